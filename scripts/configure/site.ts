import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeCompressedCopies } from './compressed-copies.ts';
import { contentSecurityPolicy, hasReportingEndpoint } from './policy.ts';
import type { Settings } from './settings.ts';
import { escapedForHtml, escapedForJson, fillTemplate } from './template.ts';

/** For hosts and operators. Not served: nginx-app.conf serves no name that begins with a dot. */
export const DEPLOY_FOLDER = '.deploy';

const TEMPLATES = `${DEPLOY_FOLDER}/templates`;
/** Of the folder `deploy`; the content security policy replaces their mark '{{policy}}'. */
export const HOST_TEMPLATES = ['nginx-app.conf', '_headers'];

/** Also writes compressed copies, and the content security policy for nginx and static hosts. Returns the pages' names. */
export function configureSite(folder: string, settings: Settings): readonly string[] {
  const templates = join(folder, TEMPLATES);
  // Node 20, which an operator may have, lacks globSync.
  const names = readdirSync(templates, { encoding: 'utf8', recursive: true });
  const write = (ending: string, escaped: (text: string) => string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => {
        const text = fillTemplate(readFileSync(join(templates, name), 'utf8'), settings, escaped);
        const file = join(folder, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        writeCompressedCopies(file);
        return { name, text };
      });
  const pages = write('.html', escapedForHtml);
  write('.json', escapedForJson);
  const policy = contentSecurityPolicy(
    settings,
    pages.map(({ text }) => text),
  );
  for (const name of HOST_TEMPLATES) {
    const isNeeded = (line: string) =>
      hasReportingEndpoint(settings.policyReportUrl) || !line.includes('{{policyReportUrl}}');
    const template = readFileSync(join(templates, name), 'utf8').split('\n').filter(isNeeded).join('\n');
    const rules = template
      .replace('{{policy}}', () => policy)
      .replace('{{policyReportUrl}}', () => settings.policyReportUrl);
    writeFileSync(join(folder, DEPLOY_FOLDER, name), rules);
  }
  return pages.map(({ name }) => name);
}

/** `name` is its path in the build, such as 'walking/1.html'. */
export function writeTemplate(folder: string, name: string, text: string): void {
  const file = join(folder, TEMPLATES, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

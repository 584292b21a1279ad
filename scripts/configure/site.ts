import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeCompressedCopies } from './compressed-copies.ts';
import { contentSecurityPolicy, hasReportingEndpoint } from './policy.ts';
import type { Settings } from './settings.ts';
import { fillTemplate } from './template.ts';

/** The folder of a build with what hosts need besides the served files. Its name begins with a dot: nginx-app.conf serves no such file. */
export const DEPLOY_FOLDER = '.deploy';

const TEMPLATES = `${DEPLOY_FOLDER}/templates`;
/** The files of `deploy` that have the mark '{{policy}}'. */
export const HOST_TEMPLATES = ['nginx-app.conf', '_headers'];

/**
 * Writes the pages of a built site, with their compressed copies, and the content security policy for nginx and for static hosts.
 * Answers the pages' names.
 */
export function configureSite(folder: string, settings: Settings): readonly string[] {
  const templates = join(folder, TEMPLATES);
  // Not globSync, which Node 20 lacks: an operator may have that.
  const names = readdirSync(templates, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.html'));
  const pages = names.map((name) => fillTemplate(readFileSync(join(templates, name), 'utf8'), settings.config));
  for (const [index, name] of names.entries()) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pages[index]!);
    writeCompressedCopies(file);
  }
  const policy = contentSecurityPolicy(settings, pages);
  for (const name of HOST_TEMPLATES) {
    const isNeeded = (line: string) => hasReportingEndpoint(settings.policyReportUrl) || !line.includes('{{policyReportUrl}}');
    const rules = readFileSync(join(templates, name), 'utf8').split('\n').filter(isNeeded).join('\n');
    writeFileSync(join(folder, DEPLOY_FOLDER, name), rules.replace('{{policy}}', () => policy).replace('{{policyReportUrl}}', () => settings.policyReportUrl));
  }
  return names;
}

/** Keeps a page or a host's file as a template. `name` is below the site's folder, such as 'walking/1.html'. */
export function writeTemplate(folder: string, name: string, text: string): void {
  const file = join(folder, TEMPLATES, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

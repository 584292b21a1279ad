import { contentSecurityPolicy } from '../configure/policy.ts';
import type { Page } from './deployment.ts';

export function policyProblems(pages: readonly Page[]): readonly string[] {
  return [...new Set(pages.flatMap(mismatchesOf))];
}

/** A policy may have further sources than its settings need. */
function mismatchesOf({ path, headers, text, settings }: Page): readonly string[] {
  const policy = headers.get('content-security-policy');
  if (policy === null) return [`${path} has no policy.`];
  if (!settings) return [];
  if (policy.includes(',')) return ["The host sends two policies, and browsers obey both: send the build's own alone."];
  const sent = directivesOf(policy);
  // The addresses of pictures and of policy reports are not in the pages.
  const needed = directivesOf(
    contentSecurityPolicy({ config: settings, picturesOrigin: '', policyReportUrl: '' }, [text]),
  );
  return [...needed].flatMap(([name, sources]) => {
    const allowed = sent.get(name) ?? (name.endsWith('-src') ? sent.get('default-src') : undefined) ?? [];
    const lacking = sources.filter((source) => !allowed.includes(source));
    if (lacking.length === 0) return [];
    return [
      lacking.every((source) => source.startsWith("'sha256-"))
        ? 'The policy is of another build: it forbids the script of the pages, so nothing would work on them.'
        : `The policy's ${name} lacks ${lacking.join(', ')}.`,
    ];
  });
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

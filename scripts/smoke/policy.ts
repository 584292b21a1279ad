import { contentSecurityPolicy } from '../configure/policy.ts';
import { faultSentences } from './fault.ts';
import type { Page } from './page.ts';

/** The advice on headers that a host does not send. */
export const USE_RULES = "use the build's rules in .deploy";
const RELOAD =
  "Reload nginx with the build's own .deploy/nginx-app.conf, or copy its .deploy/_headers to the root of a static host.";

/** Sentences about the content security policies of pages: a policy is missing, or forbids something that the page needs. */
export function policyProblems(pages: readonly Page[]): readonly string[] {
  const faults = pages
    .filter(({ headers }) => !headers.has('content-security-policy'))
    .map(({ path }) => ({ path, fault: `has no policy: ${USE_RULES}` }));
  return [...faultSentences(faults), ...new Set(pages.flatMap(mismatchesOf))];
}

/** Sentences about sources that a page's policy lacks, compared with the policy that its settings need. A policy may have further sources. */
function mismatchesOf({ headers, text, settings }: Page): readonly string[] {
  const policy = headers.get('content-security-policy');
  if (policy === null || !settings) return [];
  if (policy.includes(',')) return ["The host sends two policies, and browsers obey both: send the build's own alone."];
  const sent = directivesOf(policy);
  // The addresses of pictures and of policy reports are not in the pages, so they are not compared.
  const needed = directivesOf(
    contentSecurityPolicy({ config: settings, picturesOrigin: '', policyReportUrl: '' }, [text]),
  );
  return [...needed].flatMap(([name, sources]) => {
    const allowed = sent.get(name) ?? (name.endsWith('-src') ? sent.get('default-src') : undefined) ?? [];
    const lacking = sources.filter((source) => !allowed.includes(source));
    if (lacking.length === 0) return [];
    if (lacking.every((source) => source.startsWith("'sha256-")))
      return [
        `The policy is of another build: it forbids the script of the pages, so nothing would work on them. ${RELOAD}`,
      ];
    return [`The policy's ${name} lacks ${lacking.join(', ')}. ${RELOAD}`];
  });
}

/** The sources of each directive of a policy. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

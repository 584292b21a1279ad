import { createHash } from 'node:crypto';
import { originOf, type Settings } from './settings.ts';

/**
 * The content security policy for pages with these settings. The app loads from its own host; calls and pictures come from those of
 * the settings, and Google Maps from Google's.
 */
export function contentSecurityPolicy({ config, picturesOrigin, policyReportUrl }: Settings, pages: readonly string[]): string {
  const maps = config.places === 'google' ? GOOGLE_MAPS : undefined;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(pages), maps?.scripts],
    // Mantine sets style attributes, which take no hash, and prerendered pages have inline styles, which differ with each build.
    'style-src': ["'self'", "'unsafe-inline'", maps?.styles],
    'font-src': ["'self'", maps?.fonts],
    // data: and blob: are chosen pet pictures, and pictures inside the server's answers.
    'img-src': ["'self'", 'data:', 'blob:', maps?.images, picturesOrigin],
    'connect-src': ["'self'", maps?.calls, originOf(config.apiBaseUrl), originOf(config.telemetryUrl)],
    'manifest-src': ["'self'"],
    ...Object.fromEntries(['worker-src', 'frame-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => [name, ["'none'"]])),
    // Chrome reads 'report-to' if it is there, and sends such reports to https only; other browsers read 'report-uri'. The header
    // Reporting-Endpoints has the address of 'policy'.
    ...(policyReportUrl && { 'report-uri': [policyReportUrl] }),
    ...(hasReportingEndpoint(policyReportUrl) && { 'report-to': ['policy'] }),
  };
  return Object.entries(directives).map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' ')).join('; ');
}

/** Whether browsers send reports there by the Reporting API. */
export function hasReportingEndpoint(policyReportUrl: string): boolean {
  return policyReportUrl.startsWith('https:');
}

/**
 * The hosts of Google's guide to content security policies. Scripts come from two hosts only, because other hosts of googleapis.com
 * serve anybody's libraries. 'unsafe-eval' is left out, because the app draws no map. No test has a key, so try yours: open
 * 'Select Location' and look for refused requests in the browser's console.
 */
const GOOGLE_MAPS = {
  scripts: 'https://maps.googleapis.com https://maps.gstatic.com',
  styles: 'https://fonts.googleapis.com',
  fonts: 'https://fonts.gstatic.com',
  images: 'https://*.googleapis.com https://*.gstatic.com',
  calls: 'https://*.googleapis.com https://*.gstatic.com data: blob:',
};

/** The hashes that allow the pages' inline scripts in a policy, each once. */
export function scriptHashes(pages: readonly string[]): readonly string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!));
  return [...new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))];
}

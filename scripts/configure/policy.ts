import { createHash } from 'node:crypto';
import { originOf, type Settings } from './settings.ts';

/** Allows the inline scripts of `pages`, the app's own host, the hosts that the settings name and, with Google Maps, Google's. */
export function contentSecurityPolicy(
  { config, picturesOrigin, policyReportUrl }: Omit<Settings, 'siteUrl'>,
  pages: readonly string[],
): string {
  const maps = config.googleMapsApiKey ? GOOGLE_MAPS : undefined;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(pages), maps?.scripts],
    // Mantine sets style attributes, which hashes cannot allow, and the inline styles of prerendered pages change with each build.
    'style-src': ["'self'", "'unsafe-inline'", maps?.styles],
    'font-src': ["'self'", maps?.fonts],
    // Chosen pet pictures, and pictures inside the server's answers, have data: addresses.
    'img-src': ["'self'", 'data:', maps?.images, picturesOrigin],
    'connect-src': ["'self'", maps?.calls, originOf(config.apiBaseUrl), originOf(config.telemetryUrl)],
    'manifest-src': ["'self'"],
    ...Object.fromEntries(
      ['worker-src', 'frame-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => [
        name,
        ["'none'"],
      ]),
    ),
    // Chrome prefers 'report-to', which works for https only. Other browsers read 'report-uri'. The header Reporting-Endpoints gives the
    // address of 'policy'.
    ...(policyReportUrl && { 'report-uri': [policyReportUrl] }),
    ...(hasReportingEndpoint(policyReportUrl) && { 'report-to': ['policy'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** The Reporting API allows https only. */
export function hasReportingEndpoint(policyReportUrl: string): boolean {
  return policyReportUrl.startsWith('https:');
}

/**
 * From Google's guide. Scripts come from two hosts only: others of googleapis.com serve anybody's scripts. No 'unsafe-eval': the app draws
 * no map. The tests have no key, so try yours by hand: open 'Select Location' and look for refused requests in the browser's console.
 */
const GOOGLE_MAPS = {
  scripts: 'https://maps.googleapis.com https://maps.gstatic.com',
  styles: 'https://fonts.googleapis.com',
  fonts: 'https://fonts.gstatic.com',
  images: 'https://*.googleapis.com https://*.gstatic.com',
  calls: 'https://*.googleapis.com https://*.gstatic.com data: blob:',
};

/** Such as 'sha256-…', each once. */
export function scriptHashes(pages: readonly string[]): readonly string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!));
  return [...new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))];
}

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../scripts/configure/policy';
import { readSettings } from '../../scripts/configure/settings';

const example = parseEnv(readFileSync('.env.example', 'utf8'));
// Of the inline script 'a', which PAGE contains twice.
const PAGE = '<script>a</script><script type="application/json" id="config">{}</script><script>a</script>';
const HASH = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
const NONE = ['default-src', 'worker-src', 'frame-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'];
const MAPS = 'https://*.googleapis.com https://*.gstatic.com';

const OWN_HOST = {
  ...Object.fromEntries(NONE.map((name) => [name, "'none'"])),
  'script-src': `'self' ${HASH}`,
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
};

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['its own host alone', {}, {}],
  [
    'the hosts of the calls and of the pictures',
    { VITE_API_BASE_URL: 'https://api.test/v1', VITE_PICTURES_URL: 'https://pictures.test/of/pets' },
    { 'connect-src': "'self' https://api.test", 'img-src': "'self' data: https://pictures.test" },
  ],
  [
    'the host of telemetry',
    { VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: 'https://count.test/1' },
    { 'connect-src': "'self' https://count.test" },
  ],
  [
    'reports, on https by the Reporting API too',
    { VITE_POLICY_REPORT_URL: 'https://reports.test/csp' },
    { 'report-uri': 'https://reports.test/csp', 'report-to': 'policy' },
  ],
  [
    'reports, on http without the Reporting API, which takes https only',
    { VITE_SITE_URL: '', VITE_POLICY_REPORT_URL: 'http://reports.test/csp' },
    { 'report-uri': 'http://reports.test/csp' },
  ],
  [
    'Google Maps, with its key',
    { VITE_GOOGLE_MAPS_API_KEY: 'key' },
    {
      'script-src': `'self' ${HASH} https://maps.googleapis.com https://maps.gstatic.com`,
      'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
      'font-src': "'self' https://fonts.gstatic.com",
      'img-src': `'self' data: ${MAPS}`,
      'connect-src': `'self' ${MAPS} data: blob:`,
    },
  ],
])('the content security policy allows %s, and nothing else', (_, variables, others) => {
  const policy = contentSecurityPolicy(readSettings({ ...example, VITE_API_BASE_URL: '/api/', ...variables }), [PAGE]);
  expect(
    Object.fromEntries(
      policy.split('; ').map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]),
    ),
  ).toEqual({ ...OWN_HOST, ...others });
});

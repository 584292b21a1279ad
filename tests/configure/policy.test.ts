import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { contentSecurityPolicy } from '../../scripts/configure/policy';
import { readSettings } from '../../scripts/configure/settings';

const example = parseEnv(readFileSync('.env.example', 'utf8'));
// HASH is the hash of the inline script 'a', which PAGE contains twice.
const PAGE = '<script>a</script><script type="application/json" id="config">{}</script><script>a</script>';
const HASH = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";

/** The content security policy of PAGE with these settings: the sources of each directive. */
function policyWith(variables: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy(readSettings({ ...example, ...variables }), [PAGE]);
  return Object.fromEntries(policy.split('; ').map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]));
}

describe('The content security policy', () => {
  it("allows the pages' inline scripts by their hashes, each once", () => {
    expect(policyWith({})['script-src']).toBe(`'self' ${HASH}`);
  });

  it('allows the hosts of the calls and of the pictures', () => {
    const policy = policyWith({ VITE_API_BASE_URL: 'https://api.test/v1', VITE_PICTURES_URL: 'https://pictures.test/of/pets' });
    expect([policy['connect-src'], policy['img-src']]).toEqual(["'self' https://api.test", "'self' data: blob: https://pictures.test"]);
  });

  it('allows the host of telemetry, without the key of its address', () => {
    const policy = policyWith({ VITE_API_BASE_URL: '/api/', VITE_TELEMETRY: 'sentry', VITE_TELEMETRY_URL: 'https://key@sentry.test/1' });
    expect(policy['connect-src']).toBe("'self' https://sentry.test");
  });

  it('allows no other host if the calls go to its own', () => {
    const policy = policyWith({ VITE_API_BASE_URL: '/api/' });
    expect([policy['connect-src'], policy['img-src']]).toEqual(["'self'", "'self' data: blob:"]);
  });

  it('allows Google Maps only if Google is the source of places', () => {
    expect(policyWith({ VITE_GOOGLE_MAPS_API_KEY: 'key' })['script-src']).toBe(`'self' ${HASH} https://maps.googleapis.com https://maps.gstatic.com`);
    expect(JSON.stringify(policyWith({}))).not.toContain('google');
  });

  it('names an address for reports, on https for the Reporting API too', () => {
    const directives = (url: string) => Object.keys(policyWith({ VITE_POLICY_REPORT_URL: url })).filter((name) => name.startsWith('report'));
    expect(policyWith({ VITE_POLICY_REPORT_URL: 'https://reports.test/csp' })).toMatchObject({ 'report-uri': 'https://reports.test/csp', 'report-to': 'policy' });
    expect(directives('http://reports.test/csp')).toEqual(['report-uri']);
    expect(directives('')).toEqual([]);
  });

  it('forbids everything that the app does not need', () => {
    const none = ['default-src', 'worker-src', 'frame-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'];
    expect(policyWith({})).toMatchObject(Object.fromEntries(none.map((name) => [name, "'none'"])));
  });

  test.each(['', 'key'])("allows nothing unsafe except inline styles, with the maps key '%s'", (key) => {
    const { 'script-src': scripts, ...policy } = policyWith({ VITE_GOOGLE_MAPS_API_KEY: key });
    expect(scripts).not.toMatch(/unsafe|https:(?!\/)|\*|data:|blob:/);
    expect(JSON.stringify(policy).match(/'unsafe-[^']+'/g)).toEqual(["'unsafe-inline'"]);
  });
});

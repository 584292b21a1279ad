import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../scripts/configure/settings';
import { configureSite, writeTemplate } from '../../scripts/configure/site';

const example = parseEnv(readFileSync('.env.example', 'utf8'));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeTemplate(folder, 'nginx-app.conf', 'add_header "{{policy}}";');
  writeTemplate(folder, '_headers', '{{policy}}');
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const configure = (variables: Readonly<Record<string, string>>) =>
  configureSite(folder, readSettings({ ...example, ...variables }));

test('puts settings into pages as text, and into their JSON', () => {
  writeTemplate(
    folder,
    'walking/1.html',
    '<a href="{{marketingUrl}}/shop">{{brandName}}</a><script type="application/json">{{config}}</script>',
  );
  expect(
    configure({ VITE_BRAND_NAME: `<b>'Paws' & "Co"</b>`, VITE_MARKETING_URL: 'https://pets.test/?a=1&b=2' }),
  ).toEqual(['walking/1.html']);
  const [link, json] = read('walking/1.html').split('<script type="application/json">');
  expect(link).toBe(
    '<a href="https://pets.test/?a=1&#38;b=2/shop">&#60;b&#62;&#39;Paws&#39; &#38; &#34;Co&#34;&#60;/b&#62;</a>',
  );
  expect(json).not.toContain('<b>');
  expect(JSON.parse(json!.replace('</script>', ''))).toMatchObject({ brandName: `<b>'Paws' & "Co"</b>` });
});

test('leaves out lines that need the address of the site, unless it is set', () => {
  writeTemplate(folder, 'index.html', 'a\n<link href="{{siteUrl}}/1">\nb {{brandName}}\n');
  configure({ VITE_SITE_URL: '' });
  expect(read('index.html')).toBe('a\nb Pawmitra\n');
  configure({ VITE_SITE_URL: 'https://two.test' });
  expect(read('index.html')).toBe('a\n<link href="https://two.test/1">\nb Pawmitra\n');
});

test('writes the manifest with the brand as JSON, which is no page', () => {
  writeTemplate(folder, 'manifest.json', '{"name":"{{brandName}}"}');
  const brand = `<script>"Paws" & 'Co'</script>`;
  expect(configure({ VITE_BRAND_NAME: brand })).toEqual([]);
  expect(JSON.parse(read('manifest.json'))).toEqual({ name: brand });
  expect(read('.deploy/_headers')).not.toContain('sha256');
});

test('can be repeated with other settings: renews compressed copies, and removes those of a page that became small', () => {
  writeTemplate(folder, 'index.html', `{{brandName}}{{notice}}${'.'.repeat(2000)}`);
  writeTemplate(folder, 'small.html', '{{notice}}');
  configure({ VITE_BRAND_NAME: 'Paws', VITE_NOTICE: 'Closed.'.repeat(200) });
  expect(existsSync(join(folder, 'small.html.br'))).toBe(true);
  configure({ VITE_BRAND_NAME: '$& Tails' });
  expect(read('index.html')).toMatch(/^\$&#38; Tails\.\./);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(read('index.html'));
  expect(existsSync(join(folder, 'small.html.br'))).toBe(false);
});

test('writes the policy of these settings for each kind of host', () => {
  configure({ VITE_API_BASE_URL: 'https://api.test/' });
  expect(read('.deploy/_headers')).toMatch(/connect-src 'self' https:\/\/api\.test;/);
  expect(read('.deploy/nginx-app.conf')).toBe(`add_header "${read('.deploy/_headers')}";`);
});

test('has the header of the Reporting API only with an address on https', () => {
  writeTemplate(folder, '_headers', 'a\n  Reporting-Endpoints: policy="{{policyReportUrl}}"\nb');
  configure({ VITE_SITE_URL: '', VITE_POLICY_REPORT_URL: 'http://reports.test/csp' });
  expect(read('.deploy/_headers')).toBe('a\nb');
  configure({ VITE_POLICY_REPORT_URL: 'https://reports.test/csp' });
  expect(read('.deploy/_headers')).toBe('a\n  Reporting-Endpoints: policy="https://reports.test/csp"\nb');
});

test('refuses a page with an unknown mark', () => {
  writeTemplate(folder, 'index.html', '{{brand}}');
  expect(() => configure({})).toThrow('{{brand}}');
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersOfRules } from './nginx-site';

const BUILD = 'dist-test/production';

const rulesOf = (file: string) =>
  readFileSync(join(BUILD, '.deploy', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

it('_headers has the headers of nginx-app.conf, and its cache rules for each path', () => {
  const paths = new Map<string, [string, string][]>();
  let path = '';
  for (const rule of rulesOf('_headers')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(rule) ?? [];
    if (name === undefined) path = rule;
    else paths.set(path, [...(paths.get(path) ?? []), [name, value!]]);
  }
  const { size } = headersOfRules(BUILD);
  expect(size).toBeGreaterThanOrEqual(7);
  const pages = ['', 'walking/*', 'training/*', 'grooming/*', 'thankyou', 'offline-worker.js'].map((page) => [
    `/in/packages/${page}`,
    [['Cache-Control', 'no-cache']],
  ]);
  expect(Object.fromEntries(paths)).toEqual(
    Object.fromEntries([
      ['/*', [...headersOfRules(BUILD)]],
      ['/in/packages/assets/*', [['Cache-Control', 'public, max-age=31536000, immutable']]],
      ...pages,
    ]),
  );
});

it('_redirects leads to every prerendered page, then refuses missing assets, and leads to the shell', () => {
  const redirects = rulesOf('_redirects').map((rule) => rule.split(/ +/));
  const pages = globSync('**/*.html', { cwd: BUILD })
    .filter((page) => page !== 'index.html')
    .map((page) => `/in/packages/${page}`);
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    expect(redirects).toContainEqual([page.replace('.html', ''), page, '200']);
    expect(redirects).toContainEqual([page.replace('/1.html', ''), page, '200']);
  }
  for (const path of ['/in/packages', '/in/packages/'])
    expect(redirects).toContainEqual([path, '/in/packages/walking/1.html', '200!']);
  expect(redirects.slice(-2)).toEqual([
    ['/in/packages/assets/*', '/404.html', '404'],
    ['/*', '/in/packages/index.html', '200'],
  ]);
});

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticSite } from '../../demo/site/static-site';
import { SERVICES } from '../../src/domain/services';

const BASE = '/in/packages/';
const PAGE = '<!doctype html><title>Demo</title>';
const SCRIPT = 'console.log("the app");';

const folder = mkdtempSync(join(tmpdir(), 'static-site-'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

// A build of two files stands for the real one, which takes far longer and is looked at in a browser.
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'app.js'), SCRIPT);
  const writeBundle = staticSite(BASE).writeBundle as (options: { dir: string }, bundle: object) => Promise<void>;
  await writeBundle({ dir: folder }, { 'index.html': {}, 'app.js': {} });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a host that knows files only finds the page for every path of the app, and for no other', () => {
  // The funnel's own links to sign-up are spelt by each service.
  const links = ['walking/signUp', 'training/signup', 'grooming/signup'];
  const segments = ['', '1', '2', 'signup', 'login', 'address', 'petDetails', 'summary'];
  const paths = SERVICES.flatMap((service) => segments.map((segment) => join(service, segment)));
  const expected = ['', 'thankyou', ...paths, ...links].map((path) => join(path, 'index.html'));
  expect(expected.filter((page) => !existsSync(join(folder, page)))).toEqual([]);
  const pages = globSync('**/index.html', { cwd: folder });
  // On some disks two spellings are one folder.
  const known = expected.map((page) => page.toLowerCase());
  expect(pages.filter((page) => !known.includes(page.toLowerCase()))).toEqual([]);
  expect(pages.filter((page) => read(page) !== PAGE)).toEqual([]);
});

test('what a host does not find is said by the app', () => {
  expect(read('404.html')).toBe(PAGE);
});

test('the worker keeps each file of the build by its address and what is in it, and no copy of a page', () => {
  const worker = read('offline-worker.js');
  const revision = (text: string) => createHash('sha256').update(text).digest('hex');
  const expected = [`${BASE}index.html`, revision(PAGE), `${BASE}app.js`, revision(SCRIPT)];
  expect(expected.filter((text) => !worker.includes(text))).toEqual([]);
  expect(worker).not.toContain('walking/1');
});

test('the worker is one script that needs nothing beside it', () => {
  const worker = read('offline-worker.js');
  expect(worker).not.toMatch(/^\s*import\b|\bimport\(|^\s*export\b|process\.env|OFFLINE_FILES|OFFLINE_PAGE/m);
});

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

// Two files in place of a build, which takes far longer; browser tests use a real one.
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'app.js'), SCRIPT);
  const writeBundle = staticSite(BASE).writeBundle as (options: { dir: string }, bundle: object) => Promise<void>;
  await writeBundle({ dir: folder }, { 'index.html': {}, 'app.js': {} });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a static host finds the page for exactly the paths of the app', () => {
  // The paths of sign-up as the app's links spell them: walking's has a capital letter (decision R2).
  const links = ['walking/signUp', 'training/signup', 'grooming/signup'];
  const segments = ['', '1', '2', 'signup', 'login', 'address', 'petDetails', 'summary'];
  const paths = SERVICES.flatMap((service) => segments.map((segment) => join(service, segment)));
  const expected = ['', 'thankyou', ...paths, ...links].map((path) => join(path, 'index.html'));
  expect(expected.filter((page) => !existsSync(join(folder, page)))).toEqual([]);
  const pages = globSync('**/index.html', { cwd: folder });
  // Some file systems ignore case.
  const known = expected.map((page) => page.toLowerCase());
  expect(pages.filter((page) => !known.includes(page.toLowerCase()))).toEqual([]);
  expect(pages.filter((page) => read(page) !== PAGE)).toEqual([]);
});

test('the worker lists each file of the build with a hash of its content, and one page for all paths', () => {
  const worker = read('offline-worker.js');
  const revision = (text: string) => createHash('sha256').update(text).digest('hex');
  const expected = [`${BASE}index.html`, revision(PAGE), `${BASE}app.js`, revision(SCRIPT)];
  expect(expected.filter((text) => !worker.includes(text))).toEqual([]);
  expect(worker).not.toContain('walking/1');
});

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoSite, type DemoSite, type DemoTab } from './demo-site';
import { LARGEST_IN_BYTES, PICTURES, PICTURE_FOLDER, fingerprintOf, readFingerprints, showPages } from './readme-pictures';

let site: DemoSite;
let demo: DemoTab;

beforeAll(async () => {
  site = await openDemoSite();
  demo = site.openTab();
});

afterAll(() => site?.close());

test('each picture of the README shows its page as it is now', async () => {
  const present: Record<string, string> = {};
  for await (const { file } of showPages(demo)) present[file] = await fingerprintOf(demo.tab.page);
  expect(readFingerprints(), 'Renew the pictures: npm run screenshots -- readme').toEqual(present);
});

test('the pictures of the README are small, and the README shows them all', () => {
  const readme = readFileSync('README.md', 'utf8');
  const paths = PICTURES.map(({ file }) => join(PICTURE_FOLDER, file));
  expect(paths.filter((path) => !readme.includes(path))).toEqual([]);
  expect(paths.filter((path) => statSync(path).size > LARGEST_IN_BYTES)).toEqual([]);
});

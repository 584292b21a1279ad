import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

// `npm test` has made both builds before it comes here.
const PRODUCTION = 'dist-test/production';
const DEMO = 'dist-test/demo';

const BASE = '/in/packages/';

/** The prerendered pages, as files below the base. */
const FIRST_PAGES = ['walking/1', 'training/1', 'grooming/1'];

/** The most that a first page may bring without a tap, in kilobytes as they go over the wire. */
const LIMITS_IN_KILOBYTES = { page: 14, scripts: 165, sheets: 14 };

/** How many requests may stand before a page that can be used. */
const LIMIT_OF_REQUESTS = 8;

/** Texts that stand in the mock backend, its packages and its data, and nowhere else. */
const TELL_TALES = [
  'Demo panel',
  'This link leaves the demo',
  'Leaves the demo, in a new tab',
  'new-city-launch',
  '[MSW]',
  'Failed to query by primary key using',
  'session-of-asha',
  'Bakharwal',
  'The mock backend does not know the call',
];

beforeAll(() => {
  for (const build of [PRODUCTION, DEMO]) {
    if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no build in ${build}: run 'npm test'.`);
  }
});

describe('The production build', () => {
  it.each(TELL_TALES)("holds nothing of the demo's mock backend: '%s'", (tellTale) => {
    const holdsIt = (build: string) => textFiles(build).filter((file) => readFileSync(file, 'utf8').includes(tellTale));
    expect(holdsIt(DEMO), 'the demo build should give the mock backend away').not.toEqual([]);
    expect(holdsIt(PRODUCTION)).toEqual([]);
  });

  it('has no file of the mock backend', () => {
    const named = (build: string) => globSync('**/*', { cwd: build }).filter((file) => /mock|msw|demo|worker/i.test(file));
    expect(named(DEMO)).not.toEqual([]);
    expect(named(PRODUCTION)).toEqual([]);
  });

  describe.each(FIRST_PAGES)('the page %s, which strangers come in by,', (path) => {
    it('is prerendered, named, and styled in itself', () => {
      const page = readFileSync(join(PRODUCTION, `${path}.html`), 'utf8');
      expect(page).toContain(`<div id="root" data-waits data-prerendered="${BASE}${path}">`);
      expect(page).toMatch(/<h1[^>]*>01\. Choose Your Perfect Package<\/h1>/);
      expect(page).toMatch(/<title>01\. Choose Your Perfect Package · Dog (Walking|Training|Grooming) · Pawmitra<\/title>/);
      expect(page.indexOf('<style data-sheet=')).toBeLessThan(page.indexOf('<body>'));
      // What it is painted with comes before what it does, and nothing of it a second time.
      expect(page.indexOf('<link rel="modulepreload"')).toBeGreaterThan(page.lastIndexOf('<style'));
      expect(page).not.toContain('<link rel="stylesheet"');
      expect(page).not.toContain('<script type="module"');
    });

    it('comes within its limits over the wire', () => {
      const { scripts, sheets } = filesOf(path);
      const sizes = { page: kilobytes(join(PRODUCTION, `${path}.html`)), scripts: kilobytes(...scripts), sheets: kilobytes(...sheets) };
      console.info(`${path}: ${Object.entries(sizes).map(([of, size]) => `${of} ${size.toFixed(1)} kB`).join(', ')} gzipped, ${scripts.length} scripts`);
      for (const [of, size] of Object.entries(sizes)) expect(size, of).toBeLessThanOrEqual(LIMITS_IN_KILOBYTES[of as keyof typeof sizes]);
      // With the page and its list of packages.
      expect(scripts.length + 2).toBeLessThanOrEqual(LIMIT_OF_REQUESTS);
    });

    it('fetches nothing by itself but what it names', () => {
      const named = filesOf(path).scripts.map((file) => basename(file));
      const imported = named.flatMap((name) => [...readFileSync(join(PRODUCTION, 'assets', name), 'utf8').matchAll(/from ?[`"']\.\/([^`"']+)[`"']/g)].map(([, file]) => file!));
      expect(named.length).toBeGreaterThan(3);
      expect(imported.filter((name) => !named.includes(name))).toEqual([]);
    });
  });

  it('has compressed copies of what is large, which say the same', () => {
    const files = textFiles(PRODUCTION).filter((file) => statSync(file).size >= 1000);
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(file);
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), file).toBe(true);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), file).toBe(true);
    }
  });

  it.each([
    ['missing', 'VITE_CONTACT_NUMBER', ''],
    ['malformed', 'VITE_API_BASE_URL', 'api.example.com'],
    ['malformed', 'VITE_PLACES', 'gogle'],
  ])('stops with a sentence that names a variable that is %s', (problem, name, value) => {
    const build = buildWith({ [name]: value }, 'dist-test/refused');
    expect(build.status).toBe(1);
    expect(build.stderr).toContain(`${name} is ${problem}`);
    expect(existsSync('dist-test/refused')).toBe(false);
  });

  it('says that its places are built in, once', () => {
    const { status, stderr } = buildWith({ VITE_PLACES: 'built-in' }, 'dist-test/built-in');
    expect(status).toBe(0);
    expect(stderr.match(/VITE_PLACES is 'built-in'/g)).toHaveLength(1);
  });
});

/** Builds the app for production into a folder, with some variables changed. */
function buildWith(variables: Readonly<Record<string, string>>, folder: string) {
  return spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
    // Vitest's own NODE_ENV and MODE are not those of a build.
    env: { ...process.env, ...parseEnv(readFileSync('tests/support/production.env', 'utf8')), ...variables, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
}

/** The addresses of a prerendered page's scripts, and of its style sheets. */
function filesOf(path: string): { scripts: readonly string[]; sheets: readonly string[] } {
  const page = readFileSync(join(PRODUCTION, `${path}.html`), 'utf8');
  const addresses = (tag: RegExp) => [...page.matchAll(tag)].map(([, address]) => join(PRODUCTION, address!.replace(BASE, '')));
  return {
    scripts: addresses(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    sheets: addresses(/<style data-sheet="([^"]+)"/g),
  };
}

function kilobytes(...files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;
}

function textFiles(build: string): readonly string[] {
  return globSync('**/*.{js,html,css,json,map}', { cwd: build }).map((file) => join(build, file));
}

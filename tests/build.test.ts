import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { decode } from 'fast-png';
import { beforeAll, describe, expect, it } from 'vitest';
import { ContractDocument } from '../contract/document';
import type { ReleaseFile } from '../scripts/configure/release-file';

/** `npm test` makes it before these tests. */
const PRODUCTION = 'dist-test/production';

const BASE = '/in/packages/';

/** From tests/library/production.env. */
const SITE = 'https://book.example.com';

/** As files below the base path. */
const FIRST_PAGES = ['walking/1', 'training/1', 'grooming/1'];

/** Before any tap, at most, in gzipped kilobytes. */
const LIMITS_IN_KILOBYTES = { page: 14, scripts: 177.6, sheets: 14 };

const LIMIT_OF_REQUESTS = 7;

/** In a prerendered page's body: the browser styles all before the first paint. */
const LIMIT_OF_ELEMENTS = 278;

/** That chats show of a shared link. */
const LIMIT_OF_PICTURE_IN_KILOBYTES = 200;

/** Asks the root for what is below it: the browser checks it at each change of the page. */
const ROOT_HAS = /(?<=^|[{},;])\s*(?:html|:root|:where\(:root\))[^\s{},>+~]*:has\([^{}]*/g;

/** They occur only in the demo, the mock backend, its libraries and its data. */
const DEMO_TEXTS = [
  'Demo panel',
  'This link leaves the demo',
  'new-city-launch',
  '[MSW]',
  'Failed to query by primary key using',
  'session-of-asha',
  'Bakharwal',
  'Shaniwar Wada',
  'The mock backend does not know the call',
];

const DEMO_SOURCES = ['{demo,mocks}/**/*.{ts,tsx}', 'node_modules/{msw,@mswjs/data}/lib/**/*.js'];

beforeAll(() => {
  if (!existsSync(join(PRODUCTION, 'index.html')))
    throw new Error(`There is no build in ${PRODUCTION}: run 'npm run build:test:production'.`);
});

describe('The production build', () => {
  it('contains nothing of the demo', () => {
    const foundIn = (files: readonly string[]) => {
      const texts = files.map((file) => readFileSync(file, 'utf8'));
      return DEMO_TEXTS.filter((wanted) => texts.some((text) => text.includes(wanted)));
    };
    expect(foundIn(globSync(DEMO_SOURCES))).toEqual(DEMO_TEXTS);
    expect(foundIn(textFiles(PRODUCTION))).toEqual([]);
  });

  it('has no file of the mock backend, and of the demo only what ends its worker', () => {
    // A hash may happen to contain a word such as 'msw'.
    const names = globSync('**/*', { cwd: PRODUCTION }).map((file) => file.replace(/-[\w-]{8}\./, '.'));
    expect(names.filter((file) => /mock|msw|demo|worker/i.test(file)).toSorted()).toEqual([
      'assets/demo-worker.js',
      'offline-worker.js',
    ]);
  });

  it('has no lookbehind, because a Safari before 16.4 does not load a file that has one', () => {
    const scripts = textFiles(PRODUCTION).filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  describe.each(FIRST_PAGES)('the first page %s', (path) => {
    it('is prerendered, with its title and inline styles', () => {
      const page = readFileSync(join(PRODUCTION, `${path}.html`), 'utf8');
      expect(page).toContain(`<div id="root" data-waits data-prerendered="${BASE}${path}">`);
      expect(page).toMatch(/<h1[^>]*>01\. Choose Your Perfect Package<\/h1>/);
      expect(page).toMatch(
        /<title>01\. Choose Your Perfect Package · Dog (Walking|Training|Grooming) · Pawmitra<\/title>/,
      );
      expect(page.indexOf('<style data-sheet=')).toBeLessThan(page.indexOf('<body>'));
      // Styles load before scripts, and once.
      expect(page.indexOf('<link rel="modulepreload"')).toBeGreaterThan(page.lastIndexOf('<style data-sheet='));
      expect(page).not.toContain('<link rel="stylesheet"');
      expect(page).not.toContain('<script type="module"');
      expect(page).not.toMatch(/^ *\/\/ /m);
    });

    it('keeps its limits', () => {
      const { scripts, sheets } = filesOf(path);
      const page = readFileSync(join(PRODUCTION, `${path}.html`), 'utf8');
      const sizes = {
        page: kilobytes(join(PRODUCTION, `${path}.html`)),
        scripts: kilobytes(...scripts),
        sheets: kilobytes(...sheets),
      };
      console.info(
        `${path}: ${Object.entries(sizes)
          .map(([of, size]) => `${of} ${size.toFixed(1)} kB`)
          .join(', ')} gzipped, ${scripts.length} scripts`,
      );
      for (const [of, size] of Object.entries(sizes))
        expect(size, of).toBeLessThanOrEqual(LIMITS_IN_KILOBYTES[of as keyof typeof sizes]);
      // The page itself and its list of packages take two more requests.
      expect(page).toContain('<img src="data:image/svg+xml,<svg ');
      expect(page).not.toContain('as="image"');
      expect(scripts.length + 2).toBeLessThanOrEqual(LIMIT_OF_REQUESTS);
      const body = page.slice(page.indexOf('<body>'));
      expect(body.replace(/"data:[^"]*"/g, '').match(/<[a-z]/g)!.length).toBeLessThanOrEqual(LIMIT_OF_ELEMENTS);
    });

    it('tells chats and search engines its title, description, picture and address', () => {
      const [service] = path.split('/') as [string];
      const label = `Dog ${service[0]!.toUpperCase()}${service.slice(1)}`;
      const tags = headOf(`${path}.html`);
      expect(tags).toMatchObject({
        description: `Book ${label.toLowerCase()} in four steps and get quotes from pet masters near you.`,
        'og:description': tags.description,
        'og:title': `${label} · Pawmitra`,
        'twitter:card': 'summary_large_image',
        canonical: `${SITE}${BASE}${path}`,
      });
      expect(tags).not.toHaveProperty('robots');
      const picture = new RegExp(`^${SITE}${BASE}(assets/${service}-.{8}\\.png)$`).exec(tags['og:image']!)![1]!;
      const file = readFileSync(join(PRODUCTION, picture));
      expect(decode(file)).toMatchObject({ width: 1200, height: 630 });
      expect(file.length / 1000).toBeLessThan(LIMIT_OF_PICTURE_IN_KILOBYTES);
    });

    it('asks Chrome to compile its scripts while they are downloaded', () => {
      const scripts = filesOf(path).scripts.filter((script) => !basename(script).startsWith('rolldown-runtime'));
      for (const script of scripts)
        expect(readFileSync(script, 'utf8').split('\n')[0], script).toBe('//# allFunctionsCalledOnLoad');
    });

    it('makes no formatter of Intl, which takes a slow phone 0.15 s', () => {
      for (const script of filesOf(path).scripts)
        expect(readFileSync(script, 'utf8'), script).not.toMatch(/\bnew Intl\b/);
    });
  });

  it('keeps all pages but the first ones from search engines', () => {
    const tags = headOf('index.html');
    expect(tags).toMatchObject({
      robots: 'noindex',
      description: expect.stringMatching(/^Book dog walking, training or/),
    });
    expect(Object.keys(tags).filter((name) => /^og:|^twitter:|^canonical$/.test(name))).toEqual([]);
  });

  it('has icons for home screens, which fill their square where phones cut off its corners, and a manifest', () => {
    const manifest = JSON.parse(readFileSync(join(PRODUCTION, 'manifest.json'), 'utf8')) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Pawmitra', start_url: './', display: 'browser' });
    const icons = manifest.icons.map(({ src, sizes, purpose }) => ({
      file: BASE + src,
      sizes,
      isFilled: purpose === 'maskable',
    }));
    for (const page of ['index.html', ...FIRST_PAGES.map((path) => `${path}.html`)]) {
      const tags = headOf(page);
      expect(tags.manifest, page).toBe(`${BASE}manifest.json`);
      icons.push({ file: tags['apple-touch-icon']!, sizes: '180x180', isFilled: true });
    }
    expect(icons.slice(0, 4).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', '180x180']);
    for (const { file, sizes, isFilled } of icons) {
      const { width, height, data, channels } = decode(readFileSync(join(PRODUCTION, file.replace(BASE, ''))));
      expect([`${width}x${height}`, channels === 3 || data[3] === 255], file).toEqual([sizes, isFilled]);
    }
  });

  it('has no selector that asks the root for what is below it', () => {
    expect('a,html[data-x]:has(b) i{}'.match(ROOT_HAS)).toEqual(['html[data-x]:has(b) i']);
    const sheets = globSync('assets/*.css', { cwd: PRODUCTION });
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.flatMap((sheet) => readFileSync(join(PRODUCTION, sheet), 'utf8').match(ROOT_HAS) ?? [])).toEqual([]);
  });

  it('has compressed copies of all large text files', () => {
    const files = textFiles(PRODUCTION).filter((file) => statSync(file).size >= 1000);
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(file);
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), file).toBe(true);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), file).toBe(true);
    }
  });

  it('lists its release, the contract that it needs and all assets, which the first page does not ask for', () => {
    const { release, contract, assets } = JSON.parse(
      readFileSync(join(PRODUCTION, 'release.json'), 'utf8'),
    ) as ReleaseFile;
    expect(contract).toBe(new ContractDocument().version);
    const page = readFileSync(join(PRODUCTION, 'walking/1.html'), 'utf8');
    expect(page).toContain(`<meta name="release" content="${release}"`);
    expect(
      [page, ...filesOf('walking/1').scripts.map((file) => readFileSync(file, 'utf8'))].filter((text) =>
        text.includes('release.json'),
      ),
    ).toEqual([]);
    const files = globSync('assets/*.{js,css,svg,png}', { cwd: PRODUCTION });
    expect(Object.keys(assets).toSorted()).toEqual(files.toSorted());
    for (const name of files)
      expect(assets[name], name).toBe(
        createHash('sha256')
          .update(readFileSync(join(PRODUCTION, name)))
          .digest('hex'),
      );
  });

  it('has no source map, and names none', () => {
    expect([
      textFiles(PRODUCTION).filter((file) => file.endsWith('.map')),
      textFiles(PRODUCTION).filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL')),
    ]).toEqual([[], []]);
  });
});

function headOf(file: string): Readonly<Record<string, string>> {
  const page = readFileSync(join(PRODUCTION, file), 'utf8');
  const tags = page.slice(0, page.indexOf('<body>')).match(/<(meta|link)\s[^>]*>/g)!;
  return Object.fromEntries(
    tags.flatMap((tag) =>
      [...tag.matchAll(/\b(?:name|property|rel)="([^"]*)"/g)].map(([, name]) => [
        name!,
        /\b(?:content|href)="([^"]*)"/.exec(tag)![1]!,
      ]),
    ),
  );
}

function filesOf(path: string): { scripts: readonly string[]; sheets: readonly string[] } {
  const page = readFileSync(join(PRODUCTION, `${path}.html`), 'utf8');
  const addresses = (tag: RegExp) =>
    [...page.matchAll(tag)].map(([, address]) => join(PRODUCTION, address!.replace(BASE, '')));
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

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

// `npm test` has made both builds before it comes here.
const PRODUCTION = 'dist-test/production';
const DEMO = 'dist-test/demo';

/** The most JavaScript that the first page may bring, in kilobytes as they go over the wire. */
const FIRST_ROUTE_LIMIT_IN_KILOBYTES = 175;

/** Texts that stand in the mock backend, its packages and its data, and nowhere else. */
const TELL_TALES = [
  'Demo panel',
  'This link leaves the demo',
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

  it(`brings at most ${FIRST_ROUTE_LIMIT_IN_KILOBYTES} kB of JavaScript with the first page`, () => {
    const size = firstRouteFiles(PRODUCTION).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000;
    console.info(`JavaScript of the first page: ${size.toFixed(1)} kB gzipped`);
    expect(size).toBeLessThanOrEqual(FIRST_ROUTE_LIMIT_IN_KILOBYTES);
  });

  it.each([
    ['missing', 'VITE_CONTACT_NUMBER', ''],
    ['malformed', 'VITE_API_BASE_URL', 'api.example.com'],
  ])('stops with a sentence that names a variable that is %s', (problem, name, value) => {
    const variables = { ...parseEnv(readFileSync('tests/support/production.env', 'utf8')), [name]: value };
    const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-test/refused'], {
      // Vitest's own NODE_ENV and MODE are not those of a build.
      env: { ...process.env, ...variables, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect(build.status).toBe(1);
    expect(build.stderr).toContain(`${name} is ${problem}`);
    expect(existsSync('dist-test/refused')).toBe(false);
  });
});

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The scripts that the first page needs before it can be used: the entry, and walking's first step, which it fetches next. */
function firstRouteFiles(build: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const chunks = new Set<ManifestChunk>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk of ${name}.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(add);
  };
  ['index.html', 'src/views/walking-package-page.tsx', 'src/view-models/walking-package.ts'].forEach(add);
  return [...chunks].map(({ file }) => join(build, file));
}

function textFiles(build: string): readonly string[] {
  return globSync('**/*.{js,html,css,json,map}', { cwd: build }).map((file) => join(build, file));
}

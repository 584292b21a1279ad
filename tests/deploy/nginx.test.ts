import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORY_BEGINS_AT } from '../support/device';
import { findNginx } from './nginx-program';
import { headersOfRules } from './nginx-rules';
import { startNginxSite, type NginxSite } from './nginx-site';
import { bookEachService } from './journeys';

// `npm run build:test` has made it before this comes; the calls go to /api/ of the same host.
const BUILD = 'dist-test/production';
const BASE = '/in/packages/';

const nginx = await findNginx();
const why = nginx ? '' : ', skipped: there is no nginx in PATH or /usr/sbin, and apt-get could not bring one here';
if (!nginx) console.warn(`The tests of deploy/nginx.conf are not run${why}.`);

const files = globSync('**/*', { cwd: BUILD });
const scriptFile = () => files.find((file) => /^assets\/index-.*\.js$/.test(file))!;
const textOf = (file: string) => readFileSync(join(BUILD, file), 'utf8');

let site: NginxSite;
const get = (path: string, options: RequestInit = {}) => fetch(site.address + path, { redirect: 'manual', ...options });
const whereTo = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
};

describe.skipIf(!nginx)(`deploy/nginx.conf${why}`, () => {
  beforeAll(async () => {
    if (!existsSync(join(BUILD, 'index.html'))) throw new Error(`There is no build in ${BUILD}: run 'npm run build:test'.`);
    site = await startNginxSite(nginx!, BUILD, { now: () => STORY_BEGINS_AT });
  });

  afterAll(() => site?.stop());

  it.each([
    ['/', BASE],
    ['/?utm=1', `${BASE}?utm=1`],
    ['/in/packages', BASE],
    ['/in/packages?utm=1', `${BASE}?utm=1`],
    ['/In/Packages', BASE],
    ['/IN/PACKAGES/', BASE],
    ['/In/Packages/walking/signUp?a=%0d%0aX:%201', `${BASE}walking/signUp?a=%0d%0aX:%201`],
    ['/IN/packages/%0d%0aSet-Cookie:x', `${BASE}%0d%0aSet-Cookie:x`],
  ])('leads from %s to the base path', async (path, location) => {
    expect(await whereTo(path)).toEqual([302, location]);
  });

  it('leads from http to https', async () => {
    const { status, headers } = await fetch(`${site.plainAddress}${BASE}walking/1`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, `https://${new URL(site.address).hostname}${BASE}walking/1`]);
  });

  it.each(['walking/signUp', 'WALKING/PETDETAILS', 'walking/2', 'walking/11', 'walkings', 'thankyou', 'no/such/page'])(
    "answers '%s' below the base path with the shell",
    async (path) => {
      const answer = await get(BASE + path);
      expect([answer.status, await answer.text()]).toEqual([200, textOf('index.html')]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    },
  );

  it.each([
    ['walking/1', 'walking/1'],
    ['training/1', 'training/1'],
    ['grooming/1', 'grooming/1'],
    ['', 'walking/1'],
    ['walking', 'walking/1'],
    ['Walking/', 'walking/1'],
    ['TRAINING', 'training/1'],
    ['Grooming/1', 'grooming/1'],
    ['grooming/1/', 'grooming/1'],
  ])("answers '%s' with the prerendered page to which the app leads from there", async (path, page) => {
    const answer = await get(BASE + path);
    expect([answer.status, await answer.text()]).toEqual([200, textOf(`${page}.html`)]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('sends what the build has compressed', async () => {
    for (const [path, file] of [['walking/2', 'index.html'], ['', 'walking/1.html'], ['walking/1', 'walking/1.html'], [scriptFile(), scriptFile()]] as const) {
      const { headers } = await get(BASE + path, { headers: { 'accept-encoding': 'gzip' } });
      expect([headers.get('content-encoding'), headers.get('vary')], file).toEqual(['gzip', 'Accept-Encoding']);
      expect(Number(headers.get('content-length')), file).toBe(statSync(join(BUILD, `${file}.gz`)).size);
    }
  });

  it('has assets kept for a year, and all else asked for anew', async () => {
    const rule = async (path: string) => (await get(path)).headers.get('cache-control');
    for (const file of files.filter((each) => /^assets\/[^.]+\.(js|css)$/.test(each)).slice(0, 5)) {
      expect(await rule(BASE + file), file).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['', 'walking/1', 'walking/petDetails', 'assets/no-such.js']) {
      expect(await rule(BASE + path), path).toBe('no-cache');
    }
    expect(await rule('/IN/packages/walking/1')).toBe('no-cache');
  });

  it('sends a page that has not changed only once', async () => {
    const first = await get(`${BASE}walking/1`);
    const again = await get(`${BASE}walking/1`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['assets/no-such.js', 'ASSETS/no-such.js', 'assets/', '.vite/manifest.json', '../../etc/passwd', 'favicon.ico', 'walking/no-such.map'])(
    "never answers with the shell what is not there: '%s'",
    async (path) => {
      const { status } = await get(BASE + path);
      expect(status).toBe(404);
    },
  );

  it.each(['index.html', 'walking/1.html', 'walking/1.html.gz', 'index.html.br'])("answers to a page's path, not to its file '%s'", async (file) => {
    const { status } = await get(BASE + file);
    expect(status).toBe(404);
  });

  it('has all headers on pages, assets, ways on and errors', async () => {
    const expected = [...headersOfRules()].map(([name, value]) => [name, value.replaceAll(/ https:\/\/api\.example\.com/g, '')]);
    expect(expected.length).toBeGreaterThanOrEqual(7);
    const asked: readonly (readonly [string, number, RequestInit?])[] = [
      [BASE, 200],
      [`${BASE}walking/1`, 200],
      [`${BASE}walking/summary`, 200],
      [BASE + scriptFile(), 200],
      ['/in/packages', 302],
      ['/IN/packages/walking/1', 302],
      [`${BASE}assets/no-such.js`, 404],
      ['/elsewhere', 404],
      [`${BASE}walking/1`, 405, { method: 'POST' }],
      [`${BASE}%`, 400],
      ['/api/packages/4', 200],
    ];
    for (const [path, status, options] of asked) {
      const answer = await get(path, options);
      expect(answer.status, path).toBe(status);
      // An empty origin leaves a space.
      const sent = expected.map(([name = '']) => [name, answer.headers.get(name)?.replaceAll(/ (?=;|$)/g, '')]);
      expect(sent, path).toEqual(expected);
      expect(answer.headers.get('server'), path).toBe('nginx');
    }
  });

  it('lets no other site read its files', async () => {
    for (const path of [BASE, BASE + scriptFile()]) {
      const { headers } = await get(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });

  it('has three journeys made in Chromium, each page seen, without one violation of the policy', async () => {
    const { paths, violations, accidents, isListening, tokens, addressesWithToken } = await bookEachService(site);
    expect(isListening, 'a violation that was provoked is heard of').toBe(true);
    expect(violations).toEqual([]);
    expect(accidents).toEqual([]);
    expect(paths, 'a login comes by the sign-up page').toHaveLength(7 + 8 + 8);
    expect(tokens, 'a token for each of the two people').toBe(2);
    expect(addressesWithToken).toEqual([]);
  });
});

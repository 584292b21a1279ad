import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIO_START } from '../support/device';
import { findNginx } from './nginx-program';
import { headersOfRules } from './nginx-rules';
import { startNginxSite, type NginxSite } from './nginx-site';
import { bookEachService } from './journeys';

// `npm run build:test` makes this build. The app sends its API calls to /api/ on the host that serves the build.
const BUILD = 'dist-test/production';
const BASE = '/in/packages/';

const nginx = await findNginx();
const reason = nginx ? '' : ', skipped: there is no nginx in PATH or /usr/sbin, and apt-get could not bring one here';
if (!nginx) console.warn(`The tests of deploy/nginx.conf are not run${reason}.`);

const files = globSync('**/*', { cwd: BUILD });
const scriptFile = () => files.find((file) => /^assets\/index-.*\.js$/.test(file))!;
const textOf = (file: string) => readFileSync(join(BUILD, file), 'utf8');

let site: NginxSite;
const get = (path: string, options: RequestInit = {}) => fetch(site.address + path, { redirect: 'manual', ...options });
const whereTo = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
};

describe.skipIf(!nginx)(`deploy/nginx.conf${reason}`, () => {
  beforeAll(async () => {
    if (!existsSync(join(BUILD, 'index.html'))) throw new Error(`There is no build in ${BUILD}: run 'npm run build:test'.`);
    site = await startNginxSite(nginx!, BUILD, { now: () => SCENARIO_START });
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
  ])('redirects %s to the base path', async (path, location) => {
    expect(await whereTo(path)).toEqual([302, location]);
  });

  it('redirects http to https', async () => {
    const { status, headers } = await fetch(`${site.plainAddress}${BASE}walking/1`, { redirect: 'manual' });
    expect([status, headers.get('server'), headers.get('location')]).toEqual([301, 'nginx', `https://${new URL(site.address).hostname}${BASE}walking/1`]);
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
  ])("answers '%s' with the prerendered page to which the app redirects it", async (path, page) => {
    const answer = await get(BASE + path);
    expect([answer.status, await answer.text()]).toEqual([200, textOf(`${page}.html`)]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it("sends the build's compressed copies", async () => {
    for (const [path, file] of [['walking/2', 'index.html'], ['', 'walking/1.html'], ['walking/1', 'walking/1.html'], [scriptFile(), scriptFile()]] as const) {
      const { headers } = await get(BASE + path, { headers: { 'accept-encoding': 'gzip' } });
      expect([headers.get('content-encoding'), headers.get('vary')], file).toEqual(['gzip', 'Accept-Encoding']);
      expect(Number(headers.get('content-length')), file).toBe(statSync(join(BUILD, `${file}.gz`)).size);
    }
  });

  it('lets browsers keep assets for a year, and revalidate everything else', async () => {
    const rule = async (path: string) => (await get(path)).headers.get('cache-control');
    for (const file of files.filter((each) => /^assets\/[^.]+\.(js|css)$/.test(each)).slice(0, 5)) {
      expect(await rule(BASE + file), file).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['', 'walking/1', 'walking/petDetails', 'assets/no-such.js']) {
      expect(await rule(BASE + path), path).toBe('no-cache');
    }
    expect(await rule('/IN/packages/walking/1')).toBe('no-cache');
  });

  it('answers 304 for an unchanged page', async () => {
    const first = await get(`${BASE}walking/1`);
    const again = await get(`${BASE}walking/1`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['assets/no-such.js', 'ASSETS/no-such.js', 'assets/', '.deploy/defaults.json', '.deploy/templates/index.html', '../../etc/passwd', 'favicon.ico', 'walking/no-such.map'])(
    "answers the file '%s', which is missing or not to be served, with 404, not with the shell",
    async (path) => {
      const { status } = await get(BASE + path);
      expect(status).toBe(404);
    },
  );

  it.each(['index.html', 'walking/1.html', 'walking/1.html.gz', 'index.html.br'])("does not serve the file '%s' under its own name", async (file) => {
    const { status } = await get(BASE + file);
    expect(status).toBe(404);
  });

  it('sends all headers with pages, assets, redirects and errors', async () => {
    const expected = [...headersOfRules(BUILD)];
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
      const sent = expected.map(([name]) => [name, answer.headers.get(name)]);
      expect(sent, path).toEqual(expected);
      expect(answer.headers.get('server'), path).toBe('nginx');
    }
  });

  it('allows no other origin to read its files', async () => {
    for (const path of [BASE, BASE + scriptFile()]) {
      const { headers } = await get(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });

  it('allows a booking of each service in Chromium, on every page, without a violation of the policy', async () => {
    const { paths, violations, unexpectedErrors, isListening, tokens, addressesWithToken } = await bookEachService(site);
    expect(isListening, 'a provoked violation is recorded').toBe(true);
    expect(violations).toEqual([]);
    expect(unexpectedErrors).toEqual([]);
    expect(paths, 'a login passes the sign-up page').toHaveLength(7 + 8 + 8);
    expect(tokens, 'one token for each of the two customers').toBe(2);
    expect(addressesWithToken).toEqual([]);
  });
});

import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeployment } from '../../scripts/smoke/checks';
import { SCENARIO_START } from '../library/device';
import { bookEachService } from './journeys';
import { findNginx, headersOfRules, serving, startNginxSite, type NginxSite } from './nginx-site';

// The app sends its calls to /api/ on the host that serves the build.
const BUILD = 'dist-test/production';
const BASE = '/in/packages/';
const YEAR = 'public, max-age=31536000, immutable';

const nginx = findNginx();
const reason = nginx ? '' : ', skipped: there is no nginx in PATH or /usr/sbin, and apt-get could not bring one here';
if (!nginx) console.warn(`The tests of deploy/nginx.conf are not run${reason}.`);

const script = globSync('assets/app-????????.js.gz', { cwd: BUILD })[0]?.replace('.gz', '') ?? '';
const sheet = globSync('assets/*.css.gz', { cwd: BUILD })[0]?.replace('.gz', '') ?? '';
const drawing = globSync('assets/*.svg', { cwd: BUILD })[0] ?? '';
const picture = globSync('assets/walking-*.png', { cwd: BUILD })[0] ?? '';
let site: NginxSite;
const get = (path: string, options: RequestInit = {}) => fetch(site.address + path, { redirect: 'manual', ...options });

describe.skipIf(!nginx)(`deploy/nginx.conf${reason}`, () => {
  beforeAll(async () => {
    if (!existsSync(join(BUILD, 'index.html')))
      throw new Error(`There is no build in ${BUILD}: run 'npm run build:test'.`);
    site = await startNginxSite(nginx!, { now: () => SCENARIO_START }, serving(BUILD));
  });

  afterAll(() => site?.stop());

  it.each([
    ['/', BASE],
    ['/in/packages?utm=1', `${BASE}?utm=1`],
    ['/IN/Packages).?utm=1', `${BASE}?utm=1`],
    ['/IN//packages//walking/1?utm=1', `${BASE}walking/1?utm=1`],
    ['/IN/packages/%0d%0aSet-Cookie:x', `${BASE}%0d%0aSet-Cookie:x`],
  ])('redirects %s to the base path', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([302, location]);
  });

  it('answers a health check', async () => {
    expect(await (await get('/health')).text()).toBe('ok');
  });

  it('redirects http to https', async () => {
    const { status, headers } = await fetch(`${site.plainAddress}${BASE}walking/1`, { redirect: 'manual' });
    expect([status, headers.get('server'), headers.get('location')]).toEqual([
      301,
      'nginx',
      `https://${new URL(site.address).hostname}${BASE}walking/1`,
    ]);
  });

  it.each<[string, string, string]>([
    // The app leaves out what a chat client adds to a path (decision R1).
    ...['WALKING/PETDETAILS', 'walking/11', 'walking/1.%20', 'walking/1%3Futm_source%3Dmail', '.,', 'index.html'].map(
      (path): [string, string, string] => [path, 'index.html', 'no-cache'],
    ),
    ['', 'walking/1.html', 'no-cache'],
    ['Walking/', 'walking/1.html', 'no-cache'],
    ['TRAINING', 'training/1.html', 'no-cache'],
    ['Grooming/1/', 'grooming/1.html', 'no-cache'],
    [script, script, YEAR],
    [sheet, sheet, YEAR],
    [drawing, drawing, YEAR],
  ])(
    "answers '%s' with the file %s, to be kept by the rule %s, and with the build's compressed copy",
    async (path, file, rule) => {
      const [answer, compressed] = [
        await get(BASE + path),
        await get(BASE + path, { headers: { 'accept-encoding': 'gzip' } }),
      ];
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        200,
        readFileSync(join(BUILD, file), 'utf8'),
        rule,
      ]);
      expect(answer.headers.get('content-type')).toMatch(
        { html: /^text\/html/, js: /javascript/, css: /^text\/css/, svg: /^image\/svg/ }[
          file.slice(file.lastIndexOf('.') + 1)
        ]!,
      );
      const { headers } = compressed;
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
      expect(Number(headers.get('content-length'))).toBe(statSync(join(BUILD, `${file}.gz`)).size);
    },
  );

  it.each([
    [picture, 'image/png', YEAR],
    ['manifest.json', 'application/json', 'no-cache'],
  ])("answers '%s' as %s, to be kept by the rule %s", async (path, type, rule) => {
    const { headers } = await get(BASE + path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, rule]);
  });

  it.each([
    'ASSETS/no-such.js',
    '.deploy/templates/index.html',
    '../../etc/passwd',
    'Walking/1/Index.HTML',
    'walking/no-such.map',
    'index.html.br',
    `${script}.gz`,
  ])("answers '%s', which is missing or not to be served, with 404", async (path) => {
    expect((await get(BASE + path)).status).toBe(404);
  });

  it('lets browsers keep no missing asset, no redirect and no worker, and answers 304 for an unchanged page', async () => {
    for (const path of [`${BASE}assets/no-such.js`, '/IN/packages/walking/1', `${BASE}offline-worker.js`])
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
    const first = await get(`${BASE}walking/1`);
    const again = await get(`${BASE}walking/1`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each<[string, number, RequestInit?]>([
    [BASE, 200],
    [`${BASE}walking/summary`, 200],
    [BASE + script, 200],
    ['/IN/packages/walking/1', 302],
    [`${BASE}assets/no-such.js`, 404],
    ['/elsewhere', 404],
    [`${BASE}walking/1`, 405, { method: 'POST' }],
    [`${BASE}%`, 400],
    ['/api/packages/4', 200],
  ])('sends all headers with %s (%d)', async (path, status, options) => {
    const expected = [...headersOfRules(BUILD)];
    expect(expected.length).toBeGreaterThanOrEqual(7);
    const answer = await get(path, options);
    expect([answer.status, answer.headers.get('server')]).toEqual([status, 'nginx']);
    expect(expected.map(([name]) => [name, answer.headers.get(name)])).toEqual(expected);
  });

  it('serves its paths alone below an existing site, in any case of letters, with its own headers alone', async () => {
    const answerOf = async (path: string) => {
      const { status, headers } = await fetch(site.otherAddress + path, { redirect: 'manual' });
      return [status, headers.get('location'), headers.get('x-site'), headers.get('content-security-policy')];
    };
    const policy = headersOfRules(BUILD).get('Content-Security-Policy');
    for (const path of ['/in/packages/', `${BASE}walking/2`, BASE + script])
      await expect(answerOf(path), path).resolves.toEqual([200, null, null, policy]);
    for (const [path, location] of [
      ['/In/Packages', BASE],
      ['/in/packages).?a=1', `${BASE}?a=1`],
      ['/in//PACKAGES/Walking/1', `${BASE}Walking/1`],
    ])
      await expect(answerOf(path!), path).resolves.toEqual([302, location, null, policy]);
    for (const path of ['/', '/health', '/in/packages-of-the-site', '/in/packagesx/1'])
      await expect(answerOf(path), path).resolves.toEqual([404, null, 'other', "default-src 'none'"]);
    const results = await checkDeployment({ origin: site.otherAddress, release: undefined, fetch });
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('allows a booking of each service in Chromium, on every page, without a violation of the policy', async () => {
    // A login passes the sign-up page, so it has a page more. There are two customers, each with one token.
    await expect(bookEachService(site.address)).resolves.toEqual({
      pages: 6 + 7 + 7,
      violations: [],
      errors: [],
      tokens: 2,
      addressesWithToken: [],
    });
  });
});

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, closeSync, cpSync, existsSync, globSync, mkdtempSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDeployment } from '../../scripts/smoke/checks';
import { startMockServer, type MockServer } from '../../mocks/server';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { SCENARIO_START } from '../support/device';
import { findNginx } from './nginx-program';

// Runs the container's start script in a plain folder, without a container. If root runs the tests, 'nobody' runs the script.
const BUILD = 'dist-test/unconfigured';
/** The id of the user 'nobody'. */
const NOBODY = 65_534;

const nginx = await findNginx();
const settings = parseEnv(readFileSync('tests/support/production.env', 'utf8')) as Record<string, string>;

let folder: string;
let mockServer: MockServer;
let program: ChildProcess | undefined;
/** The temporary folder into which the start script writes its files. */
let site: string;

beforeAll(() => {
  const build = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'unconfigured', '--logLevel', 'error', '--outDir', BUILD];
  // Vitest sets NODE_ENV to 'test'. With that value Vite would not make a production build.
  execFileSync(process.execPath, build, { env: { ...process.env, NODE_ENV: 'production' } });
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  site = folder;
  program = undefined;
  chmodSync(folder, 0o755);
  cpSync('deploy/container', join(folder, 'app'), { recursive: true });
  cpSync(BUILD, join(folder, 'app/dist'), { recursive: true });
  // Copies Node, because it may be in a folder that 'nobody' cannot read.
  cpSync(process.execPath, join(folder, 'node'));
  mockServer = await startMockServer({ port: 0, clock: { now: () => SCENARIO_START } });
});

afterEach(async () => {
  if (program?.exitCode === null) {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  }
  await mockServer.stop();
  for (const each of [folder, site]) rmSync(each, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Runs start.sh with these variables, as 'nobody' if root runs the tests. Returns the address and a promise of the error output. */
async function start(variables: Readonly<Record<string, string>>, output: number | 'pipe' = 'pipe') {
  const port = await freePort();
  site = mkdtempSync(join(tmpdir(), 'container-site-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(site, NOBODY, NOBODY);
  const env = { PATH: `${folder}:${dirname(nginx!)}:${process.env.PATH}`, SITE: `${site}/site`, PORT: `127.0.0.1:${port}`, ...variables };
  program = spawn(join(folder, 'app/start.sh'), { env, stdio: ['ignore', output, 'pipe'], ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
  return { address: `http://127.0.0.1:${port}`, errors: text(program.stderr!) };
}

describe.skipIf(!nginx)('The container', () => {
  it('is built without settings, and so without pages', () => {
    expect([globSync('**/*.html', { cwd: BUILD }), readFileSync(join(BUILD, '.deploy/defaults.json'), 'utf8')]).toEqual([[], '{}']);
  });

  it('serves a deployment that fits together, without rights', async () => {
    const { address } = await start({ ...settings, VITE_API_BASE_URL: mockServer.url, VITE_BRAND_NAME: 'Paws' });
    const answer = await vi.waitFor(async () => (program!.exitCode === null ? fetch(`${address}/health`) : Promise.resolve(undefined)), WAIT_LIMIT_IN_MILLISECONDS);
    expect(answer?.status).toBe(200);
    const results = await checkDeployment({ origin: address, release: undefined, fetch });
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    const page = await fetch(`${address}/in/packages/walking/1`);
    await expect(page.text()).resolves.toContain('Dog Walking · Paws</title>');

    // `checkDeployment` reports assets and compressed copies that are cut off.
    const asset = (name: string) => join(site, 'site/in/packages', globSync(`assets/${name}`, { cwd: `${site}/site/in/packages` })[0]!);
    for (const name of ['react-*.js', 'libraries-*.js.gz']) truncateSync(asset(name), 100);
    for (const name of ['app-*.js', 'calendar-*.js.gz']) truncateSync(asset(name));
    const cut = (await checkDeployment({ origin: address, release: undefined, fetch })).find(({ name }) => name === 'assets')!;
    expect(cut.problems.toSorted()).toEqual([
      expect.stringMatching(/assets\/app-\S+ is cut off or of another build: copy all files of the build\. The same goes for 1 more\.$/),
      expect.stringMatching(/assets\/calendar-\S+ is right, but its copy in gzip is cut off or of another build: copy all files of the build\. The same goes for 1 more\.$/),
    ]);
    cpSync(join(folder, 'app/dist/assets'), join(site, 'site/in/packages/assets'), { recursive: true });

    // `checkDeployment` reports a changed page: the content security policy and the compressed copy no longer match it.
    const rules = `${site}/site/in/packages/walking/1.html`;
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('<script>', '<script>/* Another build. */'));
    const after = await checkDeployment({ origin: address, release: undefined, fetch });
    expect(after.flatMap(({ problems }) => problems)).toEqual([
      expect.stringContaining('The policy is of another build'),
      '/in/packages/ is another page when it is compressed with gzip: copy all files of the build. The same goes for 1 more.',
    ]);
  });

  it('logs each request with its path and status, and nothing personal', async () => {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    chmodSync(log, 0o666);
    const output = openSync(log, 'a');
    try {
      const { address } = await start({ ...settings, VITE_API_BASE_URL: mockServer.url }, output);
      await vi.waitFor(() => fetch(`${address}/health`), WAIT_LIMIT_IN_MILLISECONDS);
      for (const path of ['/in/packages/walking/1?from=Asha', '/in/packages/assets/no-such.js', '/api/packages/4']) await fetch(address + path);
      const requests = () => readFileSync(log, 'utf8').split('\n').flatMap((line) => /^\d{4}-\S+ (\d+ GET \S+) [\d.]+$/.exec(line)?.[1] ?? []);
      await vi.waitFor(() => expect(requests()).toEqual(['200 GET /in/packages/walking/1', '404 GET /in/packages/assets/no-such.js', '404 GET /api/packages/4']), WAIT_LIMIT_IN_MILLISECONDS);
      expect(readFileSync(log, 'utf8')).not.toMatch(/Asha|health|node|\n127/);
    } finally {
      closeSync(output);
    }
  });

  it('ends with a sentence for each wrong setting, before anybody is served', async () => {
    const { errors } = await start({ ...settings, VITE_API_BASE_URL: 'api.test', VITE_CONTACT_NUMBER: '' });
    const [code] = (await once(program!, 'exit')) as [number];
    expect(code).toBe(1);
    await expect(errors).resolves.toMatch(/^(?:Warning: .*\n)+Error: VITE_API_BASE_URL is malformed.*\nError: VITE_CONTACT_NUMBER is missing.*\n$/);
    expect([existsSync(`${site}/site/nginx.conf`), existsSync(`${site}/site/in/packages`)], 'no rules and no pages yet').toEqual([false, false]);
  });

  it.each([
    ['PORT', 'https', "PORT is 'https': set it to a port, or to an address and a port, such as 127.0.0.1:8080."],
    ['SITE', '/tmp/a site', "SITE is '/tmp/a site': its whole path may have only letters, digits and the characters - . _ /."],
  ])('refuses a wrong %s', async (name, value, sentence) => {
    const { errors } = await start({ ...settings, [name]: value });
    await expect(errors).resolves.toBe(`${sentence}\n`);
    expect(existsSync('/tmp/a site')).toBe(false);
  });
});

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMockServer, type MockServer } from '../../mocks/server';
import { checkDeployment } from '../../scripts/smoke/checks';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { SCENARIO_START } from '../library/device';
import { findNginx, freePorts } from './nginx-site';

// Runs the start script in a plain folder, without a container. If root runs the tests, 'nobody' runs it.
const BUILD = 'dist-test/unconfigured';
const NOBODY = 65_534;

const nginx = findNginx();
const settings = parseEnv(readFileSync('tests/library/production.env', 'utf8')) as Record<string, string>;

/** Has a copy of Node, which may be in a folder that 'nobody' cannot read. */
const programs = mkdtempSync(join(tmpdir(), 'programs-'));
let folder: string;
let site: string;
let mockServer: MockServer;
let program: ChildProcess | undefined;

beforeAll(() => {
  chmodSync(programs, 0o755);
  cpSync(process.execPath, join(programs, 'node'));
  const build = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--mode',
    'unconfigured',
    '--logLevel',
    'error',
    '--outDir',
    BUILD,
  ];
  // Vitest sets NODE_ENV to 'test', with which Vite makes no production build.
  execFileSync(process.execPath, build, { env: { ...process.env, NODE_ENV: 'production' } });
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  site = join(folder, 'writable/site');
  program = undefined;
  mkdirSync(join(folder, 'writable'));
  // 'nobody' may write into one folder only.
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'writable'), 0o777);
  cpSync('deploy/container', join(folder, 'app'), { recursive: true });
  cpSync(BUILD, join(folder, 'app/dist'), { recursive: true });
  mockServer = await startMockServer({ port: 0, clock: { now: () => SCENARIO_START } });
});

afterEach(async () => {
  await stop();
  await mockServer.stop();
  rmSync(folder, { recursive: true, force: true });
});

afterAll(() => rmSync(programs, { recursive: true }));

async function start(variables: Readonly<Record<string, string>> = {}, output: number | 'ignore' = 'ignore') {
  const [port] = await freePorts('127.0.0.1', 1);
  const env = {
    PATH: `${programs}:${dirname(nginx!)}:${process.env.PATH}`,
    SITE: site,
    PORT: `127.0.0.1:${port}`,
    ...settings,
    VITE_API_BASE_URL: mockServer.url,
    ...variables,
  };
  program = spawn(join(folder, 'app/start.sh'), {
    env,
    stdio: ['ignore', output, 'pipe'],
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(program, 'exit').then(([code]) => code as number);
  return { address: `http://127.0.0.1:${port}`, ended, errors: text(program.stderr!) };
}

async function stop(): Promise<void> {
  if (program?.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

async function isHealthy(address: string): Promise<void> {
  const answer = await vi.waitFor(
    async () => (program!.exitCode === null ? fetch(`${address}/health`) : undefined),
    WAIT_LIMIT_IN_MILLISECONDS,
  );
  expect(answer?.status).toBe(200);
}

describe.skipIf(!nginx)('The container', () => {
  it('is built without settings, and so without pages', () => {
    expect([globSync('**/*.html', { cwd: BUILD }), readFileSync(join(BUILD, '.deploy/defaults.json'), 'utf8')]).toEqual(
      [[], '{}'],
    );
  });

  it('serves a deployment that fits together, without rights, and after a restart with other settings', async () => {
    const first = await start({ VITE_BRAND_NAME: 'Paws' });
    await isHealthy(first.address);
    await stop();
    const { address } = await start({ VITE_BRAND_NAME: 'Tails' });
    await isHealthy(address);
    const problems = async () =>
      (await checkDeployment({ origin: address, release: undefined, fetch })).flatMap((result) => result.problems);
    await expect(problems()).resolves.toEqual([]);
    await expect(fetch(`${address}/in/packages/walking/1`).then((page) => page.text())).resolves.toContain(
      'Dog Walking · Tails</title>',
    );

    // Smoke finds on a real host what its table plants: an asset and a copy that are cut off.
    for (const name of ['app-????????.js', 'calendar-*.js.gz'])
      truncateSync(globSync(`${site}/in/packages/assets/${name}`)[0]!, 100);
    await expect(problems()).resolves.toEqual([
      // nginx without its module for Brotli sends the cut file where a browser asks for Brotli.
      expect.stringMatching(/assets\/\S+( in gzip)? is cut off or of another build\. The same goes for 2 more\.$/),
    ]);
  });

  it('keeps the files of open tabs: those of the last release, unless its own have the same name', async () => {
    const [own] = globSync('assets/app-????????.js', { cwd: BUILD });
    mkdirSync(join(folder, 'app/last'));
    for (const name of ['gone-1.js', basename(own!)]) writeFileSync(join(folder, 'app/last', name), 'last');
    const { address } = await start();
    await isHealthy(address);
    const textOf = async (name: string) => (await fetch(`${address}/in/packages/assets/${name}`)).text();
    await expect(textOf('gone-1.js')).resolves.toBe('last');
    await expect(textOf(basename(own!))).resolves.toBe(readFileSync(join(BUILD, own!), 'utf8'));
  });

  it.each([
    [undefined, '127.0.0.1:8080'],
    ['9000', '127.0.0.1:9000'],
    ['10.0.0.5:9000', '10.0.0.5:9000'],
    ['[::]:9000', '[::]:9000'],
  ])('asks for its health where it listens: PORT is %s', (port, place) => {
    writeFileSync(join(folder, 'wget'), '#!/bin/sh\necho "$*"\n', { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env.PATH}`, ...(port && { PORT: port }) };
    expect(execFileSync('deploy/container/health.sh', { env, encoding: 'utf8' })).toContain(
      ` http://${place}/health\n`,
    );
  });

  it('logs each request with its path and status, and nothing personal', async () => {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    chmodSync(log, 0o666);
    const output = openSync(log, 'a');
    try {
      const { address } = await start({}, output);
      await isHealthy(address);
      for (const path of ['/in/packages/walking/1?from=Asha', '/in/packages/assets/no-such.js', '/api/packages/4'])
        await fetch(address + path);
      const requests = () =>
        readFileSync(log, 'utf8')
          .split('\n')
          .flatMap((line) => /^\d{4}-\S+ (\d+ GET \S+) [\d.]+$/.exec(line)?.[1] ?? [])
          // Each worker of nginx writes its own lines, so their order says nothing.
          .toSorted();
      await vi.waitFor(
        () =>
          expect(requests()).toEqual([
            '200 GET /in/packages/walking/1',
            '404 GET /api/packages/4',
            '404 GET /in/packages/assets/no-such.js',
          ]),
        WAIT_LIMIT_IN_MILLISECONDS,
      );
      expect(readFileSync(log, 'utf8')).not.toMatch(/Asha|health|node|\n127/);
    } finally {
      closeSync(output);
    }
  });

  it.each([
    [
      'settings',
      { VITE_API_BASE_URL: 'api.test', VITE_CONTACT_NUMBER: '' },
      /^(?:Warning: .*\n)+Error: VITE_API_BASE_URL is malformed.*\nError: VITE_CONTACT_NUMBER is missing.*\n$/,
    ],
    [
      'PORT on two lines',
      { PORT: '8080\nhttps' },
      /^PORT is '8080\nhttps': set it to a port, or to an address and a port, such as 127\.0\.0\.1:8080\.\n$/,
    ],
    [
      'TYPES',
      { TYPES: '/etc/types;' },
      /^TYPES is '\/etc\/types;': its whole path may have only letters, digits and the characters - \. _ \/\.\n$/,
    ],
    [
      'SITE with other files',
      { SITE: '/etc' },
      /^SITE is '\/etc', which holds something else: set it to a new or empty folder\.\n$/,
    ],
    [
      'DIST',
      { DIST: 'deploy' },
      /^DIST is 'deploy', which holds no build: set it to the folder that 'npm run build' made\.\n$/,
    ],
  ])('ends with a sentence for wrong %s, before anybody is served', async (_, variables, sentences) => {
    const { ended, errors } = await start(variables);
    await expect(ended).resolves.toBe(1);
    await expect(errors).resolves.toMatch(sentences);
    expect([existsSync(join(site, 'nginx.conf')), existsSync(join(site, 'in/packages'))]).toEqual([false, false]);
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { vi } from 'vitest';
import type { Clock } from '../../mocks/handlers/context';
import { startMockServer, type MockServer } from '../../mocks/server';
import { TEST_LIMIT_IN_MILLISECONDS, WAIT_LIMIT_IN_MILLISECONDS } from '../limits';

/** No other test takes ports at this address, so a freed port stays free for nginx. */
const HOST = '127.0.0.2';
/** Debian runs it before a newly installed package starts its service; it can forbid the start. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Installs nginx if it is missing and root runs the tests on Debian; undefined if that fails. */
export function findNginx(): string | undefined {
  const find = () =>
    [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
      .map((folder) => join(folder, 'nginx'))
      .find((path) => existsSync(path));
  if (find() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return find();
  const isPolicyOurs = !existsSync(SERVICE_POLICY);
  if (isPolicyOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  // apt-get waits until other apt commands release their lock, at most until the limit.
  const apt = (...words: readonly string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=-1', ...words], {
      stdio: 'ignore',
      timeout: TEST_LIMIT_IN_MILLISECONDS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'nginx-light');
  } catch {
    // Without nginx, its tests are skipped.
  } finally {
    if (isPolicyOurs) rmSync(SERVICE_POLICY, { force: true });
  }
  return find();
}

export interface NginxSite {
  readonly address: string;
  readonly plainAddress: string;
  /** Has the app at /in/packages by deploy/nginx-path.conf, and its own headers. */
  readonly otherAddress: string;
  stop(): Promise<void>;
}

type Deploy = (root: string, options: readonly string[]) => Promise<void> | void;

export function serving(build: string): Deploy {
  return (root) => {
    mkdirSync(join(root, 'served/in'), { recursive: true });
    symlinkSync(resolve(build), join(root, 'served/in/packages'));
    writeFileSync(join(root, 'served/root.conf'), `root ${root}/served;`);
  };
}

export async function startNginxSite(nginx: string, clock: Clock, deploy: Deploy): Promise<NginxSite> {
  const mockServer = await startMockServer({ port: 0, clock });
  const folder = mkdtempSync(join(tmpdir(), 'nginx-site-'));
  const [port = 0, plainPort = 0, otherPort = 0] = await freePorts(HOST, 3);
  const root = join(folder, 'root');
  const pathRules = readFileSync('deploy/nginx-path.conf', 'utf8').replaceAll('127.0.0.1:8080', `${HOST}:${port}`);
  const otherSite = `server { listen ${HOST}:${otherPort}; server_tokens off; add_header X-Site other always; add_header Content-Security-Policy "default-src 'none'" always;
    ${pathRules} location ~ \\.js$ { return 410; } location /api/ { proxy_pass ${mockServer.url}; } location / { return 404; } }`;
  writeFileSync(join(folder, 'site.conf'), siteRules(root, port, plainPort, mockServer) + otherSite);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  // Root's nginx would run its workers as another user, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root root;' : '';
  const rules = `daemon off; ${user} pid ${folder}/pid; events {} http { include /etc/nginx/mime.types; access_log off; ${temporary} include ${folder}/site.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), rules);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  await deploy(root, options);
  const program = spawn(nginx, options, { stdio: 'ignore' });
  const address = `http://${HOST}:${port}`;
  const stop = async () => {
    const ended = program.exitCode === null ? once(program, 'exit') : undefined;
    program.kill('SIGTERM');
    await ended;
    await mockServer.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await vi.waitFor(
      async () => program.exitCode !== null || fetch(address, { redirect: 'manual' }),
      WAIT_LIMIT_IN_MILLISECONDS,
    );
    if (program.exitCode !== null)
      throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  } catch (error) {
    await stop();
    throw error;
  }
  const [plainAddress, otherAddress] = [plainPort, otherPort].map((each) => `http://${HOST}:${each}`) as [
    string,
    string,
  ];
  return { address, plainAddress, otherAddress, stop };
}

/** Puts settings for the test into each line marked '# SET'. Browsers treat a local address as secure, so no certificate is needed. */
function siteRules(root: string, port: number, plainPort: number, mockServer: MockServer): string {
  const settings: Record<string, string[]> = {
    listen: [
      `listen ${HOST}:${plainPort};`,
      `listen ${HOST}:${port}; location /api/ { proxy_pass ${mockServer.url}; }`,
    ],
    server_name: [`server_name ${HOST};`, `server_name ${HOST};`],
    ssl_certificate: [''],
    ssl_certificate_key: [''],
  };
  return readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/^ *(?<word>\S+) .*# SET$/gm, (line, word: string) => {
    const replacement = word === 'include' ? line.replace('/var/www/pet-booking', root) : settings[word]?.shift();
    if (replacement === undefined) throw new Error(`Nothing was set for '${line.trim()}'.`);
    return replacement;
  });
}

/** All are opened before any is closed, because a closed port could be found again. */
export async function freePorts(host: string, count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, host));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Cache-Control is left out, because it depends on the path. */
export function headersOfRules(build: string): ReadonlyMap<string, string> {
  const rules = readFileSync(join(build, '.deploy/nginx-app.conf'), 'utf8');
  return new Map([...rules.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name!, value!]));
}

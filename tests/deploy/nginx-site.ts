import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import type { Clock } from '../../mocks/handlers/context';
import { startMockServer, type MockServer } from '../../mocks/server';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { rulesWith } from './nginx-rules';

/** No other test takes ports at this address, so a freed port stays free for nginx. */
const HOST = '127.0.0.2';

/** A build that nginx serves with the rules of deploy/nginx.conf. A mock server answers the app's API calls. */
export interface NginxSite {
  /** The site's address, without a trailing slash. */
  readonly address: string;
  /** The address at which nginx redirects http to https. */
  readonly plainAddress: string;
  readonly mockServer: MockServer;
  stop(): Promise<void>;
}

/** Starts nginx for a build's folder, on free ports. Rejects with nginx's error log if nginx does not start. */
export async function startNginxSite(nginx: string, build: string, clock: Clock): Promise<NginxSite> {
  const mockServer = await startMockServer({ port: 0, clock });
  const folder = mkdtempSync(join(tmpdir(), 'nginx-site-'));
  const [port = 0, plainPort = 0] = await freePorts(2);
  mkdirSync(join(folder, 'root/in'), { recursive: true });
  symlinkSync(resolve(build), join(folder, 'root/in/packages'));
  writeFileSync(join(folder, 'site.conf'), siteRules(folder, port, plainPort, mockServer.url));
  writeFileSync(join(folder, 'nginx.conf'), mainRules(folder));

  const program = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const address = `http://${HOST}:${port}`;
  const stop = async () => {
    await end(program);
    await mockServer.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const answers = async () => program.exitCode !== null || fetch(address, { redirect: 'manual' });
    await vi.waitFor(answers, WAIT_LIMIT_IN_MILLISECONDS);
    if (program.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, plainAddress: `http://${HOST}:${plainPort}`, mockServer, stop };
}

/** Returns deploy/nginx.conf with settings for the test. Browsers treat a local address as secure, so no certificate is needed. */
function siteRules(folder: string, port: number, plainPort: number, api: string): string {
  return rulesWith({
    listen: [`listen ${HOST}:${plainPort};`, `listen ${HOST}:${port};`],
    server_name: [`server_name ${HOST};`, `server_name ${HOST};`],
    include: ['nginx-maps.conf', 'nginx-app.conf'].map((name) => `include ${folder}/root/in/packages/.deploy/${name};`),
    ssl_certificate: [''],
    ssl_certificate_key: [''],
    root: [`root ${folder}/root; location /api/ { proxy_pass ${api}; }`],
  });
}

/** Returns nginx's main configuration: one process in the foreground, with all its files in `folder`. */
function mainRules(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.pid === undefined) return;
  const ended = once(program, 'exit');
  process.kill(program.pid, 'SIGTERM');
  await ended;
}

/** Finds `count` different free ports. All are opened before any is closed, because a closed port could be found again. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HOST));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

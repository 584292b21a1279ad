import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { TEST_LIMIT_IN_MILLISECONDS } from '../limits';

/** What Debian asks before a package starts its service. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVICE_STARTS = '#!/bin/sh\nexit 101\n';

const run = promisify(execFile);

/** The path of nginx, which is installed where it is missing and can be had; undefined where it cannot. */
export async function findNginx(): Promise<string | undefined> {
  return installedNginx() ?? ((await installNginx()) ? installedNginx() : undefined);
}

function installedNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Answers whether the commands went well. The system's own service is not started: the tests want a port of their own. */
async function installNginx(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const isPolicyOurs = !existsSync(SERVICE_POLICY);
  if (isPolicyOurs) writeFileSync(SERVICE_POLICY, NO_SERVICE_STARTS, { mode: 0o755 });
  try {
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', 'nginx-light');
    return true;
  } catch {
    return false;
  } finally {
    if (isPolicyOurs) rmSync(SERVICE_POLICY, { force: true });
  }
}

async function aptGet(...options: readonly string[]): Promise<void> {
  // Another command may hold the lock for as long as it takes.
  await run('apt-get', ['-o', 'DPkg::Lock::Timeout=-1', ...options], {
    timeout: TEST_LIMIT_IN_MILLISECONDS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { TEST_LIMIT_IN_MILLISECONDS } from '../limits';

/** Debian runs this script before a newly installed package starts its service; the script can forbid the start. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVICE_STARTS = '#!/bin/sh\nexit 101\n';

const run = promisify(execFile);

/** Finds the nginx program, and installs it if it is missing. Returns its path; undefined if the installation fails. */
export async function findNginx(): Promise<string | undefined> {
  return installedNginx() ?? ((await installNginx()) ? installedNginx() : undefined);
}

function installedNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Installs nginx. Does not start its service, because the tests start nginx themselves. Returns whether the installation worked. */
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
  // apt-get waits until other apt commands release their lock, at most until the limit below.
  await run('apt-get', ['-o', 'DPkg::Lock::Timeout=-1', ...options], {
    timeout: TEST_LIMIT_IN_MILLISECONDS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

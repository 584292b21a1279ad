import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptHashes } from '../../scripts/configure/policy';
import { sha256, type ReleaseFile } from '../../scripts/configure/release-file';
import { SCENARIO_START } from '../library/device';
import { renameAssets } from './next-release';
import { findNginx, startNginxSite, type NginxSite } from './nginx-site';

// The operator's commands come from docs/operations.md as they stand there.
const BUILD = 'dist-test/production';
const BASE = '/in/packages/';
const COMMANDS = /^ +RELEASE=.*?false; fi$/ms.exec(readFileSync('docs/operations.md', 'utf8'))?.[0] ?? '';
const RELEASES = ['1.0.0+a', '1.0.0+b'] as const;
const SWITCHES = 25;

const nginx = findNginx();
let home: string;
let site: NginxSite;
/** In place of /var/www/pet-booking. */
let root: string;
let saidAtFirst: string;
let hashes: ReleaseFile['assets'];

const assetsOf = (release: string) =>
  (JSON.parse(readFileSync(join(buildOf(release), 'release.json'), 'utf8')) as ReleaseFile).assets;
const buildOf = (release: string) => join(home, 'releases', release, 'dist');

beforeAll(async () => {
  if (!nginx) return;
  home = mkdtempSync(join(tmpdir(), 'operator-'));
  for (const release of RELEASES) cpSync(BUILD, buildOf(release), { recursive: true });
  renameAssets(buildOf(RELEASES[1]));
  // Another inline script needs another policy.
  for (const page of globSync(join(buildOf(RELEASES[1]), '.deploy/templates/**/*.html')))
    writeFileSync(page, readFileSync(page, 'utf8').replace('<script>', '<script>0;'));
  hashes = { ...assetsOf(RELEASES[0]), ...assetsOf(RELEASES[1]) };
  cpSync('tests/library/production.env', join(home, '.env.production'));
  mkdirSync(join(home, 'bin'));
  const now = () => SCENARIO_START;
  site = await startNginxSite(nginx, { now }, async (folder, options) => {
    root = folder;
    mkdirSync(root);
    const words = [nginx, ...options].join(' ');
    writeFileSync(join(home, 'bin/nginx'), `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 });
    saidAtFirst = await deploy(RELEASES[0], RELEASES[0]);
  });
});

afterAll(async () => {
  await site?.stop();
  if (home) rmSync(home, { recursive: true });
});

async function deploy(release: string, last: string): Promise<string> {
  const commands = COMMANDS.replace(/RELEASE=\S+ LAST=\S+/, `RELEASE=${release} LAST=${last}`).replaceAll(
    '/var/www/pet-booking',
    root,
  );
  const { stdout } = await promisify(execFile)('sh', ['-c', commands], {
    env: { HOME: home, PATH: `${join(home, 'bin')}:${process.env.PATH}` },
  });
  return stdout;
}

/**
 * An answer that is not whole: of a page, its assets, or an asset of the other release, for which an open tab asks. Or a page's script is
 * forbidden by its policy.
 */
async function faultOf(path: string): Promise<string | undefined> {
  // nginx closes connections that wait when it is reloaded, and browsers then ask again.
  const [answer] = (await once(get(site.address + BASE + path, { agent: false }), 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const isAsset = path in hashes;
  const isWhole = isAsset ? sha256(body) === hashes[path] : body.toString().trimEnd().endsWith('</html>');
  if (answer.statusCode !== 200 || !isWhole) return `${path}: ${answer.statusCode}, ${body.length} bytes`;
  const policy = String(answer.headers['content-security-policy']);
  const isAllowed = isAsset || scriptHashes([body.toString()]).every((hash) => policy.includes(hash));
  return isAllowed ? undefined : `${path}: the policy of another release`;
}

it.skipIf(!nginx)(
  'the first start, the next releases and going back leave no answer empty, cut off, missing or under another policy',
  async () => {
    expect(saidAtFirst.trimEnd().split('\n').at(-1)).toBe('nginx does not run: start it.');
    const faults = new Set<string>();
    let served = Object.keys(assetsOf(RELEASES[0]));
    const end = new AbortController();
    const visit = async (start: number) => {
      for (let turn = start; !end.signal.aborted; turn += 1)
        for (const path of ['walking/1', 'walking/2', served[turn % served.length]!]) {
          const fault = await faultOf(path);
          if (fault) faults.add(fault);
        }
    };
    const visits = [0, 1, 2, 3].map((start) => visit(start));
    try {
      for (let count = 1; count <= SWITCHES; count += 1) {
        await deploy(RELEASES[count % 2]!, RELEASES[(count + 1) % 2]!);
        served = Object.keys(hashes);
      }
    } finally {
      end.abort();
      await Promise.all(visits);
    }
    expect([...faults]).toEqual([]);
  },
);

it.skipIf(!nginx)('what nginx or configure refuses is not served', async () => {
  const served = () => readlinkSync(join(root, 'served'));
  const before = served();
  const rules = join(buildOf(RELEASES[1]), '.deploy/templates/nginx-app.conf');
  writeFileSync(rules, `${readFileSync(rules, 'utf8')}no_such_rule;`);
  await expect(deploy(RELEASES[1], RELEASES[0])).rejects.toThrow('unknown directive "no_such_rule"');
  writeFileSync(join(home, '.env.production'), 'VITE_API=fake');
  await expect(deploy(RELEASES[0], RELEASES[0])).rejects.toThrow('VITE_API is malformed');
  expect(served()).toBe(before);
});

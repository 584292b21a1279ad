import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256, type ReleaseFile } from '../../scripts/configure/release-file';
import { SCENARIO_START } from '../library/device';
import { renameAssets } from './next-release';
import { findNginx, startNginxSite, type NginxSite } from './nginx-site';

// `npm run build:test` makes this build. The operator's commands come from docs/operations.md as they stand there.
const BUILD = 'dist-test/production';
const BASE = '/in/packages/';
const COMMANDS = /^ +RELEASE=.*?false; \}$/ms.exec(readFileSync('docs/operations.md', 'utf8'))?.[0] ?? '';
const RELEASES = ['1.0.0+a', '1.0.0+b'] as const;
const SWITCHES = 10;

const nginx = findNginx();
let home: string;
let site: NginxSite;
/** The SHA-256 of each asset of both releases. */
let hashes: ReleaseFile['assets'];

const assetsOf = (release: string) =>
  (JSON.parse(readFileSync(join(buildOf(release), 'release.json'), 'utf8')) as ReleaseFile).assets;
const buildOf = (release: string) => join(home, 'releases', release, 'dist');

beforeAll(async () => {
  if (!nginx) return;
  home = mkdtempSync(join(tmpdir(), 'operator-'));
  for (const release of RELEASES) cpSync(BUILD, buildOf(release), { recursive: true });
  renameAssets(buildOf(RELEASES[1]));
  hashes = { ...assetsOf(RELEASES[0]), ...assetsOf(RELEASES[1]) };
  cpSync('tests/library/production.env', join(home, '.env.production'));
  site = await startNginxSite(nginx, BUILD, { now: () => SCENARIO_START });
  rmSync(join(site.root, 'in'), { recursive: true });
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin/nginx'), `#!/bin/sh\nexec ${nginx} ${site.options.join(' ')} "$@"\n`, { mode: 0o755 });
});

afterAll(async () => {
  await site?.stop();
  if (home) rmSync(home, { recursive: true });
});

async function deploy(release: string, last: string): Promise<void> {
  const commands = COMMANDS.replace(/RELEASE=\S+ LAST=\S+/, `RELEASE=${release} LAST=${last}`).replaceAll(
    '/var/www/pet-booking',
    site.root,
  );
  await promisify(execFile)('sh', ['-c', commands], {
    env: { HOME: home, PATH: `${join(home, 'bin')}:${process.env.PATH}` },
  });
}

/** A sentence about an answer that is not whole: of a page, of its assets, or of an asset of the other release, for which an open tab asks. */
async function faultOf(path: string): Promise<string | undefined> {
  // Each request has a connection of its own: nginx closes those that wait when it is reloaded, and browsers then ask again.
  const [answer] = (await once(get(site.address + BASE + path, { agent: false }), 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const isWhole = path in hashes ? sha256(body) === hashes[path] : body.toString().trimEnd().endsWith('</html>');
  return answer.statusCode === 200 && isWhole ? undefined : `${path}: ${answer.statusCode}, ${body.length} bytes`;
}

it.skipIf(!nginx)(
  'the first start, the next releases and going back leave no answer empty, cut off or missing',
  async () => {
    await deploy(RELEASES[0], RELEASES[0]);
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

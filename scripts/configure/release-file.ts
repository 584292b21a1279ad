import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** It is served, so that `npm run smoke` can compare a deployment with it. */
export const RELEASE_FILE = 'release.json';

export interface ReleaseFile {
  readonly release: string;
  /** That the release needs its server to keep, such as '1.1.0'. */
  readonly contract: string;
  /** SHA-256, by name such as 'assets/app-En2gmJwg.js'. */
  readonly assets: Readonly<Record<string, string>>;
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** `assets` are names of files in that folder. */
export function writeReleaseFile(
  folder: string,
  { release, contract }: Omit<ReleaseFile, 'assets'>,
  assets: readonly string[],
): void {
  const hashes = assets.map((name) => [name, sha256(readFileSync(join(folder, name)))]);
  writeFileSync(
    join(folder, RELEASE_FILE),
    JSON.stringify({ release, contract, assets: Object.fromEntries(hashes) } satisfies ReleaseFile),
  );
}

export function releaseIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFile).release;
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a build that names its release and lists its assets. It is served, so that `npm run smoke` can compare a deployment with it. */
export const RELEASE_FILE = 'release.json';

/** The content of RELEASE_FILE. */
export interface ReleaseFile {
  readonly release: string;
  /** The version of the contract that the release needs its server to keep, such as '1.1.0'. */
  readonly contract: string;
  /** The SHA-256 of each asset, by its name such as 'assets/app-En2gmJwg.js'. */
  readonly assets: Readonly<Record<string, string>>;
}

/** The SHA-256 of a file's content, in hexadecimal digits. */
export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Writes RELEASE_FILE into a build's folder. `assets` are names of files in that folder. */
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

/** The name of the release in a build's folder, from its RELEASE_FILE. */
export function releaseIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFile).release;
}

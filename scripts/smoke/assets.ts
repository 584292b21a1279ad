import { SMALLEST_COMPRESSED } from '../configure/compressed-copies.ts';
import { RELEASE_FILE, sha256, type ReleaseFile } from '../configure/release-file.ts';
import { BASE, get, inTurn, type Answer, type Deployment } from './deployment.ts';
import { faultSentences, faultsOf, statusFault } from './fault.ts';
import type { Page } from './page.ts';

export const COPY_ALL = 'copy all files of the build';
const LIST = BASE + RELEASE_FILE;
const ENCODINGS = ['gzip', 'br'];

/** The names of the assets in the build's list and in the pages, such as 'assets/app-En2gmJwg.js', each once. */
export function assetNames(pages: readonly Page[], list: ReleaseFile | string): readonly string[] {
  const inPages = pages.flatMap(({ text }) =>
    [...text.matchAll(/\/in\/packages\/(assets\/[\w.-]+)/g)].map(([, name]) => name!),
  );
  return [...new Set([...(typeof list === 'string' ? [] : Object.keys(list.assets)), ...inPages])];
}

/** Fetches the build's list of its assets, release.json. Returns a sentence about the problem if that fails. */
export async function fetchList(deployment: Deployment): Promise<ReleaseFile | string> {
  const answer = await get(deployment, LIST);
  const fault = statusFault(answer, COPY_ALL);
  if (fault !== undefined) return `${LIST} ${fault}.`;
  try {
    const list = JSON.parse(answer.body.toString()) as ReleaseFile;
    if (Object.keys(list.assets).length > 0) return list;
  } catch {
    // Another file is served in the place of the list.
  }
  return `${LIST} is no list of assets: ${COPY_ALL}.`;
}

/** Sentences about assets and compressed copies that are missing, wrong or not as the build's list says; empty if all are right. */
export async function assetProblems(
  deployment: Deployment,
  pages: readonly Page[],
  list: ReleaseFile | string,
): Promise<readonly string[]> {
  if (typeof list === 'string') return [list];
  if (list.release !== pages[0]?.release)
    return [`${LIST} is of the release '${list.release}', unlike the pages: run 'npm run configure', and ${COPY_ALL}.`];
  const faults = await inTurn(assetNames(pages, list), async (name) =>
    faultsOf(BASE + name, await assetFault(deployment, BASE + name, list.assets[name])),
  );
  return faultSentences(faults.flat());
}

/** The first fault of an asset. `hash` is its SHA-256 from the build's list, undefined if the list lacks the asset. */
async function assetFault(deployment: Deployment, path: string, hash: string | undefined): Promise<string | undefined> {
  if (hash === undefined) return `is named by the pages, but is not in ${RELEASE_FILE}: they are of another build`;
  const [answer, ...copies] = await Promise.all(
    ['identity', ...ENCODINGS].map((encoding) => get(deployment, path, { headers: { 'accept-encoding': encoding } })),
  );
  // nginx also answers 404 if it has no permission to enter the folder, so the advice names that too.
  const fault = statusFault(answer!, `${COPY_ALL}, and let the web server enter their folder (chmod a+x)`);
  if (fault !== undefined) return fault;
  const type = answer!.headers.get('content-type') ?? '';
  if (!/javascript|css|svg|png/.test(type)) return `is no script, style sheet or picture, but '${type}'`;
  if (sha256(answer!.body) !== hash) return `is cut off or of another build: ${COPY_ALL}`;
  for (const [index, { noAnswer, body }] of copies.entries()) {
    const its = `is right, but its copy in ${ENCODINGS[index]}`;
    if (noAnswer) return `${its} cannot be read (${noAnswer}): ${COPY_ALL}`;
    if (sha256(body) !== hash) return `${its} is cut off or of another build: ${COPY_ALL}`;
  }
  const isKept = answer!.headers.get('cache-control')?.includes('immutable');
  return (
    compressionFault(copies[0]!) ??
    (isKept ? undefined : "is not kept by browsers: its cache-control has no 'immutable'")
  );
}

/** The fault of an answer to a request that accepts gzip: it is large but not compressed. Otherwise undefined. */
export function compressionFault({ headers, body }: Answer): string | undefined {
  const isCompressed = headers.get('content-encoding')?.includes('gzip');
  if (isCompressed || body.length < SMALLEST_COMPRESSED || headers.get('content-type') === 'image/png')
    return undefined;
  return 'is not compressed for browsers that take gzip: switch that on, in nginx by the lines of .deploy/nginx-app.conf';
}

import { RELEASE_FILE, sha256, type ReleaseFile } from '../configure/release-file.ts';
import { BASE, get, type Answer, type Deployment } from './deployment.ts';
import { sentencesOf, type Fault } from './fault.ts';
import type { Page } from './page.ts';

const LIST = BASE + RELEASE_FILE;
const COPY_ALL = 'copy all files of the build';
const ENCODINGS = ['gzip', 'br'];
/** So many assets are asked for at a time, three times each: a host may refuse more. */
const AT_A_TIME = 4;

/** The assets that pages name, such as 'assets/app-En2gmJwg.js'. */
export function assetsNamedIn(pages: readonly Page[]): readonly string[] {
  return pages.flatMap(({ text }) => [...text.matchAll(/\/in\/packages\/(assets\/[\w.-]+)/g)].map(([, name]) => name!));
}

/** What is wrong with the assets of the build and with their compressed copies, compared with the build's own list of them. */
export async function assetProblems(deployment: Deployment, pages: readonly Page[]): Promise<readonly string[]> {
  const answer = await get(deployment, LIST);
  if (typeof answer === 'string') return [`${LIST} cannot be reached (${answer}).`];
  if (answer.status !== 200) return [`${LIST} answers ${answer.status}: ${COPY_ALL}.`];
  const list = listIn(answer);
  if (!list) return [`${LIST} is no list of assets: ${COPY_ALL}.`];
  if (list.release !== pages[0]?.release) return [`${LIST} is of the release '${list.release}', unlike the pages: run 'npm run configure', and ${COPY_ALL}.`];
  const names = [...new Set([...Object.keys(list.assets), ...assetsNamedIn(pages)])].values();
  const faults: Fault[] = [];
  const askInTurn = async () => {
    for (const name of names) {
      const fault = await faultOf(deployment, BASE + name, list.assets[name]);
      if (fault) faults.push({ path: BASE + name, fault });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, askInTurn));
  return sentencesOf(faults);
}

function listIn({ body }: Answer): ReleaseFile | undefined {
  try {
    const list = JSON.parse(body.toString()) as ReleaseFile;
    return Object.keys(list.assets).length > 0 ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The first thing that is wrong with an asset. `hash` is undefined if the list does not have it. */
async function faultOf(deployment: Deployment, path: string, hash: string | undefined): Promise<string | undefined> {
  if (hash === undefined) return `is named by the pages, but is not in ${RELEASE_FILE}: they are of another build`;
  const [answer, ...copies] = await Promise.all(['identity', ...ENCODINGS].map((encoding) => get(deployment, path, { headers: { 'accept-encoding': encoding } })));
  if (typeof answer !== 'object') return `cannot be reached (${answer})`;
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200) return `answers ${answer.status}`;
  if (!/javascript|css/.test(type)) return `is no script or style sheet, but '${type}'`;
  if (sha256(answer.body) !== hash) return `is cut off or of another build: ${COPY_ALL}`;
  for (const [index, copy] of copies.entries()) {
    const its = `is right, but its copy in ${ENCODINGS[index]}`;
    if (typeof copy === 'string') return `${its} cannot be read (${copy}): ${COPY_ALL}`;
    if (sha256(copy.body) !== hash) return `${its} is cut off or of another build: ${COPY_ALL}`;
  }
  return answer.headers.get('cache-control')?.includes('immutable') ? undefined : "is not kept by browsers: its cache-control has no 'immutable'";
}

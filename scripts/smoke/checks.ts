import { SERVICES } from '../../src/domain/services.ts';
import { RELEASE_FILE, sha256, type ReleaseFile } from '../configure/release-file.ts';
import { apiProblems } from './calls.ts';
import { BASE, get, getPage, type Deployment, type Page } from './deployment.ts';
import { policyProblems } from './policy.ts';

const FIRST_PAGES = SERVICES.map((service) => `${service}/1`);
/** Below the app's base path. */
export const PAGES = ['', ...FIRST_PAGES, 'walking/2'];
/** Browsers get the copies that the build has compressed. */
const ENCODINGS = ['identity', 'gzip', 'br'];
const LIST = BASE + RELEASE_FILE;

/** Each problem is a sentence; without one, the check passed. */
export interface Result {
  readonly name: string;
  readonly problems: readonly string[];
}

/** `fault` is the rest of a sentence that begins with the name. */
type Fault = readonly [name: string, fault: string | false | undefined];

/** Changes nothing there. */
export async function checkDeployment(deployment: Deployment): Promise<readonly Result[]> {
  const asked = await Promise.all(
    PAGES.flatMap((page) => ENCODINGS.map((encoding) => getPage(deployment, BASE + page, encoding))),
  );
  const found = { name: 'pages', problems: sentencesOf(asked.map((page) => [page.name, pageFault(page)])) };
  const pages = asked.filter(({ fault }) => !fault);
  const [page] = pages;
  if (!page) return [found];
  const configured = pages.find(({ settings }) => settings);
  return [
    found,
    { name: `one release (${page.release || 'unnamed'})`, problems: releaseProblems(pages, deployment.release) },
    { name: 'assets', problems: await assetProblems(deployment, pages) },
    { name: 'content security policy', problems: policyProblems(pages) },
    { name: 'nothing else is served', problems: await servedProblems(deployment, page) },
    ...(configured ? [{ name: 'API', problems: await apiProblems(deployment, configured.settings!) }] : []),
  ];
}

/** Names the first file that has a fault, and counts the others. */
function sentencesOf(faults: readonly Fault[]): readonly string[] {
  const names = new Map<string, readonly string[]>();
  for (const [name, fault] of faults) if (fault) names.set(fault, [...(names.get(fault) ?? []), name]);
  return [...names].map(
    ([fault, [first, ...more]]) =>
      `${first} ${fault}.${more.length > 0 ? ` The same goes for ${more.length} more.` : ''}`,
  );
}

function pageFault({ path, text, settings, headers, fault }: Page): Fault[1] {
  const type = headers.get('content-type');
  const isFirst = FIRST_PAGES.includes(path.slice(BASE.length));
  return (
    fault ||
    (!type?.startsWith('text/html') && `is no HTML, but '${type}'`) ||
    (!settings && "has no settings: run 'npm run configure'") ||
    (isFirst && !text.includes(`data-prerendered="${path}"`) && 'is not its prerendered page') ||
    // An old page requests assets that are gone.
    (!/no-cache|no-store|max-age=0\b/.test(headers.get('cache-control') ?? '') &&
      "is kept by browsers after a deployment: its cache-control has no 'no-cache'")
  );
}

function releaseProblems(pages: readonly Page[], wanted: string | undefined): readonly string[] {
  const releases = [...new Set(pages.map(({ release }) => release))];
  if (releases.length > 1) return [`The pages are of different releases: ${releases.join(', ')}.`];
  if (wanted !== undefined && releases[0] !== wanted) return [`The release is '${releases[0]}', not '${wanted}'.`];
  const settings = new Set(pages.flatMap((page) => (page.settings ? [JSON.stringify(page.settings)] : [])));
  return settings.size > 1 ? ['The pages have different settings.'] : [];
}

/** In each encoding. The pages' own assets have to be in the build's list. */
async function assetProblems(deployment: Deployment, pages: readonly Page[]): Promise<readonly string[]> {
  const { fault, body } = await get(deployment, LIST);
  if (fault) return [`${LIST} ${fault}.`];
  let list: Partial<ReleaseFile> = {};
  try {
    list = JSON.parse(body.toString()) as ReleaseFile;
  } catch {
    // Another file is served in the place of the list.
  }
  const { release, assets } = list;
  if (!assets) return [`${LIST} is no list of assets.`];
  if (release !== pages[0]!.release) return [`${LIST} is of the release '${release}', unlike the pages.`];
  const faults: Fault[] = [];
  for (const name of new Set([...Object.keys(assets), ...pages.flatMap(assetsIn)])) {
    // One asset after the other, because a host may refuse many requests at the same time.
    const copies = await Promise.all(ENCODINGS.map((encoding) => get(deployment, BASE + name, encoding)));
    for (const copy of copies) {
      const type = copy.headers.get('content-type') ?? '';
      const problem =
        (!assets[name] && `is named by the pages, but is not in ${RELEASE_FILE}`) ||
        copy.fault ||
        (!/javascript|css|svg|png/.test(type) && `is no script, style sheet or picture, but '${type}'`) ||
        (sha256(copy.body) !== assets[name] && 'is cut off or of another build');
      faults.push([copy.name, problem]);
    }
  }
  return sentencesOf(faults);
}

/** Such as 'assets/app-En2gmJwg.js'. */
function assetsIn({ text }: Page): readonly string[] {
  return [...text.matchAll(/\/in\/packages\/(assets\/[\w.-]+)/g)].map(([, name]) => name!);
}

/** In place of a missing file that is no asset, a host may answer with a page of the app. */
async function servedProblems(deployment: Deployment, page: Page): Promise<readonly string[]> {
  const script = assetsIn(page).find((name) => name.endsWith('.js'));
  const maps = [BASE, `${BASE}dist-maps/`, '/dist-maps/'].map((folder) => `${folder}${script}.map`);
  const others = ['assets/no-such.js', '.deploy/defaults.json', 'dist/release.json'].map((name) => BASE + name);
  const answers = await Promise.all([...maps, ...others].map((path) => get(deployment, path)));
  return sentencesOf(
    answers.map(({ name, status, fault, body }) => {
      const isAppPage = !name.startsWith(`${BASE}assets/`) && body.includes('<meta name="release"');
      return [name, status !== 404 && !isAppPage && `should be missing, and ${fault || 'answers 200'}`];
    }),
  );
}

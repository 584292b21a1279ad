import { SERVICES } from '../../src/domain/services.ts';
import { assetNames, assetProblems, compressionFault, COPY_ALL, fetchList } from './assets.ts';
import { apiProblems, reportReceiverResults } from './calls.ts';
import { isOwnMachine } from '../configure/settings.ts';
import { BASE, get, inTurn, type Answer, type Deployment } from './deployment.ts';
import { faultSentences, faultsOf, statusFault, type Fault, type Result } from './fault.ts';
import { fetchPage, type Page } from './page.ts';
import { policyProblems, USE_RULES } from './policy.ts';

const FIRST_PAGES = SERVICES.map((service) => `${service}/1`);
/** The pages that are fetched, as paths below the app's base path. */
export const PAGES = ['', ...FIRST_PAGES, 'walking/2'];

/** Other forms of the app's addresses, which people type and link to (decision R2). */
const OTHER_FORMS = ['/in/packages', '/IN/packages/walking/1'];
const REDIRECT = `redirect it to ${BASE}, in nginx by 'location ~* ^/in/packages[^a-z0-9/]*$' and 'location ~* ^/in/packages/' of .deploy/nginx-app.conf; a static host answers the page by the last line of .deploy/_redirects`;
const ONE_PAGE_MISSING =
  'the host has to answer a page for paths without a file too: the prerendered one, else index.html; or the pages were not copied';
const HEADERS = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];
/** Files that must not be served, and what to do if they are: no such asset, the build's own folder, and a build inside the build. */
const NOT_SERVED: Readonly<Record<string, string>> = {
  'assets/no-such.js': '',
  '.deploy/defaults.json': ': keep the folder .deploy from being served, or leave it out of the copy for a static host',
  'dist/release.json': ': it is a build in a build, so delete the folder',
};

/**
 * Checks a deployment: fetches its pages and assets, and calls the API and the addresses for reports. Returns the result of each check
 * that could be made. The servers get an empty batch of telemetry and an empty policy report, and nothing else that they could store.
 */
export async function checkDeployment(deployment: Deployment): Promise<readonly Result[]> {
  const asked = await Promise.all(PAGES.map((name) => fetchPage(deployment, name)));
  if (asked.every(({ noAnswer }) => noAnswer))
    return [{ name: 'pages', problems: [`${deployment.origin} cannot be reached (${asked[0]!.noAnswer}).`] }];
  const pages = asked.filter(({ status }) => status === 200);
  const list = await fetchList(deployment);
  const isListThere = typeof list === 'object';
  const adviceOn404 =
    pages.length > 0
      ? ONE_PAGE_MISSING
      : isListThere
        ? `run 'npm run configure', and ${COPY_ALL}`
        : 'look whether the app is at <root>/in/packages/, and whether another location of nginx answers';
  const results: Result[] = [
    { name: 'pages', problems: faultSentences(asked.flatMap((page) => pageFaults(page, adviceOn404))) },
  ];
  const [page] = pages;
  if (!page) return results;
  const sentences = async (faults: readonly Promise<readonly Fault[]>[]) =>
    faultSentences((await Promise.all(faults)).flat());
  results.push(
    { name: `one release (${page.release || 'unnamed'})`, problems: releaseProblems(pages, deployment.release) },
    {
      name: 'other forms of the address',
      problems: await sentences(OTHER_FORMS.map((path) => otherFormFaults(deployment, path))),
    },
    { name: 'content security policy', problems: policyProblems(pages) },
    { name: 'headers', problems: headerProblems(pages, deployment.origin) },
    { name: 'compressed copies', problems: await sentences(pages.map((each) => compressionFaults(deployment, each))) },
    { name: 'assets', problems: await assetProblems(deployment, pages, list) },
    { name: 'manifest', problems: faultSentences(await manifestFaults(deployment)) },
    { name: 'search engines and shared links', problems: searchProblems(pages, deployment.origin) },
    { name: 'nothing else is served', problems: await servedProblems(deployment, pages) },
  );
  const configured = pages.find(({ settings }) => settings);
  if (configured)
    results.push(
      { name: 'API', problems: await apiProblems(deployment, configured) },
      ...(await reportReceiverResults(deployment, configured)),
    );
  return results;
}

/** `path` is the page's path on the host. */
function isFirstPage(path: string): boolean {
  return FIRST_PAGES.some((each) => path === BASE + each);
}

function pageFaults({ path, text, settings, ...answer }: Page, adviceOn404: string): readonly Fault[] {
  const { status, headers } = answer;
  if (status >= 300 && status < 400)
    return faultsOf(
      path,
      `redirects to ${headers.get('location')?.replace(path, '')}: name the address that serves the pages`,
    );
  if (status === 400 && /https port/i.test(text))
    return faultsOf(path, "asks for https: begin the address with 'https://'");
  if (status !== 200) return faultsOf(path, statusFault(answer, adviceOn404));
  const isPrerendered = !isFirstPage(path) || text.includes(`data-prerendered="${path}"`);
  return faultsOf(
    path,
    !headers.get('content-type')?.startsWith('text/html') && `is no HTML, but '${headers.get('content-type')}'`,
    !settings && "has no settings: run 'npm run configure'",
    !isPrerendered && 'is not its prerendered page',
  );
}

/** Whether an answer is a page of the app, which names its release. */
function isAppPage({ body }: Answer): boolean {
  return body.includes('<meta name="release"');
}

function releaseProblems(pages: readonly Page[], wanted: string | undefined): readonly string[] {
  const releases = [...new Set(pages.map(({ release }) => release))];
  if (releases.length > 1) return [`The pages are of different releases: ${releases.join(', ')}.`];
  if (wanted !== undefined && releases[0] !== wanted)
    return [`The release is '${releases[0]}', not '${wanted}'. Was it configured and copied?`];
  if (new Set(pages.filter(({ settings }) => settings).map(({ settings }) => JSON.stringify(settings))).size > 1)
    return ['The pages have different settings.'];
  return [];
}

/** The faults of an address in another form. It may redirect to the app, or answer with a page of the app, as static hosts do. */
async function otherFormFaults(deployment: Deployment, path: string): Promise<readonly Fault[]> {
  const answer = await get(deployment, path);
  const location = answer.headers.get('location');
  if (location === null)
    return faultsOf(
      path,
      statusFault(answer, REDIRECT) ?? (!isAppPage(answer) && `is no page of the app: ${REDIRECT}`),
    );
  const isApp = URL.parse(location, deployment.origin)?.href.startsWith(deployment.origin + BASE);
  return faultsOf(path, !isApp && `leads to ${location}: ${REDIRECT}`);
}

/** The faults of the manifest, which phones read that keep a page on their home screen. */
async function manifestFaults(deployment: Deployment): Promise<readonly Fault[]> {
  const path = `${BASE}manifest.json`;
  const answer = await get(deployment, path);
  const type = answer.headers.get('content-type') ?? '';
  return faultsOf(
    path,
    statusFault(answer, COPY_ALL) ?? (!type.includes('json') && `is no JSON, but '${type}': ${COPY_ALL}`),
  );
}

/** Sentences about what search engines and chats are told: they keep the first pages alone, under the host that customers see. */
function searchProblems(pages: readonly Page[], origin: string): readonly string[] {
  return faultSentences(
    pages.flatMap(({ path, text, headers }) => {
      const isFirst = isFirstPage(path);
      const isHidden = /<meta name="robots" content="noindex"/.test(text) || headers.has('x-robots-tag');
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
      return faultsOf(
        path,
        isFirst && isHidden && `is kept from search engines: ${COPY_ALL}`,
        // At the base path nginx answers walking's first page.
        !isFirst && path !== BASE && !isHidden && `is not kept from search engines: ${COPY_ALL}`,
        canonical !== undefined &&
          !isOwnMachine(origin) &&
          !canonical.startsWith(`${origin}/`) &&
          `names ${canonical} as its address: set VITE_SITE_URL to ${origin}`,
      );
    }),
  );
}

/** Sentences about missing headers of pages. Browsers must ask before they reuse a page, because an old page requests assets that are gone. */
function headerProblems(pages: readonly Page[], origin: string): readonly string[] {
  const wanted = [...HEADERS, ...(origin.startsWith('https:') ? ['strict-transport-security'] : [])];
  const faults = pages.flatMap(({ path, headers }) => {
    const isAskedFor = /no-cache|no-store|max-age=0\b/.test(headers.get('cache-control') ?? '');
    const missing = wanted.filter((name) => !headers.has(name)).map((name) => `has no header ${name}: ${USE_RULES}`);
    return faultsOf(
      path,
      ...missing,
      !isAskedFor && `is kept by browsers after a deployment: its cache-control has no 'no-cache': ${USE_RULES}`,
    );
  });
  return faultSentences(faults);
}

/** The faults of a page's compressed copies. Browsers get these, so customers see an old page if a copy is old. A host may lack Brotli. */
async function compressionFaults(deployment: Deployment, { path, text }: Page): Promise<readonly Fault[]> {
  const faults = ['gzip', 'br'].map(async (encoding) => {
    const answer = await get(deployment, path, { headers: { 'accept-encoding': encoding } });
    if (answer.noAnswer)
      return `cannot be read when it is compressed with ${encoding} (${answer.noAnswer}): ${COPY_ALL}`;
    if (answer.body.toString() !== text) return `is another page when it is compressed with ${encoding}: ${COPY_ALL}`;
    return encoding === 'gzip' ? compressionFault(answer) : undefined;
  });
  return faultsOf(path, ...(await Promise.all(faults)));
}

/**
 * Requests a sample of each kind of file that must not be served: those of the build's folder .deploy, source maps, and a second build inside
 * the served build. Returns sentences about those that are served. For a missing
 * file that is no asset, a host may answer with a page of the app.
 */
async function servedProblems(deployment: Deployment, pages: readonly Page[]): Promise<readonly string[]> {
  const script = assetNames(pages, '').find((name) => name.endsWith('.js'));
  const maps = script === undefined ? [] : [BASE, `${BASE}dist-maps/`, '/dist-maps/'].map((at) => `${at}${script}.map`);
  const paths = [...maps, ...Object.keys(NOT_SERVED).map((name) => BASE + name)];
  const faults = await inTurn(paths, async (path) => {
    const answer = await get(deployment, path);
    if (answer.noAnswer) return faultsOf(path, statusFault(answer, ''));
    if (answer.status === 404 || (isAppPage(answer) && !path.startsWith(`${BASE}assets/`))) return [];
    const fault = `answers ${answer.status} instead of 404`;
    if (path.endsWith('.map')) return faultsOf(path, `is a source map, and ${fault}: delete it from the served folder`);
    return faultsOf(path, fault + NOT_SERVED[path.slice(BASE.length)]);
  });
  return faultSentences(faults.flat());
}

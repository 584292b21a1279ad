import { originDeviation, preflightHeaders } from '../../contract/cors.ts';
import type { PageSettings } from '../../src/app/config.ts';
import { scriptHashes } from '../configure/policy.ts';

const BASE = '/in/packages/';
const FIRST_PAGES = ['walking/1', 'training/1', 'grooming/1'];
const PAGES = ['', ...FIRST_PAGES, 'walking/2'];
/** A host that says nothing for so long has no answer. */
const LIMIT_IN_MILLISECONDS = 15_000;

const NOT_SERVED = ['assets/no-such.js', '.deploy/defaults.json', '.deploy/templates/index.html'];

/** What to check, and how to fetch it. */
export interface Deployment {
  /** The origin that serves the app, such as 'https://book.example.com'. */
  readonly origin: string;
  /** The release that should be there; undefined accepts any, if all pages have the same. */
  readonly release: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** A check's name and what it found wrong: a sentence each. */
export interface Result {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Fetches a deployment's pages and asks its API; answers the result of each check. It changes nothing on the server. */
export async function checkDeployment(deployment: Deployment): Promise<readonly Result[]> {
  const pages = await Promise.all(PAGES.map((path) => fetchPage(deployment, path)));
  if (pages.every(({ status }) => status === 0)) return [{ name: 'pages', problems: [`${deployment.origin} has no answer.`] }];
  return [
    { name: 'pages', problems: pages.flatMap(pageProblems) },
    { name: `one release (${pages[0]!.release || 'unnamed'})`, problems: releaseProblems(pages, deployment.release) },
    { name: 'content security policy', problems: [...new Set(pages.flatMap((page) => policyProblems(page, deployment.origin)))] },
    { name: 'headers', problems: headerProblems(pages, deployment.origin) },
    { name: 'assets', problems: await assetProblems(deployment, pages) },
    { name: 'nothing else is served', problems: await servedProblems(deployment, pages) },
    { name: 'API', problems: await apiProblems(deployment, pages) },
  ];
}

interface Page {
  readonly path: string;
  /** 0 if there was no answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly release: string;
  readonly settings: PageSettings | undefined;
}

async function fetchPage(deployment: Deployment, path: string): Promise<Page> {
  const answer = await get(deployment, BASE + path);
  const text = (await answer?.text()) ?? '';
  const release = /<meta name="release" content="([^"]*)"/.exec(text)?.[1] ?? '';
  return { path: BASE + path, status: answer?.status ?? 0, headers: answer?.headers ?? new Headers(), text, release, settings: settingsOf(text) };
}

/** The answer to a GET; undefined if there is none. */
async function get({ origin, fetch }: Deployment, path: string, options: RequestInit = {}): Promise<Response | undefined> {
  return fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_IN_MILLISECONDS), ...options }).catch(() => undefined);
}

function settingsOf(text: string): PageSettings | undefined {
  try {
    return JSON.parse(/<script type="application\/json" id="config">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as PageSettings;
  } catch {
    return undefined;
  }
}

function pageProblems({ path, status, text, headers, settings }: Page): readonly string[] {
  if (status === 0) return [`${path} has no answer.`];
  if (status !== 200) return [`${path} answers ${status}.`];
  const isPrerendered = !FIRST_PAGES.some((each) => path === BASE + each) || text.includes(`data-prerendered="${path}"`);
  return [
    ...(headers.get('content-type')?.startsWith('text/html') ? [] : [`${path} is no HTML, but '${headers.get('content-type')}'.`]),
    ...(settings ? [] : [`${path} has no settings: run 'npm run configure'.`]),
    ...(isPrerendered ? [] : [`${path} is not its prerendered page.`]),
  ];
}

function releaseProblems(pages: readonly Page[], wanted: string | undefined): readonly string[] {
  const releases = [...new Set(pages.filter(({ status }) => status === 200).map(({ release }) => release))];
  if (releases.length > 1) return [`The pages are of different releases: ${releases.join(', ')}.`];
  if (wanted !== undefined && releases[0] !== wanted) return [`The release is '${releases[0]}', not '${wanted}'.`];
  if (new Set(pages.filter(({ settings }) => settings).map(({ settings }) => JSON.stringify(settings))).size > 1) return ['The pages have different settings.'];
  return [];
}

function policyProblems({ path, headers, text, settings }: Page, origin: string): readonly string[] {
  const policy = headers.get('content-security-policy');
  if (text === '') return [];
  if (policy === null) return [`${path} has no policy.`];
  const sources = (directive: string) => policy.split(/; */).find((each) => each.startsWith(`${directive} `))?.split(' ') ?? [];
  const api = settings && new URL(settings.apiBaseUrl, origin).origin;
  return [
    ...(scriptHashes([text]).every((hash) => sources('script-src').includes(hash))
      ? []
      : ["The policy is of another build: it forbids the script of the pages, so nothing would work on them. Reload nginx with the build's own .deploy/nginx-app.conf."]),
    ...(api === undefined || api === origin || sources('connect-src').includes(api) ? [] : [`The policy forbids calls to ${api}.`]),
  ];
}

function headerProblems([page]: readonly Page[], origin: string): readonly string[] {
  const wanted = ['x-content-type-options', 'referrer-policy', ...(origin.startsWith('https:') ? ['strict-transport-security'] : [])];
  return [
    ...wanted.filter((name) => !page!.headers.has(name)).map((name) => `${page!.path} has no header ${name}.`),
    ...(/\d/.test(page!.headers.get('server') ?? '') ? [`The server tells its version: '${page!.headers.get('server')}'.`] : []),
  ];
}

const assetsOf = (pages: readonly Page[]) => [...new Set(pages.flatMap(({ text }) => [...text.matchAll(/(?:src|href)="(\/in\/packages\/assets\/[^"]+)"/g)].map(([, path]) => path!)))];

async function assetProblems(deployment: Deployment, pages: readonly Page[]): Promise<readonly string[]> {
  const paths = assetsOf(pages);
  const problems = paths.map(async (path) => {
    const answer = await get(deployment, path);
    if (answer?.status !== 200) return `${path} answers ${answer?.status ?? 'nothing'}.`;
    if (!/javascript|css/.test(answer.headers.get('content-type') ?? '')) return `${path} is no script or style sheet, but '${answer.headers.get('content-type')}'.`;
    return answer.headers.get('cache-control')?.includes('immutable') ? '' : `${path} is not kept by browsers: its cache-control has no 'immutable'.`;
  });
  return paths.length === 0 ? ['The pages name no assets.'] : (await Promise.all(problems)).filter(Boolean);
}

async function servedProblems(deployment: Deployment, pages: readonly Page[]): Promise<readonly string[]> {
  const maps = assetsOf(pages).slice(0, 1).map((path) => `${path}.map`);
  const problems = [...NOT_SERVED.map((path) => BASE + path), ...maps].map(async (path) => {
    const answer = await get(deployment, path);
    return answer?.status === 404 ? '' : `${path} answers ${answer?.status ?? 'nothing'} instead of 404.`;
  });
  return (await Promise.all(problems)).filter(Boolean);
}

/** Lists packages as a visitor, and asks as a browser does before a login. */
async function apiProblems(deployment: Deployment, pages: readonly Page[]): Promise<readonly string[]> {
  const { origin } = deployment;
  const base = pages.find(({ settings }) => settings)?.settings?.apiBaseUrl;
  if (base === undefined) return ['No page says where the API is.'];
  const address = (path: string) => new URL(base + path, origin).href;
  const isForeign = new URL(base, origin).origin !== origin;
  const allows = ({ headers }: Response) => originDeviation(headers, origin) === undefined;
  const list = await get(deployment, address('packages/4'), { headers: { origin } });
  if (list?.status !== 200) return [`${address('packages/4')} answers ${list?.status ?? 'nothing'}.`];
  const isJson = await list.json().then((body: unknown) => typeof body === 'object', () => false);
  if (!isJson) return [`${address('packages/4')} is no JSON.`];
  if (!isForeign) return [];
  if (!allows(list)) return [`The API does not allow calls from ${origin}.`];
  const headerNames = ['authorization', 'content-type'];
  const asked = preflightHeaders({ origin, method: 'POST', headerNames });
  const preflight = await get(deployment, address('user/login'), { method: 'OPTIONS', headers: asked });
  const headers = (preflight?.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const isAllowed = preflight?.ok && allows(preflight) && headerNames.every((name) => headers === '*' || headers.includes(name));
  return isAllowed ? [] : [`The API does not allow a login from ${origin}: the preflight of POST user/login is refused.`];
}

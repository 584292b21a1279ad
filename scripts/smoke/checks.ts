import { originDeviation, preflightDeviation, preflightHeaders } from '../../contract/cors.ts';
import { SERVICES } from '../../src/domain/services.ts';
import { scriptHashes } from '../configure/policy.ts';
import { assetProblems, assetsNamedIn } from './assets.ts';
import { BASE, get, urlOf, type Deployment } from './deployment.ts';
import { sentencesOf, type Fault } from './fault.ts';
import { fetchPage, type Page } from './page.ts';

const FIRST_PAGES = SERVICES.map((service) => `${service}/1`);
/** The pages that are asked for, by their paths below the app's base. */
export const PAGES = ['', ...FIRST_PAGES, 'walking/2'];

const RELOAD = "Reload nginx with the build's own .deploy/nginx-app.conf.";
const NOT_SERVED = ['assets/no-such.js', '.deploy/defaults.json', '.deploy/templates/index.html'];

/** A check's name and what it found wrong: a sentence each. */
export interface Result {
  readonly name: string;
  readonly problems: readonly string[];
}

/**
 * Fetches a deployment's pages and assets, and asks its other addresses as browsers do. Answers the result of each check that could
 * be made. The server gets an empty batch of telemetry and an empty report, and nothing else that it could keep.
 */
export async function checkDeployment(deployment: Deployment): Promise<readonly Result[]> {
  const asked = await Promise.all(PAGES.map((path) => fetchPage(deployment, path)));
  if (asked.every(({ noAnswer }) => noAnswer)) return [{ name: 'pages', problems: [`${deployment.origin} cannot be reached (${asked[0]!.noAnswer}).`] }];
  const pages = asked.filter(({ status }) => status === 200);
  const results: Result[] = [{ name: 'pages', problems: sentencesOf(asked.flatMap(pageFaults)) }];
  const [page] = pages;
  if (!page) return results;
  results.push(
    { name: `one release (${page.release || 'unnamed'})`, problems: releaseProblems(pages, deployment.release) },
    { name: 'content security policy', problems: policyProblems(pages, deployment.origin) },
    { name: 'headers', problems: headerProblems(page, deployment.origin) },
    { name: 'compressed copies', problems: sentencesOf((await Promise.all(pages.map((each) => compressionFaults(deployment, each)))).flat()) },
    { name: 'assets', problems: await assetProblems(deployment, pages) },
    { name: 'nothing else is served', problems: await servedProblems(deployment, page) },
  );
  const configured = pages.find(({ settings }) => settings);
  if (configured) results.push({ name: 'API', problems: await apiProblems(deployment, configured) }, ...(await receiverResults(deployment, configured)));
  return results;
}

function pageFaults(page: Page): readonly Fault[] {
  return faultsOf(page).map((fault) => ({ path: page.path, fault }));
}

/** What is wrong with a page, each as the rest of a sentence that begins with its path. */
function faultsOf({ path, status, noAnswer, text, headers, settings }: Page): readonly string[] {
  if (noAnswer) return [`cannot be reached (${noAnswer})`];
  if (status >= 300 && status < 400) return [`redirects to ${headers.get('location')?.replace(path, '')}: name the address that serves the pages`];
  if (status === 400 && /https port/i.test(text)) return ["asks for https: begin the address with 'https://'"];
  if (status !== 200) return [`answers ${status}: run 'npm run configure', and copy all files of the build`];
  const isPrerendered = !FIRST_PAGES.some((each) => path === BASE + each) || text.includes(`data-prerendered="${path}"`);
  return [
    ...(headers.get('content-type')?.startsWith('text/html') ? [] : [`is no HTML, but '${headers.get('content-type')}'`]),
    ...(settings ? [] : ["has no settings: run 'npm run configure'"]),
    ...(isPrerendered ? [] : ['is not its prerendered page']),
  ];
}

function releaseProblems(pages: readonly Page[], wanted: string | undefined): readonly string[] {
  const releases = [...new Set(pages.map(({ release }) => release))];
  if (releases.length > 1) return [`The pages are of different releases: ${releases.join(', ')}.`];
  if (wanted !== undefined && releases[0] !== wanted) return [`The release is '${releases[0]}', not '${wanted}'. Was it configured and copied?`];
  if (new Set(pages.filter(({ settings }) => settings).map(({ settings }) => JSON.stringify(settings))).size > 1) return ['The pages have different settings.'];
  return [];
}

function policyProblems(pages: readonly Page[], origin: string): readonly string[] {
  const faults = pages.filter(({ headers }) => !headers.has('content-security-policy')).map(({ path }) => ({ path, fault: 'has no policy' }));
  return [...sentencesOf(faults), ...new Set(pages.flatMap((each) => mismatchesOf(each, origin)))];
}

/** How the policy of a page, if it has one, does not fit to it. */
function mismatchesOf({ headers, text, settings }: Page, origin: string): readonly string[] {
  const policy = headers.get('content-security-policy');
  if (policy === null) return [];
  const sources = (directive: string) => policy.split(/; */).find((each) => each.startsWith(`${directive} `))?.split(' ') ?? [];
  const called = settings ? [settings.apiBaseUrl, settings.telemetryUrl].filter(Boolean).map((address) => new URL(address, origin).origin) : [];
  const forbidden = called.filter((each) => each !== origin && !sources('connect-src').includes(each));
  return [
    ...(scriptHashes([text]).every((hash) => sources('script-src').includes(hash))
      ? []
      : [`The policy is of another build: it forbids the script of the pages, so nothing would work on them. ${RELOAD}`]),
    ...forbidden.map((each) => `The policy forbids calls to ${each}. ${RELOAD}`),
  ];
}

function headerProblems({ path, headers }: Page, origin: string): readonly string[] {
  const wanted = ['x-content-type-options', 'referrer-policy', ...(origin.startsWith('https:') ? ['strict-transport-security'] : [])];
  return [
    ...wanted.filter((name) => !headers.has(name)).map((name) => `${path} has no header ${name}.`),
    ...(/\d/.test(headers.get('server') ?? '') ? [`The server tells its version: '${headers.get('server')}'.`] : []),
  ];
}

/** Browsers get the compressed copies, so one that is left from another deployment is what customers would see. */
async function compressionFaults(deployment: Deployment, { path, text }: Page): Promise<readonly Fault[]> {
  const faults = ['gzip', 'br'].map(async (encoding): Promise<readonly Fault[]> => {
    const answer = await get(deployment, path, { headers: { 'accept-encoding': encoding } });
    if (typeof answer === 'string') return [{ path, fault: `cannot be read when it is compressed with ${encoding} (${answer}): copy all files of the build` }];
    return answer.body.toString() === text ? [] : [{ path, fault: `is another page when it is compressed with ${encoding}: copy all files of the build` }];
  });
  return (await Promise.all(faults)).flat();
}

async function servedProblems(deployment: Deployment, page: Page): Promise<readonly string[]> {
  const maps = assetsNamedIn([page]).slice(0, 1).flatMap((name) => [`${BASE}${name}.map`, `${BASE}dist-maps/${name}.map`, `/dist-maps/${name}.map`]);
  const problems = [...NOT_SERVED.map((path) => BASE + path), ...maps].map(async (path) => {
    const answer = await get(deployment, path);
    if (typeof answer === 'string') return `${path} cannot be reached (${answer}).`;
    return answer.status === 404 ? '' : `${path} answers ${answer.status} instead of 404.`;
  });
  return (await Promise.all(problems)).filter(Boolean);
}

/** Lists packages as a visitor, and asks as a browser does before that, before a login and before a booking. */
async function apiProblems(deployment: Deployment, { settings }: Page): Promise<readonly string[]> {
  const { origin } = deployment;
  const { apiBaseUrl, sendsIdempotencyKeys } = settings!;
  const list = await get(deployment, `${apiBaseUrl}packages/4`, { headers: { origin, 'content-type': 'application/json' } });
  const address = urlOf(deployment, `${apiBaseUrl}packages/4`);
  if (typeof list === 'string') return [`${address} cannot be reached (${list}).`];
  if (list.status !== 200) return [`${address} answers ${list.status}.`];
  if (!isJson(list.body.toString())) return [`${address} is no JSON.`];
  if (new URL(address).origin === origin) return [];
  const deviation = originDeviation(list.headers, origin);
  if (deviation !== undefined) return [`The API does not allow calls from ${origin}: ${deviation}.`];
  const names = ['authorization', 'content-type'];
  const asked = [
    // The app asks for packages with a content type, though without a body.
    { method: 'GET', path: 'packages/4', headerNames: ['content-type'] },
    { method: 'POST', path: 'user/login', headerNames: names },
    { method: 'POST', path: 'user/createBooking/walking', headerNames: sendsIdempotencyKeys ? [...names, 'idempotency-key'] : names },
  ];
  const problems = asked.map(async ({ method, path, headerNames }) => {
    const preflight = { origin, method, headerNames };
    const answer = await get(deployment, apiBaseUrl + path, { method: 'OPTIONS', headers: preflightHeaders(preflight) });
    const why = typeof answer === 'string' ? `the preflight has no answer (${answer})` : preflightDeviation(answer, preflight);
    return why === undefined ? '' : `The API does not allow ${method} ${path} from ${origin}: ${why}.`;
  });
  return (await Promise.all(problems)).filter(Boolean);
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Whether the addresses of telemetry and of policy reports, where there are some, take what is sent there. */
async function receiverResults(deployment: Deployment, { settings, headers, release }: Page): Promise<readonly Result[]> {
  const { telemetry, telemetryUrl } = settings!;
  const reportUrl = /report-uri (\S+?)(?:;|$)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const takes = async (address: string, options: RequestInit) => {
    const answer = await get(deployment, address, { method: 'POST', ...options });
    const url = urlOf(deployment, address);
    if (typeof answer === 'string') return [`${url} cannot be reached (${answer}).`];
    if (answer.status < 200 || answer.status > 299) return [`${url} answers ${answer.status} to a POST.`];
    // Some hosts answer any path with a page.
    return answer.headers.get('content-type')?.startsWith('text/html') ? [`${url} answers a POST with HTML: it is a page, and takes no reports.`] : [];
  };
  const answers = async (address: string) => {
    const answer = await get(deployment, address);
    return typeof answer === 'string' ? [`${address} cannot be reached (${answer}).`] : [];
  };
  return [
    ...(telemetry === 'sentry' ? [{ name: 'telemetry', problems: await answers(new URL(telemetryUrl).origin) }] : []),
    ...(telemetry === 'beacon' ? [{ name: 'telemetry', problems: await takes(telemetryUrl, { body: JSON.stringify({ release, events: [] }) }) }] : []),
    ...(reportUrl === undefined ? [] : [{ name: 'policy reports', problems: await takes(reportUrl, { body: '[]', headers: { 'content-type': 'application/reports+json' } }) }]),
  ];
}

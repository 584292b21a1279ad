import { ContractChecker } from '../../contract/checker.ts';
import { originDeviation, preflightDeviation, preflightHeaders } from '../../contract/cors.ts';
import { ContractDocument } from '../../contract/document.ts';
import { get, urlOf, type Answer, type Deployment } from './deployment.ts';
import type { Page } from './page.ts';
import type { Result } from './result.ts';

const NO_LOCATION = 'is there a location for it in nginx.conf?';

/** Sentences about problems of the API. Fetches the walking packages, and sends the preflights of that call, a login and a booking. */
export async function apiProblems(deployment: Deployment, { settings }: Page): Promise<readonly string[]> {
  const { origin } = deployment;
  const { apiBaseUrl, sendsIdempotencyKeys } = settings!;
  const blocked = blockedProblem(deployment, apiBaseUrl);
  if (blocked !== undefined) return [blocked];
  const list = await get(deployment, `${apiBaseUrl}packages/4`, { headers: { origin, 'content-type': 'application/json' } });
  const address = urlOf(deployment, `${apiBaseUrl}packages/4`);
  if (typeof list === 'string') return [`${address} cannot be reached (${list}).`];
  const question = isUnknownHere(deployment, address, list) ? `${NO_LOCATION} If so, ` : '';
  if (list.status !== 200) return [`${address} answers ${list.status}: ${question}look at the log of the API, and of the proxy before it.`];
  const unlike = contractDeviation(list);
  if (unlike !== undefined) return [`${address} does not answer the packages: ${unlike}. 'npm run contract' compares all calls.`];
  if (new URL(address).origin === origin) return [];
  const deviation = originDeviation(list.headers, origin);
  if (deviation !== undefined) return [`The API does not allow calls from ${origin}: ${deviation}.`];
  const names = ['authorization', 'content-type'];
  const asked = [
    // The app sends this call with a content type, though it has no body, so browsers send a preflight.
    { method: 'GET', path: 'packages/4', headerNames: ['content-type'] },
    { method: 'POST', path: 'user/login', headerNames: ['content-type'] },
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

/** The reason why an answer is not the contract's list of walking packages: a deviation, or a status that refuses. Otherwise undefined. */
function contractDeviation({ status, headers, body }: Answer): string | undefined {
  const checker = new ContractChecker(new ContractDocument());
  const answer = { status, contentType: headers.get('content-type') ?? undefined, body: body.toString() };
  const { deviation, isAccepted } = checker.judge(checker.document.operation('listWalkingPackages'), answer);
  return deviation ?? (isAccepted ? undefined : 'its status says no');
}

/** A sentence if browsers block calls to an address: it is http, the pages are https, and it is not on the visitor's own machine. */
function blockedProblem(deployment: Deployment, address: string): string | undefined {
  const { protocol, hostname, href } = new URL(urlOf(deployment, address));
  const isBlocked = deployment.origin.startsWith('https:') && protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return isBlocked ? `${href} begins with 'http:': browsers block it on an https page.` : undefined;
}

/** Whether an address is on the app's own host and answered 404. Then nginx may lack a location for it. */
function isUnknownHere({ origin }: Deployment, address: string, { status }: Answer): boolean {
  return status === 404 && new URL(address).origin === origin;
}

/** The results for the addresses that receive telemetry and policy reports, if they are set. Each must accept a POST; Sentry's must only answer. */
export async function reportReceiverResults(deployment: Deployment, { settings, headers, release }: Page): Promise<readonly Result[]> {
  const { telemetry, telemetryUrl } = settings!;
  const reportUrl = /report-uri (\S+?)(?:;|$)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const takes = async (address: string, options: RequestInit) => {
    const blocked = blockedProblem(deployment, address);
    if (blocked !== undefined) return [blocked];
    const answer = await get(deployment, address, { method: 'POST', ...options });
    const url = urlOf(deployment, address);
    if (typeof answer === 'string') return [`${url} cannot be reached (${answer}).`];
    if (isUnknownHere(deployment, url, answer)) return [`${url} answers 404 to a POST: ${NO_LOCATION}`];
    if (answer.status < 200 || answer.status > 299) return [`${url} answers ${answer.status} to a POST.`];
    // Some hosts answer every path with a page and status 200, so an HTML answer means that the address takes no reports.
    return answer.headers.get('content-type')?.startsWith('text/html') ? [`${url} answers a POST with HTML: it is a page, and takes no reports.`] : [];
  };
  const answers = async (address: string) => {
    const blocked = blockedProblem(deployment, address);
    if (blocked !== undefined) return [blocked];
    const answer = await get(deployment, address);
    return typeof answer === 'string' ? [`${address} cannot be reached (${answer}).`] : [];
  };
  return [
    ...(telemetry === 'sentry' ? [{ name: 'telemetry', problems: await answers(new URL(telemetryUrl).origin) }] : []),
    ...(telemetry === 'beacon' ? [{ name: 'telemetry', problems: await takes(telemetryUrl, { body: JSON.stringify({ release, events: [] }) }) }] : []),
    ...(reportUrl === undefined ? [] : [{ name: 'policy reports', problems: await takes(reportUrl, { body: '[]', headers: { 'content-type': 'application/reports+json' } }) }]),
  ];
}

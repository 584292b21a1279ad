import { ContractChecker } from '../../contract/checker.ts';
import { originDeviation, preflightDeviation, preflightHeaders } from '../../contract/cors.ts';
import { ContractDocument } from '../../contract/document.ts';
import { isBlocked } from '../configure/settings.ts';
import { get, urlOf, type Answer, type Deployment } from './deployment.ts';
import type { Result } from './fault.ts';
import type { Page } from './page.ts';

const BLOCKED = " begins with 'http:': browsers block it on an https page.";
const NO_LOCATION = 'is there a location for it in nginx.conf?';

/** Sentences about problems of the API. Fetches the walking packages, and sends the preflights of that call, a login and a booking. */
export async function apiProblems(deployment: Deployment, { settings }: Page): Promise<readonly string[]> {
  const { origin } = deployment;
  const { apiBaseUrl, sendsIdempotencyKeys } = settings!;
  if (isBlocked(apiBaseUrl, origin)) return [apiBaseUrl + BLOCKED];
  const address = urlOf(deployment, `${apiBaseUrl}packages/4`);
  const list = await get(deployment, address, { headers: { origin, 'content-type': 'application/json' } });
  if (list.noAnswer) return [`${address} cannot be reached (${list.noAnswer}).`];
  const question = isUnknownHere(deployment, address, list) ? `${NO_LOCATION} If so, ` : '';
  if (list.status !== 200)
    return [`${address} answers ${list.status}: ${question}look at the log of the API, and of the proxy before it.`];
  const unlike = contractDeviation(list);
  if (unlike !== undefined)
    return [`${address} does not answer the packages: ${unlike}. 'npm run contract' compares all calls.`];
  if (new URL(address).origin === origin) return [];
  const deviation = originDeviation(list.headers, origin);
  if (deviation !== undefined) return [`The API does not allow calls from ${origin}: ${deviation}.`];
  const asked: readonly (readonly [string, string, ...string[]])[] = [
    // The app sends this call with a content type, though it has no body, so browsers send a preflight.
    ['GET', 'packages/4', 'content-type'],
    ['POST', 'user/login', 'content-type'],
    [
      'POST',
      'user/createBooking/walking',
      'authorization',
      'content-type',
      ...(sendsIdempotencyKeys ? ['idempotency-key'] : []),
    ],
  ];
  const problems = asked.map(async ([method, path, ...headerNames]) => {
    const preflight = { origin, method, headerNames };
    const answer = await get(deployment, apiBaseUrl + path, {
      method: 'OPTIONS',
      headers: preflightHeaders(preflight),
    });
    const why = answer.noAnswer
      ? `the preflight has no answer (${answer.noAnswer})`
      : preflightDeviation(answer, preflight);
    return why === undefined ? [] : [`The API does not allow ${method} ${path} from ${origin}: ${why}.`];
  });
  return (await Promise.all(problems)).flat();
}

/** The results for the addresses that receive telemetry and policy reports, if they are set. Each must accept a POST. */
export async function reportReceiverResults(
  deployment: Deployment,
  { settings, headers, release }: Page,
): Promise<readonly Result[]> {
  const { telemetryUrl } = settings!;
  const reportUrl = /report-uri (\S+?)(?:;|$)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const batch = { body: JSON.stringify({ release, events: [] }) };
  const reports = { body: '[]', headers: { 'content-type': 'application/reports+json' } };
  return [
    ...(telemetryUrl ? [{ name: 'telemetry', problems: await receiverProblems(deployment, telemetryUrl, batch) }] : []),
    ...(reportUrl === undefined
      ? []
      : [{ name: 'policy reports', problems: await receiverProblems(deployment, reportUrl, reports) }]),
  ];
}

/** At most one sentence about an address that receives reports. */
async function receiverProblems(
  deployment: Deployment,
  address: string,
  report: RequestInit,
): Promise<readonly string[]> {
  const url = urlOf(deployment, address);
  if (isBlocked(url, deployment.origin)) return [url + BLOCKED];
  const answer = await get(deployment, address, { method: 'POST', ...report });
  if (answer.noAnswer) return [`${url} cannot be reached (${answer.noAnswer}).`];
  if (isUnknownHere(deployment, url, answer)) return [`${url} answers 404 to a POST: ${NO_LOCATION}`];
  if (answer.status < 200 || answer.status > 299) return [`${url} answers ${answer.status} to a POST.`];
  // Some hosts answer every path with a page and status 200, so an HTML answer means that the address takes no reports.
  return answer.headers.get('content-type')?.startsWith('text/html')
    ? [`${url} answers a POST with HTML: it is a page, and takes no reports.`]
    : [];
}

/** Reads the contract once, at the first answer. */
let contract: ContractChecker | undefined;

/** The reason why an answer is not the contract's list of walking packages: a deviation, or a status that refuses. Otherwise undefined. */
function contractDeviation({ status, headers, body }: Answer): string | undefined {
  const checker = (contract ??= new ContractChecker(new ContractDocument()));
  const answer = { status, contentType: headers.get('content-type') ?? undefined, body: body.toString() };
  const { deviation, isAccepted } = checker.judge(checker.document.operation('listWalkingPackages'), answer);
  return deviation ?? (isAccepted ? undefined : 'its status says no');
}

/** Whether an address is on the app's own host and answered 404. Then nginx may lack a location for it. */
function isUnknownHere({ origin }: Deployment, address: string, { status }: Answer): boolean {
  return status === 404 && new URL(address).origin === origin;
}

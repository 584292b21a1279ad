import { ContractChecker } from '../../contract/checker.ts';
import { originDeviation, preflightDeviation, preflightHeaders } from '../../contract/cors.ts';
import { ContractDocument } from '../../contract/document.ts';
import type { Call } from '../../mocks/calls.ts';
import type { InstallationSettings } from '../../src/app/config.ts';
import { isBlocked } from '../configure/settings.ts';
import { get, type Answer, type Deployment } from './deployment.ts';

export async function apiProblems(
  deployment: Deployment,
  { apiBaseUrl, sendsIdempotencyKeys }: InstallationSettings,
): Promise<readonly string[]> {
  const { origin } = deployment;
  if (isBlocked(apiBaseUrl, origin)) return [`${apiBaseUrl} begins with 'http:': browsers block it on an https page.`];
  const address = new URL(`${apiBaseUrl}packages/4`, origin).href;
  const list = await get(deployment, address, undefined, { headers: { origin, 'content-type': 'application/json' } });
  if (list.fault) return [`${address} ${list.fault}.`];
  const unlike = contractDeviation(list);
  if (unlike !== undefined)
    return [`${address} does not answer the packages: ${unlike}. 'npm run contract' compares all calls.`];
  if (new URL(address).origin === origin) return [];
  const deviation = originDeviation(list.headers, origin);
  if (deviation !== undefined) return [`The API does not allow calls from ${origin}: ${deviation}.`];
  const asked: readonly (readonly [Call, ...string[]])[] = [
    // The app sends this call with a content type, though it has no body, so browsers send a preflight.
    ['GET packages/4', 'content-type'],
    ['POST user/login', 'content-type'],
    [
      'POST user/createBooking/walking',
      'authorization',
      'content-type',
      ...(sendsIdempotencyKeys ? ['idempotency-key'] : []),
    ],
  ];
  const problems = asked.map(async ([call, ...headerNames]) => {
    const [method = '', path = ''] = call.split(' ');
    const preflight = { origin, method, headerNames };
    const options = { method: 'OPTIONS', headers: preflightHeaders(preflight) };
    const answer = await get(deployment, apiBaseUrl + path, undefined, options);
    const why = answer.status === 0 ? `the preflight ${answer.fault}` : preflightDeviation(answer, preflight);
    return why === undefined ? [] : [`The API does not allow ${method} ${path} from ${origin}: ${why}.`];
  });
  return (await Promise.all(problems)).flat();
}

let contract: ContractChecker | undefined;

function contractDeviation({ status, headers, body }: Answer): string | undefined {
  const checker = (contract ??= new ContractChecker(new ContractDocument()));
  const answer = { status, contentType: headers.get('content-type') ?? undefined, body: body.toString() };
  const { deviation, isAccepted } = checker.judge(checker.document.operation('listWalkingPackages'), answer);
  return deviation ?? (isAccepted ? undefined : 'its status says no');
}

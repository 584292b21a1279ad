const ALLOW_ORIGIN = 'access-control-allow-origin';
const ALLOW_HEADERS = 'access-control-allow-headers';

/** What a browser asks a server before a call from another origin. Header names are in lower case. */
export interface Preflight {
  readonly origin: string;
  readonly method: string;
  readonly headerNames: readonly string[];
}

/** The headers of the OPTIONS request that asks it. */
export function preflightHeaders({ origin, method, headerNames }: Preflight): Record<string, string> {
  return { origin, 'access-control-request-method': method, 'access-control-request-headers': headerNames.join(',') };
}

/** Why an answer does not let the call through; undefined if it does. Browsers need no permission for the methods GET and POST, the only ones of the app. */
export function preflightDeviation({ status, headers }: Pick<Response, 'status' | 'headers'>, { origin, headerNames }: Preflight): string | undefined {
  if (status < 200 || status > 299) return `the status ${status} is not one of 200 to 299`;
  const allowed = (headers.get(ALLOW_HEADERS) ?? '').split(',').map((name) => name.trim().toLowerCase());
  // '*' stands for all headers but this one.
  const isAllowed = (name: string) => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const lacking = headerNames.find((name) => !isAllowed(name));
  return originDeviation(headers, origin) ?? (lacking === undefined ? undefined : `${ALLOW_HEADERS} lacks ${lacking}`);
}

/** Why a page of an origin may not read an answer; undefined if it may. */
export function originDeviation(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get(ALLOW_ORIGIN);
  if (allowed === null) return `${ALLOW_ORIGIN} is missing`;
  return [origin, '*'].includes(allowed) ? undefined : `${ALLOW_ORIGIN} is not the app's origin`;
}

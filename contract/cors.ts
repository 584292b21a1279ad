const ALLOW_ORIGIN = 'access-control-allow-origin';
const ALLOW_HEADERS = 'access-control-allow-headers';

/** Header names are in lower case. */
export interface Preflight {
  readonly origin: string;
  readonly method: string;
  readonly headerNames: readonly string[];
}

export function preflightHeaders({ origin, method, headerNames }: Preflight): Record<string, string> {
  return { origin, 'access-control-request-method': method, 'access-control-request-headers': headerNames.join(',') };
}

/** Methods are not checked: GET and POST need no permission. */
export function preflightDeviation(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  { origin, headerNames }: Preflight,
): string | undefined {
  if (status < 200 || status > 299) return `the status ${status} is not one of 200 to 299`;
  const allowed = (headers.get(ALLOW_HEADERS) ?? '').split(',').map((name) => name.trim().toLowerCase());
  // '*' allows every header except `authorization`.
  const isAllowed = (name: string) => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const lacking = headerNames.filter((name) => !isAllowed(name));
  return (
    originDeviation(headers, origin) ??
    (lacking.length === 0 ? undefined : `${ALLOW_HEADERS} lacks ${lacking.join(', ')}`)
  );
}

export function originDeviation(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get(ALLOW_ORIGIN);
  if (allowed === null) return `${ALLOW_ORIGIN} is missing`;
  return [origin, '*'].includes(allowed) ? undefined : `${ALLOW_ORIGIN} is not the app's origin`;
}

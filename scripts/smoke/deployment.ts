import { codeOf } from '../../contract/network-error.ts';

/** The app's base path on its host. */
export const BASE = '/in/packages/';
/** By this name the host's log can tell these requests from customers'. */
const USER_AGENT = 'pet-booking-smoke';
/** A request is given up after this time without an answer. */
const LIMIT_IN_SECONDS = 15;

/** What to check, and how to fetch it. */
export interface Deployment {
  /** The origin that serves the app, such as 'https://book.example.com'. */
  readonly origin: string;
  /** The release that should be there; undefined accepts any, if all pages have the same. */
  readonly release: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** A host's whole answer. */
export interface Answer {
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Why there was no answer, such as 'ECONNREFUSED'; '' if there was one. */
  readonly noAnswer: string;
  readonly headers: Headers;
  /** The body, decompressed if it was compressed. */
  readonly body: Buffer;
}

/** The absolute URL of an address. The address is a URL, or a path on the app's own host. */
export function urlOf({ origin }: Deployment, address: string): string {
  return new URL(address, origin).href;
}

/** Sends a request, by default a GET, and follows no redirect. */
export async function get(deployment: Deployment, address: string, options: RequestInit = {}): Promise<Answer> {
  const limits: RequestInit = { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_IN_SECONDS * 1000) };
  const headers = new Headers(options.headers);
  headers.set('user-agent', USER_AGENT);
  try {
    const response = await deployment.fetch(urlOf(deployment, address), { ...limits, ...options, headers });
    return {
      status: response.status,
      noAnswer: '',
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    const code = codeOf(error);
    return {
      status: 0,
      noAnswer: code === 'TimeoutError' ? `no answer in ${LIMIT_IN_SECONDS} s` : code,
      headers: new Headers(),
      body: Buffer.alloc(0),
    };
  }
}

/** Runs an action for one item after the other, because a host may refuse many requests at the same time. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await action(item));
  return results;
}

import { codeOf } from '../../contract/network-error.ts';

/** The app's base path on its host. */
export const BASE = '/in/packages/';
/** A request is given up after this time without an answer. */
const LIMIT_IN_SECONDS = 15;
/** The highest number of requests at the same time, because a host may refuse more. */
const AT_A_TIME = 4;

/** What to check, and how to fetch it. */
export interface Deployment {
  /** The origin that serves the app, such as 'https://book.example.com'. */
  readonly origin: string;
  /** The release that should be there; undefined accepts any, if all pages have the same. */
  readonly release: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** The absolute URL of an address. The address is a URL, or a path on the app's own host. */
export function urlOf({ origin }: Deployment, address: string): string {
  return new URL(address, origin).href;
}

/** A host's whole answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body, decompressed if it was compressed. */
  readonly body: Buffer;
}

/** Sends a request, by default a GET, and follows no redirect. If no answer arrives, returns a text with the reason, such as 'ECONNREFUSED'. */
export async function get(deployment: Deployment, address: string, options: RequestInit = {}): Promise<Answer | string> {
  const limits: RequestInit = { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_IN_SECONDS * 1000) };
  try {
    const response = await deployment.fetch(urlOf(deployment, address), { ...limits, ...options });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const code = codeOf(error);
    return code === 'TimeoutError' ? `no answer in ${LIMIT_IN_SECONDS} s` : code;
  }
}

/** Runs an action for each item, a few at a time. Returns the results in the order of the items. */
export async function fewAtATime<Item, Result>(items: readonly Item[], action: (item: Item) => Promise<Result>): Promise<readonly Result[]> {
  const left = items.entries();
  const results: Result[] = [];
  const work = async () => {
    for (const [index, item] of left) results[index] = await action(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return results;
}

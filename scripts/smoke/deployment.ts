import { codeOf } from '../../contract/network-error.ts';

/** Where the app is below its host. */
export const BASE = '/in/packages/';
/** A host that says nothing for so long has no answer. */
const LIMIT_IN_SECONDS = 15;

/** What to check, and how to fetch it. */
export interface Deployment {
  /** The origin that serves the app, such as 'https://book.example.com'. */
  readonly origin: string;
  /** The release that should be there; undefined accepts any, if all pages have the same. */
  readonly release: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** The whole address of a URL, or of a path on the app's own host. */
export function urlOf({ origin }: Deployment, address: string): string {
  return new URL(address, origin).href;
}

/** What a host answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Unpacked, if it was compressed. */
  readonly body: Buffer;
}

/** The whole answer to a request, by default a GET; why there is none, such as 'ECONNREFUSED', if it is a text. */
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

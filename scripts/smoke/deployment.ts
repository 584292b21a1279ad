/** Where the app is below its host. */
export const BASE = '/in/packages/';
/** A host that says nothing for so long has no answer. */
const LIMIT_IN_MILLISECONDS = 15_000;

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

/** The answer to a request, by default a GET; undefined if there is none. */
export async function get(deployment: Deployment, address: string, options: RequestInit = {}): Promise<Response | undefined> {
  const limits: RequestInit = { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_IN_MILLISECONDS) };
  return deployment.fetch(urlOf(deployment, address), { ...limits, ...options }).catch(() => undefined);
}

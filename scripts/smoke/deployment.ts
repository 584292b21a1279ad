import { codeOf } from '../../contract/network-error.ts';
import type { InstallationSettings } from '../../src/app/config.ts';

/** The app's base path on its host. */
export const BASE = '/in/packages/';
/** By this name the host's log can tell these requests from customers'. */
const USER_AGENT = 'pet-booking-smoke';
const LIMIT_IN_SECONDS = 15;

export interface Deployment {
  /** The origin that serves the app, such as 'https://book.example.com'. */
  readonly origin: string;
  /** The release that should be there; undefined accepts any, if all pages have the same. */
  readonly release: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** A host's answer to the request for a file, in one encoding. */
export interface Answer {
  /** The path on the host, with the encoding if there is one. */
  readonly name: string;
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  readonly headers: Headers;
  /** The body, decompressed if it was compressed. */
  readonly body: Buffer;
  /** Why this is no answer of status 200, such as 'answers 404'; '' if it is one. */
  readonly fault: string;
}

/** The answer to the request for a page. */
export interface Page extends Answer {
  readonly path: string;
  readonly text: string;
  /** The release that the page names; '' if it names none. */
  readonly release: string;
  /** The settings in the page; undefined if `npm run configure` has not written any. */
  readonly settings: InstallationSettings | undefined;
}

/** Sends a request to a path of the host or to a URL, by default a GET, and follows no redirect. */
export async function get(
  { origin, fetch }: Deployment,
  address: string,
  encoding = 'identity',
  options: RequestInit = {},
): Promise<Answer> {
  const name = encoding === 'identity' ? address : `${address} in ${encoding}`;
  const headers = { 'user-agent': USER_AGENT, 'accept-encoding': encoding, ...options.headers };
  const signal = AbortSignal.timeout(LIMIT_IN_SECONDS * 1000);
  try {
    const answer = await fetch(new URL(address, origin).href, { redirect: 'manual', signal, ...options, headers });
    const { status } = answer;
    const location = answer.headers.get('location');
    const fault = location === null ? `answers ${status}` : `redirects to ${location}`;
    const body = Buffer.from(await answer.arrayBuffer());
    return { name, status, headers: answer.headers, body, fault: status === 200 ? '' : fault };
  } catch (error) {
    const code = codeOf(error);
    const why = code === 'TimeoutError' ? `no answer in ${LIMIT_IN_SECONDS} s` : code;
    return { name, status: 0, headers: new Headers(), body: Buffer.alloc(0), fault: `cannot be reached (${why})` };
  }
}

export async function getPage(deployment: Deployment, path: string, encoding: string): Promise<Page> {
  const answer = await get(deployment, path, encoding);
  const text = answer.body.toString();
  const release = /<meta name="release" content="([^"]*)"/.exec(text)?.[1] ?? '';
  const json = /<script type="application\/json" id="config">(\{".*?)<\/script>/s.exec(text)?.[1];
  const settings = json === undefined ? undefined : (JSON.parse(json) as InstallationSettings);
  return { ...answer, path, text, release, settings };
}

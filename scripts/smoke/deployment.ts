import { codeOf } from '../../contract/network-error.ts';
import type { InstallationSettings } from '../../src/app/config.ts';

export const BASE = '/in/packages/';
/** By this name the host's log can tell these requests from customers'. */
const USER_AGENT = 'pet-booking-smoke';
const LIMIT_IN_SECONDS = 15;

export interface Deployment {
  /** Such as 'https://book.example.com'. */
  readonly origin: string;
  /** Undefined accepts any, if all pages have the same. */
  readonly release: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

export interface Answer {
  /** With the encoding if there is one. */
  readonly name: string;
  /** 0 if there was no answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Such as 'answers 404'; '' for an answer of status 200. */
  readonly fault: string;
}

export interface Page extends Answer {
  readonly path: string;
  readonly text: string;
  /** '' if the page names none. */
  readonly release: string;
  /** Undefined if `npm run configure` has not written any. */
  readonly settings: InstallationSettings | undefined;
}

/** To a path of the host or to a URL. Follows no redirect. */
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

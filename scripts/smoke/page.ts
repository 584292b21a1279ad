import type { PageSettings } from '../../src/app/config.ts';
import { BASE, get, type Deployment } from './deployment.ts';

/** A fetched page. */
export interface Page {
  /** Its path on the host, such as '/in/packages/walking/1'. */
  readonly path: string;
  /** 0 if there was no answer. */
  readonly status: number;
  /** Why there was no answer, such as 'ECONNREFUSED'; '' if there was one. */
  readonly noAnswer: string;
  readonly headers: Headers;
  readonly text: string;
  /** '' if the page names none. */
  readonly release: string;
  /** What `npm run configure` wrote into the page; undefined if it did not. */
  readonly settings: PageSettings | undefined;
}

/** Fetches a page as it is, not its compressed copy. `path` is below the app's base, such as 'walking/1'. */
export async function fetchPage(deployment: Deployment, path: string): Promise<Page> {
  const answer = await get(deployment, BASE + path, { headers: { 'accept-encoding': 'identity' } });
  if (typeof answer === 'string') return { path: BASE + path, status: 0, noAnswer: answer, headers: new Headers(), text: '', release: '', settings: undefined };
  const { status, headers } = answer;
  const text = answer.body.toString();
  const release = /<meta name="release" content="([^"]*)"/.exec(text)?.[1] ?? '';
  return { path: BASE + path, status, noAnswer: '', headers, text, release, settings: settingsOf(text) };
}

function settingsOf(text: string): PageSettings | undefined {
  try {
    return JSON.parse(/<script type="application\/json" id="config">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as PageSettings;
  } catch {
    return undefined;
  }
}

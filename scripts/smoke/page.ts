import type { InstallationSettings } from '../../src/app/config.ts';
import { BASE, get, type Deployment } from './deployment.ts';

/** A fetched page. */
export interface Page {
  /** The page's path on the host, such as '/in/packages/walking/1'. */
  readonly path: string;
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Why there was no answer, such as 'ECONNREFUSED'; '' if there was one. */
  readonly noAnswer: string;
  readonly headers: Headers;
  readonly text: string;
  /** The release that the page names; '' if it names none. */
  readonly release: string;
  /** The settings in the page; undefined if `npm run configure` has not written any. */
  readonly settings: InstallationSettings | undefined;
}

/** Fetches a page without compression. `path` is below the app's base path, such as 'walking/1'. */
export async function fetchPage(deployment: Deployment, path: string): Promise<Page> {
  const answer = await get(deployment, BASE + path, { headers: { 'accept-encoding': 'identity' } });
  if (typeof answer === 'string') return { path: BASE + path, status: 0, noAnswer: answer, headers: new Headers(), text: '', release: '', settings: undefined };
  const { status, headers } = answer;
  const text = answer.body.toString();
  const release = /<meta name="release" content="([^"]*)"/.exec(text)?.[1] ?? '';
  return { path: BASE + path, status, noAnswer: '', headers, text, release, settings: settingsOf(text) };
}

function settingsOf(text: string): InstallationSettings | undefined {
  try {
    return JSON.parse(/<script type="application\/json" id="config">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as InstallationSettings;
  } catch {
    return undefined;
  }
}

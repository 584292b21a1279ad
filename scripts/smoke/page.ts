import type { InstallationSettings } from '../../src/app/config.ts';
import { BASE, get, type Answer, type Deployment } from './deployment.ts';

/** The answer to the request for a page, without compression. */
export interface Page extends Answer {
  /** The page's path on the host, such as '/in/packages/walking/1'. */
  readonly path: string;
  readonly text: string;
  /** The release that the page names; '' if it names none. */
  readonly release: string;
  /** The settings in the page; undefined if `npm run configure` has not written any. */
  readonly settings: InstallationSettings | undefined;
}

/** Fetches a page. `name` is its path below the app's base path, such as 'walking/1'. */
export async function fetchPage(deployment: Deployment, name: string): Promise<Page> {
  const path = BASE + name;
  const answer = await get(deployment, path, { headers: { 'accept-encoding': 'identity' } });
  const text = answer.body.toString();
  const release = /<meta name="release" content="([^"]*)"/.exec(text)?.[1] ?? '';
  const json = /<script type="application\/json" id="config">(\{".*?)<\/script>/s.exec(text)?.[1];
  return {
    ...answer,
    path,
    text,
    release,
    settings: json === undefined ? undefined : (JSON.parse(json) as InstallationSettings),
  };
}

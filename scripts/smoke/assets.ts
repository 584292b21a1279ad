import { BASE, get, type Deployment } from './deployment.ts';

/** The names of the scripts and style sheets that a page or a script names, such as 'app-En2gmJwg.js'. */
export function assetsNamedIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/["'`](?:\/in\/packages\/assets\/|assets\/|\.\/)([\w.-]+\.(?:js|css))["'`]/g)].map(([, name]) => name!))];
}

/** What is wrong with the assets that pages name, and with those that their scripts load later. */
export async function assetProblems(deployment: Deployment, pages: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  const known = new Set<string>();
  const addAll = async (text: string): Promise<void> => {
    const found = assetsNamedIn(text).filter((name) => !known.has(name));
    for (const name of found) known.add(name);
    await Promise.all(found.map(add));
  };
  const add = async (name: string): Promise<void> => {
    const path = `${BASE}assets/${name}`;
    const answer = await get(deployment, path);
    const type = answer?.headers.get('content-type') ?? '';
    if (answer?.status !== 200) problems.push(`${path} answers ${answer?.status ?? 'nothing'}.`);
    else if (!/javascript|css/.test(type)) problems.push(`${path} is no script or style sheet, but '${type}'.`);
    else {
      if (!answer.headers.get('cache-control')?.includes('immutable')) problems.push(`${path} is not kept by browsers: its cache-control has no 'immutable'.`);
      await addAll(await answer.text());
    }
  };
  await addAll(pages.join('\n'));
  return known.size === 0 ? ['The pages name no assets.'] : problems;
}

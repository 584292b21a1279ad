import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

const decisions = readFileSync('docs/decisions.md', 'utf8').split(/^- (?=\*\*[A-Z]\d+\*\*)/m).slice(1);

test.each(decisions.map((text) => [text.slice(2, text.indexOf('**', 2)), text]))('decision %s names what holds it, and that exists', (_, text) => {
  const held = text.slice(text.indexOf('Held by'));
  const files = [...held.matchAll(/tests\/[\w/-]+\.test\.ts|[\w-]+\.feature/g)].map(([path]) => (path.endsWith('.feature') ? `features/${path}` : path));
  expect(files).not.toEqual([]);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const rules = [...held.matchAll(/([\w-]+\.feature), "([^"]+)"/g)];
  expect(rules.filter(([, feature, rule]) => !readFileSync(`features/${feature}`, 'utf8').includes(`Rule: ${rule}\n`)).map(([, , rule]) => rule)).toEqual([]);
});

test.each(globSync(['*.md', 'docs/*.md', 'features/*.md']))('%s links to files and names npm scripts that exist', (path) => {
  const text = readFileSync(path, 'utf8');
  const links = [...text.matchAll(/\]\(([^):]+)\)| src="([^":]+)"/g)].map(([, link, picture]) => join(dirname(path), link ?? picture!));
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('each decision that code or scenarios name is explained', () => {
  const files = globSync(['{src,demo,mocks,contract,features,tests,scripts,deploy}/**/*.{ts,tsx,mjs,css,feature,conf}', 'index.html'], {
    exclude: (path) => path.includes('node_modules'),
  });
  const named = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bdecisions? ([A-Z]\d+)(?: and ([A-Z]\d+))?/g)]);
  const ids = new Set(named.flatMap(([, first, second]) => [first, second ?? first]));
  expect(ids.size).toBeGreaterThan(0);
  expect([...ids].filter((id) => !decisions.some((text) => text.startsWith(`**${id}**`)))).toEqual([]);
});

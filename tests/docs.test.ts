import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const decisions = readFileSync('docs/decisions.md', 'utf8').split(/^- (?=\*\*[A-Z]\d+\*\*)/m).slice(1);

test.each(decisions.map((text) => [text.slice(2, text.indexOf('**', 2)), text]))('decision %s names what holds it, and that exists', (_, text) => {
  const held = text.slice(text.indexOf('Held by'));
  const files = [...held.matchAll(/tests\/[\w/-]+\.test\.ts|[\w-]+\.feature/g)].map(([path]) => (path.endsWith('.feature') ? `features/${path}` : path));
  expect(files).not.toEqual([]);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const rules = [...held.matchAll(/([\w-]+\.feature), "([^"]+)"/g)];
  expect(rules.filter(([, feature, rule]) => !readFileSync(`features/${feature}`, 'utf8').includes(`Rule: ${rule}\n`)).map(([, , rule]) => rule)).toEqual([]);
});

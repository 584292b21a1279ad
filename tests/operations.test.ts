import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../scripts/configure/settings';
import { readSettingsFile } from '../scripts/configure/settings-file';

let folder: string;
const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const list = (...names: readonly string[]) => JSON.stringify({ release: '1', assets: Object.fromEntries(names.map((name) => [name, 'hash'])) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  for (const name of ['new.js', 'new.js.gz', 'previous.js', 'previous.js.br', 'old.js', 'old.js.gz', 'old.css']) write(`site/assets/${name}`);
  write('site/release.json', list('assets/new.js'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command of docs/operations.md that deletes old assets, in the test's folder. Returns the assets that are left. */
function deleteOldAssets(): readonly string[] {
  const [command] = /^ {4}cd .*\n {4}LISTED=.*$/m.exec(readFileSync('docs/operations.md', 'utf8'))!;
  const here = command.replace('/var/www/pet-booking/in/packages', join(folder, 'site')).replace(/\S+(?=\/release\.json\))/, join(folder, 'previous'));
  spawnSync('sh', ['-c', here]);
  return globSync('*', { cwd: join(folder, 'site/assets') }).toSorted();
}

test('old assets are deleted, and those of two releases stay with their copies', () => {
  write('previous/release.json', list('assets/previous.js'));
  expect(deleteOldAssets()).toEqual(['new.js', 'new.js.gz', 'previous.js', 'previous.js.br']);
});

test('nothing is deleted if a list is missing', () => {
  expect(deleteOldAssets()).toHaveLength(7);
});

test('the settings for a trial without a container are right, in a file that shells take', () => {
  const [command] = /^ {4}sed .* > \.env\.trial$/m.exec(readFileSync('docs/operations.md', 'utf8'))!;
  const file = join(folder, '.env.trial');
  spawnSync('sh', ['-c', command.replace('.env.trial', file)]);
  const { variables, warnings, problems } = readSettingsFile(file);
  expect([warnings, problems]).toEqual([[], []]);
  expect(readSettings(variables).config).toMatchObject({ apiBaseUrl: 'http://127.0.0.1:4010/', places: 'built-in' });
  const read = spawnSync('sh', ['-c', `set -a; . ${file}; node -p 'JSON.stringify(process.env)'`], { encoding: 'utf8' });
  expect(JSON.parse(read.stdout)).toMatchObject(variables);
});

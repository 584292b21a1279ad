import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettingsFile } from '../../scripts/configure/settings-file';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-file-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The variables and warnings of a file with such lines, the warnings without the file's name. */
function read(...lines: readonly string[]) {
  const file = join(folder, 'own.env');
  writeFileSync(file, lines.join('\n'));
  const { variables, warnings } = readSettingsFile(file);
  return { variables, warnings: warnings.map((warning) => warning.replace(`${file}, `, '')) };
}

test('a good file has no warnings', () => {
  const lines = ['# A comment', '', 'VITE_A=real', "VITE_B='a # b'", 'export VITE_C = "c" # a comment', 'VITE_D=', 'VITE_E=https://a.test/?b=c\r'];
  expect(read(...lines)).toEqual({ variables: { VITE_A: 'real', VITE_B: 'a # b', VITE_C: 'c', VITE_D: '', VITE_E: 'https://a.test/?b=c' }, warnings: [] });
});

test('a byte order mark is ignored', () => {
  expect(read('\uFEFFVITE_A=real')).toEqual({ variables: { VITE_A: 'real' }, warnings: [] });
});

test.each([
  [['VITE_A=a', 'VITE_B: b'], 'line 2: this is not NAME=value, and is ignored.'],
  [['VITE_A=a', '', 'VITE_A=b'], 'line 3: VITE_A stands above too, and this line counts.'],
  [['VITE_A="a'], 'line 1: the quote of VITE_A is not closed.'],
  [['VITE_A=Walk #1'], "line 1: VITE_A ends before the '#': quote a value that has one."],
])('of %j it warns', (lines, warning) => {
  expect(read(...lines).warnings).toEqual([warning]);
});

test('the later of two lines counts', () => {
  expect(read('VITE_A=a', 'VITE_A=b').variables).toEqual({ VITE_A: 'b' });
});

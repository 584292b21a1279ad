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

/** Reads a settings file with these lines. Returns its warnings and problems without the file's name. */
function read(...lines: readonly string[]) {
  const file = join(folder, 'own.env');
  writeFileSync(file, lines.join('\n'));
  const { variables, ...sentences } = readSettingsFile(file);
  const [warnings, problems] = [sentences.warnings, sentences.problems].map((each) => each.map((sentence) => sentence.replace(`${file}, `, '')));
  return { variables, warnings, problems };
}

test('a good file has no warnings', () => {
  const lines = ['# A comment', '', 'VITE_A=real', "VITE_B='a # b'", 'export VITE_C="c" # a comment', 'VITE_D=', 'VITE_E=https://a.test/?b=c\r'];
  expect(read(...lines)).toEqual({ variables: { VITE_A: 'real', VITE_B: 'a # b', VITE_C: 'c', VITE_D: '', VITE_E: 'https://a.test/?b=c' }, warnings: [], problems: [] });
});

test('a byte order mark is ignored', () => {
  expect(read('\uFEFFVITE_A=real')).toEqual({ variables: { VITE_A: 'real' }, warnings: [], problems: [] });
});

test.each([
  [['VITE_A=a', 'VITE_B: b'], 'line 2: this is not NAME=value, and is ignored.'],
  [['VITE_A=a', '', 'VITE_A=b'], 'line 3: VITE_A stands above too, and this line counts.'],
  [['VITE_A=Walk #1'], "line 1: VITE_A ends before the '#': quote a value that has one."],
  [['', 'VITE_A = a'], "line 2: VITE_A has a space beside its '=', which Docker and shells do not take: write 'VITE_A=…'."],
  [['VITE_A =a'], "line 1: VITE_A has a space beside its '=', which Docker and shells do not take: write 'VITE_A=…'."],
  [['export VITE_A=\t"a"'], "line 1: VITE_A has a space beside its '=', which Docker and shells do not take: write 'VITE_A=…'."],
  [['', 'VITE_A=Tail Wagger'], "line 2: VITE_A has a space and no quotes, which shells do not take: write 'VITE_A=\"…\"'."],
  [['VITE_A=a=b "c"'], "line 1: VITE_A has a space and no quotes, which shells do not take: write 'VITE_A=\"…\"'."],
])('of %j it warns', (lines, warning) => {
  expect(read(...lines).warnings).toEqual([warning]);
});

test.each([
  [['VITE_A= ', 'VITE_B=b'], { VITE_A: '', VITE_B: 'b' }],
  [['VITE_A=\t\r', 'VITE_B=b\r', ''], { VITE_A: '', VITE_B: 'b' }],
  [['VITE_A=', '', '# A comment', 'VITE_B="b"'], { VITE_A: '', VITE_B: 'b' }],
  [['VITE_A=""', "VITE_B=''"], { VITE_A: '', VITE_B: '' }],
  [['VITE_A=a=b"c"', `VITE_B="it's"`], { VITE_A: 'a=b"c"', VITE_B: "it's" }],
])('no line takes another one for its value: %j', (lines, variables) => {
  expect(read(...lines)).toEqual({ variables, warnings: [], problems: [] });
});

test('no line with spaces takes another one for its value', () => {
  const { variables, warnings } = read('VITE_A = ', 'VITE_B = b', 'VITE_C =', 'VITE_D = d');
  expect(variables).toEqual({ VITE_A: '', VITE_B: 'b', VITE_C: '', VITE_D: 'd' });
  expect(warnings).toHaveLength(4);
});

test.each([
  ['VITE_A="a', 'line 1: the quote of VITE_A is not closed.'],
  [`VITE_A='it's'`, "line 1: there is text after the closing ' of VITE_A: put the whole value in other quotes."],
])('%s is refused', (line, problem) => {
  expect(read(line, 'VITE_B=b').problems).toEqual([problem]);
});

test.each([
  ['VITE_A="a b', 'a b'],
  ["VITE_A='a # a comment", 'a'],
])('the value of %s is taken for what was meant, so that its other mistakes are told too', (line, value) => {
  expect(read(line).variables).toEqual({ VITE_A: value });
});

test.skipIf(process.platform !== 'linux')('says of a file that it cannot read that it cannot', () => {
  expect(() => readSettingsFile('/proc/self/mem')).toThrow("'/proc/self/mem' cannot be read (EIO): look at its permissions.");
});

test('the later of two lines counts', () => {
  expect(read('VITE_A=a', 'VITE_A=b').variables).toEqual({ VITE_A: 'b' });
});

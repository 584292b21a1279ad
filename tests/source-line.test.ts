import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from './features/run-cucumber';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-line-'));
  for (const name of ['dist/.deploy', 'dist-maps/assets']) mkdirSync(join(folder, name), { recursive: true });
  // A source map for a script of two lines. The second line begins with code from line 3 of page.ts; the rest of it comes from no file.
  const map = { version: 3, sources: ['../../src/views/page.ts'], names: [], mappings: ';AAEA,U;', x_lineLengths: [28, 20] };
  writeFileSync(join(folder, 'dist-maps/assets/app-1.js.map'), JSON.stringify(map));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on a folder of the test. Returns its exit code, and its output without the path of the test's folder. */
function sourceLine(name: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = runNode('scripts/source-line.mjs', join(folder, name), ...words);
  return [status, (stdout + stderr).trim().replaceAll(`${folder}/`, '')];
}

test.each(['assets/app-1.js:2:7', '/in/packages/assets/app-1.js:2:7', 'https://book.example.com/in/packages/assets/app-1.js:2:7'])('finds the line of %s', (place) => {
  expect(sourceLine('dist-maps', place)).toEqual([0, 'src/views/page.ts:3']);
});

test.each([
  [['assets/app-1.js:2:7', '/in/packages/assets/app-1.js:2:1']],
  [['assets/app-1.js:2:7,assets/app-1.js:2:1']],
  [['assets/app-1.js:2:7 assets/app-1.js:2:1']],
  [['assets/app-1.js:2:7,', 'assets/app-1.js:2:1']],
  [['{"release":"1.0.0","frames":["assets/app-1.js:2:7","assets/app-1.js:2:1"]}']],
  [['at open (https://book.example.com/in/packages/assets/app-1.js:2:7)\n    at', 'assets/app-1.js:2:1']],
])('finds a line for each place of %j', (words) => {
  expect(sourceLine('dist-maps', ...words)).toEqual([0, 'src/views/page.ts:3\nsrc/views/page.ts:3']);
});

test('goes on after a place that it cannot find', () => {
  const { status, stdout, stderr } = runNode('scripts/source-line.mjs', join(folder, 'dist-maps'), 'assets/app-1.js:3:1', 'assets/app-1.js:2:7');
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: 'src/views/page.ts:3\n', stderr: 'There is no line 3 in assets/app-1.js: it has 2 lines.\n' });
});

test.each([
  ['dist-maps', 'assets/app-1.js:2:15', 'assets/app-1.js:2:15 is not from src.'],
  ['dist-maps', 'assets/app-1.js:3:1', 'There is no line 3 in assets/app-1.js: it has 2 lines.'],
  ['dist-maps', 'assets/app-1.js:0:1', 'There is no line 0 in assets/app-1.js: it has 2 lines.'],
  ['dist-maps', 'assets/app-1.js:2:21', 'There is no column 21 in line 2 of assets/app-1.js: it has 20 columns.'],
  ['dist-maps', 'assets/app-1.js:2:0', 'There is no column 0 in line 2 of assets/app-1.js: it has 20 columns.'],
  ['dist-maps', 'assets/app-2.js:2:7', "There is no 'dist-maps/assets/app-2.js.map': take the dist-maps of the same release."],
  ['dist', 'assets/app-1.js:2:7', "'dist' is the build itself: its source maps are in 'dist-maps'."],
  ['dist/', 'assets/app-1.js:2:7', "'dist' is the build itself: its source maps are in 'dist-maps'."],
  ['maps', 'assets/app-1.js:2:7', "There is no folder 'maps': name the dist-maps of the release."],
])('in %s, answers for %s', (name, place, answer) => {
  expect(sourceLine(name, place)).toEqual([1, answer]);
});

const USAGE = expect.stringMatching(/^Usage: npm run source-line -- dist-maps PLACE…\n/) as string;

test.each(['app-1.js', 'app-1.js:2:7', 'assets/app-1.js:2'])('says what is missing in %s', (place) => {
  const problem = `'${place}' is no place: it needs assets/, line and column, such as assets/app-BnCe9aT-.js:2:41877.`;
  expect(sourceLine('dist-maps', 'assets/app-1.js:2:7', place)).toEqual([1, problem]);
});

test('says how it is used without a place', () => {
  expect(sourceLine('dist-maps')).toEqual([1, USAGE]);
});

test.each(['{"release":"1.0.0","events":[{"kind":"error","name":"RangeError"}]}', 'telemetry 1.0.0: error walking/package RangeError'])('says that a line of telemetry has no place: %s', (line) => {
  const problem = 'There is no place in this: a place is such as assets/app-BnCe9aT-.js:2:41877. An error without one happened outside the scripts of the build.';
  expect(sourceLine('dist-maps', line)).toEqual([1, problem]);
});

test('says how it is used if asked', () => {
  expect(runNode('scripts/source-line.mjs', '--help')).toMatchObject({ status: 0, stdout: USAGE, stderr: '' });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compare, nameOf, type Reason } from './survivors';
import { scoreOf, tableOf } from './table';

const reasons = JSON.parse(readFileSync('tests/mutation/survivors.json', 'utf8')) as readonly Reason[];

describe('the listed survivors', () => {
  const mutants = reasons.flatMap(({ mutants: listed }) => listed);

  test('have a reason each', () => {
    expect(reasons.filter(({ reason, mutants: listed }) => !/^[A-Z].*\.$/.test(reason) || listed.length === 0)).toEqual([]);
  });

  test('are changes of existing lines, each listed once', () => {
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').map((line) => line.trim());
    expect(mutants.filter(({ file, line }) => !lines(file).includes(line))).toEqual([]);
    expect(new Set(mutants.map((mutant) => JSON.stringify(mutant))).size).toBe(mutants.length);
  });
});

const SOURCE = 'const one = 1;\n  const two = [\n    2,\n  ];\n';
const at = (start: [number, number], end: [number, number], replacement: string) => ({
  location: { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
  replacement,
});

test('a mutant is named by its line, the changed code and the replacement', () => {
  expect(nameOf('a.ts', SOURCE, at([1, 13], [1, 14], '0'))).toEqual({ file: 'a.ts', line: 'const one = 1;', code: '1', becomes: '0' });
  expect(nameOf('a.ts', SOURCE, at([2, 15], [4, 4], '[\n]'))).toEqual({ file: 'a.ts', line: 'const two = [', code: '[ …', becomes: '[ ]' });
});

test('survivors without a reason are reported, and so are listed mutants that tests notice', () => {
  const mutant = (file: string, becomes: string) => ({ file, line: 'const one = 1;', code: '1', becomes });
  const listed = [{ reason: 'It is so.', mutants: [mutant('a.ts', '0'), mutant('a.ts', '2'), mutant('b.ts', '0')] }];
  expect(compare([mutant('a.ts', '0'), mutant('a.ts', '3')], listed, ['a.ts'])).toEqual({
    unlisted: [mutant('a.ts', '3')],
    noticed: [mutant('a.ts', '2')],
  });
});

test('the score is the share of noticed mutants, without those that broke the loading', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].map((status) => ({ status }));
  expect(scoreOf(mutants)).toBe(50);
  expect(scoreOf([])).toBe(100);
  expect(tableOf({ 'src/a/b.ts': { mutants }, 'src/c/d.ts': { mutants } }, { 'src/a': 95 }).split('\n').slice(2)).toEqual([
    '| **src/a** (at least 95 %) | 50.0 % | 2 | 1 | 1 | 1 |',
    '| b.ts | 50.0 % | 2 | 1 | 1 | 1 |',
  ]);
});

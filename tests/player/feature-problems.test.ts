import { expect, test } from 'vitest';
import { parseFeature } from '../../demo/player/scenarios';
import { parseProblem, placeProblems } from '../../features/reports/reading-problems';

const problemsOf = (...lines: readonly string[]) => placeProblems(parseFeature(lines.join('\n'))).map(({ line, sentence }) => `${line}: ${sentence}`);

test('a scenario outside a rule, and a second one of the same name, are problems', () => {
  expect(problemsOf('Feature: Mine', 'Scenario: A', 'Rule: One', 'Scenario: B', 'Rule: Two', 'Scenario Outline: A', 'Examples:', '| x |', '| 1 |', '| 2 |')).toEqual([
    "2: The scenario 'A' stands outside a rule.",
    "6: The scenario in line 2 has the name 'A' already.",
  ]);
  expect(problemsOf('')).toEqual([]);
});

test.each([
  ['Scenario: A', 'The line "Feature:" is missing above it.'],
  ['Given she goes on', 'The line "Feature:" is missing above it.'],
  ['Featur: A', 'Is its first word misspelt?'],
])("a text that begins with '%s'", (line, advice) => {
  const errors: { readonly location: { readonly line: number }; readonly message: string }[] = [];
  try {
    parseFeature(`${line}\n`);
  } catch (error) {
    errors.push(...(error as { errors: typeof errors }).errors);
  }
  expect(parseProblem(errors[0]!.location, errors[0]!.message)).toEqual({ line: 1, sentence: `'${line}' does not belong here. ${advice}` });
});

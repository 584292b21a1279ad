import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios';

test('the README has all phone numbers that begin a story, and no other line in their table', () => {
  const lines = readFileSync('README.md', 'utf8').split('\n').filter((line) => line.startsWith('| 90000000'));
  expect(lines).toEqual(SCENARIO_NAMES.map((name) => `| ${SCENARIOS[name].phone} | \`${name}\` | ${SCENARIOS[name].story} |`));
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios';

test('docs/demo.md has exactly the phone numbers that begin a story, with their stories', () => {
  const lines = readFileSync('docs/demo.md', 'utf8').split('\n').filter((line) => line.startsWith('| 90000000'));
  expect(lines).toEqual(SCENARIO_NAMES.map((name) => `| ${SCENARIOS[name].phone} | \`${name}\` | ${SCENARIOS[name].story} |`));
});

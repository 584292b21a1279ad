import { expect, test } from 'vitest';
import { changedPlaces } from '../../scripts/features/changed-scenarios';

const featureOf = (...scenarios: readonly (readonly string[])[]) =>
  ['Feature: Mine', 'Rule: All', ...scenarios.flatMap((steps, index) => [`Scenario: ${index + 1}`, ...steps])].join('\n');
const OPENS = 'Given Meera opens the walking package page';

test('only scenarios that do something else than before run, wherever they are now', () => {
  const before = featureOf([OPENS], [OPENS]);
  expect(changedPlaces('a.feature', before, before)).toBeUndefined();
  expect(changedPlaces('a.feature', before, featureOf([OPENS, 'Then the total is ₹1.00'], [OPENS]))).toBe('a.feature:3');
  expect(changedPlaces('a.feature', before, featureOf([OPENS], [OPENS], [OPENS]))).toBe('a.feature:7');
  expect(changedPlaces('a.feature', before, 'no feature')).toBe('a.feature');
});

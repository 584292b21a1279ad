import { expect, test } from 'vitest';
import { TEMPLATE, withRule } from '../../demo/player/written-text';

test('an added scenario goes below its rule, and gets a name of its own', () => {
  const rule = '  Rule: What was done\n\n    Scenario: Recorded\n      Given a $& step\n';
  const first = withRule(TEMPLATE, rule);
  expect(first).toBe(`Feature: My scenarios\n\n${rule}`);
  const second = withRule(first, rule);
  expect(second).toBe(`${first}\n    Scenario: Recorded 2\n      Given a $& step\n`);
  expect(withRule(second, rule)).toBe(`${second}\n    Scenario: Recorded 3\n      Given a $& step\n`);
  const other = withRule(second, rule.replace('What was done', 'Another'));
  expect(other).toBe(`${second}\n  Rule: Another\n\n    Scenario: Recorded 3\n      Given a $& step\n`);
});

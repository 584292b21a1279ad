import { expect, test } from 'vitest';
import { fileNameOf, TEMPLATE, withRule } from '../../demo/player/written-text';

test.each<[string, string]>([
  [TEMPLATE, 'my-scenarios'],
  ["# a note\n  Feature: Puppies & slots: who's first?\n\nScenario: One", 'puppies-slots-who-s-first'],
  ['Feature:\n  Rule: All\n    Scenario Outline: Ein Hündchen / <size>', 'ein-hündchen-size'],
  ['Feature: ?!\nExample: टहलना', 'टहलना'],
  ['', 'my-scenarios'],
  ['Feature: Walking', 'walking-2'],
  [`Feature: ${'long '.repeat(30)}`, `${'long-'.repeat(11)}long`],
])('the file of %j is named %j', (text, name) => {
  expect(fileNameOf(text, ['walking', 'pets'])).toBe(`${name}.feature`);
});

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

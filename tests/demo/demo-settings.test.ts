import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readLink, restoreSettings } from '../../demo/demo-settings';

const NO_SETTINGS = { preset: undefined, today: undefined, speed: undefined, isPanelOffered: undefined };

describe('a link', () => {
  test.each([
    ['demo=No-Packages', { preset: 'no-packages' }],
    ['speed=10000', { speed: 10_000 }],
  ])('%s sets its parameters', (query, settings) => {
    expect(readLink(new URLSearchParams(query))).toEqual({ settings: { ...NO_SETTINGS, ...settings }, problems: [] });
  });

  test.each([
    ['demo', 'constructor'],
    ['now', '2026-02-30'],
    ['now', '2100-01-01'],
    ['speed', '10001'],
    ['speed', '1e3'],
    ['panel', 'no'],
  ])('with the invalid %s=%j gets a sentence, and sets nothing', (word, value) => {
    const { settings, problems } = readLink(new URLSearchParams({ [word]: value }));
    expect(problems).toEqual([expect.stringMatching(/\.$/)]);
    expect(problems[0]).toContain(`The link says ${word}=${value}. `);
    expect(settings).toEqual(NO_SETTINGS);
  });
});

describe('stored settings', () => {
  test.each([
    ['of an older version', { version: 0 }],
    ['of an unknown preset', { preset: 'nowhere' }],
    ['of a day that does not exist', { heldDay: { date: '2026-02-30', since: 0 } }],
    ['too slow', { speed: 10_001 }],
    ['of turns that are not a count', { turnsTaken: { 'GET packages/4': 0.5 } }],
  ])('%s are invalid', (_fault, changes) => {
    expect(restoreSettings({ ...DEFAULT_SETTINGS, ...changes })).toBeUndefined();
  });
});

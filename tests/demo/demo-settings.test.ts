import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkQuery, readLink, restoreSettings, storedForm, type DemoSettings } from '../../demo/demo-settings';
import { PRESET_NAMES } from '../../mocks/presets';
import { addDays } from '../../src/domain/calendar';
import '../domain/fixed-seed';
import { stored } from '../domain/stored';

const NO_SETTINGS = { preset: undefined, today: undefined, speed: undefined };

const anyPreset = fc.constantFrom(...PRESET_NAMES);
const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days));
const anySpeed = fc.integer({ min: 0, max: 10_000 });

describe('a link', () => {
  test.each([
    ['?demo=No-Packages', { ...NO_SETTINGS, preset: 'no-packages' }],
    ['?speed=10000', { ...NO_SETTINGS, speed: 10_000 }],
    ['?speed=800&now=2028-02-29&demo=wrong-code', { preset: 'wrong-code', today: '2028-02-29', speed: 800 }],
  ])('%s sets its parameters', (query, settings) => {
    expect(readLink(query)).toEqual({ settings, isPanelOffered: undefined, problems: [], restOfQuery: '' });
  });

  test.each([
    ['demo', 'nowhere'],
    ['demo', 'constructor'],
    ['now', '2026-02-30'],
    ['now', '2100-01-01'],
    ['speed', '10001'],
    ['speed', '-1'],
    ['speed', '1.5'],
    ['speed', '1e3'],
    ['panel', 'no'],
  ])('with the invalid %s=%j gets a sentence, and sets nothing', (word, value) => {
    const { settings, isPanelOffered, problems } = readLink(`?${new URLSearchParams({ [word]: value }).toString()}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`The link says ${word}=${value}. `);
    expect(problems[0]).toMatch(/\.$/);
    expect({ settings, isPanelOffered }).toEqual({ settings: NO_SETTINGS, isPanelOffered: undefined });
  });

  test('keeps the other parameters of its query', () => {
    const query = '?utm_source=mail&demo=no-packages&now=2026-12-05&page=2&speed=0&panel=0';
    expect(readLink(query).restOfQuery).toBe('?utm_source=mail&page=2');
    expect(readLink('?flag&demo=no-packages&a=b%20c').restOfQuery).toBe('?flag&a=b%20c');
  });

  test('made by the demo is read back', () => {
    fc.assert(
      fc.property(anyPreset, anyDay, anySpeed, (preset, today, speed) => {
        const settings = { preset, today, speed };
        expect(readLink(linkQuery(settings))).toEqual({ settings, isPanelOffered: undefined, problems: [], restOfQuery: '' });
      }),
    );
  });
});

describe('stored settings', () => {
  const anyHeldDay = fc.option(fc.record({ date: anyDay, since: fc.integer() }), { nil: undefined });
  const SET: DemoSettings = {
    preset: 'wrong-code',
    heldDay: { date: '2026-12-05', since: 1_780_000_000_000 },
    speed: 800,
    isPanelOffered: false,
    turnsTaken: { 'POST user/validateOtp': 1 },
  };
  const broken = (changes: Readonly<Record<string, unknown>>) => ({ ...(storedForm(SET) as object), ...changes });

  test('are read back', () => {
    fc.assert(
      fc.property(anyPreset, anyHeldDay, anySpeed, fc.boolean(), (preset, heldDay, speed, isPanelOffered) => {
        const settings = { preset, heldDay, speed, isPanelOffered, turnsTaken: { 'GET packages/4': speed % 3 } };
        expect(restoreSettings(stored(storedForm(settings)))).toEqual(settings);
      }),
    );
  });

  test.each([
    ['of an older version', broken({ version: 0 })],
    ['of an unknown preset', broken({ preset: 'nowhere' })],
    ['of a day that does not exist', broken({ heldDay: { date: '2026-02-30', since: 0 } })],
    ['of a day without its instant', broken({ heldDay: { date: '2026-12-05', since: null } })],
    ['too slow', broken({ speed: 10_001 })],
    ['of a speed that is a text', broken({ speed: '800' })],
    ['of a panel that is a text', broken({ isPanelOffered: 'yes' })],
    ['of turns that are not a count', broken({ turnsTaken: { 'GET packages/4': 0.5 } })],
    ['that are a list', [storedForm(SET)]],
  ])('%s are invalid', (_fault, value) => {
    expect(restoreSettings(value)).toBeUndefined();
  });
});

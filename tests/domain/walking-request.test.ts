import { describe, expect, test } from 'vitest';
import { walkingRules } from '../../src/domain/walking';
import { EXAMPLE, withPackage } from './walking-example';

describe('what walking sends', () => {
  test('has exactly the documented fields', () => {
    expect(walkingRules.request(EXAMPLE)).toStrictEqual({
      packageId: 12,
      startDate: '2026-12-05',
      preferableTimes: ['6:30 AM', '5:00 PM'],
      addOns: ['Poo Picking', 'Combing'],
      totalPrice: 4_770,
      extras: {
        service_days: 'weekdays',
        service_frequency: 'twice a day',
        walk_duration: '30 min walk',
      },
    });
  });

  test.each([
    ['Once a Day', 'once a day'],
    ['Twice a Day', 'twice a day'],
    ['Thrice a Day', 'thrice a day'],
  ] as const)('lower-cases the frequency %s', (walkFrequency, sent) => {
    expect(walkingRules.request({ ...EXAMPLE, walkFrequency }).extras.service_frequency).toBe(sent);
  });

  test('sends the other values as they are', () => {
    const { extras } = walkingRules.request({ ...EXAMPLE, walkDays: 'all days', walkDuration: '60 min walk' });
    expect(extras).toMatchObject({ service_days: 'all days', walk_duration: '60 min walk' });
  });

  test('gives the package id back as it came', () => {
    expect(walkingRules.request(withPackage({ id: '0012' })).packageId).toBe('0012');
    expect(walkingRules.request(withPackage({ id: 0 })).packageId).toBe(0);
  });

  test('sends no add-ons as an empty list', () => {
    expect(walkingRules.request({ ...EXAMPLE, addOns: [] }).addOns).toEqual([]);
  });
});

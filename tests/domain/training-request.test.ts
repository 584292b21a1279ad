import { describe, expect, test } from 'vitest';
import { trainingRules } from '../../src/domain/training';
import { EXAMPLE, withPackage } from './training-example';

describe('what training sends', () => {
  test('has exactly the documented fields', () => {
    expect(trainingRules.request(EXAMPLE)).toStrictEqual({
      packageId: 501,
      startDate: '2026-12-05',
      preferableTimes: ['6:30 AM'],
      addOns: ['Puppy playgroup', 'Chewing and biting session'],
      totalPrice: 3_499,
      extras: {},
    });
  });

  test('gives the package id back as it came', () => {
    expect(trainingRules.request(withPackage({ id: '0501' })).packageId).toBe('0501');
    expect(trainingRules.request(withPackage({ id: 0 })).packageId).toBe(0);
  });

  test('sends no add-ons as an empty list', () => {
    expect(trainingRules.request({ ...EXAMPLE, addOns: [] }).addOns).toEqual([]);
  });
});

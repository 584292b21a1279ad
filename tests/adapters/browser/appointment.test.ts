import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { appointmentSchema } from '../../../src/adapters/browser/booking-schemas';
import { EMPTY_APPOINTMENT } from '../../../src/domain/appointment';
import { stored } from '../../domain/stored';

const COMPLETE = { date: '2026-12-05', slot: 'afternoon', time: '3:30 PM' };

describe('a stored appointment', () => {
  test.each([
    ['complete', COMPLETE],
    ['empty', EMPTY_APPOINTMENT],
    ['without a time', { ...COMPLETE, time: undefined }],
    ['with a day only', { ...EMPTY_APPOINTMENT, date: '2026-12-05' }],
    ['with a past day', { ...COMPLETE, date: '2020-01-01' }],
  ])('is accepted: %s', (_state, appointment) => {
    expect(is(appointmentSchema, stored(appointment))).toBe(true);
  });

  const broken: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', '2026-12-05'],
    ['a list', [COMPLETE]],
    ['a day that does not exist', { ...COMPLETE, date: '2026-02-30' }],
    ['an empty day', { ...COMPLETE, date: '' }],
    ['an instant for a day', { ...COMPLETE, date: 1_795_147_200_000 }],
    ['a list with a day', { ...COMPLETE, date: ['2026-12-05'] }],
    ['a slot that is not offered', { ...COMPLETE, slot: 'night' }],
    ["a slot's label", { ...COMPLETE, slot: 'Afternoon' }],
    ["a property of every object for a slot", { slot: 'constructor' }],
    ['a time of another slot', { ...COMPLETE, time: '6:00 PM' }],
    ['a time between two of its slot', { ...COMPLETE, time: '3:45 PM' }],
    ['a time after the last of its slot', { ...COMPLETE, time: '5:30 PM' }],
    ['a time without a slot', { ...COMPLETE, slot: undefined }],
    ['an empty time', { ...COMPLETE, time: '' }],
    ['a time that is null', { ...COMPLETE, time: null }],
    ['a time that is a number', { ...COMPLETE, time: 15.5 }],
  ];

  test.each(broken)('is refused: %s', (_fault, value) => {
    expect(is(appointmentSchema, value)).toBe(false);
  });
});

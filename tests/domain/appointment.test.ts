import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_TIMES,
  appointmentErrors,
  appointmentParts,
  chooseAppointmentSlot,
  EMPTY_APPOINTMENT,
  timesOfChosenSlot,
  type Appointment,
} from '../../src/domain/appointment';
import { dateInIndia } from '../../src/domain/calendar';
import { TODAY } from './today';

const COMPLETE: Appointment = { date: '2026-12-05', slot: 'afternoon', time: '3:30 PM' };

const MESSAGES = {
  date: 'Please select a date',
  slot: 'Please select a time slot',
  time: 'Please select a time',
} as const;

describe('the times of an appointment', () => {
  test.each([
    ['morning', '6:00 AM', '11:00 AM', 11],
    ['afternoon', '12:00 PM', '5:00 PM', 11],
    ['evening', '6:00 PM', '10:00 PM', 9],
  ] as const)('in the %s go from %s to %s, %i of them', (slot, first, last, count) => {
    const times = APPOINTMENT_TIMES[slot];
    expect([times[0], times.at(-1), times.length]).toEqual([first, last, count]);
    expect(timesOfChosenSlot({ ...EMPTY_APPOINTMENT, slot })).toEqual(times);
  });

  test('are empty without a slot', () => {
    expect(timesOfChosenSlot(EMPTY_APPOINTMENT)).toEqual([]);
  });
});

describe('choosing a slot', () => {
  test.each([
    ['morning', undefined, '6:00 AM'],
    ['afternoon', undefined, '12:00 PM'],
    ['evening', '3:30 PM', '6:00 PM'],
    ['afternoon', '3:30 PM', '3:30 PM'],
  ] as const)('%s after the time %s gives %s: that time if the slot has it, else its first', (slot, before, time) => {
    expect(chooseAppointmentSlot({ ...COMPLETE, time: before }, slot)).toEqual({ ...COMPLETE, slot, time });
  });
});

describe('the second step', () => {
  const fields = ['date', 'slot', 'time'] as const;
  const combinations = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => fields.filter((_field, index) => (bits >> index) & 1));

  test.each(combinations.map((missing) => [missing.join(', ') || 'nothing', missing] as const))(
    'names the missing fields in the order of the page: %s',
    (_names, missing) => {
      const appointment = { ...COMPLETE, ...Object.fromEntries(missing.map((field) => [field, undefined])) };
      expect(Object.entries(appointmentErrors(appointment, TODAY))).toEqual(
        missing.map((field) => [field, MESSAGES[field]]),
      );
      expect(appointmentParts(appointment, TODAY).scheduleErrors()).toEqual(appointmentErrors(appointment, TODAY));
      expect(appointmentParts(appointment, TODAY).hasSchedule()).toBe(missing.length === 0);
    },
  );

  test.each(['', '2026-11-20', '2026-11-19', '2026-02-30'])('needs a day from tomorrow on, not %j', (date) => {
    expect(appointmentErrors({ ...COMPLETE, date }, TODAY)).toEqual({ date: 'Please select a date' });
    expect(appointmentParts({ ...COMPLETE, date }, TODAY).hasSchedule()).toBe(false);
  });

  test('needs a time that is not empty', () => {
    expect(appointmentErrors({ ...COMPLETE, time: '' }, TODAY)).toEqual({ time: 'Please select a time' });
  });

  test('accepts tomorrow, until midnight in India makes it today', () => {
    const appointment = { ...COMPLETE, date: '2026-11-21' };
    const before = dateInIndia(Date.parse('2026-11-20T18:29:59.999Z'));
    expect(appointmentErrors(appointment, before)).toEqual({});
    expect(appointmentParts(appointment, before).hasSchedule()).toBe(true);
    const after = dateInIndia(Date.parse('2026-11-20T18:30:00.000Z'));
    expect(appointmentErrors(appointment, after)).toEqual({ date: 'Please select a date' });
    expect(appointmentParts(appointment, after).hasSchedule()).toBe(false);
  });
});

describe('the summary', () => {
  test('has the day and the time', () => {
    expect(appointmentParts(COMPLETE, TODAY).dayAndTime()).toEqual(['December 5, 2026', '3:30 PM']);
    expect(appointmentParts(EMPTY_APPOINTMENT, TODAY).dayAndTime()).toEqual([]);
  });
});

import fc from 'fast-check';
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
import { TIME_SLOTS } from '../../src/domain/time-slots';
import './fixed-seed';
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
    expect(times[0]).toBe(first);
    expect(times.at(-1)).toBe(last);
    expect(times).toHaveLength(count);
    expect(timesOfChosenSlot({ ...EMPTY_APPOINTMENT, slot })).toEqual(times);
  });

  test('have the format that customers read', () => {
    expect(APPOINTMENT_TIMES.evening).toEqual([
      '6:00 PM', '6:30 PM', '7:00 PM', '7:30 PM', '8:00 PM', '8:30 PM', '9:00 PM', '9:30 PM', '10:00 PM',
    ]);
  });

  test('are empty without a slot', () => {
    expect(timesOfChosenSlot(EMPTY_APPOINTMENT)).toEqual([]);
  });
});

describe('choosing a slot', () => {
  test.each([
    ['morning', '6:00 AM'],
    ['afternoon', '12:00 PM'],
    ['evening', '6:00 PM'],
  ] as const)('fills in the first time of the %s, %s', (slot, time) => {
    expect(chooseAppointmentSlot(EMPTY_APPOINTMENT, slot)).toEqual({ date: undefined, slot, time });
    expect(chooseAppointmentSlot({ ...COMPLETE, time: undefined }, slot)).toEqual({ ...COMPLETE, slot, time });
  });

  test("replaces a time outside of the slot by the slot's first", () => {
    expect(chooseAppointmentSlot(COMPLETE, 'evening')).toEqual({ date: '2026-12-05', slot: 'evening', time: '6:00 PM' });
    expect(chooseAppointmentSlot(COMPLETE, 'morning')).toEqual({ date: '2026-12-05', slot: 'morning', time: '6:00 AM' });
  });

  test('keeps a time inside the slot', () => {
    expect(chooseAppointmentSlot(COMPLETE, 'afternoon')).toEqual(COMPLETE);
    expect(chooseAppointmentSlot({ ...COMPLETE, slot: 'morning' }, 'afternoon')).toEqual(COMPLETE);
  });

  test('does not modify the given appointment', () => {
    const before = structuredClone(COMPLETE);
    chooseAppointmentSlot(COMPLETE, 'evening');
    expect(COMPLETE).toEqual(before);
  });

  test('gives a time of the slot and keeps the day, for any appointment', () => {
    const anyTime = fc.constantFrom(undefined, ...TIME_SLOTS.flatMap((slot) => APPOINTMENT_TIMES[slot]));
    const anySlot = fc.constantFrom(...TIME_SLOTS);
    fc.assert(
      fc.property(anyTime, fc.array(anySlot, { minLength: 1 }), (time, slots) => {
        const { date, slot, time: chosen } = slots.reduce(chooseAppointmentSlot, { ...COMPLETE, time });
        expect(date).toBe(COMPLETE.date);
        expect(slot).toBe(slots.at(-1));
        expect(APPOINTMENT_TIMES[slot!]).toContain(chosen);
      }),
    );
  });
});

describe('the second step', () => {
  const fields = ['date', 'slot', 'time'] as const;
  const combinations = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => fields.filter((_field, index) => (bits >> index) & 1));

  test.each(combinations.map((missing) => [missing.join(', ') || 'nothing', missing] as const))(
    'names the missing fields in the order of the page: %s',
    (_names, missing) => {
      const appointment = { ...COMPLETE, ...Object.fromEntries(missing.map((field) => [field, undefined])) };
      expect(Object.entries(appointmentErrors(appointment, TODAY))).toEqual(missing.map((field) => [field, MESSAGES[field]]));
      expect(appointmentParts(appointment, TODAY).scheduleErrors()).toEqual(appointmentErrors(appointment, TODAY));
      expect(appointmentParts(appointment, TODAY).hasSchedule()).toBe(missing.length === 0);
    },
  );

  test.each(['', '2026-11-20', '2026-11-19', '2026-02-30'])('needs a day from tomorrow on, not %j', (date) => {
    expect(appointmentErrors({ ...COMPLETE, date }, TODAY)).toEqual({ date: 'Please select a date' });
    expect(appointmentParts({ ...COMPLETE, date }, TODAY).hasSchedule()).toBe(false);
  });

  test('asks for each field of an empty appointment', () => {
    expect(Object.keys(appointmentErrors(EMPTY_APPOINTMENT, TODAY))).toEqual(Object.keys(EMPTY_APPOINTMENT));
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
  test('shows the day, the slot and the time', () => {
    expect(appointmentParts(COMPLETE, TODAY).scheduleRows()).toEqual([
      { label: 'Date', value: 'December 5, 2026' },
      { label: 'Time slot', value: 'Afternoon' },
      { label: 'Time', value: '3:30 PM' },
    ]);
  });

  test('of an empty appointment has empty values, never undefined', () => {
    const rows = appointmentParts(EMPTY_APPOINTMENT, TODAY).scheduleRows();
    expect(rows.map(({ value }) => value)).toEqual(['', '', '']);
  });
});

import { expect, test } from 'vitest';
import {
  appointmentErrors,
  appointmentParts,
  chooseAppointmentSlot,
  EMPTY_APPOINTMENT,
  type Appointment,
} from '../../src/domain/appointment';
import { TODAY } from './today';

const COMPLETE: Appointment = { date: '2026-12-05', slot: 'afternoon', time: '3:30 PM' };

test.each([
  ['morning', undefined, '6:00 AM'],
  ['afternoon', undefined, '12:00 PM'],
  ['afternoon', '3:30 PM', '3:30 PM'],
] as const)('the slot %s after the time %s gives %s', (slot, before, time) => {
  expect(chooseAppointmentSlot({ ...COMPLETE, time: before }, slot)).toEqual({ ...COMPLETE, slot, time });
});

test.each<[Partial<Appointment>, missing: readonly (keyof Appointment)[], dayAndTime: readonly string[]]>([
  [{}, [], ['December 5, 2026', '3:30 PM']],
  [{ date: '2026-11-21' }, [], ['November 21, 2026', '3:30 PM']],
  [{ date: TODAY }, ['date'], ['3:30 PM']],
  [{ slot: undefined }, ['slot'], ['December 5, 2026', '3:30 PM']],
  [{ time: '' }, ['time'], ['December 5, 2026']],
  [EMPTY_APPOINTMENT, ['date', 'slot', 'time'], []],
])('an appointment with %j lacks %j, and is said as %j', (changes, missing, dayAndTime) => {
  const appointment = { ...COMPLETE, ...changes };
  const parts = appointmentParts(appointment, TODAY);
  expect(Object.keys(appointmentErrors(appointment, TODAY))).toEqual(missing);
  expect(parts.scheduleErrors()).toEqual(appointmentErrors(appointment, TODAY));
  expect(parts.hasSchedule()).toBe(missing.length === 0);
  expect(parts.dayAndTime()).toEqual(dayAndTime);
});

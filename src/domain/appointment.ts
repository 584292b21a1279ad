import { formatDate, isCalendarDate, stillAllowed, type CalendarDate } from './calendar';
import { onlyErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import type { ServiceRules, SummaryRow } from './service-rules';
import { hasShape, isOneOf, isOptional, type Check } from './shape';
import { firstTime, TIME_SLOT_LABELS, TIME_SLOTS, timeTable, type TimeSlot } from './time-slots';

/** The one visit that training and grooming are booked for: a day, a slot of it, and a time such as '6:00 AM'. */
export interface Appointment {
  readonly date: CalendarDate | undefined;
  readonly slot: TimeSlot | undefined;
  readonly time: string | undefined;
}

/** The times that an appointment can have (spec section 9, second column). */
export const APPOINTMENT_TIMES = timeTable({ morning: [6, 11], afternoon: [12, 17], evening: [18, 22] });

/** An appointment of which nothing is chosen. */
export const NO_APPOINTMENT: Appointment = { date: undefined, slot: undefined, time: undefined };

/** The times to choose from; none before a slot is chosen. */
export function timesOf({ slot }: Appointment): readonly string[] {
  return slot ? APPOINTMENT_TIMES[slot] : [];
}

/**
 * The same appointment in another slot, at its first time unless the present one is also in it (decision S5). With today's
 * table no time is in two slots.
 */
export function chooseSlot(appointment: Appointment, slot: TimeSlot): Appointment {
  const moved = { ...appointment, slot };
  const isTimeInSlot = timesOf(moved).some((time) => time === appointment.time);
  return isTimeInSlot ? moved : { ...moved, time: firstTime(APPOINTMENT_TIMES, slot) };
}

/** The fields of the second step. */
export type AppointmentField = keyof Appointment;

/** What is wrong with an appointment (spec section 5, Training and grooming step 2). A day that has passed is missing (decision S1). */
export function appointmentErrors({ date, slot, time }: Appointment, today: CalendarDate): FieldErrors<AppointmentField> {
  const { appointment } = messages;
  return onlyErrors({
    date: stillAllowed(date, today) ? undefined : appointment.dateMissing,
    slot: slot ? undefined : appointment.slotMissing,
    time: time ? undefined : appointment.timeMissing,
  });
}

function appointmentSummary({ date, slot, time }: Appointment): readonly SummaryRow[] {
  return [
    { label: 'Date', value: date ? formatDate(date) : '' },
    { label: 'Time slot', value: slot ? TIME_SLOT_LABELS[slot] : '' },
    { label: 'Time', value: time ?? '' },
  ];
}

/** Day and time in a few words, as far as they are chosen; a day that has passed counts as missing (decision S1). */
export function appointmentHeadline({ date, time }: Appointment, today: CalendarDate): readonly string[] {
  const day = stillAllowed(date, today);
  return [day ? formatDate(day) : '', time ?? ''].filter(Boolean);
}

/** The second step's part of the rules of every service that is booked for an appointment. */
export const appointmentRules: Pick<
  ServiceRules<{ readonly appointment: Appointment }>,
  'hasSchedule' | 'scheduleErrors' | 'scheduleSummary'
> = {
  hasSchedule: ({ appointment }, today) => Object.keys(appointmentErrors(appointment, today)).length === 0,
  scheduleErrors: ({ appointment }, today) => appointmentErrors(appointment, today),
  scheduleSummary: ({ appointment }) => appointmentSummary(appointment),
};

const isAppointmentShape = hasShape({
  date: isOptional(isCalendarDate),
  slot: isOptional(isOneOf(TIME_SLOTS)),
});

/** Accepts a stored appointment whose time, if it has one, is of its slot. */
export const isAppointment: Check = (value) => {
  if (!isAppointmentShape(value)) return false;
  const appointment = value as Appointment;
  return appointment.time === undefined || timesOf(appointment).includes(appointment.time);
};

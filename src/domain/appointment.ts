import { formatDate, stillAllowed, type CalendarDate } from './calendar';
import { onlyErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import type { ScheduleRules, SummaryRow } from './service-rules';
import { firstTime, TIME_SLOT_LABELS, timeTable, type TimeSlot } from './time-slots';

/** The day, slot and time ('6:00 AM') of a training or grooming booking. */
export interface Appointment {
  readonly date: CalendarDate | undefined;
  readonly slot: TimeSlot | undefined;
  readonly time: string | undefined;
}

/** The times that each slot offers. */
export const APPOINTMENT_TIMES = timeTable({ morning: [6, 11], afternoon: [12, 17], evening: [18, 22] });

/** An empty appointment. */
export const NO_APPOINTMENT: Appointment = { date: undefined, slot: undefined, time: undefined };

/** The times to choose from; none before a slot is chosen. */
export function timesOf({ slot }: Appointment): readonly string[] {
  return slot ? APPOINTMENT_TIMES[slot] : [];
}

/** Changes the slot. Keeps the time if the new slot offers it, else takes the slot's first time (decision S5). */
export function chooseSlot(appointment: Appointment, slot: TimeSlot): Appointment {
  const moved = { ...appointment, slot };
  const isTimeInSlot = timesOf(moved).some((time) => time === appointment.time);
  return isTimeInSlot ? moved : { ...moved, time: firstTime(APPOINTMENT_TIMES, slot) };
}

/** The fields of the second step. */
export type AppointmentField = keyof Appointment;

/** The errors of an appointment. A day that can no longer be booked counts as missing (decision S1). */
export function appointmentErrors({ date, slot, time }: Appointment, today: CalendarDate): FieldErrors<AppointmentField> {
  const { appointment } = messages;
  return onlyErrors({
    date: stillAllowed(date, today) ? undefined : appointment.dateMissing,
    slot: slot ? undefined : appointment.slotMissing,
    time: time ? undefined : appointment.timeMissing,
  });
}

/** An appointment with all choices made. */
export interface CompleteAppointment {
  readonly startDate: CalendarDate;
  readonly slot: TimeSlot;
  readonly time: string;
}

/** The complete appointment; undefined if a choice is missing or the day can no longer be booked (decision S1). */
export function completeAppointment({ date, slot, time }: Appointment, today: CalendarDate): CompleteAppointment | undefined {
  const startDate = stillAllowed(date, today);
  return startDate && slot && time ? { startDate, slot, time } : undefined;
}

/** The second step of a service with an appointment. Its guard requires day, slot and time. */
export const appointmentSchedule: Omit<ScheduleRules<{ readonly appointment: Appointment }>, 'showsErrorsOnTouch'> = {
  isMade: ({ appointment }, today) => completeAppointment(appointment, today) !== undefined,
  errors: ({ appointment }, today) => appointmentErrors(appointment, today),
};

/** The summary's rows of an appointment. */
export function appointmentRows({ appointment }: { readonly appointment: Appointment }): readonly SummaryRow[] {
  const { date, slot, time } = appointment;
  return [
    { label: 'Date', value: date ? formatDate(date) : '' },
    { label: 'Time slot', value: slot ? TIME_SLOT_LABELS[slot] : '' },
    { label: 'Time', value: time ?? '' },
  ];
}

/** The chosen day and time for the headline. Leaves out a day that can no longer be booked (decision S1). */
export function appointmentHeadline({ date, time }: Appointment, today: CalendarDate): readonly string[] {
  const day = stillAllowed(date, today);
  return [day ? formatDate(day) : '', time ?? ''].filter(Boolean);
}

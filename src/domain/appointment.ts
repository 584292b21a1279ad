import { bookableDate, formatDate, type CalendarDate } from './calendar';
import { collectErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import type { ScheduleRules, SummaryRow } from './service-rules';
import { firstTimeOfSlot, TIME_SLOT_LABELS, timeTable, type TimeSlot } from './time-slots';

/** The day, slot and time ('6:00 AM') of a training or grooming booking. */
export interface Appointment {
  readonly date: CalendarDate | undefined;
  readonly slot: TimeSlot | undefined;
  readonly time: string | undefined;
}

/** The times to choose from in each slot of the day. */
export const APPOINTMENT_TIMES = timeTable({ morning: [6, 11], afternoon: [12, 17], evening: [18, 22] });

/** An empty appointment. */
export const EMPTY_APPOINTMENT: Appointment = { date: undefined, slot: undefined, time: undefined };

/** The times of the chosen slot; an empty list before a slot is chosen. */
export function timesOf({ slot }: Appointment): readonly string[] {
  return slot ? APPOINTMENT_TIMES[slot] : [];
}

/** Sets the slot. Keeps the chosen time if the new slot offers it, else sets the slot's first time (decision S5). */
export function chooseSlot(appointment: Appointment, slot: TimeSlot): Appointment {
  const moved = { ...appointment, slot };
  const isTimeInSlot = timesOf(moved).some((time) => time === appointment.time);
  return isTimeInSlot ? moved : { ...moved, time: firstTimeOfSlot(APPOINTMENT_TIMES, slot) };
}

/** The fields of the date and time step. */
export type AppointmentField = keyof Appointment;

/** The errors of an appointment by field. A day that can no longer be booked counts as missing (decision S1). */
export function appointmentErrors({ date, slot, time }: Appointment, today: CalendarDate): FieldErrors<AppointmentField> {
  const { appointment } = messages;
  return collectErrors({
    date: bookableDate(date, today) ? undefined : appointment.dateMissing,
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
  const startDate = bookableDate(date, today);
  return startDate && slot && time ? { startDate, slot, time } : undefined;
}

/** The rules for the date and time step of training and grooming. Later pages open only with day, slot and time. */
export const appointmentSchedule: Omit<ScheduleRules<{ readonly appointment: Appointment }>, 'showsErrorsOnLeave'> = {
  isMade: ({ appointment }, today) => completeAppointment(appointment, today) !== undefined,
  errors: ({ appointment }, today) => appointmentErrors(appointment, today),
};

/** The summary's rows for day, slot and time. */
export function appointmentRows({ appointment }: { readonly appointment: Appointment }): readonly SummaryRow[] {
  const { date, slot, time } = appointment;
  return [
    { label: 'Date', value: date ? formatDate(date) : '' },
    { label: 'Time slot', value: slot ? TIME_SLOT_LABELS[slot] : '' },
    { label: 'Time', value: time ?? '' },
  ];
}

/** The chosen day and time for the booking's headline. Leaves out a day that can no longer be booked (decision S1). */
export function appointmentHeadline({ date, time }: Appointment, today: CalendarDate | undefined): readonly string[] {
  if (!today) return [];
  const day = bookableDate(date, today);
  return [day ? formatDate(day) : '', time ?? ''].filter(Boolean);
}

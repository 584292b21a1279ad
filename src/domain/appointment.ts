import type { Booking } from './booking';
import { dateIfBookable, type CalendarDate } from './calendar';
import { formatDate } from './date-texts';
import { collectErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import { halfHourTimesBySlot, type TimeSlot } from './time-slots';

/** The day, slot and time ('6:00 AM') of a training or grooming booking, each undefined until it is chosen. */
export interface Appointment {
  readonly date: CalendarDate | undefined;
  readonly slot: TimeSlot | undefined;
  readonly time: string | undefined;
}

export const APPOINTMENT_TIMES = halfHourTimesBySlot({ morning: [6, 11], afternoon: [12, 17], evening: [18, 22] });

export const EMPTY_APPOINTMENT: Appointment = { date: undefined, slot: undefined, time: undefined };

/** The times of the chosen slot; an empty list before a slot is chosen. */
export function timesOfChosenSlot({ slot }: Appointment): readonly string[] {
  return slot ? APPOINTMENT_TIMES[slot] : [];
}

/** Sets the slot. Keeps the chosen time if the new slot offers it, else sets the slot's first time (decision S5). */
export function chooseAppointmentSlot(appointment: Appointment, slot: TimeSlot): Appointment {
  const times = APPOINTMENT_TIMES[slot];
  return { ...appointment, slot, time: times.find((time) => time === appointment.time) ?? times[0] };
}

/** The errors of an appointment by field. A day that can no longer be booked counts as missing (decision S1). */
export function appointmentErrors(
  { date, slot, time }: Appointment,
  today: CalendarDate,
): FieldErrors<keyof Appointment> {
  const { appointment } = messages;
  return collectErrors({
    date: dateIfBookable(date, today) ? undefined : appointment.dateMissing,
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

/** The complete appointment; undefined if a choice is missing or the day can no longer be booked. */
export function appointmentIfComplete(
  { date, slot, time }: Appointment,
  today: CalendarDate,
): CompleteAppointment | undefined {
  const startDate = dateIfBookable(date, today);
  return startDate && slot && time ? { startDate, slot, time } : undefined;
}

/** The parts of a booking that training and grooming share: date and time. `hasSchedule` needs day, slot and time. */
export function appointmentParts(appointment: Appointment, today: CalendarDate) {
  const { date, time } = appointment;
  const day = dateIfBookable(date, today);
  return {
    hasSchedule: () => appointmentIfComplete(appointment, today) !== undefined,
    scheduleErrors: () => appointmentErrors(appointment, today),
    hasDay: () => date !== undefined,
    dayAndTime: () => [day ? formatDate(day) : '', time ?? ''].filter(Boolean),
  } satisfies Partial<Booking>;
}

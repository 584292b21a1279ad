import type { Booking } from './booking';
import { dateIfBookable, type CalendarDate } from './calendar';
import { formatDate } from './date-texts';
import { collectErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import { halfHourTimesBySlot, type TimeSlot } from './time-slots';

/** `time` is such as '6:00 AM'. */
export interface Appointment {
  readonly date: CalendarDate | undefined;
  readonly slot: TimeSlot | undefined;
  readonly time: string | undefined;
}

export const APPOINTMENT_TIMES = halfHourTimesBySlot({ morning: [6, 11], afternoon: [12, 17], evening: [18, 22] });

export const EMPTY_APPOINTMENT: Appointment = { date: undefined, slot: undefined, time: undefined };

export function timesOfChosenSlot({ slot }: Appointment): readonly string[] {
  return slot ? APPOINTMENT_TIMES[slot] : [];
}

/** Keeps the time if the new slot has it, else takes the slot's first (decision S5). */
export function chooseAppointmentSlot(appointment: Appointment, slot: TimeSlot): Appointment {
  const times = APPOINTMENT_TIMES[slot];
  return { ...appointment, slot, time: times.find((time) => time === appointment.time) ?? times[0] };
}

/** Decision S1. */
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

export interface CompleteAppointment {
  readonly startDate: CalendarDate;
  readonly slot: TimeSlot;
  readonly time: string;
}

export function appointmentIfComplete(
  { date, slot, time }: Appointment,
  today: CalendarDate,
): CompleteAppointment | undefined {
  const startDate = dateIfBookable(date, today);
  return startDate && slot && time ? { startDate, slot, time } : undefined;
}

export function appointmentParts(appointment: Appointment, today: CalendarDate) {
  const { date, time } = appointment;
  const day = dateIfBookable(date, today);
  return {
    hasSchedule: () => appointmentIfComplete(appointment, today) !== undefined,
    scheduleErrors: () => appointmentErrors(appointment, today),
    hasDay: () => date !== undefined,
    day,
    times: time ? [time] : [],
    dayAndTime: () => [day ? formatDate(day) : '', time ?? ''].filter(Boolean),
  } satisfies Partial<Booking>;
}

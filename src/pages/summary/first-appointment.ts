import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { AcceptedBookingSummary } from '../../domain/accepted-booking';
import type { CompleteBooking } from '../../domain/complete-booking';

dayjs.extend(customParseFormat);

/** Assumed, for the calendar file. */
const APPOINTMENT_IN_MINUTES = 60;

export function firstAppointmentStartAndLength(
  booking: CompleteBooking,
): Pick<AcceptedBookingSummary, 'startsAt' | 'minutes'> {
  const isWalk = 'times' in booking;
  const time = isWalk ? booking.times[0]! : booking.time;
  return {
    startsAt: dayjs(`${booking.startDate} ${time} +05:30`, 'YYYY-MM-DD h:mm A Z').valueOf(),
    minutes: isWalk ? Number.parseInt(booking.duration, 10) : APPOINTMENT_IN_MINUTES,
  };
}

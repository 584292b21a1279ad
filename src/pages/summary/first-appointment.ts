import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { SentBooking } from '../../domain/sent-booking';
import type { BookingRequest } from '../../domain/booking-request';

dayjs.extend(customParseFormat);

/** Assumed, for the calendar file. */
const APPOINTMENT_IN_MINUTES = 60;

export function firstAppointmentStartAndLength(booking: BookingRequest): Pick<SentBooking, 'startsAt' | 'minutes'> {
  const isWalk = 'times' in booking;
  const time = isWalk ? booking.times[0]! : booking.time;
  return {
    startsAt: dayjs(`${booking.startDate} ${time} +05:30`, 'YYYY-MM-DD h:mm A Z').valueOf(),
    minutes: isWalk ? Number.parseInt(booking.duration, 10) : APPOINTMENT_IN_MINUTES,
  };
}

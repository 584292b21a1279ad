import { formatUtcForICalendar, instantInIndia } from './calendar';
import type { CompleteBooking } from './complete-booking';
import type { SummaryRow } from './booking';
import { namesInSentence } from './text';

/** What the thank-you page and the calendar file say about a booking that the server has accepted (decision B7). */
export interface AcceptedBookingSummary {
  /** A UUID that identifies the booking's event in the calendar file. */
  readonly id: string;
  readonly serviceLabel: string;
  /** The rows of the booking summary: the customer's choices, such as package and date, and the address. */
  readonly choices: readonly Pick<SummaryRow, 'label' | 'value'>[];
  /** The total as a text: '₹4,770.00', or 'Priced in your quote' if no part has a price. */
  readonly estimatedTotal: string;
  /** '+ add-ons' if the total leaves out add-ons; otherwise ''. */
  readonly leftOut: string;
  readonly petNames: readonly string[];
  /** The start of the first appointment, in milliseconds since the epoch. */
  readonly startsAt: number;
  readonly minutes: number;
}

/** The assumed length of a training session or a grooming. Only the calendar file needs a length. */
const APPOINTMENT_IN_MINUTES = 60;

/** When the booking's first appointment starts, and its minutes: as chosen for a walk, otherwise an assumed length. */
export function firstAppointmentStartAndLength(
  booking: CompleteBooking,
): Pick<AcceptedBookingSummary, 'startsAt' | 'minutes'> {
  const isWalk = 'times' in booking;
  return {
    startsAt: instantInIndia(booking.startDate, isWalk ? booking.times[0]! : booking.time),
    minutes: isWalk ? Number.parseInt(booking.duration, 10) : APPOINTMENT_IN_MINUTES,
  };
}

/** The first appointment as an iCalendar file (RFC 5545), made at `now`, in milliseconds since the epoch. */
export function iCalendarOfFirstAppointment(
  { id, serviceLabel, petNames, startsAt, minutes }: AcceptedBookingSummary,
  now: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pet booking//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${formatUtcForICalendar(now)}`,
    `DTSTART:${formatUtcForICalendar(startsAt)}`,
    `DTEND:${formatUtcForICalendar(startsAt + minutes * 60_000)}`,
    `SUMMARY:${escaped([serviceLabel, petNames.length > 0 && `with ${namesInSentence(petNames)}`, '(requested)'].filter(Boolean).join(' '))}`,
    `DESCRIPTION:${escaped('Choose a quote in the app to confirm it.')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
}

/** Splits a long line of the calendar file: a line may have at most 75 bytes, and each continuation begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += size;
  }
  return text;
}

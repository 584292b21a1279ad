import type { SentBooking } from '../../domain/sent-booking';
import { namesInSentence } from '../../domain/text';

/** RFC 5545. `now` is in milliseconds since the epoch. */
export function iCalendarOfFirstAppointment(
  { id, serviceLabel, petNames, startsAt, minutes }: SentBooking,
  now: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pet booking//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + minutes * 60_000)}`,
    `SUMMARY:${escaped([serviceLabel, petNames.length > 0 && `with ${namesInSentence(petNames)}`, '(requested)'].filter(Boolean).join(' '))}`,
    `DESCRIPTION:${escaped('Choose a quote in the app to confirm it.')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Such as '20261205T013000Z'. */
function utc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
}

/** A line may have at most 75 bytes, and each continuation begins with a space. */
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

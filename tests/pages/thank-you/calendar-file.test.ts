import { expect, test } from 'vitest';
import { iCalendarOfFirstAppointment } from '../../../src/pages/thank-you/calendar-file';
import { SENT_BOOKING } from '../../domain/draft-example';

const NOW = Date.parse('2026-11-20T23:45:30.123+05:30');

test('the calendar file says when, what and with whom, in UTC', () => {
  expect(iCalendarOfFirstAppointment(SENT_BOOKING, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pet booking//EN',
    'BEGIN:VEVENT',
    'UID:2c5ea4c0-4067-41e9-8b4f-3d3a4d6c1a10',
    'DTSTAMP:20261120T181530Z',
    'DTSTART:20261205T003000Z',
    'DTEND:20261205T010000Z',
    'SUMMARY:Dog Walking with Bruno (requested)',
    'DESCRIPTION:Choose a quote in the app to confirm it.',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('the calendar file escapes and folds names', () => {
  const petNames = ['Bruno; the, \\brave\n', `${'ब्रूनो'.repeat(9)}${'o'.repeat(99)}`];
  const file = iCalendarOfFirstAppointment({ ...SENT_BOOKING, petNames }, NOW);
  expect(file).toContain(String.raw`Bruno\; the\, \\brave`);
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBe(75);
  expect(file.replaceAll('\r\n ', '')).toContain('ब्रूनो'.repeat(9));
});

test('a booking whose pets are not known has no names in the calendar', () => {
  expect(iCalendarOfFirstAppointment({ ...SENT_BOOKING, petNames: [] }, NOW)).toContain(
    'SUMMARY:Dog Walking (requested)\r\n',
  );
});

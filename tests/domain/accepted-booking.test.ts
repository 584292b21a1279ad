import { expect, test } from 'vitest';
import { firstAppointmentStartAndLength } from '../../src/domain/accepted-booking';
import type { CompleteBooking } from '../../src/domain/complete-booking';

const WALK = {
  service: 'walking',
  duration: '60 min walk',
  startDate: '2027-01-01',
  times: ['12:00 PM', '5:30 PM'],
} as unknown as CompleteBooking;

test('the first appointment of walks is the first walk', () => {
  expect(firstAppointmentStartAndLength(WALK)).toEqual({
    startsAt: Date.parse('2027-01-01T12:00:00+05:30'),
    minutes: 60,
  });
});

test('the appointment of a grooming takes an hour in the calendar', () => {
  const grooming = { service: 'grooming', startDate: '2027-01-01', time: '10:00 PM' } as CompleteBooking;
  expect(firstAppointmentStartAndLength(grooming)).toEqual({
    startsAt: Date.parse('2027-01-01T22:00:00+05:30'),
    minutes: 60,
  });
});

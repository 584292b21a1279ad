import { expect, test } from 'vitest';
import type { BookingRequest } from '../../../src/domain/booking-request';
import { firstAppointmentStartAndLength } from '../../../src/pages/summary/first-appointment';

const WALK = {
  service: 'walking',
  duration: '60 min walk',
  startDate: '2027-01-01',
  times: ['12:00 PM', '5:30 PM'],
} as unknown as BookingRequest;

test('the first appointment of walks is the first walk', () => {
  expect(firstAppointmentStartAndLength(WALK)).toEqual({
    startsAt: Date.parse('2027-01-01T12:00:00+05:30'),
    minutes: 60,
  });
});

test('the appointment of a grooming takes an hour in the calendar', () => {
  const grooming = { service: 'grooming', startDate: '2027-01-01', time: '10:00 PM' } as BookingRequest;
  expect(firstAppointmentStartAndLength(grooming)).toEqual({
    startsAt: Date.parse('2027-01-01T22:00:00+05:30'),
    minutes: 60,
  });
});

test('half past midnight in India is an instant', () => {
  const training = { service: 'training', startDate: '2026-11-23', time: '12:30 AM' } as BookingRequest;
  expect(firstAppointmentStartAndLength(training).startsAt).toBe(Date.parse('2026-11-22T19:00:00Z'));
});

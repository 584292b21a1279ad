import { expect, test } from 'vitest';
import { AppointmentScheduleViewModel, type ServiceWithAppointment } from '../../src/view-models/appointment-schedule';
import { StartDateViewModel } from '../../src/view-models/start-date';
import { EXAMPLE as GROOMING } from '../domain/grooming-example';
import { EXAMPLE as TRAINING } from '../domain/training-example';
import { seen } from './seen';
import { visitor } from './visitor';

/** The second step (date and time) of a service with a complete first step. The appointment has at most a date. */
function secondStep(service: ServiceWithAppointment, date?: string) {
  const { draft, funnel, today } = visitor();
  const appointment = { date, slot: undefined, time: undefined };
  draft.updateBooking('training', { ...TRAINING, appointment });
  draft.updateBooking('grooming', { ...GROOMING, appointment });
  funnel.arrive(service, 'schedule');
  return new AppointmentScheduleViewModel({ draft, funnel, today }, service);
}

test('suggests the next days, weekends too', () => {
  expect(secondStep('training').fields.date.nextDays).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
});

test('lets a page observe the typed text, also if it means the same day', () => {
  const date = new StartDateViewModel('2026-12-05', visitor().today, () => {});
  const texts = seen(() => date.text);
  date.type('5 dec 2026');
  expect(texts).toEqual(['December 5, 2026', '5 dec 2026']);
});

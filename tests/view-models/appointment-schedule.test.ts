import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { AppointmentScheduleViewModel, type ServiceWithAppointment } from '../../src/view-models/appointment-schedule';
import { StartDateViewModel } from '../../src/view-models/fields/start-date';
import { EXAMPLE as GROOMING } from '../domain/grooming-example';
import { EXAMPLE as TRAINING } from '../domain/training-example';
import { seen } from './seen';
import { visitor } from './visitor';

/** The second step (date and time) of a service with a complete first step. The appointment has at most a date. */
function secondStep(service: ServiceWithAppointment, date?: string) {
  const { clock, draft, funnel, moves } = visitor();
  const appointment = { date, slot: undefined, time: undefined };
  draft.updateBooking('training', { ...TRAINING, appointment });
  draft.updateBooking('grooming', { ...GROOMING, appointment });
  funnel.arrive(service, 'schedule');
  return { clock, draft, moves, viewModel: new AppointmentScheduleViewModel({ draft, funnel }, service) };
}

test.each(['training', 'grooming'] as const)("changes the appointment of %s only", (service) => {
  const { viewModel, draft, moves } = secondStep(service);
  viewModel.fields.date.set('5 December 2026');
  viewModel.fields.slot.set('evening');
  viewModel.fields.time.set('7:30 PM');
  const other = service === 'training' ? 'grooming' : 'training';
  expect(draft.bookings[service].appointment).toEqual({ date: '2026-12-05', slot: 'evening', time: '7:30 PM' });
  expect(draft.bookings[other].appointment.date).toBeUndefined();
  expect(viewModel.fields.time.options.at(-1)).toEqual({ value: '10:00 PM' });
  viewModel.next();
  expect(moves).toEqual([`to /${service}/signup`]);
});

test.each([
  ['grooming', { time: 'Please select a time' }],
  ['training', {}],
] as const)('when the time of %s is cleared, shows the errors %j', (service, errors) => {
  const { viewModel } = secondStep(service, '2026-12-05');
  viewModel.fields.time.set(undefined);
  expect(viewModel.check.errors).toEqual(errors);
});

test('does not show a day that can no longer be booked (decision S1)', () => {
  expect(secondStep('training', '2026-11-20').viewModel.fields.date.value).toBe('');
  expect(secondStep('training', '2026-11-21').viewModel.fields.date.value).toBe('November 21, 2026');
});

test('suggests the next days, weekends too', () => {
  expect(secondStep('training').viewModel.fields.date.nextDays()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
});

test('lets a page observe the typed text, also if it means the same day', () => {
  const date = new StartDateViewModel('2026-12-05', () => '2026-11-20', () => {});
  const texts = seen(() => date.text);
  date.type('5 dec 2026');
  expect(texts).toEqual(['December 5, 2026', '5 dec 2026']);
});

test('offers tomorrow in India as the first day, also on a page that opened before midnight', () => {
  const { viewModel, clock } = secondStep('grooming');
  const stop = autorun(() => expect(viewModel.fields.date.earliest()).toBe('2026-11-21'));
  clock.instant = Date.parse('2026-11-21T00:00:00+05:30');
  expect(viewModel.fields.date.earliest()).toBe('2026-11-22');
  stop();
});

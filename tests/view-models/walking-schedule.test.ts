import { describe, expect, test } from 'vitest';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { WalkingScheduleViewModel } from '../../src/view-models/walking-schedule';
import { EXAMPLE } from '../domain/walking-example';
import { seen } from './seen';
import { visitor } from './visitor';

/** Walking's second step (start date and times) with a stored booking. */
function secondStep(booking = EXAMPLE) {
  const world = visitor(booking);
  world.funnel.arrive('walking', 'schedule');
  const alerts = new AlertsViewModel();
  return { ...world, alerts, viewModel: new WalkingScheduleViewModel({ ...world, alerts }) };
}

describe('the days', () => {
  test('begin tomorrow in India, also on a page that opened before midnight', () => {
    const { viewModel, clock, today } = secondStep();
    const earliest = seen(() => viewModel.fields.startDate.earliest);
    clock.instant = Date.parse('2026-11-21T00:00:00+05:30');
    today.refresh();
    today.refresh();
    expect(earliest).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('end by the package, and are empty without a valid start date', () => {
    const { viewModel, clock } = secondStep();
    expect([viewModel.fields.startDate.value, viewModel.endDateText]).toEqual(['December 5, 2026', 'December 19, 2026']);
    viewModel.fields.startDate.set('December 31, 2026');
    expect(viewModel.endDateText).toBe('January 14, 2027');
    clock.instant = Date.parse('2026-12-31T00:00:00+05:30');
    expect(viewModel.endDateText).toBe('');
    viewModel.fields.startDate.set('soon');
    expect(viewModel.endDateText).toBe('');
  });

  test('that can no longer be booked are not shown (decision S1)', () => {
    expect(secondStep({ ...EXAMPLE, startDate: '2026-11-20' }).viewModel.fields.startDate.value).toBe('');
  });
});

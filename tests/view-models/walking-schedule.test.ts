import { expect, test } from 'vitest';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { WalkingScheduleViewModel } from '../../src/view-models/walking-schedule';
import { seen } from './seen';
import { visitor } from './visitor';

test('the days begin tomorrow in India, also on a page that opened before midnight', () => {
  const world = visitor();
  world.funnel.arrive('walking', 'schedule');
  const viewModel = new WalkingScheduleViewModel({ ...world, alerts: new AlertsViewModel() });
  const earliest = seen(() => viewModel.fields.startDate.earliest);
  world.clock.instant = Date.parse('2026-11-21T00:00:00+05:30');
  world.today.refresh();
  world.today.refresh();
  expect(earliest).toEqual(['2026-11-21', '2026-11-22']);
});

import { expect, test } from 'vitest';
import { AlertsViewModel } from '../../src/funnel/alerts';
import { seen } from '../pages/seen';

test('shows one alert at a time, in their order, and counts them, which tells apart two with the same message', () => {
  const alerts = new AlertsViewModel();
  const shown = seen(() => [alerts.message, alerts.closedCount]);
  for (const message of ['first', 'again', 'again']) void alerts.show(message);
  for (let press = 0; press < 3; press += 1) alerts.close();
  expect(shown).toEqual([
    [undefined, 0],
    ['first', 0],
    ['again', 1],
    ['again', 2],
    [undefined, 3],
  ]);
});

test('resolves all alerts when the customer leaves the page', async () => {
  const alerts = new AlertsViewModel();
  const shown = Promise.all([alerts.show('first'), alerts.show('second')]);
  alerts.dismiss();
  await shown;
  expect(alerts.message).toBeUndefined();
});

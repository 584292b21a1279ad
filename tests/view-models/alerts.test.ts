import { expect, test } from 'vitest';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { seen } from './seen';

test('shows one alert at a time, in their order', () => {
  const alerts = new AlertsViewModel();
  const messages = seen(() => alerts.message);
  void alerts.show('first');
  void alerts.show('second');
  alerts.close();
  alerts.close();
  expect(messages).toEqual([undefined, 'first', 'second', undefined]);
});

test('counts closed alerts, which tells apart two with the same message', () => {
  const alerts = new AlertsViewModel();
  void alerts.show('again');
  void alerts.show('again');
  alerts.close();
  expect([alerts.message, alerts.closedCount]).toEqual(['again', 1]);
  alerts.close();
  expect(alerts.closedCount).toBe(2);
});

test('resolves all alerts when the customer leaves the page', async () => {
  const alerts = new AlertsViewModel();
  const shown = Promise.all([alerts.show('first'), alerts.show('second')]);
  alerts.dismiss();
  await shown;
  expect(alerts.message).toBeUndefined();
});

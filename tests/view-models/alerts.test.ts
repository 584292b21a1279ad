import { expect, test } from 'vitest';
import { AlertsViewModel } from '../../src/view-models/alerts';

test('shows one alert at a time, in the order in which they came', () => {
  const alerts = new AlertsViewModel();
  void alerts.show('first');
  void alerts.show('second');
  expect(alerts.message).toBe('first');
  alerts.close();
  expect(alerts.message).toBe('second');
  alerts.close();
  expect(alerts.message).toBeUndefined();
});

test('lets every flow go on when the page is left', async () => {
  const alerts = new AlertsViewModel();
  const shown = Promise.all([alerts.show('first'), alerts.show('second')]);
  alerts.dismiss();
  await shown;
  expect(alerts.message).toBeUndefined();
});

test('lets the flow go on when the alert is closed, and not before', async () => {
  const alerts = new AlertsViewModel();
  let hasGoneOn = false;
  const shown = alerts.show('User already exists. Please login to continue.').then(() => (hasGoneOn = true));
  await Promise.resolve();
  expect(hasGoneOn).toBe(false);
  alerts.close();
  await shown;
  expect(hasGoneOn).toBe(true);
});

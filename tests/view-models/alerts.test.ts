import { expect, test } from 'vitest';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { seen } from './seen';

test('shows one alert at a time, in the order in which they came', () => {
  const alerts = new AlertsViewModel();
  const messages = seen(() => alerts.message);
  void alerts.show('first');
  void alerts.show('second');
  alerts.close();
  alerts.close();
  expect(messages).toEqual([undefined, 'first', 'second', undefined]);
});

test('counts what was closed, so that two alerts with the same words are two', () => {
  const alerts = new AlertsViewModel();
  void alerts.show('again');
  void alerts.show('again');
  alerts.close();
  expect([alerts.message, alerts.closedCount]).toEqual(['again', 1]);
  alerts.close();
  expect(alerts.closedCount).toBe(2);
});

test('has nothing to close where none is shown', () => {
  const alerts = new AlertsViewModel();
  expect(() => alerts.close()).not.toThrow();
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

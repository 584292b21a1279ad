import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../src/adapters/browser/web-storage';
import { WebTelemetryObjectionStorage } from '../../../src/adapters/browser/web-telemetry-objection-storage';
import { RecordingLogger } from '../../port-contracts/recording-logger';

function opened() {
  const storage = new MemoryStorage();
  const logger = new RecordingLogger();
  const events = new EventTarget();
  return { storage, logger, events, objection: new WebTelemetryObjectionStorage({ storage, events, logger }) };
}

test('keeps the objection for the next page load, until it is taken back', () => {
  const { objection, storage, events, logger } = opened();
  expect(objection.read()).toBe(false);
  objection.write(true);
  expect(new WebTelemetryObjectionStorage({ storage, events, logger }).read()).toBe(true);
  objection.write(false);
  expect(objection.read()).toBe(false);
});

test.each(['{"hasObjected":', '{"hasObjected":"no"}', 'true'])('drops and logs the invalid value %s', (stored) => {
  const { objection, storage, logger } = opened();
  storage.setItem('telemetry', stored);
  expect([objection.read(), storage.getItem('telemetry'), logger.errors.length]).toEqual([false, null, 1]);
});

test('hears of changes in other tabs', () => {
  const { objection, events } = opened();
  const listener = vi.fn();
  objection.onChange(listener);
  for (const key of ['telemetry', null, 'userData']) events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(listener).toHaveBeenCalledTimes(2);
});

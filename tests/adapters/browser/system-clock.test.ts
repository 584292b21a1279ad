import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../src/adapters/browser/system-clock';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test("the clock tells the device's time", () => {
  const clock = new SystemClock();
  expect(clock.now()).toBe(1_000_000);
  vi.advanceTimersByTime(2500);
  expect(clock.now()).toBe(1_002_500);
});

test('the listener is called every second until it is stopped', () => {
  const listener = vi.fn();
  const stop = new SystemClock().everySecond(listener);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(3000);
  expect(listener).toHaveBeenCalledTimes(3);
});

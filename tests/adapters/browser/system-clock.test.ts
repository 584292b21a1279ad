import { afterEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../src/adapters/browser/system-clock';

afterEach(() => vi.useRealTimers());

test('a listener is called every second, not at once, until it is stopped', () => {
  vi.useFakeTimers();
  const [stopped, other] = [vi.fn(), vi.fn()];
  const clock = new SystemClock();
  const stop = clock.everySecond(stopped);
  clock.everySecond(other);
  vi.advanceTimersByTime(1999);
  stop();
  vi.advanceTimersByTime(1001);
  expect([stopped, other].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
});

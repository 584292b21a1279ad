import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppRun } from '../../demo/app-run';
import { BrowserOutwardNavigation } from '../../src/adapters/browser/browser-outward-navigation';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { SystemClock } from '../../src/adapters/browser/system-clock';
import type { Clock } from '../../src/ports/device';
import { ManualClock } from '../view-models/manual-clock';
import { RecordingLogger } from './recording-logger';

const NOON = Date.parse('2026-11-20T12:00:00+05:30');

interface Wound {
  readonly clock: Clock;
  readonly passSecond: () => void;
}

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

const passSecond = () => void vi.advanceTimersByTime(1000);

function handWound(): Wound {
  const clock = new ManualClock(NOON);
  return { clock, passSecond: () => clock.pass(1) };
}

function demoClock(): Clock {
  const storage = new MemoryStorage();
  return new AppRun({ now: () => Date.now(), storage, logger: new RecordingLogger(), position: () => 'denied', outwardNavigation: new BrowserOutwardNavigation() }).browser().clock;
}

describe.each<{ name: string; wind: () => Wound }>([
  { name: 'SystemClock', wind: () => ({ clock: new SystemClock(), passSecond }) },
  { name: "the demo's clock", wind: () => ({ clock: demoClock(), passSecond }) },
  { name: 'ManualClock', wind: handWound },
])('$name', ({ wind }) => {
  test('gives the milliseconds since the epoch, and goes on', () => {
    const { clock, passSecond: pass } = wind();
    expect(clock.now()).toBe(NOON);
    pass();
    expect(clock.now()).toBe(NOON + 1000);
  });

  test('calls a listener every second, and not at once', () => {
    const { clock, passSecond: pass } = wind();
    const listener = vi.fn();
    clock.everySecond(listener);
    expect(listener).not.toHaveBeenCalled();
    for (let second = 0; second < 3; second += 1) pass();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('stops one listener and still calls the others', () => {
    const { clock, passSecond: pass } = wind();
    const [stopped, other] = [vi.fn(), vi.fn()];
    const stop = clock.everySecond(stopped);
    clock.everySecond(other);
    pass();
    stop();
    stop();
    pass();
    expect([stopped, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });
});

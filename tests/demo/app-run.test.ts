import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppRun } from '../../demo/app-run';
import { BrowserOutwardNavigation } from '../../src/adapters/browser/browser-outward-navigation';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { REAL_INSTANT } from './support';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A run of the app in the demo, with its storage, logger and device. */
function makeRun() {
  const storage = new MemoryStorage();
  const logger = new RecordingLogger();
  const run = new AppRun({ now: () => REAL_INSTANT, storage, logger, position: () => 'denied', outwardNavigation: new BrowserOutwardNavigation() });
  return { run, storage, logger, device: run.device() };
}

/** Starts a timer on a device. The timer calls `ticked` every second. */
function startTimer({ clock }: ReturnType<AppRun['device']>) {
  const ticked = vi.fn();
  return { ticked, stop: clock.everySecond(ticked) };
}

test.each(['tabStorage', 'sharedStorage'] as const)("%s is the tab's storage until the run ends", (name) => {
  const { run, device, storage } = makeRun();
  device[name].setItem('kept', 'one');
  device[name].setItem('removed', 'one');
  device[name].removeItem('removed');
  run.end();
  device[name].setItem('kept', 'two');
  device[name].setItem('new', 'two');
  device[name].removeItem('kept');
  expect(['kept', 'removed', 'new'].map((key) => storage.getItem(key))).toEqual(['one', null, null]);
  expect(device[name].getItem('kept')).toBe('one');
});

test('an ended run logs nothing', () => {
  const { run, device, logger } = makeRun();
  device.logger.error('before');
  run.end();
  device.logger.error('after');
  expect(logger.errors).toEqual(['before']);
});

test('the timers of an ended run stop, no new one starts, and stopping them again is harmless', () => {
  const { run, device } = makeRun();
  const { ticked, stop } = startTimer(device);
  run.end();
  const later = startTimer(device);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(ticked).not.toHaveBeenCalled();
  expect(() => [stop, later.stop].forEach((each) => each())).not.toThrow();
});

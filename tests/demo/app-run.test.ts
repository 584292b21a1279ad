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

/** A run of the app in the demo, with its storage, logger and browser environment. */
function makeRun() {
  const storage = new MemoryStorage();
  const logger = new RecordingLogger();
  const run = new AppRun({ now: () => REAL_INSTANT, storage, logger, position: () => 'denied', outwardNavigation: new BrowserOutwardNavigation() });
  return { run, storage, logger, browser: run.browser() };
}

/** Starts a timer in a browser environment. The timer calls `ticked` every second. */
function startTimer({ clock }: ReturnType<AppRun['browser']>) {
  const ticked = vi.fn();
  return { ticked, stop: clock.everySecond(ticked) };
}

test.each(['tabStorage', 'sharedStorage'] as const)("%s is the tab's storage until the run ends", (name) => {
  const { run, browser, storage } = makeRun();
  browser[name].setItem('kept', 'one');
  browser[name].setItem('removed', 'one');
  browser[name].removeItem('removed');
  run.end();
  browser[name].setItem('kept', 'two');
  browser[name].setItem('new', 'two');
  browser[name].removeItem('kept');
  expect(['kept', 'removed', 'new'].map((key) => storage.getItem(key))).toEqual(['one', null, null]);
  expect(browser[name].getItem('kept')).toBe('one');
});

test('the timers of an ended run stop, no new one starts, and stopping them again is harmless', () => {
  const { run, browser } = makeRun();
  const { ticked, stop } = startTimer(browser);
  run.end();
  const later = startTimer(browser);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(ticked).not.toHaveBeenCalled();
  expect(() => [stop, later.stop].forEach((each) => each())).not.toThrow();
});

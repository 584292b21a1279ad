import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserOfRun } from '../../demo/app-run';
import { BrowserOutwardNavigation } from '../../src/adapters/browser/browser-outward-navigation';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { REAL_INSTANT } from './support';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeRun() {
  const storage = new MemoryStorage();
  const run = new AbortController();
  const browser = browserOfRun(
    {
      now: () => REAL_INSTANT,
      storage,
      logger: new RecordingLogger(),
      position: () => 'denied',
      outwardNavigation: new BrowserOutwardNavigation(),
    },
    run.signal,
  );
  return { storage, browser, end: () => run.abort() };
}

test.each(['tabStorage', 'sharedStorage'] as const)("%s is the tab's storage until the run ends", (name) => {
  const { browser, storage, end } = makeRun();
  browser[name].setItem('kept', 'one');
  browser[name].setItem('removed', 'one');
  browser[name].removeItem('removed');
  end();
  browser[name].setItem('kept', 'two');
  browser[name].setItem('new', 'two');
  browser[name].removeItem('kept');
  expect(['kept', 'removed', 'new'].map((key) => storage.getItem(key))).toEqual(['one', null, null]);
  expect(browser[name].getItem('kept')).toBe('one');
});

test('the timers of an ended run stop, no new one starts, and stopping them again is harmless', () => {
  const { browser, end } = makeRun();
  const ticked = vi.fn();
  const stop = browser.clock.everySecond(ticked);
  vi.advanceTimersByTime(1000);
  expect(ticked).toHaveBeenCalledOnce();
  end();
  const stopLater = browser.clock.everySecond(ticked);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(ticked).toHaveBeenCalledOnce();
  expect(() => [stop, stopLater].forEach((each) => each())).not.toThrow();
});

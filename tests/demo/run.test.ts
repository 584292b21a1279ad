import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Run } from '../../demo/run';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import { RecordingLogger } from '../contracts/recording-logger';
import { INSTANT } from './support';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A run, and what is around it. */
function makeRun() {
  const storage = new MemoryStorage();
  const logger = new RecordingLogger();
  const run = new Run({ now: () => INSTANT, storage, logger, whereabouts: () => 'denied' });
  return { run, storage, logger, device: run.device() };
}

/** What a listener that is called every second hears of. */
function listenTo({ clock }: ReturnType<Run['device']>) {
  const ticked = vi.fn();
  return { ticked, stop: clock.everySecond(ticked) };
}

test.each(['tabStorage', 'sharedStorage'] as const)("%s is the tab's storage until the run is over", (name) => {
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

test('a run that is over logs nothing any more, such as the calls that were cut off', () => {
  const { run, device, logger } = makeRun();
  device.logger.error('before');
  run.end();
  device.logger.error('after');
  expect(logger.errors).toEqual(['before']);
});

test('all timers of a run that is over stand still, none starts any more, and they can be stopped all the same', () => {
  const { run, device } = makeRun();
  const { ticked, stop } = listenTo(device);
  run.end();
  const later = listenTo(device);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(ticked).not.toHaveBeenCalled();
  expect(() => [stop, later.stop].forEach((each) => each())).not.toThrow();
});

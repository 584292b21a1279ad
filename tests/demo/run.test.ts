import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Run } from '../../demo/run';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import { RecordingLogger } from '../contracts/recording-logger';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const STORAGES = ['draftStorage', 'userDataStorage'] as const;

/** A run, and what is around it. */
function makeRun() {
  const storage = new MemoryStorage();
  const logger = new RecordingLogger();
  const run = new Run({ now: () => 1_780_000_000_000, storage, logger, whereabouts: () => ({ latitude: 17.4, longitude: 78.4 }) });
  return { run, storage, logger, device: run.device() };
}

/** What a listener that is called every second hears of. */
function listenTo({ clock }: ReturnType<Run['device']>) {
  const ticked = vi.fn();
  return { ticked, stop: clock.everySecond(ticked) };
}

describe('before the end of a run', () => {
  test("its device has the demo's time and place", () => {
    const { device } = makeRun();
    expect(device.clock.now()).toBe(1_780_000_000_000);
    const found = vi.fn();
    device.geolocation!.getCurrentPosition(found);
    expect(found).toHaveBeenCalledWith(expect.objectContaining({ coords: { latitude: 17.4, longitude: 78.4 } }));
  });

  test.each(STORAGES)('%s reads, stores and removes in the storage of the tab', (name) => {
    const { device, storage } = makeRun();
    storage.setItem('before', 'one');
    expect(device[name].getItem('before')).toBe('one');
    expect(device[name].getItem('never')).toBeNull();
    device[name].setItem('new', 'two');
    expect(storage.getItem('new')).toBe('two');
    device[name].removeItem('before');
    expect(storage.getItem('before')).toBeNull();
  });

  test('a timer ticks every second', () => {
    const { ticked } = listenTo(makeRun().device);
    vi.advanceTimersByTime(999);
    expect(ticked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2001);
    expect(ticked).toHaveBeenCalledTimes(3);
  });

  test('a timer can be stopped, and the others tick on', () => {
    const { device } = makeRun();
    const [stopped, other] = [listenTo(device), listenTo(device)];
    stopped.stop();
    vi.advanceTimersByTime(2000);
    expect(stopped.ticked).not.toHaveBeenCalled();
    expect(other.ticked).toHaveBeenCalledTimes(2);
  });
});

describe('after the end of a run', () => {
  test.each(STORAGES)('%s stores and removes nothing any more', (name) => {
    const { run, device, storage } = makeRun();
    storage.setItem('kept', 'one');
    run.end();
    device[name].setItem('kept', 'two');
    device[name].setItem('new', 'two');
    device[name].removeItem('kept');
    expect([storage.getItem('kept'), storage.getItem('new')]).toEqual(['one', null]);
  });

  test('it logs nothing any more, such as the calls that were cut off', () => {
    const { run, device, logger } = makeRun();
    device.logger.error('before');
    run.end();
    device.logger.error('after');
    expect(logger.errors).toEqual(['before']);
  });

  test('all its timers stand still, and can be stopped all the same', () => {
    const { run, device } = makeRun();
    const timers = [listenTo(device), listenTo(device)];
    vi.advanceTimersByTime(1000);
    run.end();
    vi.advanceTimersByTime(5000);
    expect(timers.map(({ ticked }) => ticked.mock.calls.length)).toEqual([1, 1]);
    expect(vi.getTimerCount()).toBe(0);
    expect(() => timers[0]!.stop()).not.toThrow();
  });

  test('no timer starts any more', () => {
    const { run, device } = makeRun();
    run.end();
    listenTo(device).stop();
    expect(vi.getTimerCount()).toBe(0);
    listenTo(device);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the next run stores and ticks', () => {
    const { run, storage, logger } = makeRun();
    run.end();
    const next = new Run({ now: () => 0, storage, logger, whereabouts: () => 'denied' }).device();
    const { ticked } = listenTo(next);
    next.draftStorage.setItem('new', 'two');
    vi.advanceTimersByTime(1000);
    expect(storage.getItem('new')).toBe('two');
    expect(ticked).toHaveBeenCalledTimes(1);
  });
});

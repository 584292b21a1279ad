import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretendedGeolocation, type Whereabouts } from '../../demo/pretended-geolocation';
import { BrowserGeolocation } from '../../src/adapters/browser/browser-geolocation';
import { RecordingLogger } from '../contracts/recording-logger';

const OPTIONS = { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 60 };
const POSITION = { latitude: 17.4326, longitude: 78.4071 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The app's own geolocation, above a pretended one. */
function appGeolocation(whereabouts: () => Whereabouts) {
  const logger = new RecordingLogger();
  const geolocation = new BrowserGeolocation({ geolocation: pretendedGeolocation(whereabouts), logger });
  const ask = async () => {
    const answer = geolocation.currentPosition(OPTIONS);
    await vi.advanceTimersByTimeAsync(3000);
    return answer;
  };
  return { logger, ask };
}

test('a device that knows where it is answers so', async () => {
  const { ask, logger } = appGeolocation(() => POSITION);
  expect(await ask()).toEqual({ ok: true, position: POSITION });
  expect(logger.errors).toEqual([]);
});

test.each(['denied', 'timeout'] as const)('a device can fail with %s', async (failure) => {
  const { ask, logger } = appGeolocation(() => failure);
  expect(await ask()).toEqual({ ok: false, failure });
  expect(logger.errors).toEqual([`Geolocation: ${failure}`]);
});

test('a device that finds out too late has tried for a while', () => {
  const failed = vi.fn();
  pretendedGeolocation(() => 'timeout').getCurrentPosition(() => {}, failed);
  vi.advanceTimersByTime(2999);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 3 }));
});

test('a device is where it is when it is asked', async () => {
  let whereabouts: Whereabouts = 'timeout';
  const { ask } = appGeolocation(() => whereabouts);
  expect(await ask()).toMatchObject({ ok: false });
  whereabouts = POSITION;
  expect(await ask()).toMatchObject({ ok: true });
});

test('who does not want to hear of a failure is not told', () => {
  const found: unknown[] = [];
  pretendedGeolocation(() => 'denied').getCurrentPosition((position) => found.push(position));
  expect(found).toEqual([]);
});

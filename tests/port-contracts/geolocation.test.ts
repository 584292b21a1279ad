import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { simulatedGeolocation, type SimulatedPosition } from '../../demo/simulated-geolocation';
import { BrowserGeolocation } from '../../src/adapters/browser/browser-geolocation';
import type { Geolocation } from '../../src/ports/places';
import { RecordingLogger } from './recording-logger';

const OPTIONS = { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 60 };
const JUBILEE_HILLS = { latitude: 17.43, longitude: 78.408 };

/** A fake of the browser's geolocation: it returns this position, or fails with this error code. */
function browserGeolocation(answer: typeof JUBILEE_HILLS | { readonly code: number }) {
  const getCurrentPosition = vi.fn<Navigator['geolocation']['getCurrentPosition']>((succeed, fail) => {
    if ('code' in answer) fail?.({ ...answer, message: 'At 12 Rose Street' } as GeolocationPositionError);
    else succeed({ coords: { ...answer, accuracy: 5 } } as GeolocationPosition);
  });
  return { getCurrentPosition };
}

const CODES = { denied: 1, timeout: 3 } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe.each<{ name: string; below: (position: SimulatedPosition) => Pick<Navigator['geolocation'], 'getCurrentPosition'> }>([
  { name: 'a browser', below: (answer) => browserGeolocation(typeof answer === 'string' ? { code: CODES[answer] } : answer) },
  { name: 'the demo', below: (answer) => simulatedGeolocation(() => answer) },
])('the geolocation of $name', ({ below }) => {
  const ask = async (answer: SimulatedPosition) => {
    const logger = new RecordingLogger();
    const geolocation: Geolocation = new BrowserGeolocation({ geolocation: below(answer), logger });
    const position = geolocation.currentPosition(OPTIONS);
    await vi.runAllTimersAsync();
    return { answered: await position, errors: logger.errors };
  };

  test('answers the position, and logs nothing', async () => {
    expect(await ask(JUBILEE_HILLS)).toEqual({ answered: JUBILEE_HILLS, errors: [] });
  });

  test.each(['denied', 'timeout'] as const)('answers nothing, and logs %s once', async (failure) => {
    expect(await ask(failure)).toEqual({ answered: undefined, errors: [`Geolocation: ${failure}`] });
  });
});

test('a browser gets the options in its own format', async () => {
  const geolocation = browserGeolocation(JUBILEE_HILLS);
  await new BrowserGeolocation({ geolocation, logger: new RecordingLogger() }).currentPosition(OPTIONS);
  const options = geolocation.getCurrentPosition.mock.lastCall?.[2];
  expect(options).toEqual({ enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 });
});

test.each([
  ['answers code 2', browserGeolocation({ code: 2 })],
  ['answers an unknown code', browserGeolocation({ code: 99 })],
  ['has no geolocation', undefined],
])('a browser that %s is unavailable, and logs it once', async (_what, geolocation) => {
  const logger = new RecordingLogger();
  const answered = await new BrowserGeolocation({ geolocation, logger }).currentPosition(OPTIONS);
  expect([answered, logger.errors]).toEqual([undefined, ['Geolocation: unavailable']]);
});

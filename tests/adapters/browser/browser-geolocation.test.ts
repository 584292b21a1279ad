import { expect, test } from 'vitest';
import { BrowserGeolocation } from '../../../src/adapters/browser/browser-geolocation';
import { RecordingLogger } from '../../contracts/recording-logger';

const OPTIONS = { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 60 };

/** A browser's geolocation that answers a position or fails with a code, and keeps what it was asked with. */
function fakeGeolocation(answer: { latitude: number; longitude: number } | { code: number }) {
  const asked: unknown[] = [];
  const getCurrentPosition: Navigator['geolocation']['getCurrentPosition'] = (succeed, fail, options) => {
    asked.push(options);
    if ('code' in answer) fail?.({ ...answer, message: 'At 12 Rose Street' } as GeolocationPositionError);
    else succeed({ coords: { ...answer, accuracy: 5 } } as GeolocationPosition);
  };
  return { asked, getCurrentPosition };
}

test('the position is answered, and asked for in the words of the browser', async () => {
  const geolocation = fakeGeolocation({ latitude: 17.43, longitude: 78.408 });
  const logger = new RecordingLogger();
  expect(await new BrowserGeolocation({ geolocation, logger }).currentPosition(OPTIONS)).toEqual({
    ok: true,
    position: { latitude: 17.43, longitude: 78.408 },
  });
  expect(geolocation.asked).toEqual([{ enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 }]);
  expect(logger.errors).toEqual([]);
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unavailable'],
])('the code %i is answered as %s and logged once', async (code, failure) => {
  const logger = new RecordingLogger();
  const geolocation = new BrowserGeolocation({ geolocation: fakeGeolocation({ code }), logger });
  expect(await geolocation.currentPosition(OPTIONS)).toEqual({ ok: false, failure });
  expect(logger.errors).toEqual([`Geolocation: ${failure}`]);
});

test('a browser that knows no geolocation is unavailable', async () => {
  const logger = new RecordingLogger();
  const geolocation = new BrowserGeolocation({ geolocation: undefined, logger });
  expect(await geolocation.currentPosition(OPTIONS)).toEqual({ ok: false, failure: 'unavailable' });
  expect(logger.errors).toEqual(['Geolocation: unavailable']);
});

import { expect, test, vi } from 'vitest';
import { BrowserGeolocation } from '../../src/adapters/browser/browser-geolocation';
import { RecordingLogger } from './recording-logger';
import { NEVER_ABORTED } from './never-aborted';

const OPTIONS = { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 60 };
const JUBILEE_HILLS = { latitude: 17.43, longitude: 78.408 };

function browserGeolocation(answer: typeof JUBILEE_HILLS | { readonly code: number }) {
  const getCurrentPosition = vi.fn<Navigator['geolocation']['getCurrentPosition']>((succeed, fail) => {
    if ('code' in answer) fail?.({ ...answer, message: 'At 12 Rose Street' } as GeolocationPositionError);
    else succeed({ coords: { ...answer, accuracy: 1000 } } as GeolocationPosition);
  });
  return { getCurrentPosition };
}

test('a browser gets the options in its own format, and its position is the answer', async () => {
  const geolocation = browserGeolocation(JUBILEE_HILLS);
  const logger = new RecordingLogger();
  const answered = await new BrowserGeolocation(geolocation, logger).currentPosition(OPTIONS, NEVER_ABORTED);
  expect([answered, logger.errors]).toEqual([JUBILEE_HILLS, []]);
  expect(geolocation.getCurrentPosition.mock.lastCall?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 20_000,
    maximumAge: 60_000,
  });
});

test.each([
  ['answers code 1', browserGeolocation({ code: 1 }), 'denied'],
  ['has no geolocation', undefined, 'unavailable'],
  [
    'throws',
    {
      getCurrentPosition: () => {
        throw new DOMException('', 'SecurityError');
      },
    },
    'unavailable',
  ],
])(
  'a browser that %s answers nothing, and logs the reason once, without the place',
  async (_what, geolocation, reason) => {
    const logger = new RecordingLogger();
    const answered = await new BrowserGeolocation(geolocation, logger).currentPosition(OPTIONS, NEVER_ABORTED);
    expect([answered, logger.errors]).toEqual([undefined, [`Geolocation: ${reason}`]]);
  },
);

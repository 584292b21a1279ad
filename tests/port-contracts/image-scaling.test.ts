import { afterEach, expect, test, vi } from 'vitest';
import { CanvasImageScaling } from '../../src/adapters/canvas/canvas-image-scaling';
import { LazyImageScaling } from '../../src/adapters/lazy/lazy-image-scaling';
import { RecordingLogger } from './recording-logger';

// These tests cover files that are no pictures. Scaling needs a canvas, so tests in a browser cover it.
afterEach(() => vi.unstubAllGlobals());

test.each<[what: string, file: Blob, problem: string]>([
  ['a text', new Blob(['hello'], { type: 'text/plain' }), "'text/plain' is no image type"],
  ['an empty picture', new Blob([], { type: 'image/png' }), 'the file is empty'],
  ['a picture that cannot be decoded', new Blob(['hello'], { type: 'image/png' }), 'the image cannot be decoded'],
  [
    'a text of an unknown type',
    new Blob(['hello'], { type: 'application/octet-stream' }),
    'the image cannot be decoded',
  ],
])('refuses %s, and logs it', async (_what, file, problem) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No image', 'InvalidStateError')));
  const logger = new RecordingLogger();
  expect(await new LazyImageScaling(logger).prepare(file)).toEqual({ refusal: 'noPicture' });
  expect(logger.errors).toEqual([`Image scaling: ${problem}`]);
});

test('says that its module did not load, and tries again with the next picture, from another address where the browser names the failed one', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No image', 'InvalidStateError')));
  const logger = new RecordingLogger();
  const failures = [
    'error loading dynamically imported module: https://a.test/s.js',
    'Importing a module script failed.',
    undefined,
  ];
  const addresses: unknown[] = [];
  const scaling = new LazyImageScaling(logger, (address) => {
    addresses.push(address);
    const failure = failures.shift();
    if (failure) return Promise.reject(new TypeError(failure));
    // A module that arrived empty exports nothing.
    return Promise.resolve(
      (addresses.length === 3 ? {} : { CanvasImageScaling }) as { CanvasImageScaling: typeof CanvasImageScaling },
    );
  });
  const picture = new Blob(['1'], { type: 'image/png' });
  for (const _try of failures.slice()) expect(await scaling.prepare(picture)).toEqual({ refusal: 'notLoaded' });
  expect(await scaling.prepare(picture)).toEqual({ refusal: 'noPicture' });
  expect(addresses).toEqual([undefined, 'https://a.test/s.js?', undefined, undefined]);
  const notLoaded = 'Image scaling: the module could not be downloaded';
  expect(logger.errors).toEqual([notLoaded, notLoaded, notLoaded, 'Image scaling: the image cannot be decoded']);
});

test('loads the document again if its module is empty twice', async () => {
  const reload = vi.fn();
  vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => reload(type) });
  const scaling = new LazyImageScaling(new RecordingLogger(), () => Promise.resolve({} as never));
  expect(await scaling.prepare(new Blob(['1']))).toEqual({ refusal: 'notLoaded' });
  expect(reload).not.toHaveBeenCalled();
  await scaling.prepare(new Blob(['1']));
  expect(reload).toHaveBeenCalledExactlyOnceWith('reloadpage');
});

test('refuses a picture with too many pixels before it is decoded', async () => {
  const decode = vi.fn(() => Promise.reject(new Error('It would not fit.')));
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal('navigator', { deviceMemory: 2 });
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 10_000;
      naturalHeight = 10_000;
      set src(_address: string) {
        this.dispatchEvent(new Event('load'));
      }
    },
  );
  const logger = new RecordingLogger();
  expect(await new LazyImageScaling(logger).prepare(new Blob(['huge'], { type: 'image/png' }))).toEqual({
    refusal: 'noPicture',
  });
  expect(logger.errors).toEqual(['Image scaling: the image has more pixels than this device can decode']);
  expect(decode).not.toHaveBeenCalled();
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { CanvasImageScaling } from '../../src/adapters/canvas/canvas-image-scaling';
import { LazyImageScaling } from '../../src/adapters/lazy/lazy-image-scaling';
import { RecordingLogger } from './recording-logger';

// These tests cover refused pictures only. Scaling needs a canvas, so scenarios in a browser test it.
afterEach(() => vi.unstubAllGlobals());

describe.each([
  { name: 'CanvasImageScaling', ImageScaling: CanvasImageScaling },
  { name: 'LazyImageScaling', ImageScaling: LazyImageScaling },
])('$name', ({ ImageScaling }) => {
  test.each([
    ['a text', new Blob(['hello'], { type: 'text/plain' }), "'text/plain' is no image type"],
    ['a file of no type', new Blob(['hello']), "'' is no image type"],
    ['an empty picture', new Blob([], { type: 'image/png' }), 'the file is empty'],
    ['a picture that cannot be decoded', new Blob(['hello'], { type: 'image/png' }), 'the image cannot be decoded'],
  ])('refuses %s, and logs it', async (_what, file, problem) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No image', 'InvalidStateError')));
    const logger = new RecordingLogger();
    expect(await new ImageScaling(logger).toJpegBase64(file)).toBeUndefined();
    expect(logger.errors).toEqual([`Image scaling: ${problem}`]);
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
    expect(await new ImageScaling(logger).toJpegBase64(new Blob(['huge'], { type: 'image/png' }))).toBeUndefined();
    expect(logger.errors).toEqual(['Image scaling: the image has more pixels than this device can decode']);
    expect(decode).not.toHaveBeenCalled();
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { CanvasImageScaling } from '../../../src/adapters/browser/canvas-image-scaling';
import { RecordingLogger } from '../../port-contracts/recording-logger';

// Scaling needs a canvas: tests in a browser cover it.
afterEach(() => vi.unstubAllGlobals());

test.each<[what: string, file: Blob, problem: string]>([
  ['a text', new Blob(['hello'], { type: 'text/plain' }), "'text/plain' is no image type"],
  ['a picture that cannot be decoded', new Blob(['hello'], { type: 'image/png' }), 'the image cannot be decoded'],
])('refuses %s, and logs it', async (_what, file, problem) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No image', 'InvalidStateError')));
  const logger = new RecordingLogger();
  expect(await new CanvasImageScaling(logger).scale(file)).toBeUndefined();
  expect(logger.errors).toEqual([`Image scaling: ${problem}`]);
});

import { injectionToken } from './injection-token';

export const IMAGE_SCALING_PORT = injectionToken<ImageScaling>('ImageScaling');

/** The highest number of pixels on the longer side of a scaled picture (decision D7). */
export const MAXIMUM_IMAGE_SIDE_IN_PIXELS = 1024;

/** Makes a customer's picture small enough to send. */
export interface ImageScaling {
  /** The picture as JPEG base64 without data-URL prefix; undefined for a file that cannot be decoded as an image. */
  toJpegBase64(file: Blob): Promise<string | undefined>;
}

import { MAXIMUM_IMAGE_SIDE_IN_PIXELS, type ImageScaling } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';

/** The quality of scaled pictures, from 0 to 1. At 0.85 nobody sees the loss. */
const JPEG_QUALITY = 0.85;
const JPEG_PREFIX = 'data:image/jpeg;base64,';

const BYTES_PER_PIXEL = 4;
/** The largest share of the device's memory for one decoded picture. Phones close pages that need much more. */
const LARGEST_SHARE_OF_MEMORY = 1 / 8;
/** The memory that the app assumes if the browser does not report the device's memory. */
const USUAL_MEMORY_IN_GIGABYTES = 4;

/** Scales pictures on a browser canvas. */
export class CanvasImageScaling implements ImageScaling {
  constructor(private readonly logger: Logger) {}

  async toJpegBase64(file: Blob): Promise<string | undefined> {
    if (!file.type.startsWith('image/')) return this.refuse(`'${file.type}' is no image type`);
    if (file.size === 0) return this.refuse('the file is empty');
    try {
      if ((await pixelCount(file)) > largestPixelCount()) return this.refuse('the image has more pixels than this device can decode');
      // `createImageBitmap` turns a photo upright by default. The option for this is not passed, because Chrome before 112 rejects it.
      const bitmap = await createImageBitmap(file);
      const jpeg = scaledJpegBase64(bitmap);
      bitmap.close();
      return jpeg ?? this.refuse('the image cannot be encoded');
    } catch {
      return this.refuse('the image cannot be decoded');
    }
  }

  private refuse(problem: string): undefined {
    this.logger.error(`Image scaling: ${problem}`);
  }
}

/** The number of a picture's pixels, read without decoding the picture. Rejects if the file is no picture. */
async function pixelCount(file: Blob): Promise<number> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('This is no picture.')));
      image.src = address;
    });
    return image.naturalWidth * image.naturalHeight;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The most pixels that this device can decode, about 67 million with 2 GB of memory. */
function largestPixelCount(): number {
  const { deviceMemory = USUAL_MEMORY_IN_GIGABYTES } = navigator as { readonly deviceMemory?: number };
  return (deviceMemory * 2 ** 30 * LARGEST_SHARE_OF_MEMORY) / BYTES_PER_PIXEL;
}

/** The scaled picture as a JPEG in base64, without the `data:` prefix; undefined if the browser cannot encode it. */
export function scaledJpegBase64(picture: ImageBitmap | HTMLImageElement): string | undefined {
  const dataUrl = drawScaled(picture).toDataURL('image/jpeg', JPEG_QUALITY);
  // For a canvas that is too large, browsers return an empty data URL of another type.
  return dataUrl.startsWith(JPEG_PREFIX) ? dataUrl.slice(JPEG_PREFIX.length) : undefined;
}

/** Draws the picture on a canvas. Scales it down if one of its sides is longer than allowed. */
function drawScaled(picture: ImageBitmap | HTMLImageElement): HTMLCanvasElement {
  const scale = Math.min(1, MAXIMUM_IMAGE_SIDE_IN_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: without a background, transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

import { MAXIMUM_IMAGE_SIDE, type ImageScaling } from '../../ports/image-scaling';
import type { Logger } from '../../ports/logger';

interface CanvasImageScalingDependencies {
  readonly logger: Logger;
}

/** From 0 to 1: looks as before and weighs a fraction. */
const JPEG_QUALITY = 0.85;
const JPEG_PREFIX = 'data:image/jpeg;base64,';

/** Scales pictures on a canvas of the browser. */
export class CanvasImageScaling implements ImageScaling {
  private readonly logger: Logger;

  constructor({ logger }: CanvasImageScalingDependencies) {
    this.logger = logger;
  }

  async toJpegBase64(file: Blob): Promise<string | undefined> {
    if (!file.type.startsWith('image/')) return this.refuse(`'${file.type}' is no image type`);
    if (file.size === 0) return this.refuse('the file is empty');
    try {
      // Phones store photos lying down with a note how to turn them; the JPEG will have no such note.
      const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
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

/** A picture within the limit as base64 of a JPEG, without data prefix; undefined where the browser cannot encode it. */
export function scaledJpegBase64(picture: ImageBitmap | HTMLImageElement): string | undefined {
  const dataUrl = drawScaled(picture).toDataURL('image/jpeg', JPEG_QUALITY);
  // A canvas that could not be made answers an empty data URL of another kind.
  return dataUrl.startsWith(JPEG_PREFIX) ? dataUrl.slice(JPEG_PREFIX.length) : undefined;
}

/** The picture on a canvas whose longer side is within the limit; smaller pictures keep their size. */
function drawScaled(picture: ImageBitmap | HTMLImageElement): HTMLCanvasElement {
  const scale = Math.min(1, MAXIMUM_IMAGE_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  // JPEG knows no transparency, and would show it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

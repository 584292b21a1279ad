import { LONGEST_SIDE_IN_PIXELS } from '../../domain/pictures';
import type { ImageScaling } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';

/** From 0 to 1. At 0.85 nobody sees the loss. */
const JPEG_QUALITY = 0.85;

/** Types that are refused: some systems give a picture no type, or one that says nothing (decision D16). */
const OTHER_TYPES = /^(text|audio|video|font|model|message)\/|^application\/(pdf|zip|gzip|json|xml|rtf|msword|vnd\.)/;

/** The new drawing keeps nothing of where and with what a picture was taken (decision D16). */
export class CanvasImageScaling implements ImageScaling {
  constructor(private readonly logger: Logger) {}

  async scale(file: Blob): Promise<string | undefined> {
    if (OTHER_TYPES.test(file.type)) return this.refuse(`'${file.type}' is no image type`);
    try {
      // This turns a photo upright. Chrome before 112 rejects the option that asks for it.
      const picture = await createImageBitmap(file);
      const jpeg = jpegOf(picture);
      picture.close();
      return jpeg;
    } catch {
      return this.refuse('the image cannot be decoded');
    }
  }

  private refuse(problem: string): undefined {
    this.logger.error(`Image scaling: ${problem}`);
  }
}

/** In base64. Throws in a browser that blocks canvases. */
export function jpegOf(picture: ImageBitmap | HTMLImageElement): string {
  const scale = Math.min(1, LONGEST_SIDE_IN_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [, base64] = canvas.toDataURL('image/jpeg', JPEG_QUALITY).split('image/jpeg;base64,');
  if (!base64) throw new Error('The browser gives no JPEG.');
  return base64;
}

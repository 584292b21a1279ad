import { MAXIMUM_IMAGE_SIDE_IN_PIXELS, type ImageScaling, type PreparedPicture } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';
import { drawScaled, jpegBase64 } from './encoding';

const BYTES_PER_PIXEL = 4;
/** The largest share of the device's memory for one decoded picture. Phones close pages that need much more. */
const LARGEST_SHARE_OF_MEMORY = 1 / 8;
/** The memory that the app assumes if the browser does not report the device's memory. */
const USUAL_MEMORY_IN_GIGABYTES = 4;

/** The types of files that say something else than a picture. Some systems give a picture no type, or one that says nothing (decision D16). */
const OTHER_TYPES = /^(text|audio|video|font|model|message)\/|^application\/(pdf|zip|gzip|json|xml|rtf|msword|vnd\.)/;

/** Scales pictures on a browser canvas. */
export class CanvasImageScaling implements ImageScaling {
  constructor(private readonly logger: Logger) {}

  async prepare(file: Blob): Promise<PreparedPicture> {
    if (OTHER_TYPES.test(file.type)) return this.refuse(`'${file.type}' is no image type`);
    if (file.size === 0) return this.refuse('the file is empty');
    try {
      if ((await pixelCount(file)) > largestPixelCount())
        return this.refuse('the image has more pixels than this device can decode');
      // `createImageBitmap` turns a photo upright by default. The option for this is not passed, because Chrome before 112 rejects it.
      const picture = await createImageBitmap(file);
      return { image: scaledJpeg(picture) };
    } catch {
      return this.refuse('the image cannot be decoded');
    }
  }

  private refuse(problem: string): PreparedPicture {
    this.logger.error(`Image scaling: ${problem}`);
    return { refusal: 'noPicture' };
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

/** Closes the picture, and gives it scaled as a JPEG in base64. Throws in a browser that blocks canvases. */
function scaledJpeg(picture: ImageBitmap): string {
  try {
    return jpegBase64(drawScaled(picture, MAXIMUM_IMAGE_SIDE_IN_PIXELS));
  } finally {
    picture.close();
  }
}

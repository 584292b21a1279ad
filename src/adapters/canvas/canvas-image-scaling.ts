import { MAXIMUM_IMAGE_SIDE_IN_PIXELS, type ImageScaling, type PreparedPicture } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';
import { blobOfBase64, drawScaled, jpegBase64 } from './encoding';

const BYTES_PER_PIXEL = 4;
/** The largest share of the device's memory for one decoded picture. Phones close pages that need much more. */
const LARGEST_SHARE_OF_MEMORY = 1 / 8;
/** The memory that the app assumes if the browser does not report the device's memory. */
const USUAL_MEMORY_IN_GIGABYTES = 4;

/** The longer side of the smallest picture that `halve` makes. A dog on a smaller one cannot be recognised. */
const SMALLEST_SIDE_IN_PIXELS = 64;

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
      return { image: scaledJpeg(picture, MAXIMUM_IMAGE_SIDE_IN_PIXELS) };
    } catch {
      return this.refuse('the image cannot be decoded');
    }
  }

  async halve(image: string): Promise<PreparedPicture> {
    // The picture was decoded before, so a failure says nothing of it, and the next try may succeed.
    const picture = await Promise.resolve(image)
      .then((text) => createImageBitmap(blobOfBase64(text)))
      .catch(() => undefined);
    if (!picture) {
      this.logger.error('Image scaling: the picture cannot be decoded again');
      return { refusal: 'notLoaded' };
    }
    const side = Math.max(picture.width, picture.height);
    if (side > SMALLEST_SIDE_IN_PIXELS)
      return { image: scaledJpeg(picture, Math.max(side / 2, SMALLEST_SIDE_IN_PIXELS)) };
    this.logger.error('Image scaling: the server finds the smallest image too large');
    return { refusal: 'tooLarge' };
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
function scaledJpeg(picture: ImageBitmap, longestSide: number): string {
  try {
    return jpegBase64(drawScaled(picture, longestSide));
  } finally {
    picture.close();
  }
}

import type { ImageScaling, PreparedPicture } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';

/** The types of files that say something else than a picture. Some systems give a picture no type, or one that says nothing (decision D16). */
const OTHER_TYPES = /^(text|audio|video|font|model|message)\/|^application\/(pdf|zip|gzip|json|xml|rtf|msword|vnd\.)/;

/** Scales pictures with a module that is downloaded at the first picture. A failed download is logged and gives `noPicture`. */
export class LazyImageScaling implements ImageScaling {
  constructor(private readonly logger: Logger) {}

  async prepare(file: Blob): Promise<PreparedPicture> {
    if (!OTHER_TYPES.test(file.type)) return this.scale((scaling) => scaling.prepare(file));
    this.logger.error(`Image scaling: '${file.type}' is no image type`);
    return { refusal: 'noPicture' };
  }

  halve(image: string): Promise<PreparedPicture> {
    return this.scale((scaling) => scaling.halve(image));
  }

  private async scale(how: (scaling: ImageScaling) => Promise<PreparedPicture>): Promise<PreparedPicture> {
    try {
      const { CanvasImageScaling } = await import('../canvas/canvas-image-scaling');
      return await how(new CanvasImageScaling(this.logger));
    } catch {
      this.logger.error('Pet image: the scaling could not be fetched');
      return { refusal: 'noPicture' };
    }
  }
}

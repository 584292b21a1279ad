import type { ImageScaling } from '../../ports/image-scaling';
import type { Logger } from '../../ports/logger';

/** Downloads the module for scaling at the first picture. If the download fails, logs it and returns undefined. */
export class LazyImageScaling implements ImageScaling {
  constructor(private readonly logger: Logger) {}

  async toJpegBase64(file: Blob): Promise<string | undefined> {
    try {
      const { CanvasImageScaling } = await import('../canvas/canvas-image-scaling');
      return await new CanvasImageScaling(this.logger).toJpegBase64(file);
    } catch {
      this.logger.error('Pet image: the scaling could not be fetched');
      return undefined;
    }
  }
}

import type { ImageScaling } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';

/** Scales pictures with a module that is downloaded at the first picture. A failed download is logged and gives undefined. */
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

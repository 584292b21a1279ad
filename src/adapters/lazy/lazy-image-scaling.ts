import type { ImageScaling } from '../../ports/image-scaling';
import type { Logger } from '../../ports/logger';

interface LazyImageScalingDependencies {
  readonly logger: Logger;
}

/** Fetches the code that scales pictures with the first picture; answers undefined and logs where that fails. */
export class LazyImageScaling implements ImageScaling {
  constructor(private readonly dependencies: LazyImageScalingDependencies) {}

  async toJpegBase64(file: Blob): Promise<string | undefined> {
    const { logger } = this.dependencies;
    try {
      const { CanvasImageScaling } = await import('../canvas/canvas-image-scaling');
      return await new CanvasImageScaling({ logger }).toJpegBase64(file);
    } catch {
      logger.error('Pet image: the scaling could not be fetched');
      return undefined;
    }
  }
}

import type { ImageScaling, PreparedPicture } from '../../ports/device';
import { present, reloadPage } from '../../lazy';
import type { Logger } from '../../ports/telemetry';

interface Scaling {
  readonly CanvasImageScaling: new (logger: Logger) => ImageScaling;
}

const download = (address: string | undefined): Promise<Scaling> =>
  address ? import(/* @vite-ignore */ address) : import('../canvas/canvas-image-scaling');

/** Scales pictures with a module that is downloaded at the first picture. After a failed download, the next picture downloads it again. */
export class LazyImageScaling implements ImageScaling {
  /** The address to download the module from, if not its own. */
  private address: string | undefined;
  private emptyCount = 0;

  constructor(
    private readonly logger: Logger,
    private readonly downloadFrom: (address: string | undefined) => Promise<Scaling> = download,
  ) {}

  async prepare(file: Blob): Promise<PreparedPicture> {
    const scaling = await this.load();
    return scaling ? scaling.prepare(file) : { refusal: 'notLoaded' };
  }

  private async load(): Promise<ImageScaling | undefined> {
    try {
      const { CanvasImageScaling } = await this.downloadFrom(this.address);
      this.emptyCount += CanvasImageScaling ? 0 : 1;
      // A browser keeps an empty module. Only a new document fetches it again.
      if (this.emptyCount > 1) reloadPage();
      return new (present(CanvasImageScaling))(this.logger);
    } catch (error) {
      this.logger.error('Image scaling: the module could not be downloaded');
      // Chrome and Firefox do not fetch a failed module again from its address, which their error names. Safari does.
      // An empty query makes another address.
      const [address] = /https?:\S+/.exec(String(error)) ?? [];
      this.address = address && `${address}?`;
      return undefined;
    }
  }
}

import type { ImageScaling, PreparedPicture } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';

/** The types of files that say something else than a picture. Some systems give a picture no type, or one that says nothing (decision D16). */
const OTHER_TYPES = /^(text|audio|video|font|model|message)\/|^application\/(pdf|zip|gzip|json|xml|rtf|msword|vnd\.)/;

interface Scaling {
  readonly CanvasImageScaling: new (logger: Logger) => ImageScaling;
}

const download = (address: string | undefined): Promise<Scaling> =>
  address ? import(/* @vite-ignore */ address) : import('../canvas/canvas-image-scaling');

/** Scales pictures with a module that is downloaded at the first picture. After a failed download, the next picture downloads it again. */
export class LazyImageScaling implements ImageScaling {
  /** The address to download the module from, if not its own. */
  private address: string | undefined;

  constructor(
    private readonly logger: Logger,
    private readonly downloadFrom: (address: string | undefined) => Promise<Scaling> = download,
  ) {}

  async prepare(file: Blob): Promise<PreparedPicture> {
    if (!OTHER_TYPES.test(file.type)) return this.scale((scaling) => scaling.prepare(file));
    this.logger.error(`Image scaling: '${file.type}' is no image type`);
    return { refusal: 'noPicture' };
  }

  halve(image: string): Promise<PreparedPicture> {
    return this.scale((scaling) => scaling.halve(image));
  }

  private async scale(how: (scaling: ImageScaling) => Promise<PreparedPicture>): Promise<PreparedPicture> {
    const scaling = await this.load();
    return scaling ? how(scaling) : { refusal: 'notLoaded' };
  }

  private async load(): Promise<ImageScaling | undefined> {
    try {
      const { CanvasImageScaling } = await this.downloadFrom(this.address);
      return new CanvasImageScaling(this.logger);
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

import type { ImageScaling, PreparedPicture } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';

/** The types of files that say something else than a picture. Some systems give a picture no type, or one that says nothing (decision D16). */
const OTHER_TYPES = /^(text|audio|video|font|model|message)\/|^application\/(pdf|zip|gzip|json|xml|rtf|msword|vnd\.)/;

type Scaling = new (logger: Logger) => ImageScaling;

async function download(address: string | undefined): Promise<Scaling> {
  const code = await (address
    ? (import(/* @vite-ignore */ address) as Promise<{ readonly CanvasImageScaling: Scaling }>)
    : import('../canvas/canvas-image-scaling'));
  return code.CanvasImageScaling;
}

/** Scales pictures with a module that is downloaded at the first picture. After a failed download, the next picture downloads it again. */
export class LazyImageScaling implements ImageScaling {
  private failures = 0;
  /** The address to download the module from, if not its own. */
  private address: string | undefined;

  constructor(
    private readonly logger: Logger,
    private readonly downloadFrom = download,
  ) {}

  async prepare(file: Blob): Promise<PreparedPicture> {
    if (!OTHER_TYPES.test(file.type)) return this.scale((scaling) => scaling.prepare(file), 'noPicture');
    this.logger.error(`Image scaling: '${file.type}' is no image type`);
    return { refusal: 'noPicture' };
  }

  halve(image: string): Promise<PreparedPicture> {
    return this.scale((scaling) => scaling.halve(image), 'tooLarge');
  }

  private async scale(
    how: (scaling: ImageScaling) => Promise<PreparedPicture>,
    refusal: 'noPicture' | 'tooLarge',
  ): Promise<PreparedPicture> {
    const scaling = await this.load();
    if (!scaling) return { refusal: 'notLoaded' };
    try {
      return await how(scaling);
    } catch {
      this.logger.error('Image scaling: the picture could not be read');
      return { refusal };
    }
  }

  private async load(): Promise<ImageScaling | undefined> {
    try {
      return new (await this.downloadFrom(this.address))(this.logger);
    } catch (error) {
      this.logger.error('Image scaling: the module could not be downloaded');
      // Chrome and Firefox do not fetch a failed module again from its address, which their error names. Safari does.
      const [address] = /https?:[^\s?]+/.exec(String(error)) ?? [];
      this.failures += 1;
      this.address = address && `${address}?again=${this.failures}`;
      return undefined;
    }
  }
}

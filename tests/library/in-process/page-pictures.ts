import { resolveObjectURL } from 'node:buffer';
import { HTMLCanvasElement } from 'happy-dom';

/** A picture's size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

// Node cannot decode pictures: a PNG's size is read from its header, and a JPEG made here has a size but no colours.

/** A fake `Image`: it reads a PNG's size from an object URL and fires 'load'. For any other file it fires 'error'. */
export class SizedImage extends EventTarget {
  naturalWidth = 0;
  naturalHeight = 0;

  set src(address: string) {
    void this.load(address);
  }

  private async load(address: string): Promise<void> {
    const size = await sizeOf(resolveObjectURL(address));
    this.naturalWidth = size?.width ?? 0;
    this.naturalHeight = size?.height ?? 0;
    this.dispatchEvent(new Event(size ? 'load' : 'error'));
  }
}

/** A fake `createImageBitmap`, which knows only a PNG's size. It rejects a file that is not a PNG. */
export async function sizedBitmap(file: Blob): Promise<Size & { close(): void }> {
  const size = await sizeOf(file);
  if (!size) throw new Error('This is no picture.');
  return { ...size, close: () => {} };
}

// A fake canvas: it draws nothing, and every pixel is white.
HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => {}, drawImage: () => {}, getImageData: () => ({ data: [255, 255, 255, 255] }) })) as never;
HTMLCanvasElement.prototype.toDataURL = function () {
  return `data:image/jpeg;base64,${jpegOf(this).toString('base64')}`;
};

/** The size of a PNG; undefined for all other files. */
async function sizeOf(file: { arrayBuffer(): Promise<ArrayBuffer> } | undefined): Promise<Size | undefined> {
  const content = Buffer.from(file ? await file.arrayBuffer() : new ArrayBuffer(0));
  if (content.length < 24 || content.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/** Returns a JPEG with this size in its frame header. Zeros stand for pixels: two bits for each, as in a detailed picture. */
function jpegOf({ width, height }: Size): Buffer {
  const head = Buffer.from('ffd8ffc0000b080000000001011100ffd9', 'hex');
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, Buffer.alloc((width * height) / 4)]);
}

import { resolveObjectURL } from 'node:buffer';
import { HTMLCanvasElement } from 'happy-dom';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

interface Picture extends Size {
  readonly rectangles: readonly Rectangle[];
}

// Node cannot decode pictures: a PNG's size is read from its header, and a JPEG made here has its size and rectangles only.

/** A fake `Image`: it reads a PNG's size from an object URL and fires 'load'. For any other file it fires 'error'. */
export class SizedImage extends EventTarget {
  naturalWidth = 0;
  naturalHeight = 0;

  set src(address: string) {
    void this.load(address);
  }

  private async load(address: string): Promise<void> {
    const size = await pictureOf(resolveObjectURL(address));
    this.naturalWidth = size?.width ?? 0;
    this.naturalHeight = size?.height ?? 0;
    this.dispatchEvent(new Event(size ? 'load' : 'error'));
  }
}

/** A fake `createImageBitmap`, which knows a PNG's size, and what was drawn on a JPEG made here. It rejects all other files. */
export async function sizedBitmap(file: Blob): Promise<Picture & { close(): void }> {
  const picture = await pictureOf(file);
  if (!picture) throw new Error('This is no picture.');
  return { ...picture, close: () => {} };
}

// A fake canvas: it draws rectangles, and all other pixels are white.
const drawn = new WeakMap<HTMLCanvasElement, readonly Rectangle[]>();
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
  const rectangles = () => drawn.get(this) ?? [];
  const draw = (...further: readonly Rectangle[]) => drawn.set(this, [...rectangles(), ...further]);
  return {
    fillStyle: '',
    fillRect(x: number, y: number, width: number, height: number) {
      draw({ x, y, width, height, colour: this.fillStyle });
    },
    drawImage: (picture: Partial<Picture>) => draw(...(picture.rectangles ?? [])),
    getImageData(atX: number, atY: number) {
      const { colour = '' } =
        rectangles().findLast(
          ({ x, y, width, height }) => atX >= x && atX < x + width && atY >= y && atY < y + height,
        ) ?? {};
      return {
        data: /^#[\da-f]{6}$/.test(colour) ? [...Buffer.from(`${colour.slice(1)}ff`, 'hex')] : [255, 255, 255, 255],
      };
    },
  };
} as never;
HTMLCanvasElement.prototype.toDataURL = function () {
  return `data:image/jpeg;base64,${jpegOf({ width: this.width, height: this.height, rectangles: drawn.get(this) ?? [] }).toString('base64')}`;
};

/** The picture in a PNG or in a JPEG of `jpegOf`; undefined for all other files. */
async function pictureOf(file: { arrayBuffer(): Promise<ArrayBuffer> } | undefined): Promise<Picture | undefined> {
  const content = Buffer.from(file ? await file.arrayBuffer() : new ArrayBuffer(0));
  if (content.length >= 24 && content.toString('latin1', 1, 4) === 'PNG')
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20), rectangles: [] };
  if (!content.subarray(0, 4).equals(JPEG_HEAD.subarray(0, 4))) return undefined;
  const rectangles = JSON.parse(
    content.toString('latin1', JPEG_HEAD.length).replaceAll('\0', ''),
  ) as readonly Rectangle[];
  return { height: content.readUInt16BE(7), width: content.readUInt16BE(9), rectangles };
}

const JPEG_HEAD = Buffer.from('ffd8ffc0000b080000000001011100ffd9', 'hex');

/** Returns a JPEG with this size in its frame header. Zeros stand for pixels: two bits for each, as in a detailed picture. */
function jpegOf({ width, height, rectangles }: Picture): Buffer {
  const head = Buffer.from(JPEG_HEAD);
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, Buffer.from(JSON.stringify(rectangles)), Buffer.alloc((width * height) / 4)]);
}

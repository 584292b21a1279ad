import { HTMLCanvasElement } from 'happy-dom';

interface Size {
  readonly width: number;
  readonly height: number;
}

// Node cannot decode pictures: a PNG's size is read from its header.

export async function sizedBitmap(file: Blob): Promise<Size & { close(): void }> {
  const content = Buffer.from(await file.arrayBuffer());
  if (content.length < 24 || content.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no picture.');
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20), close: () => {} };
}

// A fake: it has its size, and each of its pixels the colour that was filled last.
HTMLCanvasElement.prototype.getContext = (() => ({
  fillStyle: '',
  fillRect() {},
  drawImage() {},
  getImageData() {
    const [, colour = 'ffffff'] = /^#([\da-f]{6})$/.exec(this.fillStyle) ?? [];
    return { data: Buffer.from(`${colour}ff`, 'hex') };
  },
})) as never;
HTMLCanvasElement.prototype.toDataURL = function () {
  return `data:image/jpeg;base64,${jpegOf(this).toString('base64')}`;
};

/** The size is in its frame header. Zeros stand for pixels: two bits for each, as in a detailed picture. */
function jpegOf({ width, height }: Size): Buffer {
  const head = Buffer.from('ffd8ffc0000b080000000001011100ffd9', 'hex');
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, Buffer.alloc((width * height) / 4)]);
}

import { crc32, deflateSync } from 'node:zlib';
import type { PickedFile } from './driver';

/** A real PNG of one colour, with the given size in pixels. */
export function picture(width: number, height: number): PickedFile {
  const row = Buffer.alloc(1 + width * 3, 0xb0);
  row[0] = 0; // each row begins with its filter: none
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return { name: 'dog.png', mimeType: 'image/png', content: png(width, height, COLOUR, deflateSync(rows)) };
}

/** A grey PNG of noise: compression does not make it small. */
export function speckledPicture(width: number, height: number): PickedFile {
  let speck = 1;
  const rows = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < rows.length; index += 1) {
    // The first byte of a row is its filter: none.
    if (index % (width + 1) > 0) rows[index] = (speck = (speck * 16_807) % 2_147_483_647);
  }
  return { name: 'dog.png', mimeType: 'image/png', content: png(width, height, GREY, deflateSync(rows)) };
}

/** A PNG's bit depth and colour type: 8 bits, RGB. */
const COLOUR = [8, 2] as const;

/** 8 bits, grey. */
export const GREY = [8, 0] as const;

/** A PNG around compressed rows; the size is in pixels. */
export function png(width: number, height: number, channels: readonly number[], packedRows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(channels, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', packedRows), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The size of a JPEG in pixels, read from its frame header; throws for anything else. */
export function jpegSize(content: Buffer): { width: number; height: number } {
  if (content.readUInt16BE(0) !== 0xffd8) throw new Error('This is no JPEG.');
  let position = 2;
  while (position + 9 < content.length) {
    const marker = content.readUInt16BE(position);
    // 0xffc0 to 0xffcf are frame headers, except three that hold tables.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: content.readUInt16BE(position + 5), width: content.readUInt16BE(position + 7) };
    position += 2 + content.readUInt16BE(position + 2);
  }
  throw new Error('This JPEG has no frame header.');
}

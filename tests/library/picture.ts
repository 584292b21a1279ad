import { encode, type ImageData } from 'fast-png';
import type { PickedFile } from './driver';

export function picture(width: number, height: number): PickedFile {
  return png(() => ({ width, height, channels: 3, data: new Uint8Array(width * height * 3).fill(0xb0) }));
}

/** Noise, so that compression does not make it small. */
export function speckledPicture(width: number, height: number): PickedFile {
  let speck = 1;
  const specks = () => new Uint8Array(width * height).map(() => (speck = (speck * 16_807) % 2_147_483_647));
  return png(() => ({ width, height, channels: 1, data: specks() }));
}

/** Encodes when first read: most scenarios need no picture. */
function png(pixels: () => ImageData): PickedFile {
  let content: Uint8Array | undefined;
  return {
    name: 'dog.png',
    mimeType: 'image/png',
    get content() {
      return (content ??= encode(pixels()));
    },
  };
}

export function sizeOfPicture(bytes: Uint8Array): { format: 'JPEG' | 'PNG'; width: number; height: number } {
  const content = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.getUint32(0) === 0x89504e47)
    return { format: 'PNG', width: content.getUint32(16), height: content.getUint32(20) };
  if (content.getUint16(0) !== 0xffd8) throw new Error('This is no picture.');
  let position = 2;
  while (position + 9 < content.byteLength) {
    const marker = content.getUint16(position);
    // The markers 0xffc0 to 0xffcf are frame headers, except these three.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame)
      return { format: 'JPEG', height: content.getUint16(position + 5), width: content.getUint16(position + 7) };
    position += 2 + content.getUint16(position + 2);
  }
  throw new Error('This JPEG has no frame header.');
}

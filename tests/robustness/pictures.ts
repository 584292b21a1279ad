import { encode } from 'fast-png';
import type { PickedFile } from '../library/driver';
import { picture } from '../library/picture';

const LARGE = 40 * 2 ** 20;

/** A file that gets `filling` zero bytes at its end when it is picked. */
export interface LargeFile extends PickedFile {
  readonly filling?: number;
}

const file = (name: string, mimeType: string, content: Uint8Array): PickedFile => ({ name, mimeType, content });

export function hugePicture(side: number): PickedFile {
  // The PNG has one byte per pixel, which is enough: the browser decodes each pixel into four bytes.
  return file(
    'huge.png',
    'image/png',
    encode({ width: side, height: side, channels: 1, data: new Uint8Array(side * side) }, { zlib: { level: 9 } }),
  );
}

/** A copy of a JPEG with an EXIF orientation: 1 is upright, and 2 to 8 are turned or mirrored. */
export function turned(jpeg: Buffer, orientation: number): PickedFile {
  // Big endian; after its length, 34, a directory with one entry: the orientation, a 16-bit number.
  const note = `\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`;
  const content = Buffer.concat([jpeg.subarray(0, 2), Buffer.from(note, 'latin1'), jpeg.subarray(2)]);
  return file('turned.jpg', 'image/jpeg', content);
}

export const NON_PICTURES: Readonly<Record<string, LargeFile>> = {
  'a PDF called .png': file('paper.png', 'image/png', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')),
  'half a picture': file('half.png', 'image/png', picture(64, 48).content.subarray(0, 60)),
  'a drawing with a script': file(
    'dog.svg',
    'image/svg+xml',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.hostileScriptRan=1"><script>window.hostileScriptRan=1</script></svg>',
    ),
  ),
  '40 MB of nothing': { ...file('large.jpg', 'image/jpeg', Buffer.alloc(10, 0xd8)), filling: LARGE },
};

/** A valid picture of 40 MB: browsers ignore the bytes after its end. */
export const LARGE_PICTURE: LargeFile = { ...picture(640, 480), filling: LARGE };

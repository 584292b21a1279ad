/**
 * The file of a JPEG, a PNG or a WebP without what tells of its owner: position, device, time, comments, other pictures. Colours and the turn
 * of a photo stay (decision D16). Undefined for another format, and for a file that cannot be read to its end.
 */
export function withoutMetadata(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const start = textOf(file.subarray(0, 16));
  try {
    if (start.startsWith('\xff\xd8\xff')) return joined(jpegParts(file));
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return joined(pngParts(file));
    return /^RIFF.{4}WEBP/s.test(start) ? webpOf(file) : undefined;
  } catch {
    // The file ends within a part.
    return undefined;
  }
}

type Part = Uint8Array<ArrayBuffer>;

const START_OF_SCAN = 0xffda;
const END_OF_IMAGE = 0xffd9;
const COMMENT = 0xfffe;
/** How the application segments begin that belong to the picture: its kind, its colours, and how they were encoded. */
const NEEDED_IN_JPEG = /^(JFIF|ICC_PROFILE|Adobe)/;
const EXIF = 'Exif\0\0';

function jpegParts(file: Part): readonly Part[] {
  const view = viewOf(file);
  const parts = [slice(file, 0, 2)];
  for (let position = 2; ;) {
    const marker = view.getUint16(position);
    if (marker >> 8 !== 0xff) throw new RangeError('A part has no marker.');
    if (marker === END_OF_IMAGE) return [...parts, slice(file, position, position + 2)];
    if (marker === 0xffff) {
      // Any number of these bytes may stand before a marker.
      position += 1;
      continue;
    }
    const header = position + 2 + view.getUint16(position + 2);
    const end = marker === START_OF_SCAN ? endOfScan(view, header) : header;
    const text = textOf(file.subarray(position + 4, position + 20));
    const isApplication = marker >= 0xffe0 && marker <= 0xffef;
    if (isApplication && text.startsWith(EXIF)) {
      const turn = turnOf(slice(file, position + 4 + EXIF.length, end));
      if (turn) parts.push(bytesOf(`\xff\xe1\0${String.fromCodePoint(2 + EXIF.length + turn.length)}${EXIF}`), turn);
    } else if (marker !== COMMENT && (!isApplication || NEEDED_IN_JPEG.test(text)))
      parts.push(slice(file, position, end));
    position = end;
  }
}

/** Where the pixels of a scan end: at the next marker that is no restart (0xd0 to 0xd7). A byte 0xff of the pixels is followed by 0. */
function endOfScan(view: DataView, start: number): number {
  for (let position = start; ; position += 1) {
    const marker = view.getUint16(position);
    const isRestart = marker >= 0xffd0 && marker <= 0xffd7;
    if (marker > 0xff00 && !isRestart) return position;
  }
}

/** The chunks that belong to the picture: its pixels, colours, size and frames. */
const NEEDED_IN_PNG = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

function pngParts(file: Part): readonly Part[] {
  const view = viewOf(file);
  const parts = [slice(file, 0, 8)];
  for (let position = 8; ;) {
    const end = position + 12 + view.getUint32(position);
    const type = textOf(file.subarray(position + 4, position + 8));
    const turn = type === 'eXIf' && turnOf(slice(file, position + 8, end - 4));
    if (turn) parts.push(pngChunk('eXIf', turn));
    else if (NEEDED_IN_PNG.test(type)) parts.push(slice(file, position, end));
    if (type === 'IEND') return parts;
    position = end;
  }
}

function pngChunk(type: string, content: Part): Part {
  const chunk = joined([new Uint8Array(4), bytesOf(type), content, new Uint8Array(4)]);
  viewOf(chunk).setUint32(0, content.length);
  viewOf(chunk).setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

/** The checksum of a PNG's chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc;
}

const NEEDED_IN_WEBP = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
/** The flags of a WebP's header that say that it has Exif and XMP. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

function webpOf(file: Part): Part {
  const view = viewOf(file);
  const parts = [slice(file, 0, 12)];
  const size = 8 + view.getUint32(4, true);
  let flags = 0;
  for (let position = 12; position < size;) {
    const type = textOf(file.subarray(position, position + 4));
    const length = view.getUint32(position + 4, true);
    const end = position + 8 + length;
    // After a chunk with an odd length, a byte is left out.
    const next = end + (length % 2);
    if (type === 'EXIF') {
      const content = slice(file, position + 8, end);
      const turn = turnOf(textOf(content.subarray(0, EXIF.length)) === EXIF ? slice(content, EXIF.length) : content);
      if (turn) parts.push(bytesOf(`EXIF${String.fromCodePoint(turn.length)}\0\0\0`), turn);
      if (turn) flags = EXIF_FLAG;
    } else if (NEEDED_IN_WEBP.test(type)) parts.push(slice(file, position, next));
    position = next;
  }
  const webp = joined(parts);
  viewOf(webp).setUint32(4, webp.length - 8, true);
  if (textOf(webp.subarray(12, 16)) === 'VP8X') webp[20] = (webp[20]! & ~(EXIF_FLAG | XMP_FLAG)) | flags;
  return webp;
}

const TURN_TAG = 0x0112;

/** Exif that tells only how a photo is turned; undefined for one that stands upright. Exif that cannot be read turns nothing. */
function turnOf(exif: Part): Part | undefined {
  try {
    const view = viewOf(exif);
    const isLittleEndian = textOf(exif.subarray(0, 2)) === 'II';
    const first = view.getUint32(4, isLittleEndian) + 2;
    const count = view.getUint16(first - 2, isLittleEndian);
    for (let entry = first; entry < first + 12 * count; entry += 12) {
      if (view.getUint16(entry, isLittleEndian) !== TURN_TAG) continue;
      const turn = view.getUint16(entry + 8, isLittleEndian);
      return turn > 1 && turn <= 8
        ? bytesOf(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCodePoint(turn)}\0\0\0\0\0\0`)
        : undefined;
    }
  } catch {}
  return undefined;
}

/** A part of a file. Throws if the file ends within it. */
function slice(file: Part, start: number, end = file.length): Part {
  if (end > file.length) throw new RangeError('The file ends within a part.');
  return file.slice(start, end);
}

function joined(parts: readonly Part[]): Part {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

const viewOf = (bytes: Part) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textOf = (bytes: Uint8Array) => String.fromCodePoint(...bytes);

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0)!);

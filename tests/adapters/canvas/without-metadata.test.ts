import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '../../../src/adapters/canvas/without-metadata';
import { picture } from '../../library/picture';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0)!);
const cleaned = (text: string) => {
  const result = withoutMetadata(bytes(text));
  return result && String.fromCodePoint(...result);
};

const short = (value: number) => String.fromCodePoint(value >> 8, value & 0xff);
const long = (value: number) => short(value >>> 16) + short(value & 0xffff);
const backwards = (text: string) => [...text].toReversed().join('');

/** Exif with the make of a device, a turn, and a pointer to a position. */
const exif = (turn: number) =>
  `MM\0*${long(8)}${short(3)}\x01\x0f\0\x02${long(4)}SECR\x01\x12\0\x03${long(1)}${short(turn)}\0\0\x88\x25\0\x04${long(1)}${long(99)}${long(0)}SECRET`;
const littleEndianExif = (turn: number) =>
  `II*\0${backwards(long(8))}\x01\0\x12\x01\x03\0${backwards(long(1))}${backwards(short(turn))}\0\0${long(0)}SECRET`;
const turnOnly = (turn: number) => `MM\0*${long(8)}${short(1)}\x01\x12\0\x03${long(1)}${short(turn)}\0\0${long(0)}`;

describe('a JPEG', () => {
  const segment = (marker: string, content: string) => `\xff${marker}${short(content.length + 2)}${content}`;
  const jfif = segment('\xe0', 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0');
  const colors = segment('\xe2', 'ICC_PROFILE\0\x01\x01colours') + segment('\xee', 'Adobe\0d\0\0\0\0\x01');
  const frame = segment('\xdb', 'table') + segment('\xc2', 'frame');
  const scans = `${segment('\xda', 'one')}pixels\xff\0more\xff\xd0pixels${segment('\xc4', 'table')}${segment('\xda', 'two')}pixels`;
  const secrets = [
    segment('\xe1', 'http://ns.adobe.com/xap/1.0/\0SECRET'),
    segment('\xe2', 'MPF\0SECRET'),
    segment('\xe0', 'JFXX\0SECRET'),
    segment('\xed', 'Photoshop 3.0\0SECRET'),
    segment('\xfe', 'SECRET'),
    '\xff\xff',
  ].join('');
  const jpeg = (first: string, between = '', trailer = '') =>
    `\xff\xd8${jfif}${first}${colors}${frame}${scans}${between}\xff\xd9${trailer}`;

  it('keeps its pixels and colours, and loses the rest, also between scans and behind its end', () => {
    const trailer = `\xff\xd8${segment('\xe1', 'SECRET')}\xff\xd9`;
    expect(cleaned(jpeg(segment('\xe1', `Exif\0\0${exif(1)}`) + secrets, secrets, trailer))).toBe(jpeg(''));
  });

  it.each([exif(6), littleEndianExif(6)])('keeps its turn %#', (turned) => {
    expect(cleaned(jpeg(segment('\xe1', `Exif\0\0${turned}`)))).toBe(jpeg(segment('\xe1', `Exif\0\0${turnOnly(6)}`)));
  });

  it.each([`MM\0*${long(1e9)}`, 'MM', '', exif(9), exif(0)])('is not turned by broken Exif %#', (broken) => {
    expect(cleaned(jpeg(segment('\xe1', `Exif\0\0${broken}`)))).toBe(jpeg(''));
  });
});

describe('a PNG', () => {
  const SIGNATURE = '\x89PNG\r\n\x1a\n';
  const chunk = (type: string, content: string) =>
    long(content.length) + type + content + long(crc32(bytes(type + content)));
  const png = (first: string, last = '', trailer = '') =>
    `${SIGNATURE}${chunk('IHDR', 'head')}${first}${chunk('iCCP', 'colours')}${chunk('IDAT', 'pixels')}${last}${chunk('IEND', '')}${trailer}`;
  const secrets = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'].map((type) => chunk(type, 'SECRET')).join('');

  it('keeps its pixels and colours, and loses the rest', () => {
    expect(cleaned(png(chunk('eXIf', exif(1)) + secrets, secrets, 'SECRET'))).toBe(png(''));
    const { content } = picture(64, 48);
    expect(withoutMetadata(Uint8Array.from(content))).toEqual(Uint8Array.from(content));
  });

  it('keeps its turn', () => {
    expect(cleaned(png(chunk('eXIf', exif(8))))).toBe(png(chunk('eXIf', turnOnly(8))));
  });
});

describe('a WebP', () => {
  const chunk = (type: string, content: string) =>
    type + backwards(long(content.length)) + content + (content.length % 2 ? '\0' : '');
  const webp = (flags: string, metadata: string, trailer = '') => {
    const chunks = `WEBP${chunk('VP8X', `${flags}\0\0\0sizes!`)}${chunk('ICCP', 'odd')}${chunk('VP8 ', 'pixels')}${metadata}`;
    return `RIFF${backwards(long(chunks.length))}${chunks}${trailer}`;
  };

  it('keeps its pixels and colours, and loses the rest', () => {
    const metadata = chunk('EXIF', exif(1)) + chunk('XMP ', 'SECRET') + chunk('priv', 'SECRET');
    expect(cleaned(webp('\x3c', metadata, 'SECRET'))).toBe(webp('\x30', ''));
  });

  it.each(['', 'Exif\0\0'])('keeps its turn %#', (start) => {
    expect(cleaned(webp('\x2c', chunk('EXIF', start + exif(3))))).toBe(webp('\x28', chunk('EXIF', turnOnly(3))));
  });
});

it.each([
  ['a GIF', 'GIF89aSECRET'],
  ['HEIC or AVIF', '\0\0\0\x18ftypheicSECRET'],
  ['a JPEG that ends within a part', '\xff\xd8\xff\xe1\0\x99Exif'],
  ['a JPEG that ends within its pixels', '\xff\xd8\xff\xda\0\x02pixels'],
  ['a JPEG with bytes between its parts', '\xff\xd8\xff\xdb\0\x02SECRET'],
  ['a PNG that ends within a part', `\x89PNG\r\n\x1a\n${long(9)}IHDR`],
  ['a WebP that ends within a part', `RIFF${backwards(long(99))}WEBPVP8 ${backwards(long(90))}`],
  ['nothing', ''],
])('%s is not sent', (_what, content) => {
  expect(cleaned(content)).toBeUndefined();
});

import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of fewer bytes fits into one network packet, compressed or not. */
export const SMALLEST_COMPRESSED = 1000;

/** Replaces the .gz and .br copies beside a text file, so that servers need not compress each answer. A small file gets no copies. */
export function writeCompressedCopies(file: string): void {
  const text = readFileSync(file);
  if (text.length < SMALLEST_COMPRESSED) {
    for (const ending of ['gz', 'br']) rmSync(`${file}.${ending}`, { force: true });
    return;
  }
  replaceFile(`${file}.gz`, gzipSync(text, { level: 9 }));
  replaceFile(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
}

/**
 * Writes a file that may be served meanwhile: whoever asks gets all of the old one, or all of the new one. It keeps its rights: an
 * operator's own may let nobody else read, and the web server has to.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  const served = statSync(file, { throwIfNoEntry: false });
  if (served) chmodSync(`${file}.new`, served.mode);
  renameSync(`${file}.new`, file);
}

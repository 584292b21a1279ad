import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes a file fits into one packet, compressed or not. */
const SMALLEST = 1000;

/** Writes a gzip and a Brotli copy beside a text file, so that servers need not compress each answer. A small file gets none. */
export function writeCompressedCopies(file: string): void {
  const text = readFileSync(file);
  for (const ending of ['gz', 'br']) rmSync(`${file}.${ending}`, { force: true });
  if (text.length < SMALLEST) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
}

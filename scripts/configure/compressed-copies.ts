import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** It fits into one network packet, compressed or not. */
const SMALLEST_COMPRESSED = 1000;

/** So that servers need not compress each answer. A small file gets no copies. */
export function writeCompressedCopies(file: string): void {
  const text = readFileSync(file);
  if (text.length < SMALLEST_COMPRESSED) {
    for (const ending of ['gz', 'br']) rmSync(`${file}.${ending}`, { force: true });
    return;
  }
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}

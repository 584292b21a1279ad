import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this many bytes a file fits into one packet, compressed or not. */
const SMALLEST = 1000;

/** Adds a gzip and a Brotli copy of each text file to a build, so that servers need not compress each answer. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After other plugins have written their pages.
    enforce: 'post',
    closeBundle: {
      order: 'post',
      handler() {
        const { outDir } = this.environment.config.build;
        for (const name of globSync('**/*.{html,js,css,svg,json}', { cwd: outDir })) {
          const file = join(outDir, name);
          const text = readFileSync(file);
          if (text.length < SMALLEST) continue;
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
        }
      },
    },
  };
}

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this many bytes a file fits into one packet, compressed or not. */
const SMALLEST = 1000;

/** Puts beside each text file of a build a copy in gzip and one in Brotli, so that a server need not compress at each request. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After the pages have been written by other plugins.
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

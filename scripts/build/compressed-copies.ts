import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeCompressedCopies } from '../configure/compressed-copies.ts';

/** Adds a gzip and a Brotli copy of each large script, style sheet, SVG and JSON file to a build. `configureSite` does so for the pages. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    closeBundle: {
      order: 'post',
      handler() {
        const { outDir } = this.environment.config.build;
        for (const name of globSync('**/*.{js,css,svg,json}', { cwd: outDir })) writeCompressedCopies(join(outDir, name));
      },
    },
  };
}

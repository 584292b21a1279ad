import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** To `dist-maps/`, which no server may serve. */
export function separateSourceMaps(): Plugin {
  return {
    name: 'separate-source-maps',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }, bundle) {
      const maps = `${dir}-maps`;
      rmSync(maps, { recursive: true, force: true });
      for (const name of Object.keys(bundle).filter((each) => each.endsWith('.map'))) {
        mkdirSync(dirname(join(maps, name)), { recursive: true });
        renameSync(join(dir!, name), join(maps, name));
      }
    },
  };
}

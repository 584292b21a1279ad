import type { Plugin } from 'vite';

/**
 * Chrome then compiles all functions during the download, off the main thread, and not each at its first call: a quarter of the scripts'
 * time on a slow phone. Not for Google Maps: most of its functions are never called.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    generateBundle: {
      // After Vite's own plugins: the comment has to be the first line, above those that they add.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.name === 'google-maps') continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          const map = bundle[`${chunk.fileName}.map`];
          // The comment moves all code down by a line, so the source map gets an empty first line.
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

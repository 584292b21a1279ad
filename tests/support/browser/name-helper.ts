/** Defines `__name` in pages that run functions of the tests, because esbuild's compiled functions call it. */
export const NAME_HELPER = 'globalThis.__name ??= (named) => named;';

/** A script that defines `__name` in a page. Functions of the tests that run there call it, because esbuild compiled them so. */
export const NAME_HELPER = 'globalThis.__name ??= (named) => named;';

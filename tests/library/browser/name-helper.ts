/** esbuild adds calls of `__name` to the functions of the tests, and some of these run in the page. */
export const NAME_HELPER = 'globalThis.__name ??= (named) => named;';

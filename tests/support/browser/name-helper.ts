/** For pages that run functions of the tests: esbuild, which reads TypeScript for scenarios and scripts, wraps named functions in `__name`. */
export const NAME_HELPER = 'globalThis.__name ??= (named) => named;';

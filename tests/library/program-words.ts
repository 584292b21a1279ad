/** They reach a page only by a programming mistake. */
export const PROGRAM_WORDS = /undefined|NaN|\[object|\bnull\b|Infinity|\de\+/;

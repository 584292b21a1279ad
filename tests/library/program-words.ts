/** Texts that reach a page only by a programming mistake, such as 'undefined'. Customers must never read them. */
export const PROGRAM_WORDS = /undefined|NaN|\[object|\bnull\b|Infinity|\de\+/;

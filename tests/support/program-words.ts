/** Words of programs, which customers must never read. */
export const PROGRAM_WORDS = /undefined|NaN|\[object|\bnull\b|Infinity|\de\+/;

/** A Friday. */
export const TODAY = '2026-11-20';

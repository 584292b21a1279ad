/** The day that is today in the domain's tests, a Friday. */
export const TODAY = '2026-11-20';

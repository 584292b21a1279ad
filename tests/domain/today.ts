/** The tests' current day, a Friday. */
export const TODAY = '2026-11-20';

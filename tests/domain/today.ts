/** The day on which the tests take place, a Friday. */
export const TODAY = '2026-11-20';

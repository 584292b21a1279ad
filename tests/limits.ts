/** How long something is waited for that comes in its own time: far longer than a slow machine takes. */
export const WAIT_LIMIT_IN_MILLISECONDS = 60_000;

/** When a test has to end: it stops what hangs, and nothing that is only slow. */
export const TEST_LIMIT_IN_MILLISECONDS = 600_000;

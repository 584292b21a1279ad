/** The limit of a single wait: far longer than a slow machine needs. */
export const WAIT_LIMIT_IN_MILLISECONDS = 60_000;

/** The limit of a test: it ends what hangs, not what is slow. */
export const TEST_LIMIT_IN_MILLISECONDS = 600_000;

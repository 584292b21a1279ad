/** The time limit of a single wait. Even a slow machine needs far less. */
export const WAIT_LIMIT_IN_MILLISECONDS = 60_000;

/** The time limit of a test. It is so long that only a test that hangs reaches it, and not a slow one. */
export const TEST_LIMIT_IN_MILLISECONDS = 600_000;

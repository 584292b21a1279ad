/** Of a single wait. Even a slow machine needs far less. */
export const WAIT_LIMIT_IN_MILLISECONDS = 60_000;

/** Only a test that hangs reaches it, not a slow one. */
export const TEST_LIMIT_IN_MILLISECONDS = 600_000;

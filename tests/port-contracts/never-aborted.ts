/** The signal of a call that nobody ends. */
export const { signal: NEVER_ABORTED } = new AbortController();

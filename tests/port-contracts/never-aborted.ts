export const { signal: NEVER_ABORTED } = new AbortController();

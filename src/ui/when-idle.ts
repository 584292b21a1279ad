const LONGEST_WAIT_IN_MILLISECONDS = 2000;
/** For Safari, which does not tell when it is idle. */
const FIXED_WAIT_IN_MILLISECONDS = 500;

export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, FIXED_WAIT_IN_MILLISECONDS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT_IN_MILLISECONDS });
  return () => cancelIdleCallback(request);
}

/** The longest wait for an idle browser. If the browser is still busy then, the work runs all the same. */
const LONGEST_WAIT_IN_MILLISECONDS = 2000;
/** The wait in browsers that do not tell when they are idle (Safari). */
const FIXED_WAIT_IN_MILLISECONDS = 500;

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, FIXED_WAIT_IN_MILLISECONDS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT_IN_MILLISECONDS });
  return () => cancelIdleCallback(request);
}

/** The longest wait for an idle moment, in milliseconds. */
const PATIENCE = 2000;
/** The wait, in milliseconds, in browsers without idle callbacks. */
const GUESS = 500;

/** Does work when the browser is idle; answers a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, GUESS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}

/** The longest that work waits for an idle moment, in milliseconds. */
const PATIENCE = 2000;
/** How long it waits where the browser does not tell of one. */
const GUESS = 500;

/** Does work that nobody waits for when the browser has nothing else to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, GUESS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}

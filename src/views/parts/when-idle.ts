/** The longest that work waits for a browser that has no idle moment, in milliseconds. */
const PATIENCE = 2000;

/** Does work that nobody waits for when the browser has nothing else to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PATIENCE / 4);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}

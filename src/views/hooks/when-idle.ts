/** The longest wait until the browser is idle, in milliseconds. */
const PATIENCE = 2000;
/** The fixed wait in browsers without idle callbacks (Safari), in milliseconds. */
const GUESS = 500;

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, GUESS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}

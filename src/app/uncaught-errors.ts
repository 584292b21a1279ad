import type { Telemetry } from '../ports/telemetry';

/** Sends uncaught errors to telemetry. Returns a function that ends this. */
export function recordUncaughtErrors(telemetry: Telemetry): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const record = (error: unknown) => telemetry.record({ kind: 'error', error });
  window.addEventListener('error', ({ error }) => record(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason), { signal });
  return () => listening.abort();
}

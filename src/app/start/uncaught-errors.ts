import type { Telemetry } from '../../ports/telemetry';

export function recordUncaughtErrors(telemetry: Telemetry): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const record = (error: unknown) => telemetry.record({ kind: 'error', error });
  window.addEventListener('error', ({ error }) => record(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason), { signal });
  return () => listening.abort();
}

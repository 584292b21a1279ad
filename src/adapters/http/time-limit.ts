import axios, { type AxiosInstance } from 'axios';

/** A call is aborted if it receives no data for this long. A large request body gets more time (decision F6). */
export const DEFAULT_IDLE_TIMEOUT_IN_MILLISECONDS = 15_000;

/** The time limit grows by one second for each 8000 bytes of the body. */
const BYTES_A_SECOND = 8000;

/** Aborts each call that receives no data for too long. Each part starts the limit again: on a slow network, a list with pictures takes longer. */
export function abortIfIdle({ interceptors }: AxiosInstance, limit = DEFAULT_IDLE_TIMEOUT_IN_MILLISECONDS): void {
  interceptors.request.use((config) => {
    const { adapter, data, signal } = config;
    if (signal?.aborted) return config;
    const silence = new AbortController();
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartIdleTimer = (milliseconds: number) => {
      clearTimeout(timer);
      // axios may report progress even after the call has ended. Such a report starts no new timer.
      if (!isOver) timer = setTimeout(() => silence.abort(), milliseconds);
    };
    const end = () => {
      clearTimeout(timer);
      isOver = true;
    };
    signal?.addEventListener?.('abort', () => silence.abort());
    // Counts characters as bytes: only a picture's base64 makes a body long, and base64 has one byte per character.
    const bytes = typeof data === 'string' ? data.length : 0;
    restartIdleTimer(limit + Math.floor(bytes / BYTES_A_SECOND) * 1000);
    return {
      ...config,
      signal: silence.signal,
      onDownloadProgress: () => restartIdleTimer(limit),
      adapter: (sent) => axios.getAdapter(adapter, sent)(sent).finally(end),
    };
  });
}

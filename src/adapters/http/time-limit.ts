import { isAxiosError, type AxiosInstance } from 'axios';

/** A call is aborted if it receives no data for this long. A large request body gets more time (decision F6). */
export const DEFAULT_IDLE_TIMEOUT_IN_MILLISECONDS = 15_000;

/** The time limit grows by one second for each 8000 bytes of the body (decision F6). */
const BYTES_A_SECOND = 8000;

declare module 'axios' {
  interface AxiosRequestConfig {
    endTimeLimit?: () => void;
  }
}

/** Aborts each call that receives no data for too long. Each part starts the limit again: on a slow network, a list with pictures takes longer. */
export function abortIfSilent({ interceptors }: AxiosInstance, limit = DEFAULT_IDLE_TIMEOUT_IN_MILLISECONDS): void {
  interceptors.request.use((config) => {
    const { data, signal } = config;
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const allowSilence = (milliseconds: number) => {
      clearTimeout(timer);
      // axios may report progress even after the call has ended. Such a report starts no new timer.
      if (!silence.signal.aborted) timer = setTimeout(() => silence.abort(), milliseconds);
    };
    const end = () => {
      clearTimeout(timer);
      silence.abort();
    };
    signal?.addEventListener?.('abort', end);
    if (signal?.aborted) end();
    // Counts characters as bytes: only a picture's base64 makes a body long, and base64 has one byte per character.
    const bytes = typeof data === 'string' ? data.length : 0;
    allowSilence(limit + Math.floor(bytes / BYTES_A_SECOND) * 1000);
    return { ...config, signal: silence.signal, onDownloadProgress: () => allowSilence(limit), endTimeLimit: end };
  });
  interceptors.response.use(
    (response) => {
      response.config.endTimeLimit?.();
      return response;
    },
    (error) => {
      if (isAxiosError(error)) error.config?.endTimeLimit?.();
      throw error;
    },
  );
}

import type { OfflineCopy } from './demo';

/**
 * Lets the browser keep a copy of the demo, by which it can be loaded again without a network. Where it cannot (no https, a private
 * window, service workers switched off) the demo goes on all the same, until it is loaded anew.
 */
export async function keepOfflineCopy(tell: (copy: OfflineCopy) => void): Promise<void> {
  // A development server has no copy to keep: its files change.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return tell('impossible');
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline-worker.js`);
    await navigator.serviceWorker.ready;
    tell('there');
  } catch {
    tell('impossible');
  }
}

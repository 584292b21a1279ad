import type { OfflineCopy } from './demo';

/**
 * Lets the browser keep a copy of the demo, by which it can be loaded again without a network, and answers what became of it. Where
 * there is none the demo goes on all the same, until it is loaded anew.
 */
export async function keepOfflineCopy(): Promise<OfflineCopy> {
  // Its files change while they are worked on.
  if (!import.meta.env.PROD) return 'not of a development server';
  if (!isSecureContext) return 'wants https';
  if (!('serviceWorker' in navigator)) return 'unknown to the browser';
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline-worker.js`);
    // An older copy would be there at once: what counts is the one of this build. Without a network it is what was loaded.
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    return worker && (await isActivated(worker)) ? 'there' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Waits until a worker has its copy; answers false for one that could not make it. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

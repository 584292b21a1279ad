import type { OfflineCopy } from './demo';

/**
 * Lets a service worker store a copy of the demo, so that a reload works without a network. Resolves to 'ready', or to the reason
 * why the browser stores no copy. Without a copy, a demo that has no network works only until the next reload.
 */
export async function keepOfflineCopy(): Promise<OfflineCopy> {
  if (!import.meta.env.PROD) return 'development server';
  if (!isSecureContext) return 'needs https';
  if (!('serviceWorker' in navigator)) return 'unsupported';
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline-worker.js`);
    // Replaces the worker of an older build. Without a network the update fails, and the older worker's copy is used.
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    return worker && (await isActivated(worker)) ? 'ready' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Resolves to true when a service worker is active, because its copy is complete then. Resolves to false if its installation fails. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated') resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

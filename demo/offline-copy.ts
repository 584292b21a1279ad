import type { OfflineCopy } from './demo';

/**
 * Lets a service worker keep a copy of the demo for reloads without a network. Answers the result. Without a copy the demo still
 * works until the next reload.
 */
export async function keepOfflineCopy(): Promise<OfflineCopy> {
  if (!import.meta.env.PROD) return 'development server';
  if (!isSecureContext) return 'needs https';
  if (!('serviceWorker' in navigator)) return 'unsupported';
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline-worker.js`);
    // The worker of an older build may be active already. The update fails without a network, and then the active one counts.
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    return worker && (await isActivated(worker)) ? 'ready' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Waits until a worker is active, which means that its copy is complete. Answers false if it fails. */
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

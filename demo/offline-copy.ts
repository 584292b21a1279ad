const UNTIL_A_RELOAD = 'Works without a network until you reload:';

/** For reloads without a network. Resolves to a sentence: whether there is a copy, or why not. */
export async function keepOfflineCopy(): Promise<string> {
  if (!import.meta.env.PROD) return `${UNTIL_A_RELOAD} a development server stores no copy.`;
  if (!isSecureContext) return `${UNTIL_A_RELOAD} browsers store a copy on https only.`;
  if (!('serviceWorker' in navigator)) return `${UNTIL_A_RELOAD} this browser stores no copy.`;
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline-worker.js`);
    // Without a network the update fails, and the older worker's copy is used.
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker && (await isActivated(worker))) return 'Works without a network, even after a reload.';
  } catch {
    // The browser refuses, such as in a private window.
  }
  return `${UNTIL_A_RELOAD} we could not store a copy. Reload to try again.`;
}

/** True when the worker is active, because its copy is complete then; false if its installation fails. */
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

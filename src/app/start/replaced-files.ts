import { reloadPage } from '../../ui/lazy-component';

const failedDownloads = new WeakSet<object>();

/** Vite's event tells a failed download from any other error. */
export function watchDownloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failedDownloads.add(payload));
}

/** A newer release may have replaced the file. Once, and only if the server responds: the page with its message is better than none. */
export async function reloadIfReplaced(error: unknown): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (
    !failedDownloads.has(error as object) ||
    (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  )
    return;
  try {
    const { ok } = await fetch('', { method: 'HEAD', cache: 'no-store' });
    if (ok) reloadPage();
  } catch {
    // Without a network, the page with its message stays.
  }
}

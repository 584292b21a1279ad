import type { TodayStore } from '../view-models/stores/today-store';

/**
 * Lets pages notice a new day after each press and entry, and when the tab shows again. They notice it after the page has handled the
 * press, because what was pressed may belong to yesterday. Returns a function that ends this.
 */
export function refreshTodayOnUse(today: TodayStore): () => void {
  const listening = new AbortController();
  const refresh = () => today.refresh();
  for (const event of ['click', 'input'])
    window.addEventListener(event, refresh, { signal: listening.signal, passive: true });
  document.addEventListener('visibilitychange', refresh, { signal: listening.signal });
  return () => listening.abort();
}

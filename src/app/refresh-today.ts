import type { TodayStore } from '../stores/today-store';

/** After the page has handled the press: what was pressed may belong to yesterday. */
export function refreshTodayOnUse(today: TodayStore): () => void {
  const listening = new AbortController();
  const refresh = () => today.refresh();
  for (const event of ['click', 'input'])
    window.addEventListener(event, refresh, { signal: listening.signal, passive: true });
  document.addEventListener('visibilitychange', refresh, { signal: listening.signal });
  return () => listening.abort();
}

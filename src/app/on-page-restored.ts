/**
 * Calls `onReturn` when the browser shows a page again that it has kept (in its back-forward cache) or prepared (by prerendering).
 * Meanwhile other pages of the tab may have changed its storage. Returns a function that ends this.
 */
export function onPageRestored(onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
  document.addEventListener('prerenderingchange', onReturn, { signal });
  return () => listening.abort();
}

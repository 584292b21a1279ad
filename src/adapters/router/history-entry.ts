// React Router keeps its notes of a history entry in `history.state`, and gives them nowhere else.
const entry = () => (window.history.state ?? {}) as { readonly key?: string; readonly idx?: number };

/** Whether the browser is at the history entry with this key of a location. It may be elsewhere before React Router knows. */
export const isAtEntry = (key: string) => (entry().key ?? 'default') === key;

/** Whether the app has a page before this one in the browser's history. */
export const hasEarlierEntry = () => Boolean(entry().idx);

/** Changes the path in the address bar, without a new history entry; `path` includes the base path. */
export function replaceAddress(path: string): void {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/** Changes path and query in the address bar, without a new history entry; `path` includes the base path. */
export function replaceAddress(path: string, search = window.location.search): void {
  window.history.replaceState(window.history.state, '', path + search + window.location.hash);
}

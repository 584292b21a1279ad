import type { AddressBar } from './demo';

const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Paths are below the app's base path. Links to other devices begin with `shared`, an address with the base path. */
export const pageAddressBar = (shared: string): AddressBar => ({
  path: () => location.pathname.slice(BASE_PATH.length),
  query: () => location.search,
  // `null` removes the router's entry number, so that the app's Back button opens the app's previous page, never another site.
  replace: (path, query) => history.replaceState(null, '', BASE_PATH + path + query),
  push: (path) => history.pushState(null, '', BASE_PATH + path),
  hrefOf: (path, query) => shared + path.slice(1) + query,
});

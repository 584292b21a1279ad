import type { AddressBar } from './demo';

const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The browser's own address bar. */
export const pageAddressBar: AddressBar = {
  // Static hosts add a slash, and some people open index.html itself.
  path: () => location.pathname.slice(BASE_PATH.length).replace(/\/((index|404)\.html)?$/, '') || '/',
  query: () => location.search,
  // The state is null, not the router's: then the app's Back button stays within the app.
  replace: (path, query) => history.replaceState(null, '', BASE_PATH + path + query),
  push: (path) => history.pushState(null, '', BASE_PATH + path),
  hrefOf: (path, query) => location.origin + BASE_PATH + path + query,
};

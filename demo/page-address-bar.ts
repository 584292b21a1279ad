import type { AddressBar } from './demo';

const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The browser's own address bar. */
export const pageAddressBar: AddressBar = {
  // Hosts of files show the pages of folders, with a slash at the end, and some people open the file itself.
  path: () => location.pathname.slice(BASE_PATH.length).replace(/\/((index|404)\.html)?$/, '') || '/',
  query: () => location.search,
  // The router's own count of entries goes with the state: Back then leads within the app.
  replace: (path, query) => history.replaceState(null, '', BASE_PATH + path + query),
  hrefOf: (path, query) => location.origin + BASE_PATH + path + query,
};

// A service worker with a copy of the demo's files. The app's calls are answered in the page, not here (mocks/browser.ts).
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The built files, and the page for every path that is not a file. The build inserts both. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];
declare const OFFLINE_PAGE: string;
declare const self: { skipWaiting(): Promise<void>; addEventListener(type: 'install', listener: () => void): void };

/** After this time a page comes from the copy, because hotel networks answer slowly or never. */
const NETWORK_TIMEOUT_IN_SECONDS = 2;

// A new build takes over at once: its page needs files that the old copy lacks.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

cleanupOutdatedCaches();
precache(OFFLINE_FILES);
// Pages come from the network first, because the copy may be of an older build.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_IN_SECONDS,
      plugins: [
        {
          // Status 5xx counts as no network: a proxy answers it when it has no network itself.
          fetchDidSucceed: ({ response }) => {
            if (response.status >= 500) throw new Error(`The network answered ${response.status}.`);
            return Promise.resolve(response);
          },
          handlerDidError: async ({ request }) => (await matchPrecache(fileOf(request.url))) ?? matchPrecache(OFFLINE_PAGE),
        },
      ],
    }),
  ),
);
// Must be the last route: before the one above, it would answer the demo's first page from the copy.
addRoute();

/** The file behind an address, without what a page reads from it, such as the words of a search. */
function fileOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}

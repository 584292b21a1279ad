// Does not respond to the app's requests: mocks/browser.ts does that in the page.
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The build inserts both: the files to copy, and the page for a path without a file. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];
declare const OFFLINE_PAGE: string;
declare const self: { skipWaiting(): Promise<void>; addEventListener(type: 'install', listener: () => void): void };

/** Then a page comes from the stored copy: hotel networks answer slowly or never. */
const NETWORK_TIMEOUT_IN_SECONDS = 2;

// The new build's page needs files that the old copy lacks.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

cleanupOutdatedCaches();
precache(OFFLINE_FILES);
// From the network if possible, because the copy may be of an older build.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_IN_SECONDS,
      plugins: [
        {
          // A proxy without a network sends a status of 500 or above.
          fetchDidSucceed: ({ response }) => {
            if (response.status >= 500) throw new Error(`The network answered ${response.status}.`);
            return Promise.resolve(response);
          },
          handlerDidError: async ({ request }) =>
            (await matchPrecache(fileOf(request.url))) ?? matchPrecache(OFFLINE_PAGE),
        },
      ],
    }),
  ),
);
// Must come after the route for pages: Workbox uses the first match, and this also matches the first page.
addRoute();

/** Without a query, and with 'index.html' after a final slash. */
function fileOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}

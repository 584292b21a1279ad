// This service worker stores a copy of the demo's files. It does not answer the app's calls: mocks/browser.ts does that in the page.
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The files to copy, and the address of the page for every path without a file. The build inserts both. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];
declare const OFFLINE_PAGE: string;
declare const self: { skipWaiting(): Promise<void>; addEventListener(type: 'install', listener: () => void): void };

/** After this wait for the network, a page comes from the copy: hotel networks answer slowly or never. */
const NETWORK_TIMEOUT_IN_SECONDS = 2;

// A new worker replaces the old one at once, because the new build's page needs files that the old copy lacks.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

cleanupOutdatedCaches();
precache(OFFLINE_FILES);
// Pages come from the network if possible, because the copy may be of an older build.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_IN_SECONDS,
      plugins: [
        {
          // A status from 500 counts as a missing network: a proxy that has no network answers so.
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
// Serves all other files from the copy. Added last: before the route above, it would serve the demo's first page from the copy too.
addRoute();

/** The path of an address as the copy's list of files has it: without a query, and with 'index.html' after a final slash. */
function fileOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}

// A service worker with a copy of the demo's files. It does not answer the app's calls: the page does (mocks/browser.ts).
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The built files, and the page for every path of the app. The build inserts both. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];
declare const OFFLINE_PAGE: string;
declare const self: { skipWaiting(): Promise<void>; addEventListener(type: 'install', listener: () => void): void };

/** Hotel networks answer slowly or never. */
const NETWORK_TIMEOUT_IN_SECONDS = 2;

// A new build takes over at once: its page needs files that the old copy lacks.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

cleanupOutdatedCaches();
precache(OFFLINE_FILES);
// The network first, so that a new build is not hidden by an old copy.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_IN_SECONDS,
      plugins: [
        {
          // A proxy answers 5xx when it has no network itself.
          fetchDidSucceed: ({ response }) => {
            if (response.status >= 500) throw new Error(`The network answered ${response.status}.`);
            return Promise.resolve(response);
          },
          handlerDidError: () => matchPrecache(OFFLINE_PAGE),
        },
      ],
    }),
  ),
);
// Last: this route would answer the demo's own address from the copy.
addRoute();

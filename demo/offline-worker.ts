// A service worker that keeps a copy of the demo. It answers for the demo's files only: calls are answered in the page.
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The built files, and the page that stands for every path of the app; the build puts them in. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];
declare const OFFLINE_PAGE: string;
declare const self: { skipWaiting(): Promise<void>; addEventListener(type: 'install', listener: () => void): void };

/** Hotel networks answer slowly or never; the copy is there at once. */
const PATIENCE_IN_SECONDS = 2;

// A new build takes over at once: its page asks for files that the old copy does not have.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

cleanupOutdatedCaches();
precache(OFFLINE_FILES);
// First the network, so that nobody is shown the demo of last week while there is one.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_IN_SECONDS,
      plugins: [
        {
          // A proxy that says that there is no network is none either.
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
// After it, for it would answer a visit to the demo's address with the copy.
addRoute();

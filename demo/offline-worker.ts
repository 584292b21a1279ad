// Does not respond to the app's requests: mocks/browser.ts does that in the page.
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';

/** The build inserts both. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];
declare const OFFLINE_PAGE: string;
declare const self: {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: FetchEvent) => void): void;
};
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response | undefined>): void;
}

/** Then a page comes from the stored copy: hotel networks answer slowly or never. */
const NETWORK_TIMEOUT_IN_MILLISECONDS = 2000;

// The new build's page needs files that the old copy lacks.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', () => void self.clients.claim());

cleanupOutdatedCaches();
precache(OFFLINE_FILES);
// Must come before Workbox's own listener, which also matches the first page.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.stopImmediatePropagation();
  event.respondWith(pageOf(event.request));
});
addRoute();

/** From the network if possible, because the copy may be of an older build. */
async function pageOf(request: Request): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_IN_MILLISECONDS));
  const answer = await Promise.race([fetch(request).catch(() => undefined), timeout]);
  // A proxy without a network sends a status of 500 or above.
  if (answer && answer.status < 500) return answer;
  const { pathname } = new URL(request.url);
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return (await matchPrecache(file)) ?? matchPrecache(OFFLINE_PAGE);
}

// Ends the service worker of a demo that was at this address before. Its worker has this name, so browsers replace it by this one.
addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  const copies = (await caches.keys()).filter(
    (name) => name.startsWith('workbox-precache') && name.endsWith(registration.scope),
  );
  await Promise.all(copies.map((name) => caches.delete(name)));
  await registration.unregister();
  // Pages that show the demo load the app. The app's own pages have unregistered the worker before, so they are not loaded again.
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
}

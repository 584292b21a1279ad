/** Of a demo at the same address. Keeps the copies of other apps. */
export async function endDemoWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  const copies = (await caches.keys()).filter(
    (name) => name.startsWith('workbox-precache') && name.endsWith(registration.scope),
  );
  await Promise.all(copies.map((name) => caches.delete(name)));
}

// Served instead of the service worker when the operator has switched it off: it unregisters the worker and deletes its
// caches. The visitor's own data stays.
declare const self: ServiceWorkerGlobalScope;

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

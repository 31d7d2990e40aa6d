// Served in place of the worker when the operator has switched it off: it removes the worker and what it has kept. The
// visitor's own data stays.
declare const self: ServiceWorkerGlobalScope;

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

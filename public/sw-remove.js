// The way out, should a worker ever do harm: published as sw.js, it takes the place of the one
// before, removes what that one kept of the page, and then itself. Armies aren't touched.
const PREFIX = `muster ${new URL(self.registration.scope).pathname} `;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

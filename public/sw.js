// Keeps one whole release of the page, so that it opens without a network.
//
// `cargo xtask dist` fills in the line below. A release goes by the digest of its files, not by a
// number that counts up: publishing an older one again is an update like any other.
const RELEASE = { version: '', files: {} };

const SCOPE = self.registration.scope;
// Other pages of this host, and another Muster beside this one, have caches of their own.
const PREFIX = `muster ${new URL(SCOPE).pathname} `;
const HERE = PREFIX + RELEASE.version;
// Which version each open tab was loaded with, by the tab's id.
const TABS = `${PREFIX}tabs`;
const PATIENCE = 60_000;
const AT_ONCE = 4;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting();
  else if (typeof event.data?.version === 'string') {
    event.waitUntil(noteTab(event.source.id, event.data.version));
  }
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(SCOPE)) event.respondWith(answer(event));
});

const address = (path) => new URL(path, SCOPE).href;
const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// All files, or it fails and the version before goes on. What was verified stays for the next try.
async function install() {
  const waiting = Object.entries(RELEASE.files);
  const older = (await ownCaches()).filter((name) => name !== TABS && name !== HERE);
  const keepNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keep(...next, older);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  const kept = await (await caches.open(HERE)).keys();
  if (kept.length < Object.keys(RELEASE.files).length) throw new Error('files are missing');
}

// Puts a file into the cache if it is, byte for byte, what this release has.
async function keep(path, digest, older) {
  const url = address(path);
  for (const name of [HERE, ...older]) {
    const had = await (await caches.open(name)).match(url);
    if (had && (await digestOf(await had.clone().arrayBuffer())) === digest) {
      if (name !== HERE) await (await caches.open(HERE)).put(url, had);
      return;
    }
  }
  let body;
  let type;
  for (const cache of ['no-cache', 'reload']) {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(url, { cache, mode: 'same-origin', signal });
    if (!response.ok) throw new Error(`${path}: the host answered ${response.status}`);
    body = await response.arrayBuffer();
    type = response.headers.get('content-type') ?? '';
    if ((await digestOf(body)) === digest) {
      const kept = new Response(body, { headers: { 'content-type': type } });
      await (await caches.open(HERE)).put(url, kept);
      return;
    }
  }
  throw new Error(`${path} isn't what this release has`);
}

async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Older versions go once no tab uses them.
async function activate() {
  const inUse = new Set([HERE, TABS]);
  const tabs = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const tab of tabs) inUse.add(PREFIX + (await versionOf(tab.id)));
  for (const name of await ownCaches()) if (!inUse.has(name)) await caches.delete(name);
  const open = new Set(tabs.map((tab) => tabAddress(tab.id)));
  const noted = await caches.open(TABS);
  for (const entry of await noted.keys()) if (!open.has(entry.url)) await noted.delete(entry);
  await self.clients.claim();
}

// What TABS holds, as far as it was needed since the worker woke up.
const versions = new Map();
const tabAddress = (id) => address(`tab/${id}`);

async function noteTab(id, version) {
  if (!id) return;
  versions.set(id, version);
  await (await caches.open(TABS)).put(tabAddress(id), new Response(version));
}

async function versionOf(id) {
  if (id && !versions.has(id)) {
    const noted = await (await caches.open(TABS)).match(tabAddress(id));
    if (noted) versions.set(id, await noted.text());
  }
  return versions.get(id);
}

// A tab gets everything from the version that it was loaded with; what isn't of a release comes
// from the network.
async function answer(event) {
  const { request } = event;
  let url = request.url.split(/[?#]/)[0];
  let version;
  if (request.mode === 'navigate') {
    version = RELEASE.version;
    event.waitUntil(noteTab(event.resultingClientId, version));
  } else {
    version = await versionOf(event.clientId);
  }
  if (url === SCOPE) url = address('index.html');
  const kept = version && (await (await caches.open(PREFIX + version)).match(url));
  return kept ?? fetch(request);
}

// Starts the worker that keeps the page for days without a network, and asks before a new version
// takes over. Apart from the program: a release that can't start must still be replaceable.

const version = document.querySelector('meta[name="muster-version"]')?.content;
const { serviceWorker } = navigator;
let agreed = false;

// Only a published page has a version; while one works on Muster there is no worker.
if (version && serviceWorker) {
  sayVersion();
  serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
    else sayVersion();
  });
  // The page comes first, then what it may need another day.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

// The worker serves this tab from the version that it was loaded with.
function sayVersion() {
  serviceWorker.controller?.postMessage({ version });
}

async function start() {
  const registration = await serviceWorker.register('sw.js').catch(() => undefined);
  if (!registration) return;
  const look = () => {
    if (registration.waiting && registration.active) offer(registration);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

function offer(registration) {
  document.getElementById('update')?.remove();
  const bar = document.createElement('div');
  bar.id = 'update';
  bar.setAttribute('role', 'status');
  const sentence = document.createElement('p');
  sentence.textContent = 'A new version of Muster is ready. Your armies stay as they are.';
  bar.append(
    sentence,
    button('Update now', 'go', () => {
      agreed = true;
      registration.waiting?.postMessage('update');
    }),
    button('Later', '', () => bar.remove()),
  );
  document.body.append(bar);
}

function button(label, kind, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = kind;
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}

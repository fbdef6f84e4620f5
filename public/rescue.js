// Should the program stop, or not start at all: a calm page, and a way to the armies. It needs
// nothing of the program, which is gone by then.

const PREFIX = 'muster:';
let stopped = false;

// The program removes the shell of index.html when it starts.
const hasStarted = () => document.getElementById('shell') === null;
// A panic is a trap; an exception that passes through the program leaves it just as unsound.
const isFatal = (error) =>
  error instanceof WebAssembly.RuntimeError || /wasm-function/.test(error?.stack ?? '');
// A file that didn't come, in the words of Chromium, Firefox and Safari. Whoever asked for it says
// so and can ask again. When several files of a part fail, the part's loader hears of the first
// alone, and the others end up here.
const isUnfetched = (error) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

window.addEventListener(
  'error',
  (event) => {
    const isOurs = event.error === undefined ? event.target?.tagName === 'SCRIPT' : isFatal(event.error);
    if (isOurs || !hasStarted()) stop(event.error ?? event.message);
  },
  true,
);
window.addEventListener('unhandledrejection', (event) => {
  if (hasStarted() && isUnfetched(event.reason)) event.preventDefault();
  else if (isFatal(event.reason) || !hasStarted()) stop(event.reason);
});
// What still listens in the program is not called any more.
for (const type of ['hashchange', 'storage', 'keydown', 'beforeunload', 'dragover', 'drop']) {
  window.addEventListener(type, (event) => stopped && event.stopImmediatePropagation(), true);
}

function stop(error) {
  if (stopped) return;
  const heading = hasStarted() ? 'Muster has stopped' : 'Muster couldn’t start';
  stopped = true;
  // Nor does it write any more.
  Storage.prototype.setItem = () => {};
  document.title = `${heading} · Muster`;
  const page = element('main', 'page');
  const title = element('h1', '', heading);
  title.tabIndex = -1;
  const details = element('details', 'card');
  details.append(
    element('summary', '', 'What happened, for a report'),
    element('pre', 'stored', String(error?.stack ?? error ?? 'No more is known.')),
  );
  page.append(
    title,
    element('p', '', 'That is a fault in Muster, not in your army. Every change was stored as you made it, and nothing was deleted.'),
    ...armies(),
    action('Start again', 'go', () => {
      location.hash = '#/';
      location.reload();
    }),
    details,
  );
  const bar = document.getElementById('update');
  document.body.replaceChildren(page, ...(bar ? [bar] : []));
  title.focus();
}

// What is stored, with what only this tab has.
function stored() {
  const all = {};
  for (const area of ['localStorage', 'sessionStorage']) {
    try {
      for (const [key, text] of Object.entries(window[area])) if (key.startsWith(PREFIX)) all[key] = text;
    } catch {
      // The browser keeps nothing for this page.
    }
  }
  return all;
}

function armies() {
  const count = Object.keys(stored()).filter((key) => key.startsWith(`${PREFIX}army:`)).length;
  if (count === 0) return [];
  const said = count === 1 ? 'One army is stored in this browser.' : `${count} armies are stored in this browser.`;
  return [element('p', '', said), action('Download all armies', '', download)];
}

// The file that Settings writes and restores.
function download() {
  const file = JSON.stringify({ muster: 'backup', version: 1, stored: stored() }, null, 1);
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  link.download = 'muster-armies.json';
  link.click();
}

function element(tag, kind = '', text = '') {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  made.textContent = text;
  return made;
}

function action(label, kind, act) {
  const button = element('button', kind, label);
  button.type = 'button';
  button.addEventListener('click', act);
  const line = element('p');
  line.append(button);
  return line;
}

// Starts the program. A file of its own, because the page allows no script within itself.
//
// Whoever opens an army waits for more than the start page. The part of the program that shows it,
// and its list, are asked for at once and not only when the program gets to them.

// The files of these parts; `cargo xtask page` fills them in.
const FILES = {};
// As in src/web/pages/mod.rs, by the first word of the address; each has a style sheet of its name.
const PARTS = { army: 'builder', a: 'links' };

const [, page, key] = location.hash.split('/');
const part = PARTS[page];
if (part) {
  for (const file of FILES[part]) preload(new URL(file, import.meta.url));
  preload(`${part}.css`, 'style');
}
import('./muster.js').then(({ default: start }) => start());
// Without it the list comes a little later.
if (page === 'army') preloadListOf(key).catch(() => {});

// The army's line in the index of armies names its list, whose file is in the index of lists.
async function preloadListOf(army) {
  const lines = localStorage.getItem('muster:armies')?.split('\n') ?? [];
  const words = lines.find((line) => line.includes(army))?.split('\t') ?? [];
  const { lists } = await (await fetch('lists/index.json')).json();
  const list = lists.find(({ name }) => words.includes(name));
  if (list) preload(`lists/${list.slug}.json`);
  // What was preloaded can be had once, and the program wants it too.
  preload('lists/index.json');
}

function preload(href, as = 'fetch') {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as, href });
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  document.head.append(link);
}

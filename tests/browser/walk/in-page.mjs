// What a walk asks of the page itself. These functions run in the browser, so each stands alone.

// Waits until the page is at rest and says how it is: what is wrong with it, and which armies,
// games, tournaments and lists are stored.
export async function look() {
  const text = () => document.body?.innerText.trim() ?? '';
  let changes = 0;
  const observer = new MutationObserver(() => { changes += 1; });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let tries = 0, before; (before !== changes || text() === '') && tries < 100; tries += 1) {
    before = changes;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  observer.disconnect();
  const wrong = [];
  if (text() === '') wrong.push('the page is blank');
  const stopped = text().match(/Muster (has stopped|couldn.t start)[^]*/)?.[0];
  if (stopped) wrong.push(stopped);
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth > clientWidth) {
    const past = [...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > clientWidth + 0.5);
    const named = past.slice(0, 5).map((it) => `${it.tagName.toLowerCase()}#${it.id}.${it.getAttribute('class')}`);
    wrong.push(`the page scrolls sideways: ${scrollWidth} px in ${clientWidth} px (${named.join(', ')})`);
  }
  const kept = Object.keys(localStorage).filter((key) => /^muster:(army|game|tournament|list):/.test(key));
  return { wrong, kept, at: location.hash };
}

// Chooses one of the things that can be tapped, typed into or dragged, brings it into view and
// says where it is. `chance` is from 0 to 1 and decides which; `stays` leaves out the navigation.
export function choose({ kind, stays, chance, second }) {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=option], [role=menuitem], [contenteditable=true]';
  const isText = (it) => it.matches('textarea, [contenteditable=true], input:not([type]), input[type=text], input[type=search], input[type=number], input[type=email], input[type=url]');
  const canBeDragged = (it) => it.draggable && !it.matches('a, img') || getComputedStyle(it).touchAction === 'none';
  const isHere = (it) => {
    const link = it.closest('a[href]');
    return !link || (link.origin === location.origin && link.target !== '_blank') || link.protocol === 'blob:';
  };
  const isUsable = (it) =>
    it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !it.matches(':disabled, [aria-disabled=true], [type=file], [type=hidden]') &&
    it.getBoundingClientRect().width > 0;
  const open = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter((it) => it.checkVisibility());
  // What is behind a dialog can't be reached.
  const within = open.filter((it) => !it.matches('dialog') || it.matches(':modal')).at(-1) ?? document;
  const kinds = {
    tap: () => [...within.querySelectorAll(CONTROLS)].filter((it) => !it.matches('select') && isHere(it)),
    type: () => [...within.querySelectorAll(CONTROLS)].filter((it) => isText(it) && !it.readOnly),
    select: () => [...within.querySelectorAll('select')],
    drag: () => [...within.querySelectorAll('*')].filter(canBeDragged),
  };
  const all = kinds[kind]().filter(isUsable);
  // The links at the head of every page lead away from what was begun: not too often.
  const inside = all.filter((it) => !it.closest('header, nav'));
  const found = stays && inside.length > 0 ? inside : all;
  const chosen = found[Math.floor(chance * found.length)];
  if (!chosen) return undefined;
  chosen.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = chosen.getBoundingClientRect();
  // A wide thing is taken anywhere, a small one in the middle.
  const part = (size) => (size > 100 && kind === 'drag' ? (0.1 + 0.8 * second) * size : size / 2);
  const x = Math.min(Math.max(box.left + part(box.width), 1), innerWidth - 2);
  const y = Math.min(Math.max(box.top + part(box.height), 1), innerHeight - 2);
  const name = (chosen.getAttribute('aria-label') ?? chosen.labels?.[0]?.innerText ?? chosen.innerText ?? '').trim();
  const called = `${chosen.tagName.toLowerCase()}${chosen.id ? `#${chosen.id}` : ''} "${name.replace(/\s+/g, ' ').slice(0, 60)}"`;
  const hit = document.elementFromPoint(x, y);
  const isCovered = !hit || !(chosen.contains(hit) || hit.contains(chosen) || [...(chosen.labels ?? [])].some((it) => it.contains(hit)));
  const options = [...(chosen.options ?? [])].filter((option) => !option.disabled).map((option) => option.value);
  window.chosenByWalk = chosen;
  return { x, y, called, isCovered, options };
}

// Goes back or forward, as far as this page goes.
export async function travel({ way, can }) {
  if (!window.navigation[can]) return `no way ${way}`;
  await window.navigation[way]().committed.catch(() => {});
  return way;
}

// What a key would be pressed on.
export function focused() {
  const it = document.activeElement;
  const link = it?.closest?.('a[href]');
  return {
    called: `${it?.tagName.toLowerCase()}${it?.id ? `#${it.id}` : ''}`,
    leadsAway: Boolean(link && link.origin !== location.origin) || it?.type === 'file',
  };
}

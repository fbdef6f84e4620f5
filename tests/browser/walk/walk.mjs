// A random walk through the page: taps, keys, texts, drags, Back, reloads, a second tab. It knows
// nothing of the pages but that they have controls, and takes the same way for the same seed.

import { choose, focused, look, travel } from './in-page.mjs';
import { randomFrom } from './random.mjs';

const LIKELY = { tap: 50, type: 17, select: 4, key: 11, drag: 6, back: 8, forward: 1, reload: 2, tab: 2, address: 2 };
const TEXTS = ['a', 'Ur', '7', '12', '0', '-3', '999999', '1.5', ' ', 'Zoë’s <b>army</b> & co', '😀', 'x'.repeat(120)];
const KEYS = [
  'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End',
  'Delete', 'Backspace', 'Control+z', 'Control+Shift+z', 'Control+a', 'Alt+ArrowUp', 'Alt+ArrowDown', '/', '?', '+', '[',
];
const STEPS_TOLD = 15;
const PATIENCE = 5_000;
// What a player uses to delete something, or to take back what made it.
const DELETES = /delete|throw|remove|discard|replace|undo|Control\+(Shift\+)?z/i;

// Walks so many steps. Throws at the first thing that must not happen.
export async function walk(context, url, { seed, steps, places, faults, told = [] }) {
  const random = randomFrom(seed);
  const known = new Set();
  await context.addInitScript((seed) => {
    // The page's own dice and clock are the same in every walk with this seed.
    let state = seed;
    let now = 1_800_000_000_000;
    Date.now = () => (now += 1);
    Math.random = () => (state = (state * 16807 + 11) % 2147483647) / 2147483647;
    window.print = () => {};
  }, seed);
  const tabs = [await newTab(context, url)];
  let tab = tabs[0];
  let last = '';
  const fail = (what) => {
    const way = told.slice(-STEPS_TOLD).map((step) => `  ${step}`).join('\n');
    throw new Error(`seed ${seed}, step ${told.length}: ${what}\nThe last steps:\n${way}`);
  };
  for (let step = 0; step <= steps; step += 1) {
    const seen = await lookAt(tab).catch((error) => fail(`the page doesn't answer: ${error.message}`));
    if (faults.length > 0) fail(faults.join('\n'));
    if (seen.wrong.length > 0) fail(seen.wrong.join('\n'));
    for (const key of seen.kept) known.add(key);
    for (const key of known) {
      if (seen.kept.includes(key)) continue;
      if (!DELETES.test(last)) fail(`${key} is lost`);
      known.delete(key);
    }
    if (step === steps) break;
    const act = random.weighted(LIKELY);
    if (act === 'tab') {
      tab = await changeTab(context, tabs, tab, random);
      last = `in tab ${tabs.indexOf(tab) + 1} of ${tabs.length}`;
    } else {
      last = await ACTS[act](tab.page, random, places).catch((error) => `${act} (${error.message.split('\n')[0]})`);
    }
    told.push(`${seen.at || '#'}: ${last}`);
  }
  return told;
}

// Each does one thing and says what.
const ACTS = {
  tap: async (page, random) => {
    const stays = random.next() < 0.8;
    const it = await page.evaluate(choose, { kind: 'tap', stays, chance: random.next() });
    if (!it || it.isCovered) return `nothing to tap (${it?.called})`;
    if (page.viewportSize().width < 600) await page.touchscreen.tap(it.x, it.y);
    else await page.mouse.click(it.x, it.y);
    return `tap ${it.called}`;
  },
  type: async (page, random) => {
    const it = await page.evaluate(choose, { kind: 'type', chance: random.next() });
    const text = random.of(TEXTS);
    const all = random.next() < 0.5;
    if (!it || it.isCovered) return ACTS.tap(page, random);
    await page.mouse.click(it.x, it.y);
    if (all) await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    return `type ${JSON.stringify(text)} into ${it.called}`;
  },
  select: async (page, random) => {
    const it = await page.evaluate(choose, { kind: 'select', chance: random.next() });
    const chance = random.next();
    if (!it || it.isCovered || it.options.length === 0) return ACTS.tap(page, random);
    const option = it.options[Math.floor(chance * it.options.length)];
    const handle = await page.evaluateHandle(() => window.chosenByWalk);
    await handle.selectOption(option, { timeout: PATIENCE });
    return `select ${option} of ${it.called}`;
  },
  key: async (page, random) => {
    const key = random.of(KEYS);
    const on = await page.evaluate(focused);
    if (on.leadsAway) return 'no key';
    await page.keyboard.press(key);
    return `press ${key} on ${on.called}`;
  },
  drag: async (page, random) => {
    const from = await page.evaluate(choose, { kind: 'drag', chance: random.next(), second: random.next() });
    const [across, down] = [random.next(), random.next()];
    if (!from || from.isCovered) return ACTS.tap(page, random);
    const { width, height } = page.viewportSize();
    const to = { x: 10 + across * (width - 20), y: 10 + down * (height - 20) };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    return `drag ${from.called} to ${Math.round(to.x)}, ${Math.round(to.y)}`;
  },
  back: (page) => page.evaluate(travel, { way: 'back', can: 'canGoBack' }),
  forward: (page) => page.evaluate(travel, { way: 'forward', can: 'canGoForward' }),
  // As if typed into the address bar.
  address: async (page, random, places) => {
    const place = random.of(places);
    await page.evaluate((hash) => { location.hash = hash; }, place);
    return `go to ${place.slice(0, 40)}`;
  },
  reload: async (page) => {
    await page.reload();
    return 'reload';
  },
};

async function newTab(context, url) {
  const page = await context.newPage();
  const tab = { page, open: new Set() };
  page.on('request', (request) => tab.open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => tab.open.delete(request));
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  page.on('filechooser', () => {});
  await page.goto(url);
  return tab;
}

// To the other tab, which is opened or closed for it.
async function changeTab(context, tabs, tab, random) {
  if (tabs.length === 1) tabs.push(await newTab(context, tab.page.url()));
  else if (random.next() < 0.4) await tabs.splice(tabs.indexOf(tab), 1)[0].page.close({ runBeforeUnload: false });
  const next = tabs.find((it) => it !== tab);
  await next.page.bringToFront();
  return next;
}

// How the page is once it is at rest: what it asked the host for is there, and drawn.
async function lookAt({ page, open }) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    while (open.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    // A page that is just being loaded is asked again.
    const seen = await page.evaluate(look).catch(async (error) => {
      if (Date.now() > end || !/context was destroyed|navigation/i.test(error.message)) throw error;
      await page.waitForLoadState();
    });
    if (seen && (open.size === 0 || Date.now() > end)) return seen;
  }
}

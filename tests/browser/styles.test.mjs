// A page looks the same whatever was seen before it: the styles of one page don't reach another.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armyOf, cortes, deploymentOf, keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { lagash } from './links.mjs';

const muster = useMuster();

const PAGES = [
  '#/army/k', '#/map/k', '#/roster/k', '#/sheet/k', '#/reference/k', '#/share/k', '#/army/basic', '#/scenario/basic', '#/aces/basic',
  '#/', '#/new', '#/lists', '#/list/early-sumerians', '#/rules', '#/glossary', '#/settings', '#/event', '#/umpire',
  '#/import', '#/own-lists', '#/games', '#/games/new', '#/score', '#/scenario', '#/tournaments', lagash,
];

// Where everything on the page stands, and how it is written.
const layout = (page) => page.evaluate(() => [...document.querySelectorAll('main *, header *')].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  const { fontSize, fontWeight, color } = getComputedStyle(it);
  const place = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
  return `${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''} at ${place}, ${fontSize} ${fontWeight} ${color}`;
}));

const firstDifference = (fresh, later) => {
  const place = fresh.findIndex((line, n) => line !== later[n]);
  return `alone: ${fresh[place]}\n  later: ${later[place]}`;
};

// Once nothing moves any more.
const settled = async (page) => {
  await page.locator('#page-heading').waitFor();
  await page.waitForLoadState('networkidle');
  let before = await layout(page);
  for (let n = 0; n < 20; n += 1) {
    await page.waitForTimeout(150);
    const now = await layout(page);
    if (now.join() === before.join()) return now;
    before = now;
  }
  return before;
};

test('a page looks the same whatever was seen before it', muster.on(async (page) => {
  const base = page.url().split('#')[0];
  const army = armyOf(16);
  army.deployment = { map: deploymentOf(army) };
  await keep(page, 'k', army);
  await keep(page, 'basic', cortes());
  const alone = new Map();
  for (const hash of PAGES) {
    await page.goto('about:blank');
    await page.goto(base + hash);
    alone.set(hash, await settled(page));
  }
  const faults = [];
  // Twice, so that each page has had all the others before it.
  for (const hash of [...PAGES, ...PAGES]) {
    await page.goto(base + hash);
    const now = await settled(page);
    const fresh = alone.get(hash);
    if (now.join() !== fresh.join()) faults.push(`${hash.slice(0, 30)}\n  ${firstDifference(fresh, now)}`);
  }
  assert.equal(faults.join('\n'), '');
}, { viewport: { width: 1280, height: 860 } }));

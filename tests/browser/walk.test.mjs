// Random walks, each with its seed. Wherever they lead, nothing may break, and no army be lost.
// `MUSTER_WALKS=1,2,3` walks with these seeds instead, `MUSTER_STEPS` as far.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armyOf, cortes, deploymentOf, keep } from './armies.mjs';
import { startGame } from './games.mjs';
import { useMuster } from './harness.mjs';
import { lagash } from './links.mjs';
import { startSumerians } from './steps.mjs';
import { walk } from './walk/walk.mjs';

const SEEDS = process.env.MUSTER_WALKS?.split(',').map(Number) ?? [1, 2, 3, 4, 5, 6];
const STEPS = Number(process.env.MUSTER_STEPS ?? 100);
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};
// Where a walk begins; the first has nothing stored.
const STARTS = [
  '', '#/army/walk', '#/map/walk', '#/army/basic', '#/map/basic', '#/scenario/basic',
  'a game', '#/tournaments', '#/own-lists', '#/import', '#/deal/early-sumerians', '#/',
];
// What may be typed into the address bar on the way.
const PLACES = [
  '', 'new', 'lists', 'list/early-sumerians', 'list/basic-welsh', 'import', 'own-lists', 'deal', 'deal/basic-welsh',
  'army/walk', 'map/walk', 'roster/walk', 'sheet/walk', 'reference/walk', 'share/walk', 'compare/walk/basic', 'army/basic',
  'map/basic', 'roster/basic', 'scenario', 'scenario/basic', 'aces/basic', 'games', 'games/new/walk', 'score',
  'tournaments', 'event', 'umpire', 'rules', 'glossary', 'settings', 'nowhere',
].map((place) => `#/${place}`).concat(lagash);

const muster = useMuster();

for (const [turn, [device, options]] of Object.entries(DEVICES).entries()) {
  for (const seed of SEEDS) {
    // With six seeds each once, half of them on either device.
    const start = STARTS[(2 * seed + turn) % STARTS.length];
    test(`a walk of ${STEPS} steps on a ${device} from ${start || 'nothing'}, seed ${seed}`, muster.on(async (page, { host, context, faults }) => {
      let at = start;
      if (start !== '') {
        const army = armyOf(20);
        await keep(page, 'walk', { ...army, deployment: deploymentOf(army) });
        await keep(page, 'basic', cortes());
      }
      if (start === 'a game') {
        await startGame(page);
        at = new URL(page.url()).hash;
      }
      await walk(context, host.url + at, { seed, steps: STEPS, places: PLACES, faults });
    }, { ...options, permissions: ['clipboard-read', 'clipboard-write'] }));
  }
}

// A field is taken away while its change is still to be heard.
for (const field of [/name of the army/i, /player/i]) {
  test(`going back while typing keeps what was typed (${field.source})`, muster.on(async (page) => {
    await startSumerians(page);
    const box = page.getByRole('textbox', { name: field }).first();
    await box.fill('Lagash');
    await box.press('End');
    await page.keyboard.type('x');
    await page.goBack();
    await box.waitFor({ state: 'hidden' });
    await page.goForward();
    assert.equal(await box.inputValue(), 'Lagashx');
  }));
}

test('so it does on the page of events, with a number', muster.on(async (page) => {
  await page.getByRole('link', { name: 'Events' }).first().click();
  const number = page.locator('main').getByRole('textbox', { name: /points/i }).first();
  await number.fill('35');
  await page.keyboard.type('0');
  await page.goBack();
  await number.waitFor({ state: 'hidden' });
}));

// Scenario, weather and aces: rolled or chosen, kept with the army, on phone and desk.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { go } from './links.mjs';

const muster = useMuster();

// The Conquistadores as printed, a unit for each troop.
const CORTES = [1, 2, 3, 4, 4, 5, 6, 7, 7, 8];
const cortes = (more = {}) => ({
  version: 1, name: 'Cortés, 1520', player: '', list: { id: 116, revision: 1, name: 'Conquistadores' },
  event: 'basic', structure: 'poor', cic: 1,
  commands: [{
    id: 1,
    bodies: CORTES.map((troop, n) => ({ ranks: [{ id: n + 1, troop, ...(n === 0 ? { general: 'fair' } : {}) }] })),
  }],
  ...more,
});

test('a scenario without an army is chosen and rolled', muster.on(async (page) => {
  await go(page, '#/scenario');
  await page.getByText('unless another is chosen').waitFor();
  assert.equal(await page.locator('.scenario-choice [aria-pressed="true"], [aria-label="Weather"] [aria-pressed="true"]').count(), 0);
  await page.getByRole('button', { name: /Battle on the river/ }).click();
  await page.getByRole('heading', { name: /Battle on the river/ }).waitFor();
  await page.locator('.plan svg:visible').getByText('at least 4H', { exact: true }).waitFor();
  assert.equal(await page.locator('.beads li').count(), 9);
  assert.equal(await page.locator('.beads .perhaps').innerText().then((text) => text.replace(/\s+/g, ' ')), '9 attacker, 4+');
  await page.locator('#roll-scenario').click();
  await page.getByText(/^Rolled [1-6]: /).first().waitFor();
  await page.locator('#roll-weather').click();
  await page.getByText(/^Rolled [1-6]/).nth(1).waitFor();
  for (const scenario of ['Pitched', 'Conquest', 'Encounter', 'Rearguard', 'Ambush']) {
    await page.getByRole('button', { name: new RegExp(`${scenario} battle`) }).click();
    await page.getByRole('heading', { name: new RegExp(`${scenario} battle`) }).waitFor();
  }
  await assertAccessible(page);
}));

test('a scenario without an army is told by either edition', muster.on(async (page) => {
  await go(page, '#/scenario');
  await page.getByText('Basic Impetus 3.0 · table 30H × 15H · 1H = 4 cm').waitFor();
  await page.getByRole('button', { name: /Battle on the river/ }).click();
  await page.getByRole('button', { name: /^Rain/ }).click();
  await page.getByRole('button', { name: '2008, measured in U' }).click();
  await page.getByText('Basic Impetus 2008 · table 120U × 60U · 1U = 1 cm · 1H = 4 cm').waitFor();
  await page.locator('.plan svg:visible').getByText('at least 16U', { exact: true }).waitFor();
  await page.locator('.weather').getByText('Every move is 1H (4U) shorter, but never less than 1H (4U).').waitFor();
  assert.equal(await page.locator('#roll-sheet-weather').count(), 0);
  await assertAccessible(page);
  await page.getByRole('button', { name: '3.0, measured in H' }).click();
  await page.locator('.plan svg:visible').getByText('at least 4H', { exact: true }).waitFor();
  await page.locator('#roll-sheet-weather').waitFor();
}));

test('nothing looks chosen until a scenario is', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/scenario/c');
  await page.getByText('unless another is chosen').waitFor();
  assert.equal(await page.locator('.scenario-choice [aria-pressed="true"], [aria-label="Weather"] [aria-pressed="true"]').count(), 0);
  await page.getByRole('button', { name: /Rearguard battle/ }).click();
  await page.getByRole('button', { name: 'We defend' }).click();
  await page.locator('.ready').getByText('Without them VDT 12, breaks at 6.').waitFor();
  assert.equal(await page.locator('.scenario-choice [aria-pressed="true"]').count(), 1);
}));

test('scenario and weather stay with the army, with what changes for its troops', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/scenario/c');
  await page.getByRole('button', { name: /Conquest battle/ }).click();
  await page.getByRole('button', { name: 'We defend' }).click();
  await page.getByRole('button', { name: /^Rain/ }).click();
  const row = page.locator('.weather tbody tr').first();
  assert.equal((await row.innerText()).replace(/\s+/g, ' ').trim(), 'Medium cavalry, move 3H 2H');
  // Role and weather are said; terrain and deployment are to come.
  await page.locator('.ready').getByText('2 of 4 done').waitFor();
  assert.deepEqual(await page.locator('.ready li.done p').allInnerTexts().then((all) => all.map((text) => text.replace(/\s+/g, ' ').trim())), ['Done: You defend', 'Done: Roll for the weather']);
  await page.reload();
  await page.getByRole('heading', { name: /Conquest battle/ }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'We defend' }).getAttribute('aria-pressed'), 'true');
  assert.equal(await page.getByRole('button', { name: /^Rain/ }).getAttribute('aria-pressed'), 'true');
  await assertAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'no sideways scroll');
}));

test('an army’s aces are earned, chosen and cut out', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/aces/c');
  // No VBU above 5; nine foot without poles, though one of them is artillery and doesn't count.
  await page.locator('.aces li.earned').getByText('My day has not come').waitFor();
  const caltrops = page.locator('.aces li', { hasText: 'Caltrops' });
  assert.match(await caltrops.innerText(), /8 of 8/);
  await page.getByRole('button', { name: 'Iron discipline' }).click();
  await page.locator('.ace-cards').getByText('Iron discipline').waitFor();
  await page.locator('.ace-cards').getByText('Initiative re-roll').waitFor();
  await assertAccessible(page);
  await page.reload();
  await page.locator('.ace-cards').getByText('Iron discipline').waitFor();
}));

test('nonsense in a stored scenario is answered', muster.on(async (page) => {
  await keep(page, 'n', cortes({ basic: { scenario: 'moon-landing' } }));
  await go(page, '#/scenario/n');
  await page.getByRole('heading', { name: 'This army can’t be opened' }).waitFor();
  await go(page, '#/scenario/nothing');
  await page.getByText('isn’t stored in this browser').waitFor();
  await keep(page, 's', { ...cortes(), event: { name: 'Small', game: 'basic', setting: 'friendly', points: 0, scale: '15mm', table: { width: 1, depth: 65535 }, lists: 'open', destiny_rolls: false } });
  await go(page, '#/scenario/s');
  await page.getByRole('button', { name: /Ambush battle/ }).click();
  await page.locator('.plan svg:visible').waitFor();
}));

test('fords are placed, shifted by a die and stay with the army', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/scenario/c');
  await page.getByRole('button', { name: /Battle on the river/ }).click();
  await page.locator('#place-fords').click();
  const card = page.locator('.fords');
  await card.getByText('9H from the left').waitFor();
  await page.getByRole('button', { name: 'Ford 1 left by 1H' }).click();
  await card.getByText('8H from the left').waitFor();
  await card.getByRole('button', { name: 'Roll to shift' }).first().click();
  await card.getByText(/^Rolled [1-6] for Ford 1: shift it up to [1-6]H\.$/).waitFor();
  await page.getByRole('button', { name: 'Ford 1 right by 1H' }).click();
  await card.getByText(/Shifted 1H to the right\./).waitFor();
  await page.locator('#pay-ford').click();
  await card.getByText('Ford 3', { exact: true }).waitFor();
  assert.equal(await page.locator('.plan svg:visible .ford rect').count(), 3);
  await page.reload();
  await card.getByText(/Shifted 1H to the right\./).waitFor();
  await assertAccessible(page);
  await page.locator('#clear-fords').click();
  await page.locator('#place-fords').waitFor();
}));

test('the weather table of the 3.0 sheet is there under 3.0 and not under 2008', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/scenario/c');
  await page.getByRole('button', { name: 'Winter' }).click();
  await page.locator('#roll-sheet-weather').click();
  await page.getByText(/^Rolled [1-6] and [1-6]: \d+ \(winter\)\.$/).waitFor();
  await page.reload();
  await page.getByText(/^Rolled [1-6] and [1-6]: \d+ \(winter\)\.$/).waitFor();
  await assertAccessible(page);
  const older = { name: 'Older', game: 'basic', setting: 'friendly', points: 0, scale: '15mm', table: { width: 120, depth: 80 }, lists: 'open', destiny_rolls: false, basic: { edition: '2008' } };
  await keep(page, 'o', { ...cortes(), event: older });
  await go(page, '#/scenario/o');
  await page.getByText('Basic Impetus 2008 · table 120U × 80U · 1U = 1 cm · 1H = 4 cm').waitFor();
  assert.equal(await page.locator('#roll-sheet-weather').count(), 0);
  await page.getByRole('button', { name: /Battle on the river/ }).click();
  await page.locator('.plan svg:visible').getByText('at least 16U', { exact: true }).waitFor();
  await page.locator('.scenario dd').getByText('More than 6H (24U) from the sides, at least 4H (16U) from the river.').waitFor();
}));

test('a Basic map under 3.0 is told in H', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/map/c');
  await page.locator('.map-page svg').first().waitFor();
  const figures = await page.locator('.map-page svg .figure').allTextContents();
  assert.ok(figures.includes('5H') && !figures.some((text) => text.endsWith('U')), figures.join(' '));
}));

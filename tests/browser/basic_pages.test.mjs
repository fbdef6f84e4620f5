// A Basic army wherever an army can go: opened from a link, on the umpire's table, compared, dealt,
// on the map, on paper and in a game. None of them shows what only Impetus has.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { cortes, keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { go } from './links.mjs';
import { print } from './printer.mjs';

const muster = useMuster();

const linkOf = async (page, key) => {
  await go(page, `#/share/${key}`);
  const link = page.locator('#link');
  await link.waitFor();
  return link.inputValue();
};

test('an opened link has no discipline, points or commands', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await page.goto(await linkOf(page, 'c'));
  const table = page.locator('table.roll').first();
  await table.waitFor();
  assert.deepEqual(await table.locator('thead th').allInnerTexts(), ['Unit', 'M', 'VBU', 'I', 'VD']);
  await table.getByText('2H, charge 3H', { exact: true }).waitFor();
  const said = await page.locator('main').innerText();
  assert.ok(!/Command|points|Whole army/.test(said), said);
  await assertAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `fits ${width} px`);
  }
}));

test('a Basic army stands on the umpire’s table without points', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  const link = await linkOf(page, 'c');
  await go(page, '#/umpire');
  await page.getByLabel('Links, in any text').fill(link);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.locator('#entry-1');
  await row.getByText('Legal', { exact: true }).waitFor();
  // Not innerText: a row that isn't drawn yet (content-visibility) has none.
  assert.equal((await row.locator('[data-label="Points"]').textContent()).trim(), '–');
  assert.equal((await row.locator('[data-label="VDT"]').textContent()).trim(), '16 / 8');
}));

test('two Basic armies are compared by options and VD', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/army/c');
  await page.getByRole('switch', { name: /Piqueros instead of/ }).click();
  await page.locator('#basic-figures').getByText('18', { exact: true }).waitFor();
  await keep(page, 'd', cortes({ name: 'Pizarro' }));
  await go(page, '#/compare/d/c');
  await page.getByText('Pizarro: VDT 16, legal.').waitFor();
  await page.getByText('Cortés, 1520: VDT 18, legal.').waitFor();
  await page.getByText('Option: Piqueros instead of Perros de guerra (wardogs)').waitFor();
  assert.deepEqual(await page.locator('main thead th').allInnerTexts(), ['What', 'Pizarro', 'Cortés, 1520', 'VD']);
}));

test('a Basic army is dealt among the line-ups of its list', muster.on(async (page) => {
  await go(page, '#/deal/basic-conquistadores');
  await page.locator('.prop').nth(1).waitFor();
  assert.deepEqual((await page.locator('.prop h2').allInnerTexts()).sort(), ['1 option', 'As printed']);
  assert.equal(await page.locator('#only-owned').count(), 0);
  assert.ok(!/points|of 0/.test(await page.locator('.results').innerText()));
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Take this one: 1 option' }).click();
  await page.locator('#basic-figures').getByText('18', { exact: true }).waitFor();
  assert.match(await page.locator('#verdict-pill').textContent(), /Legal/);
}));

test('any list of the event’s game is dealt', muster.on(async (page) => {
  await go(page, '#/deal');
  await page.locator('.prop').first().waitFor();
  await page.locator('#deal-event').selectOption({ label: 'Basic Impetus tournament' });
  await page.locator('.prop h2').getByText(/option|As printed/).first().waitFor();
  const lists = await page.locator('#deal-list option').allInnerTexts();
  assert.ok(lists.some((name) => name === 'Conquistadores') && !lists.includes('Early Sumerians'), lists.join(', '));
  await page.locator('#deal-event').selectOption({ label: '15mm, 300 points' });
  await page.locator('#only-owned').waitFor();
  await page.locator('.prop').first().getByText('of 300').waitFor();
}));

test('the map of a Basic army has no camp and its sheet measures in H', muster.on(async (page) => {
  await keep(page, 'c', cortes({ basic: { scenario: 'river' } }));
  await go(page, '#/map/c');
  await page.locator('.tray-ground').waitFor();
  assert.equal(await page.locator('#add-baggage, #add-fortification').count(), 0);
  assert.ok(!/Major control|Command 1/.test(await page.locator('.map-page').innerText()));
  await go(page, '#/sheet/c');
  await page.getByText('1H = 4 cm', { exact: false }).first().waitFor();
  assert.ok(!/Flank march|Command 1|1U/.test(await page.locator('main').innerText()));
}));

test('the roster is one page with moves in full and boxes for losses', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/roster/c');
  const leaf = page.locator('.leaf').first();
  await leaf.getByText('2H + 2H', { exact: true }).first().waitFor();
  const heads = await leaf.locator('thead').first().locator('th').allInnerTexts();
  assert.deepEqual(heads, ['Unit', 'Type', 'M', 'VBU', 'I', 'VD', 'Notes', 'VBU lost']);
  assert.equal(await leaf.locator('.c-ticks .ticks i').count(), 26);
  assert.deepEqual(await print(page), [[595, 842]]);
}));

test('the roster of a Basic army offers no prices and prints the tables of its edition', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await go(page, '#/roster/c');
  const reference = page.locator('.leaf-reference');
  await page.getByLabel('Quick reference', { exact: true }).check();
  await reference.getByRole('columnheader', { name: '12H', exact: true }).waitFor();
  assert.equal(await page.getByLabel('Prices').count(), 0);
  const said = await reference.innerText();
  assert.match(said, /FL: 2H; broken 2H; difficult 1H; sideways 1H or 2H \+ D/);
  assert.ok(!/15U|command range|better discipline/.test(said), said);
  const pages = await print(page);
  assert.ok(pages.length <= 2, `${pages.length} pages`);
}));

test('two Basic armies play, with their own units', muster.on(async (page) => {
  await keep(page, 'c', cortes());
  await keep(page, 'd', cortes({ name: 'Pizarro' }));
  await page.reload();
  await go(page, '#/games/new/c');
  await page.locator('#said-a').getByText('10 units · Basic Impetus tournament', { exact: false }).waitFor();
  await page.locator('#from-b-own-army').click();
  await page.locator('#army-b').selectOption({ label: 'Pizarro (Conquistadores)' });
  await page.locator('#set-the-table').click();
  await page.getByRole('button', { name: 'Conquest battle' }).click();
  await page.getByRole('button', { name: /^Fog, 1–3, then 4–5/ }).click();
  await page.locator('#start-game').click();
  await page.getByText('Conquest battle · fog').waitFor();
  assert.ok(!/Command 1/.test(await page.locator('main').innerText()));
}));

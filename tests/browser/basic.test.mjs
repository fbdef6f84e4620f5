// Basic Impetus: every list builds a legal army in a few taps, and options, line-ups and aces are
// a tap each.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { enter } from './steps.mjs';

const muster = useMuster();
const LISTS = readdirSync(new URL('../../lists', import.meta.url))
  .filter((file) => file.startsWith('basic-'))
  .map((file) => file.replace('.json', ''));

// A list that no tournament takes is offered for a friendly game.
const begin = async (page, slug) => {
  await page.evaluate((hash) => { location.hash = hash; }, `#/list/${slug}`);
  await page.getByRole('button', { name: /^(Build this army|Play it as a friendly game)$/ }).click();
  await page.locator('#basic-figures').waitFor();
};

const figure = (page, label) =>
  page.locator('#basic-figures span', { hasText: label }).locator('b').textContent();

// From the start page, by taps alone; a list that no Basic tournament takes is among the others.
test('every Basic list builds a legal army in at most 5 taps', muster.on(async (page) => {
  assert.equal(LISTS.length, 20);
  const start = page.url().replace(/#.*|$/, '#/');
  for (const slug of LISTS) {
    await page.goto(start);
    let taps = 0;
    const tap = async (target) => {
      taps += 1;
      await target.click();
    };
    await tap(page.getByRole('link', { name: 'Lists', exact: true }));
    await tap(page.locator(`a[href="#/list/${slug}"]`).first());
    await tap(page.getByRole('button', { name: /^(Build this army|Play it as a friendly game)$/ }));
    await page.locator('#basic-figures').waitFor();
    assert.match(await page.locator('#verdict-pill').textContent(), /Legal/, slug);
    assert.ok(taps <= 5, `${slug} takes ${taps} taps`);
  }
}));

test('an option is taken by a tap, undone, and shown beside what the list prints', muster.on(async (page) => {
  await begin(page, 'basic-conquistadores');
  assert.equal(await figure(page, 'VDT'), '16');
  const pikes = page.getByRole('switch', { name: /Piqueros instead of/ });
  await pikes.click();
  await page.getByText('The list prints VDT 17 with this option.', { exact: false }).first().waitFor();
  assert.equal(await figure(page, 'VDT'), '18');
  assert.equal(await figure(page, 'breaks at'), '9');
  assert.equal(await pikes.getAttribute('aria-checked'), 'true');
  await page.locator('#undo').click();
  assert.equal(await figure(page, 'VDT'), '16');
  await page.locator('#redo').click();
  await page.getByRole('button', { name: 'Crossbow B', exact: true }).click();
  await page.getByText('skirmishers · crossbow B').waitFor();
}));

test('line-ups keep their own options and survive a reload', muster.on(async (page) => {
  await begin(page, 'basic-conquistadores');
  await page.getByRole('button', { name: '+ New line-up' }).click();
  await enter(page.getByLabel('Name of this line-up'), 'With pikes');
  await page.getByRole('switch').click();
  assert.equal(await figure(page, 'VDT'), '18');
  await page.getByRole('button', { name: 'Line-up 1' }).click();
  assert.equal(await figure(page, 'VDT'), '16');
  await page.reload();
  await page.getByRole('button', { name: 'With pikes' }).click();
  assert.equal(await figure(page, 'VDT'), '18');
}));

test('the general moves to another unit marked (*)', muster.on(async (page) => {
  await begin(page, 'basic-wallace-and-bruce-scots');
  assert.equal(await figure(page, 'VDT'), '18');
  await page.getByRole('button', { name: 'Put the general here, with Schiltron' }).first().click();
  assert.equal(await figure(page, 'VDT'), '19');
  assert.match(await page.locator('#verdict-pill').textContent(), /Legal/);
}));

test('a Basic army is opened from its link by an umpire', muster.on(async (page) => {
  await begin(page, 'basic-conquistadores');
  await page.getByRole('switch').click();
  await page.getByRole('link', { name: 'Share' }).click();
  const link = await page.locator('#link').inputValue();
  await page.goto(link);
  await page.getByText('VDT 18', { exact: false }).first().waitFor();
  await page.getByText('Piqueros', { exact: false }).first().waitFor();
}));

for (const viewport of [{ width: 390, height: 844 }, { width: 320, height: 640 }, { width: 1280, height: 900 }]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`the Basic builder is accessible at ${viewport.width} px, ${colorScheme}`, muster.on(async (page) => {
      await begin(page, 'basic-italian-city-states-xiii');
      await page.getByRole('switch').click();
      await assertAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `scrolls sideways by ${wide} px`);
    }, { viewport, colorScheme }));
  }
}

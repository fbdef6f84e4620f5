// The parts of the program, which come after the start page: without a network they don't.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armyOf, keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { PARTS } from './program.mjs';

const muster = useMuster();

const refuses = { expected: /Failed to (fetch|load resource)/ };
const sentence = "This part of Muster couldn’t be loaded";

// Loads the page with no part to be had.
const withoutParts = async (page) => {
  await page.route(PARTS, (route) => route.abort());
  await page.reload();
};
const allow = (page) => page.unroute(PARTS);

const again = async (page, shown) => {
  await page.getByText(sentence).waitFor();
  // Asking once more without a network says the same.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(sentence).waitFor();
  await allow(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown.waitFor();
  assert.equal(await page.getByText(sentence).count(), 0);
};

for (const [link, heading] of [['Lists', 'Army lists'], ['Umpire', /umpire/i], ['Settings', 'Settings']]) {
  test(`${link}: it says that it can't be fetched, and comes when asked again`, muster.on(async (page) => {
    await withoutParts(page);
    await page.getByRole('link', { name: link }).first().click();
    await again(page, page.getByRole('heading', { name: heading, level: 1 }));
  }, refuses));
}

test('so does an army that is stored', muster.on(async (page) => {
  await keep(page, 'kept', armyOf(4));
  await page.evaluate(() => { location.hash = '#/army/kept'; });
  await withoutParts(page);
  await again(page, page.getByRole('textbox', { name: /name of the army/i }));
}, refuses));

test('the start page needs no part', muster.on(async (page) => {
  await keep(page, 'kept', armyOf(4));
  // The index names it once it was found.
  await page.reload();
  await page.getByText('Lagash, spring levy').first().waitFor();
  await withoutParts(page);
  await page.getByText('Lagash, spring levy').first().waitFor();
  await page.getByRole('link', { name: 'New army' }).first().waitFor();
  assert.equal(await page.getByText(sentence).count(), 0);
}, refuses));

test('all parts come by themselves once the start page stands', muster.on(async (page) => {
  const came = new Set();
  page.on('response', (response) => came.add(response.url().match(/split_\w+/)?.[0]));
  await page.reload();
  for (const part of ['builder', 'deal', 'table', 'links', 'reading']) {
    while (!came.has(`split_${part}`)) await page.waitForResponse(PARTS);
  }
}));

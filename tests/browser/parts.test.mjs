// The parts of the program that come when they are wanted: without a network they don't.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useMuster } from './harness.mjs';
import { add, buildLegal, home, startSumerians } from './steps.mjs';

const muster = useMuster();

const refuses = { expected: /Failed to (fetch|load resource)/ };
// The program itself is here already.
const PARTS = /\/app[^/]*\/(?!muster_bg|unpack)[^/]*\.wasm$/;
const refuse = (page) => page.route(PARTS, (route) => route.abort());
const allow = (page) => page.unroute(PARTS);
const sentence = "This part of Muster couldn't be fetched";

const again = async (page, name) => {
  await page.getByText(sentence).waitFor();
  // Asking once more without a network says the same.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(sentence).waitFor();
  await allow(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  assert.equal(await page.getByText(sentence).count(), 0);
};

for (const [link, heading] of [['Lists', 'Army lists'], ['Umpire', 'Umpire’s table'], ['Settings', 'Settings']]) {
  test(`${link}: it says that it can't be fetched, and comes when asked again`, muster.on(async (page) => {
    await refuse(page);
    await page.getByRole('link', { name: link }).first().click();
    await again(page, heading);
  }, refuses));
}

test('an army is edited, cured by hand and kept without any part', muster.on(async (page) => {
  await refuse(page);
  await buildLegal(page);
  await page.locator('#verdict-pill').getByText('Legal').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('#verdict-pill').getByText('Legal').waitFor({ state: 'hidden' });
  await home(page);
  await page.getByText('not legal').waitFor();
}, refuses));

test('cures, and the words for undo, come once they can be fetched', muster.on(async (page) => {
  await refuse(page);
  await startSumerians(page);
  await add(page, 'Spearmen');
  await page.locator('#verdict').getByText('has no general').waitFor();
  const cure = page.locator('#verdict').getByRole('button', { name: 'Add Battle cars with a Fair general' });
  assert.equal(await cure.count(), 0);
  await allow(page);
  await cure.first().waitFor();
  await page.getByRole('button', { name: 'Undo: Add Spearmen' }).waitFor();
}, refuses));

test('a button that is pressed while cures come is where it was', muster.on(async (page) => {
  let come;
  const coming = new Promise((resolve) => { come = resolve; });
  await page.route(PARTS, async (route) => {
    await coming;
    await route.continue();
  });
  await startSumerians(page);
  const button = page.getByRole('button', { name: 'Add Battle cars, ' });
  await button.hover();
  await page.mouse.down();
  come();
  await page.waitForTimeout(600);
  assert.equal(await page.locator('#verdict .cures button').count(), 0);
  await page.mouse.up();
  await page.locator('.unit').getByText('Battle cars').waitFor();
  await page.locator('#verdict .cures button').first().waitFor();
}));

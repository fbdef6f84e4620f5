// What index.html shows before the program is there: name, navigation, and a word that it comes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';

const muster = useMuster();

const PROGRAM = /\/app[^/]*\/muster_bg\.wasm$/;

// A second tab, in which the program doesn't come until it is let through.
const withoutProgram = async ({ host, context }, at = '') => {
  const page = await context.newPage();
  const held = [];
  await page.route(PROGRAM, (route) => { held.push(route); });
  await page.goto(host.url + at, { waitUntil: 'commit' });
  await page.getByText('Loading…').waitFor();
  return { page, letThrough: () => Promise.all(held.map((route) => route.continue())) };
};

for (const colorScheme of ['light', 'dark']) {
  for (const width of [390, 1280]) {
    test(`everybody can use the shell (${colorScheme}, ${width} px)`, muster.on(async (_, there) => {
      const { page } = await withoutProgram(there);
      assert.equal(await page.getByRole('navigation').getByRole('link', { name: 'Lists' }).isVisible(), true);
      const [content, screen] = await page.evaluate(() => [document.scrollingElement.scrollWidth, innerWidth]);
      assert.ok(content <= screen, `${content} px in ${screen}`);
      await assertAccessible(page);
    }, { colorScheme, viewport: { width, height: 844 } }));
  }
}

test('a link of the shell leads there as soon as the program is there, and the shell is gone', muster.on(async (_, there) => {
  const { page, letThrough } = await withoutProgram(there);
  await page.getByRole('link', { name: 'Rules' }).click();
  await letThrough();
  await page.getByText('largest-command').first().waitFor();
  assert.equal(await page.locator('#shell').count(), 0);
  assert.equal(await page.getByRole('navigation').count(), 1);
}));

test('at a deep link the shell shows nothing of the start page', muster.on(async (_, there) => {
  const { page } = await withoutProgram(there, '#/army/none');
  assert.equal(await page.getByText('Your armies', { exact: true }).count(), 0);
  assert.equal(await page.getByRole('heading').count(), 0);
}));

test('a program that can’t be fetched is said to be so', muster.on(async (_, { host, context }) => {
  const page = await context.newPage();
  await page.route(PROGRAM, (route) => route.abort());
  await page.goto(host.url);
  await page.getByRole('heading', { name: 'Muster couldn’t start' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).waitFor();
}, { expected: /Failed to (fetch|load resource)/ }));

test('without JavaScript it says what is missing', muster.on(async (page) => {
  const text = await page.locator('#shell').innerText();
  assert.match(text, /please allow JavaScript/);
  assert.doesNotMatch(text, /Loading/);
}, { javaScriptEnabled: false }));

// From the army lists to one list at one event.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';

const muster = useMuster();

const openLists = (page) => page.getByRole('link', { name: 'Lists', exact: true }).click();

const openList = async (page, name) => {
  await openLists(page);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
};

const chooseEvent = (page, id) => page.getByLabel('Event').selectOption(id);

// A row of the list's table, by the unit's name.
const row = (page, unit) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: unit, exact: true }) });

// Waits until a row shows these numbers.
const shows = (page, unit, numbers) => row(page, unit).getByText(numbers, { exact: true }).waitFor();

test('the page lists the army lists', muster.on(async (page) => {
  await openLists(page);
  await page.getByRole('link', { name: 'Early Sumerians' }).waitFor();
  assert.match(await page.title(), /Muster/);
  await page.getByLabel('Find an army').fill('SUMER');
  await page.getByText('1 list.').waitFor();
}));

test('a list shows what is printed and what an event allows', muster.on(async (page) => {
  await openList(page, 'Early Sumerians');
  await shows(page, 'Spearmen', '4-12, printed 8-24');
  await chooseEvent(page, '15mm-400');
  await shows(page, 'Spearmen', '4-24, printed 8-24');
  await chooseEvent(page, '15mm-500');
  await shows(page, 'Spearmen', '8-24');
}));

test('a list that fails to load says why and can be asked for again', muster.on(async (page) => {
  let broken = true;
  await page.route('**/lists/nubians.json', (route) =>
    broken ? route.fulfill({ status: 200, body: '{' }) : route.continue());
  await openLists(page);
  await page.getByRole('link', { name: 'Nubians' }).click();
  await page.getByText('cut off').waitFor();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, 'Warriors', '0-2, printed 0-4');
}));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can use the first pages and a list (${colorScheme})`, muster.on(async (page) => {
    await page.getByRole('heading', { name: 'Your armies' }).waitFor();
    await assertAccessible(page);
    await openList(page, 'Early Sumerians');
    await page.getByRole('rowheader', { name: 'Spearmen', exact: true }).waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByText('largest-command').waitFor();
    await assertAccessible(page);
  }, { colorScheme }));
}

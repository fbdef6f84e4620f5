// From the list of armies to one army's list at one event.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';

const muster = useMuster();

const openList = async (page, name) => {
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
};

const chooseEvent = (page, id) => page.getByLabel('Event').selectOption(id);

// A row of the list's table, by the unit's name.
const row = (page, unit) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: unit, exact: true }) });

// Waits until a row shows a range such as 8-24, with a hyphen or a dash.
const shows = (page, unit, least, most) =>
  row(page, unit).getByText(new RegExp(`\\b${least}\\s*[-–]\\s*${most}\\b`)).first().waitFor();

test('the page lists the army lists', muster.on(async (page) => {
  await page.getByRole('link', { name: 'Early Sumerians' }).waitFor();
  assert.match(await page.title(), /Muster/);
}));

test('a list shows what is printed and what an event allows', muster.on(async (page) => {
  await openList(page, 'Early Sumerians');

  await chooseEvent(page, '15mm-300');
  await shows(page, 'Spearmen', 8, 24);
  await shows(page, 'Spearmen', 4, 12);

  await chooseEvent(page, '15mm-400');
  await shows(page, 'Spearmen', 8, 24);
  await shows(page, 'Spearmen', 4, 24);
}));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can use the first page and a list (${colorScheme})`, muster.on(async (page) => {
    await page.getByRole('link', { name: 'Early Sumerians' }).waitFor();
    await assertAccessible(page);
    await openList(page, 'Early Sumerians');
    await page.getByRole('rowheader', { name: 'Spearmen', exact: true }).waitFor();
    await assertAccessible(page);
  }, { colorScheme }));
}

// The start page, a new army, and the pages to read: lists, rules, glossary.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { more, remove, row as army } from './start_page.mjs';
import { home, points, rename, startSumerians } from './steps.mjs';

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

const go = (page, hash) => page.goto(page.url().replace(/#.*|$/, hash));

// Armies of these names, and the start page.
const startWith = async (page, ...names) => {
  for (const name of names) {
    await go(page, '#/');
    await startSumerians(page);
    await rename(page, name);
  }
  await home(page);
  await page.getByRole('heading', { name: 'Your armies' }).waitFor();
};

const names = (page) => page.locator('.armies b').allTextContents();

test('a newcomer opens a legal sample and finds it among the armies', muster.on(async (page) => {
  await page.getByText('Heavy chariots').waitFor();
  await page.getByRole('button', { name: 'Open the sample' }).click();
  await points(page, '300');
  await home(page);
  await army(page, 'Lagash, a sample army').getByText('Legal').waitFor();
  await army(page, 'Lagash, a sample army').getByText('300 of 300 points').waitFor();
  await remove(page, 'Lagash, a sample army');
  await page.getByRole('heading', { name: 'An army for Impetus' }).waitFor();
  await page.getByText('Deleted armies (1)').waitFor();
}));

test('armies are named for their list and a number, sought, sorted, tagged and noted', muster.on(async (page) => {
  await startSumerians(page);
  await home(page);
  await startSumerians(page);
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Early Sumerians 2');
  await rename(page, 'Ur');
  await home(page);
  await army(page, 'Ur').getByText('to do').waitFor();
  assert.deepEqual(await names(page), ['Ur', 'Early Sumerians 1']);
  await page.getByLabel('Sort by').selectOption('Name');
  assert.deepEqual(await names(page), ['Early Sumerians 1', 'Ur']);

  const menu = await more(page, 'Ur');
  await menu.getByLabel('Tags').fill('Verona, Ideas');
  await menu.getByLabel('Note').fill('Paint four more archers');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ideas 1' }).click();
  assert.deepEqual(await names(page), ['Ur']);
  await page.getByRole('button', { name: 'All 2' }).click();
  await page.getByLabel('Search your armies').fill('ARCHERS');
  assert.deepEqual(await names(page), ['Ur']);
  await page.getByLabel('Search your armies').fill('elephants');
  await page.getByText('No army matches.').waitFor();
  await page.reload();
  await page.locator('.army-note').getByText('Paint four more archers').waitFor();

  // Another army takes a tag that is known with one tap.
  const other = await more(page, 'Early Sumerians 1');
  await other.getByRole('button', { name: 'Verona' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verona 2' }).waitFor();
  // The builder keeps both.
  await army(page, 'Ur').click();
  await rename(page, 'Uruk');
  await home(page);
  await army(page, 'Uruk').getByText('Verona').waitFor();
}));

test('a note that is being typed is kept when one goes back', muster.on(async (page) => {
  await startWith(page, 'Ur');
  const menu = await more(page, 'Ur');
  await menu.getByLabel('Note').pressSequentially('half a tho');
  await page.goBack();
  await page.getByLabel('Name of the army').waitFor();
  await home(page);
  assert.equal(await (await more(page, 'Ur')).getByLabel('Note').inputValue(), 'half a tho');
}));

test('a practice list says so and starts a friendly game', muster.on(async (page) => {
  await page.getByRole('link', { name: 'New army' }).click();
  await page.getByLabel('Find an army').fill('mid-rep');
  const entry = page.getByRole('button', { name: /^Mid-Republican Romans/ });
  await entry.getByText('practice list, figures not from the publisher').waitFor();
  await entry.getByText('this starts a friendly game').waitFor();
  await entry.click();
  await page.getByText('Friendly game, 300 points').first().waitFor();
  await home(page);
  await page.getByText('Mid-Republican Romans, practice list · Friendly game, 300 points').waitFor();
}));

test('any list can be taken to any event, and the page says what that means', muster.on(async (page) => {
  await page.getByRole('link', { name: 'New army' }).click();
  await page.getByLabel('Find an army').fill('mid-rep');
  await page.getByRole('button', { name: /^Use for 15mm, 300 points anyway/ }).click();
  await page.getByLabel('Name of the army').waitFor();
  await home(page);
  await page.getByText('Mid-Republican Romans, practice list · 15mm, 300 points').waitFor();
}));

test('an army is built from its list’s page', muster.on(async (page) => {
  await openList(page, 'Early Sumerians');
  await page.getByText('Spearmen: VBU 5, 21 points, up to half of those fielded.').waitFor();
  await page.getByText('Spearmen: 2 or 3 ranks.').waitFor();
  await chooseEvent(page, '15mm-400');
  await page.getByRole('button', { name: 'Build this army' }).click();
  await page.getByLabel('Name of the army').waitFor();
  await home(page);
  await army(page, 'Early Sumerians 1').getByText('of 400 points').waitFor();
  await openList(page, 'Swiss');
  await page.getByRole('button', { name: 'Play it as a friendly game' }).waitFor();
}));

test('rules and terms are found by their words', muster.on(async (page) => {
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'Generals' }).waitFor();
  await page.getByLabel('Find a rule').fill('joan');
  await page.getByText('1 rule.').waitFor();
  await page.getByRole('link', { name: 'glossary' }).click();
  await page.getByLabel('Find a term').fill('wombat');
  await page.getByText('No term matches.').waitFor();
}));

test('on a phone the navigation is one row, and nothing scrolls sideways', muster.on(async (page) => {
  await startWith(page, 'First', 'Second');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const hash of ['#/', '#/new', '#/lists', '#/list/early-sumerians', '#/rules', '#/glossary', '#/settings', '#/nowhere']) {
      await go(page, hash);
      await page.locator('h1').waitFor();
      const { nav, sideways, focus } = await page.evaluate(() => ({
        nav: document.querySelector('nav.bar').offsetHeight,
        sideways: document.documentElement.scrollWidth - window.innerWidth,
        focus: document.activeElement?.id,
      }));
      assert.ok(nav <= 62, `${hash} at ${width}: the navigation is ${nav} px high`);
      assert.ok(sideways <= 0, `${hash} at ${width}: ${sideways} px sideways`);
      assert.equal(focus, 'page-heading', hash);
    }
  }
}, { viewport: { width: 390, height: 700 } }));

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
    await page.getByRole('heading', { name: 'An army for Impetus' }).waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'New army' }).click();
    await page.getByLabel('Find an army').waitFor();
    await assertAccessible(page);
    await openList(page, 'Early Sumerians');
    await page.getByRole('rowheader', { name: 'Spearmen', exact: true }).waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByText('largest-command').waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'glossary' }).click();
    await page.getByRole('heading', { name: 'Glossary' }).waitFor();
    await assertAccessible(page);
    await openLists(page);
    await page.getByRole('link', { name: /^Assyrians/ }).click();
    await page.getByRole('columnheader', { name: 'Units' }).waitFor();
    await assertAccessible(page);
    await go(page, '#/nowhere/at/all');
    await page.getByText('There is nothing at “nowhere/at/all”').waitFor();
    await assertAccessible(page);
    await startWith(page, 'First', 'Second');
    await (await more(page, 'First')).getByLabel('Tags').fill('Verona');
    await assertAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Verona 1' }).waitFor();
    await assertAccessible(page);
  }, { colorScheme }));
}

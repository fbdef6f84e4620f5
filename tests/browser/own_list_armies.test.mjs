// Armies of own lists: what becomes of them while their list is changed, restored, sent or lost.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { go, inFreshProfile } from './links.mjs';
import { enter, points } from './steps.mjs';

const muster = useMuster();
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const sumerians = { at: '#/list/early-sumerians', ...desk };

const standing = (page, text) => page.locator('#standing').getByText(text).waitFor();
const hashOf = (page) => new URL(page.url()).hash;
const add = (page, ...troops) => troops.reduce(
  (before, troop) => before.then(() => page.getByRole('button', { name: `Add ${troop}, ` }).click()),
  Promise.resolve(),
);

// An own list, and the page of it in the editor.
const copyList = async (page) => {
  await page.locator('#edit-copy').click();
  await page.locator('#list-name').waitFor();
  return hashOf(page);
};

const buildOf = async (page) => {
  await page.locator('#build').click();
  await page.getByLabel('Name of the army').waitFor();
  return hashOf(page);
};

const change = async (page, selector, text) => {
  await page.locator(selector).fill(text);
  await page.locator(selector).blur();
};

const save = async (page, revision) => {
  await page.locator('#save-list').click();
  await standing(page, `Saved as revision ${revision}`);
};

const setPrice = async (page, price, revision) => {
  await change(page, '#troop-1-points', price);
  await save(page, revision);
};

// Another tab of the same browser; one that is asleep hears nothing of the others.
const anotherTab = async (context, page, hash, { asleep = false } = {}) => {
  const other = await context.newPage();
  if (asleep) {
    await other.addInitScript(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    });
  }
  await other.goto(page.url().split('#')[0] + hash);
  return other;
};

const backup = async (page) => {
  await go(page, '#/settings');
  const download = page.waitForEvent('download');
  await page.locator('#download-everything').click();
  return (await download).path();
};

const restore = async (page, file, choices = {}) => {
  await go(page, '#/settings');
  await page.locator('.file input').setInputFiles(file);
  await page.locator('#restore').waitFor();
  for (const [what, choice] of Object.entries(choices)) {
    await page.getByLabel(`What to do with ${what}`).selectOption(choice);
  }
  await page.locator('#restore').click();
  await page.getByText(/restored\.$/).waitFor();
};

test('an army that is open stays whole while its list is changed in another tab', muster.on(async (page, { context }) => {
  const list = await copyList(page);
  await buildOf(page);
  await add(page, 'Battle cars', 'Guti', 'Spearmen');
  await points(page, '54');
  const other = await anotherTab(context, page, list);
  await setPrice(other, '16', 2);
  await page.getByText('Battle cars cost 13 then, 16 now.').waitFor();
  await points(page, '57');
  await page.locator('#undo').click();
  await page.locator('#undo').click();
  await page.locator('#redo').click();
  await page.locator('#redo').click();
  await points(page, '57');
  await add(page, 'Spearmen');
  await page.reload();
  await points(page, '74');
  // The map, too.
  await go(page, hashOf(page).replace('army', 'map'));
  await page.locator('#line-up-all').click();
  await page.locator('#table .body').first().waitFor();
  const placed = () => page.locator('#table .body').count();
  const before = await placed();
  await setPrice(other, '17', 3);
  await page.waitForTimeout(500);
  assert.equal(await placed(), before);
  assert.ok(await page.locator('#undo').isEnabled());
}, sumerians));

test('a Basic army that is open stays whole while its list is changed in another tab', muster.on(async (page, { context }) => {
  const list = await copyList(page);
  await buildOf(page);
  await enter(page.getByLabel('Name of the army'), 'Kept');
  const other = await anotherTab(context, page, list);
  await change(other, '#list-dates', '2500 BC');
  await save(other, 2);
  await page.getByText('this is revision 2').waitFor();
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Kept');
  assert.ok(await page.locator('#undo').isEnabled());
}, { ...desk, at: '#/list/basic-assyrians' }));

test('a list changed in two tabs at once: the copy is told of, named, and what armies are built from', muster.on(async (page, { context }) => {
  const list = await copyList(page);
  const other = await anotherTab(context, page, list, { asleep: true });
  await other.locator('#list-name').waitFor();
  await change(page, '#troop-1-points', '16');
  await change(other, '#troop-1-points', '18');
  const notice = other.getByRole('alert').getByText(/“Early Sumerians, edited” was changed in another tab at the same time.* “Early Sumerians, edited, copy”/);
  await notice.waitFor();
  assert.equal(await other.locator('#list-name').inputValue(), 'Early Sumerians, edited, copy');
  assert.equal(await other.locator('#troop-1-points').inputValue(), '18');
  await assertAccessible(other);
  await other.getByRole('button', { name: 'OK' }).click();
  await notice.waitFor({ state: 'detached' });
  // What was done before can still be undone.
  assert.ok(await other.getByRole('button', { name: 'Undo' }).isEnabled());
  // A second time, and at the moment of building.
  const third = await anotherTab(context, page, list, { asleep: true });
  await third.locator('#list-name').waitFor();
  await change(third, '#troop-1-points', '21');
  await standing(page, 'Changed in another tab');
  await change(page, '#troop-1-points', '19');
  await third.locator('#build').click();
  await third.getByLabel('Name of the army').waitFor();
  await third.getByText(/“Early Sumerians, edited, copy 2”/).waitFor();
  await add(third, 'Battle cars');
  await points(third, '33');
  await go(page, '#/own-lists');
  const names = await page.locator('.entries b').allInnerTexts();
  assert.deepEqual(names.sort(), ['Early Sumerians, edited', 'Early Sumerians, edited, copy', 'Early Sumerians, edited, copy 2']);
}, sumerians));

test('a list deleted or changed in another tab says so, and goes on', muster.on(async (page, { context }) => {
  const list = await copyList(page);
  const other = await anotherTab(context, page, '#/own-lists');
  await change(page, '#troop-1-points', '16');
  const second = await anotherTab(context, page, list);
  await change(second, '#troop-1-points', '17');
  await standing(page, 'Changed in another tab. Undo begins anew from there.');
  assert.equal(await page.locator('#troop-1-points').inputValue(), '17');
  await other.getByRole('button', { name: /^Delete / }).click();
  await standing(page, 'Deleted in another tab: it is now among your deleted lists.');
  await change(page, '#troop-1-points', '18');
  assert.equal(await page.locator('#list-name').inputValue(), 'Early Sumerians, edited');
  assert.equal(hashOf(page), list);
  await page.reload();
  await standing(page, 'It is among your deleted lists');
  assert.equal(await page.locator('#troop-1-points').inputValue(), '18');
}, sumerians));

test('an army says that its list is another one since a restore', muster.on(async (page) => {
  const list = await copyList(page);
  const old = await backup(page);
  await go(page, list);
  await setPrice(page, '20', 2);
  const army = await buildOf(page);
  await add(page, 'Battle cars');
  await points(page, '32');
  await restore(page, old, { 'List: Early Sumerians, edited': 'Take from the backup' });
  // No verdict of the list as it was is shown.
  await go(page, '#/');
  await page.getByText('25').first().waitFor();
  await go(page, army);
  await page.getByText('The army was built from revision 2 of its list, and this is only revision 1. The figures here count.').waitFor();
  await go(page, list);
  await setPrice(page, '30', 2);
  await go(page, army);
  await page.getByText(/This isn’t the list that the army was built from: its revision 2 had other figures/).waitFor();
  await page.getByRole('button', { name: 'Continue with revision 2' }).click();
  await page.getByText(/This isn’t the list/).waitFor({ state: 'detached' });
  assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'BODY');
}, sumerians));

test('a list that was deleted for good comes back from its file, for its armies', muster.on(async (page) => {
  const list = await copyList(page);
  await setPrice(page, '20', 2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = await (await download).path();
  const army = await buildOf(page);
  await add(page, 'Battle cars');
  await points(page, '32');
  await go(page, '#/own-lists');
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByText('Deleted lists').click();
  await page.getByRole('button', { name: /^Delete for good/ }).click();
  await page.getByRole('button', { name: /won’t open any more/ }).click();
  await go(page, army);
  await page.getByText('which isn’t in this browser any more. Restore the list from a backup, or open its file.').waitFor();
  await go(page, `#/compare/${army.split('/').pop()}/${army.split('/').pop()}`);
  await page.getByText(/can’t be compared\. It was built from your own list “Early Sumerians, edited”/).waitFor();
  await go(page, list.replace('own-list/', 'list/own-'));
  await page.getByText('This list isn’t in this browser any more.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
  await go(page, '#/list/own-99999');
  await page.getByText('This list isn’t in this browser any more.').waitFor();
  await go(page, '#/own-lists');
  await page.locator('#list-file').setInputFiles(file);
  await page.locator('#list-name').waitFor();
  assert.equal(hashOf(page), list);
  await go(page, army);
  await points(page, '32');
  assert.equal(await page.getByRole('complementary', { name: 'Changes in the list' }).count(), 0);
}, sumerians));

test('part of a list that came with an army is marked, kept out of new armies, and put together', muster.on(async (page, { context }) => {
  await copyList(page);
  await setPrice(page, '14', 2);
  const send = async (...troops) => {
    await add(page, ...troops);
    await go(page, hashOf(page).replace('army', 'share'));
    await page.getByText(/ of the \d+ rows of your own list/).waitFor();
    return page.locator('#link').inputValue();
  };
  const army = await buildOf(page);
  const first = await send('Battle cars');
  await go(page, army);
  const second = await send('Slingers');
  await inFreshProfile(context, first, async (other) => {
    const take = async (link, troops) => {
      await other.goto(link);
      await other.locator('#save-copy').click();
      await other.getByLabel('Name of the army').waitFor();
      for (const troop of troops) await other.locator('.side-army').getByText(troop).first().waitFor();
    };
    // Whoever is to judge the army sees what it is judged by.
    await other.getByText('The list it was built from').click();
    await other.getByText(/only what the army needs came with it: \d+ rows\./).waitFor();
    await other.locator('#list-of-player').getByRole('row', { name: /Battle cars.* 14 / }).waitFor();
    await assertAccessible(other);
    const about = other.getByText(/Part of a list: only the rows that its armies need · \d+ rows/);
    await take(first, ['Battle cars']);
    await go(other, '#/own-lists');
    await about.waitFor();
    const rows = await about.innerText();
    await go(other, '#/new');
    await other.getByLabel('Find an army').fill('Early Sumerians');
    await other.getByRole('button', { name: /^Early Sumerians/ }).first().waitFor();
    assert.equal(await other.getByText('Early Sumerians, edited').count(), 0);
    await take(second, ['Battle cars', 'Slingers']);
    await take(first, ['Battle cars']);
    await go(other, '#/own-lists');
    await about.waitFor();
    assert.equal(await other.locator('.entries .army').count(), 1);
    assert.notEqual(await about.innerText(), rows);
    await other.locator('.entries a').click();
    await other.getByText('Part of a list: only the rows that its armies need.').waitFor();
  });
}, sumerians));

test('troops that were removed are named, and the army can stay with what it was built from', muster.on(async (page) => {
  const list = await copyList(page);
  const army = await buildOf(page);
  await add(page, 'Battle cars', 'Guti');
  await points(page, '37');
  await go(page, list);
  await page.locator('#row-1').waitFor();
  await page.getByRole('button', { name: 'More for Battle cars' }).click();
  await page.getByRole('button', { name: 'Remove Battle cars', exact: true }).click();
  await save(page, 2);
  await go(page, army);
  await page.getByText('Battle cars: no longer on the list.').waitFor();
  assert.equal(await page.getByText('Battle cars: no longer on the list.').count(), 1);
  await page.getByText('Battle cars (no longer on the list)').first().waitFor();
  await page.getByRole('button', { name: 'Stay with revision 1' }).click();
  await page.getByText('no longer on the list').first().waitFor({ state: 'detached' });
  await points(page, '37');
  assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  await go(page, '#/own-lists');
  await page.getByText('Early Sumerians, edited, revision 1').waitFor();
  await go(page, army);
  await points(page, '37');
}, sumerians));

test('the start page shows no verdict by a list as it was', muster.on(async (page) => {
  const list = await copyList(page);
  await buildOf(page);
  await add(page, 'Battle cars');
  await points(page, '25');
  await go(page, list);
  await setPrice(page, '40', 2);
  await go(page, '#/');
  await page.locator('.armies').getByText('52').first().waitFor();
}, { ...sumerians, ...phone }));

test('a list restored under another number has its armies with it, and is backed up', muster.on(async (page, { context, host }) => {
  const list = await copyList(page);
  await setPrice(page, '20', 2);
  const army = await buildOf(page);
  await add(page, 'Battle cars');
  await points(page, '32');
  const file = await backup(page);
  await inFreshProfile(context, `${host.url}#/settings`, async (other) => {
    // Another list that came to the same number.
    const theirs = JSON.parse(await readFile(file, 'utf8'));
    for (const key of Object.keys(theirs.stored)) if (!key.startsWith('muster:list:')) delete theirs.stored[key];
    const early = { name: 'early.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(theirs)) };
    await other.locator('.file input').setInputFiles(early);
    await other.locator('#restore').click();
    await other.getByText('One item was restored.').waitFor();
    await other.getByText('There is nothing to back up yet.').or(other.getByText('Nothing has changed since the last backup.')).waitFor();
    await go(other, list);
    await other.locator('#list-name').waitFor();
    await change(other, '#troop-1-points', '50');
    await other.locator('#save-list').click();
    await standing(other, 'Saved as revision 3');
    await go(page, list);
    await setPrice(page, '22', 3);
    const newer = await backup(page);
    await restore(other, newer, { 'List: Early Sumerians, edited': 'Keep both' });
    await go(other, army);
    await points(other, '34');
    await other.getByText('Battle cars cost 20 then, 22 now.').waitFor();
  });
}, sumerians));

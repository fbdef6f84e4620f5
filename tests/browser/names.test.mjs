// Every field that takes words, full of markup, marks that turn text and emoji: shown as text,
// nothing runs, and it is there again after a reload.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useMuster } from './harness.mjs';
import { assertHarmless, go, inFreshProfile } from './links.mjs';
import { compare, duplicate, more } from './start_page.mjs';
import { add, enter, home, rename, startSumerians } from './steps.mjs';

const muster = useMuster();

// Within the 40 letters that a terrain piece may have.
const WILD = '<img src=x onerror=__pwned=1>\u202e\u2067🐘';

// What others read has no marks that turn it round.
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CALM = '<img src=x onerror=__pwned=1>🐘';

const DESK = { viewport: { width: 1280, height: 900 } };

const same = async (field, text) => {
  await field.waitFor();
  assert.equal(await field.inputValue(), text);
};

test('an army, its player and its commands', muster.on(async (page, { context }) => {
  await startSumerians(page);
  await rename(page, `${WILD} army`);
  await enter(page.getByRole('textbox', { name: 'Player' }), `${WILD} player`);
  await enter(page.getByLabel('Name of the command'), `${WILD} command`);
  // Its name stands in findings, choices and titles too.
  await page.getByLabel('Flank march').selectOption({ label: `${WILD} command, left` });
  await page.locator('#verdict').getByText('A flank march would leave nobody on the table.').waitFor();
  await assertHarmless(page, assert);
  await page.reload();
  await same(page.getByLabel('Name of the army'), `${WILD} army`);
  await same(page.getByRole('textbox', { name: 'Player' }), `${WILD} player`);
  await same(page.getByLabel('Name of the command'), `${WILD} command`);
  await page.locator('#command-menu-1').click();
  await page.getByRole('dialog').getByText(`${WILD} command`).waitFor();
  await assertHarmless(page, assert);
  await page.keyboard.press('Escape');
  await page.locator('#copy-text').click();
  await page.getByRole('dialog').getByText('<img src=x').first().waitFor();
  await assertHarmless(page, assert);
  await page.keyboard.press('Escape');
  let link;
  for (const paper of ['Print', 'Map', 'Share']) {
    await page.getByRole('link', { name: paper, exact: true }).click();
    await page.getByText('<img src=x').first().waitFor();
    await assertHarmless(page, assert);
    if (paper === 'Share') link = await page.locator('#link').inputValue();
    await page.goBack();
    await page.locator('#army-name').waitFor();
  }
  await inFreshProfile(context, link, async (other) => {
    await other.getByText(`${CALM} command has no units.`).first().waitFor();
    assert.doesNotMatch(await other.locator('body').innerText(), TURNS);
    await assertHarmless(other, assert);
  });
  await home(page);
  await page.locator('.armies b').getByText(`${WILD} army`).waitFor();
  await assertHarmless(page, assert);
  await duplicate(page, `${WILD} army`);
  await add(page, 'Spearmen');
  await home(page);
  const menu = await more(page, `${WILD} army`);
  await menu.getByLabel('Tags').fill(`${WILD} tag`);
  await menu.getByLabel('Note').fill(`${WILD} note`);
  await assertHarmless(page, assert);
  await page.keyboard.press('Escape');
  await page.locator('.armies .tag').getByText(`${WILD} tag`).waitFor();
  await page.locator('.army-note').getByText(`${WILD} note`).waitFor();
  await compare(page, `${WILD} army`, `${WILD} army, copy`);
  await page.getByRole('row').filter({ hasText: 'Spearmen' }).first().waitFor();
  await assertHarmless(page, assert);
}, DESK));

test('a piece of terrain', muster.on(async (page) => {
  await startSumerians(page);
  await add(page, 'Slingers');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.locator('#line-up-all').click();
  await page.locator('#add-wood').click();
  await enter(page.locator('#piece-name'), WILD);
  await page.locator('#table text').filter({ hasText: '<img src=x' }).waitFor();
  // The ground's name is in what is said of the ambush in it.
  await page.locator('#selected-toggle-0').check();
  await assertHarmless(page, assert);
  await page.reload();
  await page.locator('#table text').filter({ hasText: '<img src=x' }).waitFor();
  await page.locator('.terrain').first().focus();
  await page.keyboard.press('Enter');
  await same(page.locator('#piece-name'), WILD);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.locator('.leaf').getByText('<img src=x').first().waitFor();
  // The map on paper is a picture, and a sound one: the name in it breaks no markup.
  assert.equal(await page.locator('img').count(), 1);
  await page.waitForFunction(() => document.querySelector('.leaf img').naturalWidth > 0);
  assert.equal(await page.evaluate(() => window.__pwned), undefined);
}, DESK));

test('an event and the reason of a waiver', muster.on(async (page) => {
  await page.locator('#event-name').fill(WILD);
  await page.locator('#waived-rule').selectOption('ambush');
  await page.locator('#waived-why').fill(WILD);
  await page.locator('#waive').click();
  await page.locator('#keep-event').click();
  await page.getByText('Saved. You can choose it for new armies.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Start from this: <img' }).click();
  await same(page.locator('#event-name'), WILD);
  await page.locator('#differences').getByText(`Ambushes (${CALM})`).waitFor();
  await assertHarmless(page, assert);
  await go(page, '#/new');
  await page.getByLabel(WILD).check();
  await page.getByLabel('Find an army').fill('sumer');
  await page.getByRole('button', { name: /^Early Sumerians/ }).click();
  await page.locator('#change-event').getByText(WILD).waitFor();
  await page.reload();
  await page.locator('#change-event').getByText(WILD).waitFor();
  await assertHarmless(page, assert);
}, { at: '#/event', ...DESK }));

test('what is sought, and the name of a file', muster.on(async (page) => {
  await page.getByLabel('Find an army').fill(WILD);
  await page.getByText('No list').waitFor();
  await assertHarmless(page, assert);
  await go(page, '#/settings');
  const file = { name: `${WILD}.txt`, mimeType: 'text/plain', buffer: Buffer.from('no army') };
  await page.locator('.settings input[type="file"]').setInputFiles(file);
  await page.getByRole('alert').getByText('<img src=x').waitFor();
  await assertHarmless(page, assert);
}, { at: '#/lists', ...DESK }));

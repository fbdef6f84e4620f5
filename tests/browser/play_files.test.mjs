// Games that travel: without a network, as a file, in a backup; and tournaments with them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { startGame } from './games.mjs';
import { useMuster } from './harness.mjs';
import { go, inFreshProfile, lagash } from './links.mjs';

const muster = useMuster();

const tiles = (page, side) => page.locator(`.army-column.side-${side} button.loss`);

// Everything that a player sees of where the game stands.
const standing = (page) =>
  page.evaluate(() => ({
    head: document.querySelector('.play-top').textContent.replace(' · screen stays on', ''),
    tiles: [...document.querySelectorAll('.tile')].map((it) => `${it.className.replace(' held', '')} ${it.textContent}`),
    notches: [...document.querySelectorAll('.notches i')].map((it) => it.className),
  }));

const downloaded = async (page, click) => {
  const coming = page.waitForEvent('download');
  await click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

const file = ({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

const saveGame = (page) =>
  downloaded(page, async () => {
    await page.locator('#game-menu').click();
    await page.locator('#game-file').click();
  });

test('a game is begun, closed, reopened and played on without a network', muster.on(async (page, { host, context }) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await host.stop();
  try {
    await startGame(page);
    await tiles(page, 'a').nth(1).click();
    await tiles(page, 'b').nth(2).click();
    await page.locator('#end-turn').click();
    await page.locator('.turn-line').getByText('2', { exact: true }).waitFor();
    const before = await standing(page);
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.locator('.tile').first().waitFor();
    assert.deepEqual(await standing(again), before);
    // Played on: a loss, dice, the rules, the score, another reload.
    await tiles(again, 'a').nth(1).click();
    await again.getByRole('button', { name: 'Melee', exact: true }).click();
    await again.getByRole('button', { name: 'Roll', exact: true }).click();
    await again.locator('.last-roll').getByText('It stays in the log.').waitFor();
    await again.locator('#game-menu').click();
    await again.getByRole('button', { name: 'Rules for these armies' }).click();
    await again.locator('dialog[open] .quick-cards').waitFor();
    await again.keyboard.press('Escape');
    const after = await standing(again);
    assert.notDeepEqual(after, before);
    await again.reload();
    await again.locator('.tile').first().waitFor();
    assert.deepEqual(await standing(again), after);
  } finally {
    await host.start();
  }
}, { serviceWorkers: 'allow', expected: /Failed to load resource|for http/, viewport: { width: 1280, height: 900 } }));

test('one game as a file opens in another browser as it stands', muster.on(async (page, { host, context }) => {
  await startGame(page);
  await tiles(page, 'a').nth(1).click();
  await page.locator('#area-side-b').click();
  await page.getByRole('button', { name: /^Built-up area lost, 3 VD: / }).waitFor();
  await page.getByText('3 of ').first().waitFor();
  const before = await standing(page);
  const saved = await saveGame(page);
  assert.equal(saved.name, 'Ur-v-Lagash--spring-levy.game.json');
  await inFreshProfile(context, `${host.url}#/games`, async (other) => {
    await other.locator('#open-game-file').setInputFiles([file({ name: 'x.json', text: '{"sides": 1, "log": []}' })]);
    await other.getByText('Muster can’t read this as a game.').waitFor();
    await other.locator('#open-game-file').setInputFiles([file({ name: 'x.txt', text: lagash })]);
    await other.getByText('x.txt isn’t a game. Open it in Settings.').waitFor();
    await assertAccessible(other);
    await other.locator('#open-game-file').setInputFiles([file(saved)]);
    await other.locator('.tile').first().waitFor();
    assert.deepEqual(await standing(other), before);
    // Its log came with it, so everything can still be undone.
    await other.locator('#undo').click();
    await other.getByRole('button', { name: /^Built-up area lost: Lagash/ }).waitFor();
    // A file that is dropped anywhere comes to the same page.
    await go(other, '#/settings');
    await other.locator('.settings input[type="file"]').setInputFiles([file(saved)]);
    await other.locator('.tile').first().waitFor();
    assert.deepEqual(await standing(other), before);
    await go(other, '#/games');
    assert.equal(await other.locator('.entries a.entry').count(), 2);
    // Deleted and brought back.
    await other.getByRole('button', { name: /^Delete Ur v Lagash/ }).first().click();
    await other.getByText('Deleted games').click();
    await other.getByRole('button', { name: /^Bring back/ }).click();
    assert.equal(await other.locator('.entries a.entry').count(), 2);
  });
}, { viewport: { width: 1280, height: 900 } }));

test('losses below zero or above the VBU in a file are refused, and nothing else is lost', muster.on(async (page, { host, context }) => {
  await startGame(page);
  await tiles(page, 'a').nth(1).click();
  const before = await standing(page);
  const { name, text } = await saveGame(page);
  const game = JSON.parse(text);
  const unit = { side: 'a', unit: game.sides.a.commands[0].units[0].id };
  const spoilt = (vbu) => file({ name, text: JSON.stringify({ ...game, log: [...game.log, { at: 1, deed: { lose: { unit, vbu } } }] }) });
  await inFreshProfile(context, `${host.url}#/games`, async (other) => {
    await other.locator('#open-game-file').setInputFiles([spoilt(-1)]);
    await other.getByText('Muster can’t read this as a game.').waitFor();
    // More than it has: the entry is struck out in the log, and the unit stands as it was.
    await other.locator('#open-game-file').setInputFiles([spoilt(99)]);
    await other.locator('.tile').first().waitFor();
    assert.deepEqual(await standing(other), before);
    await other.locator('.game-log s').getByText('lost 99 VBU').waitFor();
    await tiles(other, 'a').nth(1).click();
    assert.notDeepEqual(await standing(other), before);
  });
}, { viewport: { width: 1280, height: 900 } }));

test('a tournament as a file, and a backup with games and tournaments', muster.on(async (page, { host, context }) => {
  await startGame(page);
  await tiles(page, 'a').nth(1).click();
  const before = await standing(page);
  const game = page.url().replace(/^.*#/, '#');
  await go(page, '#/tournaments');
  await page.locator('#tournament-name').fill('Lugano, 12 May');
  await page.getByRole('radio', { name: 'New system' }).check();
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.locator('#new-player').fill('Ada\nBen');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.day-players li').nth(1).waitFor();
  const day = await downloaded(page, () => page.locator('#file').click());
  await go(page, '#/settings');
  const backup = await downloaded(page, () => page.locator('#download-everything').click());
  await inFreshProfile(context, `${host.url}#/tournaments`, async (other) => {
    await other.locator('#open-tournament-file').setInputFiles([file(day)]);
    await other.getByRole('heading', { name: 'Lugano, 12 May' }).waitFor();
    assert.equal(await other.locator('.day-players li').count(), 2);
  });
  await inFreshProfile(context, `${host.url}#/settings`, async (other) => {
    const restore = async () => {
      await other.locator('.settings input[type="file"]').setInputFiles([file(backup)]);
      await other.locator('#restore').click();
    };
    await restore();
    await other.getByText('3 items were restored.').waitFor();
    await go(other, game);
    await other.locator('.tile').first().waitFor();
    assert.deepEqual(await standing(other), before);
    // Played on here: the backup is older, and keeps its hands off.
    await other.locator('.army-column.side-a button.loss').nth(2).click();
    const later = await standing(other);
    await go(other, '#/settings');
    await other.locator('.settings input[type="file"]').setInputFiles([file(backup)]);
    await other.getByText('newer here').waitFor();
    await other.locator('#restore').click();
    await other.getByText('Nothing was changed.').waitFor();
    await go(other, game);
    await other.locator('.tile').first().waitFor();
    assert.deepEqual(await standing(other), later);
    await go(other, '#/tournaments');
    await other.getByText('Lugano, 12 May').waitFor();
  });
}, { viewport: { width: 1280, height: 900 } }));

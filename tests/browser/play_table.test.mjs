// What lies around the units of a game: the screen that stays on, the ways through the sheet, dice
// for generals and for initiative.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { startGame } from './games.mjs';
import { useMuster } from './harness.mjs';
import { go } from './links.mjs';

const muster = useMuster();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 900 } };

// A browser that grants the screen's lock, or refuses it, and writes down what was asked.
const fakeLock = (page, isGranted) =>
  page.addInitScript((isGranted) => {
    window.locks = { held: 0, asked: 0 };
    const request = async (type) => {
      window.locks.asked += 1;
      if (!isGranted || type !== 'screen') throw new DOMException('no', 'NotAllowedError');
      window.locks.held += 1;
      return { release: async () => { window.locks.held -= 1; } };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  }, isGranted);

test('the screen stays on while a game is open, and no longer', muster.on(async (page) => {
  await fakeLock(page, true);
  await startGame(page);
  await page.locator('.play-top').getByText('screen stays on').waitFor();
  assert.equal(await page.evaluate(() => window.locks.held), 1);
  await go(page, '#/games');
  await page.waitForFunction(() => window.locks.held === 0);
}, PHONE));

test('a browser that refuses to keep the screen on is believed', muster.on(async (page) => {
  await fakeLock(page, false);
  await startGame(page);
  await page.waitForFunction(() => window.locks.asked > 0);
  assert.doesNotMatch(await page.locator('.play-top').innerText(), /screen stays on/);
  await page.locator('.army-column.side-a button.loss').nth(1).tap();
  await page.locator('.in-hand').getByText('VBU 4 of 5').waitFor();
}, PHONE));

test('every control of a game is large enough for a thumb, and a bar leads to its army', muster.on(async (page) => {
  await startGame(page);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.play-top button, .play button, .in-hand button, .thumb button, dialog[open] button, dialog[open] select')]
        .map((it) => [it.id || it.textContent.trim(), it.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
        .map(([name, { width, height }]) => `${name}: ${width} × ${height}`));
  await page.locator('.army-column.side-a button.loss').first().tap();
  assert.deepEqual(await small(), []);
  await page.locator('#thumb-dice').tap();
  for (const kind of ['Initiative', 'Fire', 'Melee', 'Cohesion', 'Discipline', 'General', 'Free']) {
    await page.getByRole('button', { name: kind, exact: true }).tap();
    assert.deepEqual(await small(), [], kind);
  }
  await page.keyboard.press('Escape');
  const top = () => page.evaluate(() => document.querySelector('.army-column.side-b').getBoundingClientRect().top);
  assert.ok((await top()) > 844);
  await page.getByRole('button', { name: /^Lagash, spring levy/ }).tap();
  await page.waitForFunction(() => {
    const { top } = document.querySelector('.army-column.side-b').getBoundingClientRect();
    return top > 60 && top < 300;
  });
}, PHONE));

test('on a desk rules and score are one click away', muster.on(async (page) => {
  await startGame(page);
  await page.locator('#desk-rules').click();
  await page.locator('dialog[open] .quick-cards').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#desk-score').click();
  await page.locator('dialog[open] #score-line').waitFor();
  await assertAccessible(page);
}, DESK));

test('a general’s fate is told with its modifiers as one number, and stays as it was rolled', muster.on(async (page) => {
  await startGame(page);
  await page.locator('.army-column.side-a button.loss').first().click();
  await page.getByRole('button', { name: 'General', exact: true }).click();
  await page.getByText(/has lost some of their signs, so look them up and enter the sum\./).waitFor();
  // Nobody but generals can be tested for.
  const offered = await page.getByLabel('The general’s unit').locator('optgroup option').allInnerTexts();
  assert.deepEqual(offered.map((text) => text.replace(/,.*$/, '')), ['Battle cars', 'Battle cars', 'Battle cars', 'Guards']);
  await page.locator('[aria-label="Tested in"]').getByRole('button', { name: 'Fire' }).click();
  await page.getByRole('button', { name: 'Modifiers: 1 more' }).click();
  await page.getByRole('button', { name: 'Type it in' }).click();
  await page.getByLabel('The dice').fill('6 5');
  await page.getByRole('button', { name: 'Enter these dice' }).click();
  const killed = 'He is killed; his troops fight on.';
  await page.locator('.last-roll').getByText(killed).waitFor();
  await page.locator('[aria-label="Tested in"]').getByRole('button', { name: 'Melee' }).click();
  await page.locator('.last-roll').getByText(killed).waitFor();
  await page.reload();
  await page.locator('.last-roll').getByText(killed).waitFor();
  await page.locator('.game-log').getByText(`11 + 1 = 12 (typed in). ${killed}`).waitFor();
  await assertAccessible(page);
  // Both rolls for initiative are told together.
  await page.getByRole('button', { name: 'Initiative', exact: true }).click();
  await page.getByRole('button', { name: 'Type it in' }).click();
  await page.getByLabel('The first army’s dice').fill('6 1');
  await page.getByLabel('The second army’s dice').fill('2 2');
  await page.getByRole('button', { name: 'Enter these dice' }).click();
  await page.locator('.last-roll').getByText('Ur 9, Lagash, spring levy 6: Ur first.').waitFor();
}, DESK));

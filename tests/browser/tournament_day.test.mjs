// A day's table where it isn't plain: an odd number, everybody has met, ties, paper.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { go } from './links.mjs';

const muster = useMuster();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const begin = async (page, players) => {
  await go(page, '#/tournaments');
  await page.locator('#tournament-name').fill('Lugano, 12 May');
  await page.getByRole('radio', { name: 'Basic Impetus' }).check();
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.locator('#new-player').fill(players.join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.day-players li').nth(players.length - 1).waitFor();
};

const typeRound = async (page, round) => {
  await page.locator('#by-hand').click();
  await page.locator('#typed-round').fill(round);
  await page.locator('#start-round:enabled').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

// The first player wins, with these losses.
const enter = async (page, [lost1, lost2]) => {
  await page.getByRole('button', { name: /^Enter result/ }).first().click();
  for (const [id, lost] of [['first', lost1], ['second', lost2]]) {
    await page.locator(`#${id}-vdt`).fill('20');
    await page.locator(`#${id}-vd-lost`).fill(String(lost));
  }
  await page.locator('#first-routed').setChecked(false);
  await page.locator('#second-routed').setChecked(true);
  await page.locator('#save-result').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const tables = async (page) =>
  (await page.locator('.game').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));

test('an odd number: each sits out once, and when all have met the round is typed', muster.on(async (page) => {
  await begin(page, ['Ada', 'Ben', 'Cleo']);
  const idle = [];
  // Nobody is first before anybody has played.
  await typeRound(page, 'Ada v Ben');
  assert.equal((await page.locator('.ranking .place').allInnerTexts()).join('').trim(), '');
  await page.locator('#drop-round').tap();
  for (let round = 1; round <= 3; round += 1) {
    await page.locator('#pair').tap();
    await page.getByRole('heading', { name: `Round ${round}` }).waitFor();
    idle.push((await tables(page)).find((text) => text.includes('No opponent')).match(/Ada|Ben|Cleo/)[0]);
    await enter(page, [2, 10]);
    await page.getByText(`after round ${round}`).waitFor();
  }
  assert.deepEqual(idle.toSorted(), ['Ada', 'Ben', 'Cleo']);
  await page.locator('#pair').tap();
  const why = page.getByText('There is no way left in which nobody meets an opponent twice. Pair the round by hand: there it is allowed.');
  await why.waitFor();
  // Seen where it was tapped.
  const { top, bottom } = await why.evaluate((it) => it.getBoundingClientRect());
  assert.ok(top > 0 && bottom < 844, `${top} to ${bottom}`);
  await page.locator('#by-hand').tap();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText(/have already met\./).waitFor();
  await assertAccessible(page);
  await page.locator('#typed-round').fill('Ada v Bob');
  await dialog.getByText('“Bob” isn’t one of the players.').waitFor();
  assert.ok(await page.locator('#start-round').isDisabled());
  await page.locator('#typed-round').fill('cleo - ada\nBen');
  await dialog.getByText('Cleo and Ada have already met.').waitFor();
  await page.locator('#start-round').tap();
  await page.getByRole('heading', { name: 'Round 4' }).waitFor();
  const [first, second] = await tables(page);
  assert.match(first, /Cleo .* Ada/);
  assert.match(second, /Ben .*No opponent/);
}, PHONE));

test('the figure that settled a tie is marked, and said', muster.on(async (page) => {
  await begin(page, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']);
  await typeRound(page, 'Ada v Ben\nCleo v Dan\nEve v Fay');
  await enter(page, [4, 10]);
  await enter(page, [5, 11]);
  await enter(page, [4, 12]);
  await page.getByText('after round 1').waitFor();
  const rows = await page.locator('.ranking tbody tr').evaluateAll((rows) =>
    rows.map((row) => [...row.cells].map((cell) => {
      const mark = cell.querySelector('.decided');
      return mark ? `*${mark.textContent}*` : (cell.querySelector('b') ?? cell).textContent;
    }).join(' ')));
  assert.deepEqual(rows, [
    '1 Eve 7 7 *+8* 12',
    '2 Cleo 7 7 +6 *11*',
    '3 Ada 7 7 +6 *10*',
    '4 Dan 4 4 −6 *5*',
    '5 Ben 4 4 −6 *4*',
    '6 Fay 4 4 *−8* 4',
  ]);
  await page.getByText('9 marks the figure that settled a tie.').waitFor();
  await page.getByText('Cleo is ahead of Ada by VD destroyed, 11 to 10.').waitFor();
  await assertAccessible(page);
}));

test('on paper: the round, its results and the whole ranking, and nothing to press', muster.on(async (page) => {
  await begin(page, ['Ada, Incas', 'Ben', 'Cleo', 'Dan']);
  await typeRound(page, 'Ada v Ben\nCleo v Dan');
  await enter(page, [4, 10]);
  await enter(page, [5, 11]);
  await page.getByText('after round 1').waitFor();
  await page.emulateMedia({ media: 'print' });
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  for (const seen of ['Lugano, 12 May', 'Incas', 'R1', 'Won, 4 VD lost: 7.']) {
    assert.ok(await page.getByText(seen).first().isVisible(), seen);
  }
  const pressed = await page.locator('main button:visible:not(.score), main input:visible, main a:visible, nav:visible').allInnerTexts();
  assert.deepEqual(pressed, []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
}));

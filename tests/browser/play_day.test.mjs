// What a day at the table brings: ties, a lone command, dice made again, undo on a phone, a command
// that breaks out of sight, no room left, a game of Basic Impetus that is killed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { armyOf, keep } from './armies.mjs';
import { startGame } from './games.mjs';
import { useMuster } from './harness.mjs';
import { go } from './links.mjs';

const muster = useMuster();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const tiles = (page, side) => page.locator(`.army-column.side-${side} button.loss`);

const explorer = (page, side) => page.locator(`.explorer.side-${side}`);

const explore = async (page, side, dice) => {
  await explorer(page, side).getByRole('button', { name: /^Type it in/ }).tap();
  await explorer(page, side).getByRole('textbox').fill(dice);
  await explorer(page, side).getByRole('button', { name: 'Enter' }).tap();
};

const lines = async (page) =>
  (await page.locator('.game-log li p').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim());

const justNames = async (page, event) => {
  await go(page, '#/games/new');
  for (const [letter, name] of [['a', 'Incas'], ['b', 'Welsh']]) {
    await page.locator(`#from-${letter}-just-a-name`).tap();
    await page.locator(`#name-${letter}`).fill(name);
    await page.locator(`#vdt-${letter}`).fill('18');
  }
  await page.locator('#game-event').selectOption(event);
  await page.locator('#set-the-table').tap();
};

// Takes the tab away as a phone does, and opens the same address in another.
const killAndReopen = async (page, context) => {
  const address = page.url();
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  const again = await context.newPage();
  await again.goto(address);
  return again;
};

test('a full tie is rolled again by both, and then nobody rolls twice', muster.on(async (page) => {
  await justNames(page, '15mm-300');
  await explore(page, 'a', '3 4');
  assert.equal(await page.locator('#explore-side-a').count(), 0, 'one roll each');
  await explore(page, 'b', '5 2');
  await page.getByText('A tie, and the same points: both roll again.').waitFor();
  await explore(page, 'b', '6 6');
  await explore(page, 'a', '1 2');
  await page.getByText('Major control of the battlefield: Welsh, by the higher total.').waitFor();
  assert.equal(await page.locator('.explorer button').count(), 0);
  await page.locator('details summary', { hasText: 'Log' }).tap();
  const log = await lines(page);
  assert.equal(log.length, 4, 'all four rolls stay');
  assert.match(log[0], /^Incas explored: .*\(rolled again\)$/);
  assert.doesNotMatch(log[3], /again/);
}, PHONE));

test('one command at 300 points may leave as many units waiting as its general’s bonus', muster.on(async (page) => {
  await keep(page, 'one', armyOf(8, { name: 'Ur', commands: 1 }));
  await keep(page, 'two', armyOf(14, { name: 'Kish' }));
  await page.reload();
  await go(page, '#/games/new/one');
  await page.locator('#said-a').getByText('VDT').waitFor();
  await page.locator('#from-b-own-army').tap();
  await page.locator('#army-b').selectOption('two');
  await page.locator('#set-the-table:enabled').tap();
  await page.locator('#attacker-side-b').tap();
  const steps = (await page.locator('.steps li').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  assert.deepEqual(steps.map((step) => step.replace(/Command \d, \d+ VD/, 'a command')), [
    'Kish: baggage and permanent fortifications',
    'Ur: baggage and permanent fortifications',
    'Ur: all units; up to 2 units may wait, as many as the general’s bonus',
    'Kish: a command',
    'Ur: the units that waited',
    'Kish: a command',
  ]);
  const vd = steps.filter((step) => step.includes('Command')).map((step) => Number(/(\d+) VD/.exec(step)[1]));
  assert.ok(vd[0] >= vd[1], 'the command with most VD comes first');
}, PHONE));

test('a roll that is made again says so, beside the dice and in the log', muster.on(async (page) => {
  await startGame(page);
  await tiles(page, 'a').nth(2).tap();
  await page.locator('#thumb-dice').tap();
  await page.getByRole('button', { name: 'Discipline', exact: true }).tap();
  const panel = page.locator('dialog[open]');
  await panel.getByRole('button', { name: 'Roll', exact: true }).tap();
  await panel.locator('.last-roll').waitFor();
  assert.equal(await panel.locator('.rolled-again').count(), 0);
  await panel.getByRole('button', { name: 'Roll', exact: true }).tap();
  await panel.locator('.rolled-again').getByText('2nd this turn').waitFor();
  await assertAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('#thumb-log').tap();
  const rolled = (await lines(page)).filter((line) => line.includes('tested discipline'));
  assert.equal(rolled.length, 2);
  assert.match(rolled[0], /\(2nd this turn\)$/);
  assert.doesNotMatch(rolled[1], /this turn/);
  await page.keyboard.press('Escape');
  // A unit that has left the table isn't rolled for.
  await page.locator('#act-rout').tap();
  await page.locator('#thumb-dice').tap();
  await panel.getByText('That unit has left the table. Choose another.').waitFor();
  assert.ok(await panel.getByRole('button', { name: 'Roll', exact: true }).isDisabled());
}, PHONE));

test('undo on a phone names what it took back, with redo beside it', muster.on(async (page) => {
  await startGame(page);
  await tiles(page, 'b').nth(1).tap();
  await page.locator('#act-rout').tap();
  await page.locator('#undo').tap();
  await page.locator('.taken-back').getByText(/Spearmen.* routed/).waitFor();
  assert.equal(await page.locator('.tile.out').count(), 0);
  await assertAccessible(page);
  await page.locator('#redo').tap();
  await page.locator('.tile.out').waitFor();
  assert.equal(await page.locator('.taken-back').count(), 0);
  // It goes with the next tap.
  await page.locator('#undo').tap();
  await page.locator('.taken-back').waitFor();
  await tiles(page, 'b').nth(2).tap();
  await page.locator('.taken-back').waitFor({ state: 'detached' });
}, PHONE));

test('a command that breaks while the player is far down the sheet is said where it is seen', muster.on(async (page) => {
  await startGame(page);
  const wing = page.locator('.army-column.side-b .game-command').nth(1);
  while (!(await wing.getByText('Breaks when the turn ends').count())) {
    await wing.locator('.tile:not(.out) button.loss').first().tap();
    await page.locator('#act-rout').tap();
  }
  assert.ok(await page.evaluate(() => window.scrollY > 400));
  await page.locator('#end-turn').tap();
  await page.waitForFunction(() => {
    const news = document.querySelector('.game-news')?.getBoundingClientRect();
    const head = document.querySelector('.play-top').getBoundingClientRect();
    return news && news.top >= head.bottom - 1 && news.bottom < 500;
  });
  // What has left the table isn't in hand any more.
  assert.equal(await page.locator('.in-hand:not(.empty)').count(), 0);
  // Seen once, it goes, and leads to the command.
  await page.locator('.game-news').getByRole('button', { name: 'Show' }).tap();
  assert.equal(await page.locator('.game-news').getByText('Command 2').count(), 0);
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelectorAll('.army-column.side-b .game-command')[1].getBoundingClientRect();
    return top < 844 && bottom > 0;
  });
}, PHONE));

test('the sheet is read from its head, however far down the table was set', muster.on(async (page) => {
  await keep(page, 'mine', armyOf(14, { name: 'Ur' }));
  await keep(page, 'other', armyOf(14, { name: 'Kish' }));
  await page.reload();
  await go(page, '#/games/new/mine');
  await page.locator('#from-b-own-army').tap();
  await page.locator('#army-b').selectOption('other');
  await page.locator('#set-the-table:enabled').tap();
  await page.locator('#attacker-side-a').tap();
  await page.locator('#start-game').tap();
  await page.locator('.tile').first().waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
}, PHONE));

test('why a tap did nothing is said where the player is', muster.on(async (page) => {
  await justNames(page, '15mm-300');
  await page.locator('#start-game').tap();
  await page.locator('#lost-side-b').fill('99');
  await page.keyboard.press('Enter');
  const why = page.getByText("An army can't lose more VD than it has.");
  await why.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const { top, bottom } = await why.evaluate((it) => it.getBoundingClientRect());
  assert.ok(top > 60 && bottom < 844, `${top} to ${bottom}`);
}, PHONE));

test('no room left while a game is played: it goes on, says so, and is kept once there is room', muster.on(async (page, { context }) => {
  await startGame(page);
  await tiles(page, 'a').nth(1).tap();
  await page.evaluate(() => {
    let filler = '';
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch {
        // Too much: try half of it.
      }
    }
  });
  for (let n = 0; n < 3; n += 1) await tiles(page, 'b').nth(n).tap();
  await page.getByRole('alert').getByText(/no room left/).waitFor();
  await assertAccessible(page);
  const left = () => page.locator('.tile').allInnerTexts();
  const before = await left();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.locator('.tile').first().waitFor();
  assert.deepEqual(await left(), before, 'kept for this tab');
  await page.evaluate(() => localStorage.removeItem('filler'));
  await tiles(page, 'a').nth(2).tap();
  await page.getByText(/no room left/).waitFor({ state: 'detached' });
  const after = await left();
  const again = await killAndReopen(page, context);
  await again.locator('.tile').first().waitFor();
  assert.deepEqual(await again.locator('.tile').allInnerTexts(), after);
}, PHONE));

test('a game of Basic Impetus by touch, killed while the table is set and in the middle', muster.on(async (page, { context }) => {
  await justNames(page, 'basic');
  await page.getByRole('button', { name: 'Rearguard battle' }).tap();
  await page.getByRole('button', { name: /^Fog,/ }).tap();
  await explore(page, 'a', '5 5');
  let now = await killAndReopen(page, context);
  await now.getByRole('button', { name: 'Rearguard battle', pressed: true }).waitFor();
  await now.getByRole('button', { name: /^Fog,/, pressed: true }).waitFor();
  assert.equal(await now.locator('#explore-side-a').count(), 0, 'nobody gets a second roll by closing the page');
  await explore(now, 'b', '1 2');
  await now.getByText('Attacker: Incas. Defender, with less: Welsh.').waitFor();
  await now.locator('#attacker-side-a').tap();
  await now.locator('#left-behind').getByText('4 of 4 VD left behind: VDT 14, breaks at 7.').waitFor();
  await now.locator('#step-0').tap();
  await now.locator('#start-game').tap();
  for (let n = 0; n < 5; n += 1) await now.locator('#more-side-b').tap();
  for (let n = 0; n < 2; n += 1) await now.locator('#more-side-a').tap();
  await now.locator('#end-turn').tap();
  await now.locator('#turn').getByText('2', { exact: true }).waitFor();
  const head = () => now.locator('.play-top').textContent();
  const before = (await head()).replace(' · screen stays on', '');
  assert.match(before, /Rearguard battle · fog/);
  assert.match(before, /Turn 2 of 8/);
  now = await killAndReopen(now, context);
  await now.locator('#end-turn').waitFor();
  assert.equal((await head()).replace(' · screen stays on', ''), before);
  // The worked example: time is up, so the attacker counts as routed.
  for (let turn = 2; turn <= 8; turn += 1) await now.locator('#end-turn').tap();
  await now.locator('.game-news').getByText('Turn 8 was the last.').waitFor();
  await now.locator('#end-turn').tap();
  await now.locator('#score-a-routed').tap();
  assert.deepEqual(await now.locator('.side-score .total b').allInnerTexts(), ['4', '7']);
  await assertAccessible(now);
}, PHONE));

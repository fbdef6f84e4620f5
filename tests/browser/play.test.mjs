// A game at the table: set up, played by touch on a phone, killed and reopened, scored.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { armyOf, keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { go, lagash } from './links.mjs';

const muster = useMuster();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// An own army against one from a link, both of 300 points.
const newGame = async (page) => {
  await keep(page, 'mine', armyOf(14, { name: 'Ur' }));
  await page.reload();
  await go(page, '#/games/new/mine');
  await page.locator('#said-a').getByText('VDT').waitFor();
  await page.locator('#from-b-from-a-link').tap();
  await page.locator('#link-b').fill(lagash);
  await page.locator('#set-the-table:enabled').tap();
  await page.locator('#explore-side-a').waitFor();
};

const named = async (page, vdt) => {
  await go(page, '#/games/new');
  for (const letter of ['a', 'b']) {
    await page.locator(`#from-${letter}-just-a-name`).click();
    await page.locator(`#name-${letter}`).fill(letter === 'a' ? 'Palmyrans' : 'Romans');
    await page.locator(`#vdt-${letter}`).fill(String(vdt[letter]));
  }
  await page.locator('#set-the-table:enabled').click();
};

const explore = async (page, side, dice) => {
  const card = page.locator(`.explorer.${side}`);
  await card.getByRole('button', { name: /^Type it in/ }).click();
  await card.getByRole('textbox').fill(dice);
  await card.getByRole('button', { name: 'Enter' }).click();
};

const column = (page, side) => page.locator(`.army-column.side-${side}`);
const command = (page, side, place) => column(page, side).locator('.game-command').nth(place);
const tiles = (page, side) => column(page, side).locator('button.loss');

// Everything that a player sees of where the game stands.
const standing = (page) =>
  page.evaluate(() => ({
    head: [...document.querySelectorAll('.play-top')].map((it) => it.textContent.replace(' · screen stays on', '')),
    tiles: [...document.querySelectorAll('.tile')].map((it) => `${it.className.replace(' held', '')} ${it.textContent}`),
    notches: [...document.querySelectorAll('.notches i')].map((it) => it.className),
    broken: [...document.querySelectorAll('.broke')].map((it) => it.textContent),
  }));

const logOf = async (page) => {
  await page.locator('#thumb-log').tap();
  const lines = await page.locator('dialog[open] .game-log li p').allInnerTexts();
  await page.keyboard.press('Escape');
  return lines.map((line) => line.trim());
};

test('a whole game of 300 points by touch, killed and reopened in the middle', muster.on(async (page, { context }) => {
  await newGame(page);
  // A tie on the dice goes to more exploration points.
  await explore(page, 'side-a', '6 6');
  await explore(page, 'side-b', '1 1');
  await page.getByText(/^A tie\. Major control of the battlefield: Lagash, spring levy, by more/).waitFor();
  await page.locator('#attacker-side-a').tap();
  const steps = page.locator('.steps li');
  assert.equal(await steps.count(), 6);
  assert.match(await steps.nth(2).innerText(), /^Lagash, spring levy: Command 1, 16 VD$/);
  for (let step = 0; step < 6; step += 1) await page.locator(`#step-${step}`).tap();
  await assertAccessible(page);
  await page.locator('#start-game').tap();

  // Turn 1: losses, disorder, a rout.
  await tiles(page, 'a').nth(1).tap();
  await tiles(page, 'a').nth(1).tap();
  await column(page, 'a').locator('button.order').nth(1).tap();
  await page.locator('.in-hand').getByText('disordered').waitFor();
  await tiles(page, 'b').nth(1).tap();
  await page.locator('#act-rout').tap();
  await column(page, 'b').locator('.tile.out').getByText('VD lost').waitFor();
  // Undo names what it takes back, and takes back everything.
  await page.getByRole('button', { name: /^Undo: Spearmen.* routed$/ }).tap();
  await page.getByRole('button', { name: /^Undo: Spearmen.* −1$/ }).waitFor();
  assert.equal(await column(page, 'b').locator('.tile.out').count(), 0);
  await page.locator('#act-rout').tap();
  await page.locator('#end-turn').tap();
  await page.locator('#turn').getByText('2', { exact: true }).waitFor();

  // A roll is made on the device, and stays whatever is undone.
  await tiles(page, 'a').nth(0).tap();
  await page.locator('#thumb-dice').tap();
  await page.getByRole('button', { name: 'Cohesion', exact: true }).tap();
  await page.getByRole('button', { name: 'Roll', exact: true }).tap();
  await page.locator('dialog[open] .last-roll').getByText(/marked/).waitFor();
  await assertAccessible(page);
  await page.keyboard.press('Escape');
  const rolled = (await logOf(page))[0];
  assert.match(rolled, /tested at \d:/);
  await page.locator('#undo').tap();
  assert.ok((await logOf(page)).some((line) => /tested at \d:.*(passed|failed)$/s.test(line)));

  // The reference has the troops of both armies, and the dice for the VBU they have now.
  await page.locator('#thumb-rules').tap();
  await page.locator('dialog[open] .quick-cards').getByText('Slingers').first().waitFor();
  await assertAccessible(page);
  await page.keyboard.press('Escape');

  // Narrow, or with large letters, nothing sticks out.
  await page.setViewportSize({ width: 320, height: 640 });
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0);
  await page.setViewportSize(PHONE.viewport);

  // Killed in the middle: the same state in a new tab.
  const before = { ...(await standing(page)), log: await logOf(page) };
  const address = page.url();
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  const again = await context.newPage();
  await again.goto(address);
  await again.locator('.play').waitFor();
  assert.deepEqual({ ...(await standing(again)), log: await logOf(again) }, before);

  // The second command of the other side breaks when the turn ends, and counts whole.
  const wing = command(again, 'b', 1);
  while (!(await wing.getByText('Breaks when the turn ends').count())) {
    await wing.locator('button.loss').first().tap();
    await again.locator('#act-rout').tap();
  }
  assert.equal(await again.locator('.game-news').count(), 0);
  await again.locator('#end-turn').tap();
  await again.locator('.game-news').first().getByText(/Lagash, spring levy, Command 2\./).waitFor();
  await wing.getByText(/broke at the end of turn 2\./).waitFor();
  assert.ok(await wing.locator('.tile.gone').count());
  for (const theme of ['light', 'dark']) {
    await again.emulateMedia({ colorScheme: theme });
    await assertAccessible(again);
  }
  await again.locator('.game-news').first().getByRole('button', { name: 'Show' }).tap();

  // The army routs.
  const first = command(again, 'b', 0);
  for (let n = 0; n < 12 && !(await again.getByText('routs when the turn ends').count()); n += 1) {
    if ((await again.locator('#end-turn').innerText()) === 'Score') break;
    await first.locator('button.loss').first().tap();
    await again.locator('#act-rout').tap();
  }
  if ((await again.locator('#end-turn').innerText()) !== 'Score') await again.locator('#end-turn').tap();
  await again.getByText('The game is over.').waitFor();
  await again.locator('#end-turn').tap();
  assert.match(await again.locator('#score-line').innerText(), /^Ur 130, Lagash, spring levy 0 \(Traditional: 30 \+ 100 \+ 0 = 130; 0\)$/);
  await assertAccessible(again);
  const sticksOut = await again.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(sticksOut <= 0, `the page is ${sticksOut} px too wide`);
  await again.keyboard.press('Escape');
  await go(again, '#/games');
  await again.getByText(/Over in turn \d/).waitFor();
}, PHONE));

const score = async (page, system, a, b) => {
  await page.getByRole('button', { name: system, exact: true }).click();
  for (const [letter, [vdt, lost, routed, scenario]] of [['a', a], ['b', b]]) {
    await page.locator(`#score-${letter}-vdt`).fill(String(vdt));
    await page.locator(`#score-${letter}-vd-lost`).fill(String(lost));
    await page.locator(`#score-${letter}-routed`).setChecked(Boolean(routed));
    await page.locator(`#score-${letter}-scenario-points`).fill(String(scenario ?? ''));
  }
  const totals = await page.locator('.side-score .total b').allInnerTexts();
  return totals.map(Number);
};

test('every worked figure of scoring', muster.on(async (page) => {
  const cases = [
    ['Traditional', [34, 9], [30, 15, true], [104, 26]],
    ['Traditional', [34, 15], [30, 15, true], [86, 44]],
    ['Traditional', [34, 13], [30, 6], [40, 58]],
    ['Traditional', [34, 17, true], [30, 15, true], [70, 70]],
    ['New system', [100, 13], [100, 42], [4042, 2013]],
    ['New system', [100, 28], [100, 36], [3036, 3028]],
    ['New system', [100, 18], [100, 22], [2022, 2018]],
    ['New system', [100, 10], [100, 50, true], [8090, 1010]],
    ['New system', [100, 50, true], [100, 50, true], [4050, 4050]],
    // By the definitions, which two examples of the text contradict.
    ['New system', [100, 20], [100, 50, true], [8080, 1020]],
    ['New system', [100, 25], [100, 50, true], [8075, 2025]],
    ['Basic Impetus', [20, 0], [20, 10, true], [10, 3]],
    ['Basic Impetus', [20, 3], [20, 10, true], [9, 3]],
    ['Basic Impetus', [20, 4], [20, 10, true], [7, 4]],
    ['Basic Impetus', [20, 8], [20, 10, true], [7, 5]],
    ['Basic Impetus', [20, 1], [20, 10, true], [9, 3]],
    ['Basic Impetus', [20, 7], [20, 10, true], [7, 4]],
    ['Basic Impetus', [20, 10, true], [20, 10, true], [5, 5]],
    ['Basic Impetus', [20, 3], [20, 8], [5, 3]],
    ['Basic Impetus', [20, 2, true], [20, 5], [4, 7]],
    ['Basic Impetus', [20, 4, false, 2], [20, 10, true, 1], [9, 5]],
    ['Basic Impetus', [20, 3, false, 2], [20, 10, true], [9, 3]],
  ];
  await page.getByLabel('VDT').first().waitFor();
  for (const [system, a, b, expected] of cases) assert.deepEqual(await score(page, system, a, b), expected, `${system} ${a} ${b}`);
  await score(page, 'Traditional', [34, 9], [30, 15, true]);
  assert.equal(await page.locator('#score-line').innerText(), 'First 104, Second 26 (Traditional: 30 + 100 − 26 = 104; 26)');
  await page.locator('#score-a-vd-lost').fill('35');
  await page.getByText("An army of 34 VD can't lose 35.").waitFor();
  await page.locator('#score-a-vd-lost').fill('-1');
  await page.getByText('VD lost: “-1” isn’t a number.').waitFor();
  await assertAccessible(page);
}, { at: '#/score' }));

test('two tabs on one game: what both did is kept', muster.on(async (page, { context }) => {
  await named(page, { a: 30, b: 34 });
  await page.locator('#start-game').click();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('#more-side-a').click();
  await page.waitForFunction(() => document.querySelector('#lost-side-a').value === '1');
  // Both at once: one doesn't hear of the other before it writes.
  await page.evaluate(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await other.locator('#more-side-b').click();
  await other.locator('#more-side-b').click();
  await page.locator('#more-side-a').click();
  await page.waitForFunction(() => document.querySelector('#lost-side-a').value === '2' && document.querySelector('#lost-side-b').value === '2');
  await other.waitForFunction(() => document.querySelector('#lost-side-a').value === '2');
  await page.reload();
  await page.waitForFunction(() => document.querySelector('#lost-side-a')?.value === '2' && document.querySelector('#lost-side-b')?.value === '2');
}));

test('bad input is refused, and nothing is lost', muster.on(async (page) => {
  await go(page, '#/games/new');
  await page.locator('#from-a-from-a-link').click();
  await page.locator('#link-a').fill(lagash.slice(0, 40));
  await page.getByText(/cut off/).waitFor();
  await page.locator('#link-a').fill('no link at all');
  await page.getByText('There is no army link in this text.').waitFor();
  assert.ok(await page.locator('#set-the-table').isDisabled());
  await named(page, { a: 30, b: 34 });
  await explore(page, 'side-a', '7 1');
  await page.getByText('A die shows 1 to 6.').waitFor();
  await page.locator('#start-game').click();
  await page.locator('#lost-side-a').fill('31');
  await page.keyboard.press('Enter');
  await page.getByText("An army can't lose more VD than it has.").waitFor();
  await page.locator('#lost-side-a').fill('-3');
  await page.keyboard.press('Enter');
  await page.getByText('VD lost is a number from 0 up.').waitFor();
  // A clock that is set back changes neither order nor losses.
  await page.locator('#more-side-a').click();
  await page.evaluate(() => { Date.now = () => 1000; });
  await page.locator('#more-side-a').click();
  await page.locator('#undo').click();
  await page.waitForFunction(() => document.querySelector('#lost-side-a').value === '1');
  await page.reload();
  await page.waitForFunction(() => document.querySelector('#lost-side-a')?.value === '1');
  await go(page, '#/game/nowhere');
  await page.getByText('This game isn’t in this browser any more.').waitFor();
}));

test('a game of Basic Impetus has a scenario, weather and cards', muster.on(async (page) => {
  await go(page, '#/games/new');
  for (const letter of ['a', 'b']) {
    await page.locator(`#from-${letter}-just-a-name`).click();
    await page.locator(`#name-${letter}`).fill(letter === 'a' ? 'Incas' : 'Welsh');
    await page.locator(`#vdt-${letter}`).fill('18');
  }
  await page.locator('#game-event').selectOption('basic');
  await page.locator('#set-the-table').click();
  await page.locator('#roll-scenario').click();
  await page.locator('section[aria-label="Scenario"] .chip[aria-pressed="true"]').waitFor();
  await page.getByRole('button', { name: 'Battle on the river' }).click();
  await page.getByText('8, perhaps 9').waitFor();
  await page.getByRole('button', { name: /^Rain,/ }).click();
  await page.getByText('Every move is 1H shorter, but never less than 1H.').waitFor();
  await explore(page, 'side-a', '5 5');
  await explore(page, 'side-b', '1 2');
  await page.getByText('Attacker: Incas. Defender, with less: Welsh.').waitFor();
  await page.locator('#attacker-side-a').click();
  assert.deepEqual(
    (await page.locator('.steps li').allInnerTexts()).map((text) => text.trim()),
    ['Welsh: the whole army', 'Incas: the whole army'],
  );
  await assertAccessible(page);
  await page.locator('#start-game').click();
  await page.getByText('Battle on the river · rain').waitFor();
  await page.locator('#game-menu').click();
  await page.locator('#open-cards').click();
  await page.getByRole('button', { name: 'Play Die hard' }).first().click();
  await page.getByText('Played', { exact: true }).waitFor();
  await assertAccessible(page);
  await page.keyboard.press('Escape');
  // The score: 9 VD rout the Welsh, the Incas lost 4, and 2 points for the river.
  for (let n = 0; n < 9; n += 1) await page.locator('#more-side-b').click();
  for (let n = 0; n < 4; n += 1) await page.locator('#more-side-a').click();
  await page.locator('#end-turn').click();
  await page.locator('#end-turn').click();
  await page.locator('#score-a-scenario-points').fill('2');
  await page.locator('#score-a-scenario-points').press('Tab');
  assert.deepEqual(await page.locator('.side-score .total b').allInnerTexts(), ['9', '4']);
  await page.keyboard.press('Escape');
  await page.locator('.game-log').getByText('2 scenario points').waitFor();
}));

test('a pairing of a tournament is played, and its result comes from the game', muster.on(async (page, { context }) => {
  await go(page, '#/tournaments');
  await page.getByRole('radio', { name: 'Traditional' }).check();
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.locator('#new-player').fill('Ada, Incas\nBen');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.day-players li').nth(1).waitFor();
  await page.locator('#pair').click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  const tournament = page.url();
  await page.getByRole('link', { name: /^Play it here: / }).click();
  const first = await page.locator('#name-a').inputValue();
  assert.ok(['Incas', 'Ben'].includes(first));
  await page.locator('#vdt-a').fill('34');
  await page.locator('#vdt-b').fill('30');
  await page.locator('#set-the-table').click();
  await page.locator('#start-game').click();
  const table = await context.newPage();
  await table.goto(tournament);
  await table.getByText(/^Playing, turn 1\. (Ada|Ben) 0 of 17 VD, (Ada|Ben) 0 of 15\./).waitFor();
  await page.locator('#lost-side-a').fill('9');
  await page.keyboard.press('Enter');
  await page.locator('#lost-side-b').fill('15');
  await page.keyboard.press('Enter');
  await table.getByText(/^Playing, turn 1\. (Ada|Ben) 9 of 17 VD, (Ada|Ben) 15 of 15\./).waitFor();
  await page.locator('#end-turn').click();
  await table.getByText(/^Played\./).waitFor();
  await table.getByRole('button', { name: /^Enter result/ }).click();
  assert.equal(await table.locator('#first-vd-lost').inputValue(), '9');
  await table.locator('#save-result').click();
  await table.getByRole('button', { name: /^104–26/ }).waitFor();
  await assertAccessible(table);
}));

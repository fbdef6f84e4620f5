// A tournament: players, three rounds, results, the ranking, and the link that shows it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { go } from './links.mjs';

const muster = useMuster();

const begin = async (page, system, players) => {
  await go(page, '#/tournaments');
  await page.locator('#tournament-name').fill('Lugano, 12 May');
  await page.getByRole('radio', { name: system }).check();
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.locator('#new-player').fill(players.join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.day-players li').nth(players.length - 1).waitFor();
  await page.locator('#pair').click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
};

const enter = async (page, [vdt1, lost1, routed1], [vdt2, lost2, routed2]) => {
  await page.getByRole('button', { name: /^Enter result/ }).first().click();
  await page.locator('#first-vdt').fill(String(vdt1));
  await page.locator('#first-vd-lost').fill(String(lost1));
  await page.locator('#first-routed').setChecked(routed1);
  await page.locator('#second-vdt').fill(String(vdt2));
  await page.locator('#second-vd-lost').fill(String(lost2));
  await page.locator('#second-routed').setChecked(routed2);
  await page.locator('#save-result').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => {});
};

const scores = (page) => page.locator('.game .score').allInnerTexts();

test('the worked figures of the traditional and the new system', muster.on(async (page) => {
  await begin(page, 'Traditional', ['Ada', 'Ben', 'Cleo', 'Dan']);
  await enter(page, [34, 9, false], [30, 15, true]);
  await enter(page, [34, 13, false], [30, 6, false]);
  const plain = async () => (await scores(page)).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  assert.deepEqual(await plain(), ['104 – 26', '40 – 58']);
  await page.locator('#setup').click();
  await page.getByRole('button', { name: 'New system' }).click();
  await page.keyboard.press('Escape');
  assert.deepEqual(await plain(), ['8074 – 2026', '2020 – 3038']);
}));

test('three rounds, nobody twice, kept over a reload, undone, ranked and shared', muster.on(async (page, { context }) => {
  const names = ['Sofia, Later Magyars', 'Pieter, English', 'Elena, Incas', 'Marta', 'Hugh', 'Luca'];
  await begin(page, 'Basic Impetus', names);
  const met = new Set();
  for (let round = 1; round <= 3; round += 1) {
    const players = await page.locator('.game .player b').allInnerTexts();
    for (let n = 0; n < players.length; n += 2) {
      const pair = players.slice(n, n + 2).toSorted().join(' v ');
      assert.ok(!met.has(pair), `${pair} meet twice`);
      met.add(pair);
    }
    await enter(page, [18, 2, false], [16, 9, true]);
    await enter(page, [18, 6, false], [16, 9, true]);
    await page.reload();
    await enter(page, [18, 8, true], [16, 4, false]);
    if (round < 3) await page.locator('#pair').click();
    if (round < 3) await page.getByRole('heading', { name: `Round ${round + 1}` }).waitFor();
  }
  await page.getByText('after round 3').waitFor();
  const totals = (await page.locator('.ranking .total').allInnerTexts()).map(Number);
  assert.equal(totals.length, 6);
  assert.deepEqual(totals, totals.toSorted((a, b) => b - a));
  // 9 and 3, 7 and 4, 4 and 7 in every round.
  assert.equal(totals.reduce((a, b) => a + b), 3 * (9 + 3 + 7 + 4 + 4 + 7));

  const download = page.waitForEvent('download');
  await page.locator('#csv').click();
  const csv = await readFile(await (await download).path(), 'utf8');
  assert.match(csv, /^Place,Player,Army,Round 1,Round 2,Round 3,Points,/);
  assert.equal(csv.trim().split('\n').length, 7);

  await page.locator('#share').click();
  const link = await page.locator('#link').inputValue();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('heading', { name: 'Lugano, 12 May' }).waitFor();
  const sent = (await other.locator('.ranking .total').allInnerTexts()).map(Number);
  assert.deepEqual(sent, totals);
  await other.close();

  await page.getByRole('button', { name: /change the result/ }).first().click();
  await page.getByRole('button', { name: 'Clear the result' }).click();
  await page.getByText('1 result to come').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('after round 3').waitFor();
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    await assertAccessible(page);
  }
}));

test('pairings can be changed, and nonsense is refused in a sentence', muster.on(async (page) => {
  await begin(page, 'Basic Impetus', ['Ada', 'Ben', 'Cleo', 'Dan']);
  const before = await page.locator('.game .player b').allInnerTexts();
  await page.locator('#change-pairing').click();
  await page.locator('#swap').click();
  const after = await page.locator('.game .player b').allInnerTexts();
  assert.deepEqual(after, [before[2], before[1], before[0], before[3]]);
  await page.getByRole('button', { name: /^Enter result/ }).first().click();
  await page.locator('#first-vdt').fill('18');
  await page.locator('#first-vd-lost').fill('22');
  await page.getByText('22 VD lost is more than an army of 18 VD and its camp can lose.').waitFor();
  assert.ok(await page.locator('#save-result').isDisabled());
  await page.locator('#first-vd-lost').fill('-1');
  await page.getByText('“-1” isn’t a number of VD.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('summary', { hasText: 'Players' }).click();
  await page.locator('#new-player').fill('ada');
  await page.keyboard.press('Enter');
  await page.getByText('There is already a player called ada.').waitFor();
  await go(page, '#/t/1nonsense');
  await page.getByText('This link is damaged').waitFor();
}));

test('two tabs on one tournament lose nothing', muster.on(async (page, { context }) => {
  await begin(page, 'Basic Impetus', ['Ada', 'Ben']);
  const other = await context.newPage();
  await other.goto(page.url());
  await enter(other, [18, 2, false], [16, 9, true]);
  await page.getByText('9', { exact: true }).first().waitFor();
  await page.getByText('Changed in another tab.').waitFor();
}));

// Armies that are dealt, completed and mended, and what stands in the way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { addAll, closeMenu, enter, home, number, openCard, pick, points, start, startSumerians, tab } from './steps.mjs';

const muster = useMuster();

const PHONE = { viewport: { width: 390, height: 844 } };

// Counts the taps of a player.
const counting = (page) => {
  let taps = 0;
  const tap = async (locator) => {
    taps += 1;
    await locator.click();
  };
  return { tap, count: () => taps };
};

const cards = (page) => page.locator('.prop');
const take = (page, style) => page.getByRole('button', { name: `Take this one: ${style}` });
const pill = (page) => page.locator('#verdict-pill');
const searched = (page) => page.locator('.results[aria-busy="false"]').waitFor();

const go = (page, hash) => page.goto(page.url().replace(/#.*|$/, hash));

// Opens what completes or mends the army in the builder.
const finish = async (page, label) => {
  await pill(page).click();
  await page.locator('#verdict-details').getByRole('button', { name: label }).first().click();
  return page.locator('dialog.full');
};

const begin = async (page) => {
  await startSumerians(page);
  await addAll(page, ['Battle cars', 'Spearmen', 'Spearmen']);
};

test('a newcomer is dealt a legal army in three taps at most', muster.on(async (page) => {
  const { tap, count } = counting(page);
  await tap(page.getByRole('link', { name: 'Deal', exact: true }));
  await cards(page).nth(2).waitFor();
  await tap(take(page, 'Balanced'));
  await pill(page).getByText('Legal').waitFor();
  await points(page, '300');
  assert.ok(count() <= 3, `${count()} taps`);
  assert.match(await page.getByLabel('Name of the army').inputValue(), / 1$/);
}, PHONE));

test('any list is dealt at any event from the picker in three taps', muster.on(async (page) => {
  const { tap, count } = counting(page);
  await go(page, '#/new');
  await tap(page.getByText('15mm, 400 points'));
  await tap(page.getByRole('link', { name: 'Deal me Early Sumerians' }));
  await cards(page).nth(2).waitFor();
  assert.equal(await page.locator('#deal-list').inputValue(), 'early-sumerians');
  await tap(take(page, 'Many units'));
  await pill(page).getByText('Legal').waitFor();
  await points(page, '400');
  assert.ok(count() <= 3, `${count()} taps`);
  // The start page with armies offers it too.
  await home(page);
  await page.getByRole('link', { name: /^Deal/ }).click();
  await cards(page).first().waitFor();
}, PHONE));

test('another deal is another army, in the style that was asked for', muster.on(async (page) => {
  await cards(page).nth(2).waitFor();
  const adds = () => page.locator('.prop .adds').allInnerTexts();
  const before = await adds();
  await page.getByRole('button', { name: 'Deal again' }).click();
  await page.waitForFunction((old) => document.querySelector('.prop .adds')?.innerText !== old, before[0]);
  assert.notDeepEqual(await adds(), before);
  await page.getByRole('button', { name: 'Missiles' }).click();
  await page.getByRole('heading', { name: 'Missiles' }).first().waitFor();
  for (const line of await page.locator('.prop .adds .sum').allInnerTexts()) assert.match(line, /300/);
  // A practice list is dealt for a friendly game.
  await page.locator('#deal-list').selectOption('swiss');
  await page.getByText('Swiss, legal').waitFor();
  await take(page, 'Missiles').first().click();
  await page.getByText('Friendly game, 300 points').first().waitFor();
}, { at: '#/deal/early-sumerians' }));

test('an army is completed as shown, and undone in one step', muster.on(async (page) => {
  await begin(page);
  const dialog = await finish(page, 'Complete this army…');
  await dialog.getByRole('heading', { name: 'Three ways to finish it' }).waitFor();
  await dialog.getByText('Your 3 units stay. Each spends all 241 points left.').waitFor();
  assert.equal(await cards(page).count(), 3);
  const first = cards(page).first();
  assert.match(await first.locator('.sum').innerText(), /241/);
  assert.match(await first.locator('.cm').first().innerText(), /VD · \d+\.\d%/);
  // On a phone the others open by a tap.
  const second = cards(page).nth(1);
  assert.equal(await second.locator('.adds').isVisible(), false);
  await second.getByRole('button', { name: 'What it adds' }).click();
  await second.locator('.adds').waitFor();
  await take(page, 'Elite').click();
  await dialog.waitFor({ state: 'hidden' });
  await points(page, '300');
  await pill(page).getByText('Legal').waitFor();
  await page.keyboard.press('Control+z');
  await points(page, '59');
}, PHONE));

test('a broken army is compared with the mended one first', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, Array(5).fill('Slingers'));
  await pill(page).getByText('to fix').waitFor();
  const dialog = await finish(page, 'Fix this army…');
  await dialog.getByText(/changes make it legal/).waitFor();
  await dialog.getByRole('heading', { name: 'Before and after' }).waitFor();
  await dialog.getByRole('columnheader', { name: 'Fixed' }).waitFor();
  assert.match(await pill(page).innerText(), /to fix/);
  await dialog.getByRole('button', { name: 'Fix it like this: Fixed' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await pill(page).getByText('Legal').waitFor();
  await page.locator('#undo').click();
  await pill(page).getByText('to fix').waitFor();
}));

test('a locked unit stays, and unlocking it is a way out', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, Array(5).fill('Slingers'));
  for (const unit of [1, 2, 3, 4, 5]) {
    await pick(page, unit, 'Lock');
    await closeMenu(page);
  }
  await page.locator('.side-army').getByText('locked').first().waitFor();
  let dialog = await finish(page, 'Fix this army…');
  await dialog.getByRole('heading', { name: 'It can’t be done' }).waitFor();
  await dialog.getByText('At most 2 Slingers').waitFor();
  await dialog.getByRole('button', { name: 'Unlock all 5 units' }).click();
  await dialog.getByRole('button', { name: /^Fix it like this/ }).waitFor();
}));

test('a limit that is too low is told as a sum, with a way out', muster.on(async (page) => {
  await start(page, 'Mid-Republican Romans');
  await page.locator('#change-event').click();
  await enter(page.getByLabel('Points', { exact: true }), '50');
  await page.getByRole('button', { name: 'Change the event' }).click();
  const dialog = await finish(page, 'Complete this army…');
  await dialog.getByRole('heading', { name: '50 points aren’t enough' }).waitFor();
  const rows = await dialog.locator('.sumt td').allInnerTexts();
  const total = Number(rows.pop());
  assert.equal(rows.reduce((sum, row) => sum + Number(row.replace('−', '-')), 0), total);
  await dialog.getByText(`${total - 50} over`).waitFor();
  await dialog.getByRole('button', { name: `Play ${total} points` }).click();
  await dialog.getByRole('button', { name: /^Take this one/ }).first().click();
  await pill(page).getByText('Legal').waitFor();
}));

test('only what the player has is used, and remembered for the list', muster.on(async (page) => {
  await cards(page).first().waitFor();
  await page.getByRole('button', { name: 'Only what I have' }).click();
  await number(page, 'Bases of Spearmen').fill('3');
  await number(page, 'Bases of Battle cars').fill('4');
  await page.getByRole('heading', { name: 'One base of Spearmen is missing' }).waitFor();
  await page.getByRole('button', { name: 'I have 4 Spearmen' }).click();
  await page.getByRole('heading', { name: 'One base of Spearmen is missing' }).waitFor({ state: 'hidden' });
  for (const troop of ['Spearmen', 'Guards', 'Slingers', 'Nim Archers']) {
    await number(page, `Bases of ${troop}`).fill('12');
  }
  await number(page, 'Bases of Spearmen').fill('wombat');
  await number(page, 'Bases of Guards').focus();
  await page.getByText('A whole number up to 999, please.').waitFor();
  await cards(page).first().waitFor();
  await searched(page);
  for (const adds of await page.locator('.prop .adds').allInnerTexts()) {
    assert.doesNotMatch(adds, /Mattu|Guti|Scouts|Straddle/);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Only what I have' }).click();
  assert.equal(await number(page, 'Bases of Slingers').inputValue(), '12');
  await page.getByRole('button', { name: 'Only what I have' }).click();
  await searched(page);
}, { at: '#/deal/early-sumerians' }));

test('a search can be called off and begun again', muster.on(async (page) => {
  // With the clock held the search never gets beyond its first pause.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${page.url()}#/deal/early-sumerians`);
  await page.getByText('Looking for armies…').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The search was stopped.').waitFor();
  await page.clock.resume();
  assert.equal(await cards(page).count(), 0);
  await page.getByRole('button', { name: 'Search again' }).click();
  await cards(page).nth(2).waitFor();
}));

test('what the lists can’t give is said', muster.on(async (page) => {
  await page.getByText('There is no list “wombats”.').waitFor();
  await go(page, '#/deal/early-sumerians/99');
  await cards(page).nth(2).waitFor();
}, { at: '#/deal/wombats' }));

test('rules of a list that contradict each other are named', muster.on(async (page) => {
  await page.route('**/lists/early-sumerians.json', async (route) => {
    const list = await (await route.fetch()).json();
    const [troops] = Object.values(list.troops);
    troops.joint_minima = [{ id: 1, name: 'Spearmen of the temple', troops: [5], min: 60 }];
    await route.fulfill({ json: list });
  });
  await go(page, '#/deal/early-sumerians');
  await page.getByRole('heading', { name: 'It can’t be done' }).waitFor();
  await page.getByRole('heading', { name: 'These can’t all be met' }).waitFor();
  await page.getByText('At least 30 Spearmen of the temple').waitFor();
  await page.getByText('At most 12 Spearmen').waitFor();
}));

test('mending is offered where a finding has no cure of its own', muster.on(async (page) => {
  await page.getByRole('link', { name: 'New army' }).click();
  await page.getByLabel('Find an army').fill('swiss');
  await page.getByRole('button', { name: /^Use for 15mm, 300 points anyway/ }).click();
  await pill(page).click();
  const finding = page.locator('#verdict-details .finding').filter({ hasText: 'official-list' });
  await finding.getByRole('button', { name: 'Fix this army…' }).click();
  await page.getByRole('heading', { name: 'The event doesn’t take this list' }).waitFor();
  await page.locator('dialog.full').getByRole('button', { name: 'Play it as a friendly game' }).click();
  await page.locator('dialog.full').getByRole('button', { name: /^Fix it like this/ }).click();
  await pill(page).getByText('Legal').waitFor();
}));

test('on a small phone nothing scrolls sideways', muster.on(async (page) => {
  await cards(page).nth(2).waitFor();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(sideways <= 0, `${sideways} px at ${width}`);
  }
  await go(page, '#/');
  await begin(page);
  const dialog = await finish(page, 'Complete this army…');
  await cards(page).nth(2).waitFor();
  const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  assert.ok(sideways <= 0, `${sideways} px in the dialog`);
}, { ...PHONE, at: '#/deal/mid-republican-romans/7' }));

test('the three ways in stand above the fold of a phone', muster.on(async (page) => {
  const ways = page.locator('.way');
  await ways.nth(2).waitFor();
  const box = await ways.nth(2).boundingBox();
  assert.ok(box.y + box.height <= 844, `the last ends at ${box.y + box.height}`);
  assert.equal(await page.locator('.way .go').innerText(), 'Deal');
}, PHONE));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can have an army dealt (${colorScheme})`, muster.on(async (page) => {
    await cards(page).nth(2).waitFor();
    await searched(page);
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Only what I have' }).click();
    await page.locator('.no').first().waitFor();
    await searched(page);
    await assertAccessible(page);
    await go(page, '#/');
    await begin(page);
    await finish(page, 'Complete this army…');
    await cards(page).nth(2).waitFor();
    await searched(page);
    await assertAccessible(page);
    await closeMenu(page);
    await addAll(page, Array(5).fill('Slingers'));
    const dialog = await finish(page, 'Fix this army…');
    await dialog.getByRole('heading', { name: 'Before and after' }).waitFor();
    await searched(page);
    await assertAccessible(page);
  }, { colorScheme, at: '#/deal/early-sumerians' }));
}

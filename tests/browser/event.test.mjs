// An organiser makes an event and sends its link; a player builds for it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { go, inFreshProfile } from './links.mjs';

const muster = useMuster();

const choose = (page, name, option) => page.getByRole('combobox', { name }).selectOption(option);

const makeEvent = async (page) => {
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await choose(page, 'Start from', '15mm, 350 points');
  await page.locator('#event-name').fill('Lega Pila, Milan');
  await page.getByRole('textbox', { name: 'Points' }).first().fill('320');
  await page.getByRole('textbox', { name: 'Points' }).first().press('Tab');
  await choose(page, 'Destiny rolls', 'None');
  await choose(page, 'Troops joined by OR', 'One kind only');
  await page.getByLabel('I Bronze Age').first().check();
};

test('an event goes from its organiser to the links of the armies built for it', muster.on(async (page, { context }) => {
  await makeEvent(page);
  const different = page.locator('#differences');
  await different.getByText('Same as “15mm, 350 points”, except:').waitFor();
  await different.getByText('Points: 320 instead of 350.').waitFor();
  await different.getByText('Sub-periods: I instead of all.').waitFor();
  await different.getByText('Destiny rolls: none instead of may be bought.').waitFor();
  await different.getByText('Troops joined by OR: one kind only instead of may be mixed.').waitFor();
  const link = await page.locator('#link').inputValue();
  let army;
  await inFreshProfile(context, link, async (player) => {
    await player.getByRole('heading', { name: 'Lega Pila, Milan' }).waitFor();
    await player.getByText('Troops joined by OR: one kind only instead of may be mixed.').waitFor();
    await player.locator('#build-for-event').click();
    assert.ok(await player.getByRole('radio', { name: 'Lega Pila, Milan' }).isChecked());
    await player.getByLabel('Find an army').fill('sumer');
    await player.getByRole('button', { name: /^Early Sumerians/ }).click();
    await player.locator('.points').getByText('of 320').waitFor();
    await player.getByRole('link', { name: 'Share' }).click();
    army = await player.locator('#link').inputValue();
  });
  await inFreshProfile(context, army, async (umpire) => {
    await umpire.getByText('Lega Pila, Milan').first().waitFor();
    await umpire.getByText('The event it is judged for').click();
    await umpire.getByText('one kind only').waitFor();
    await umpire.getByText(/of 320/).first().waitFor();
  });
}));

test('numbers are refused in place, with the range', muster.on(async (page) => {
  const points = page.locator('#number-0');
  for (const wrong of ['many', '49', '10000', '-5', '']) {
    await points.fill(wrong);
    await points.press('Tab');
    await page.getByText('Enter a whole number from 50 to 9999.').waitFor();
    assert.equal(await points.getAttribute('aria-invalid'), 'true');
  }
  await points.fill('400');
  await points.press('Tab');
  await page.getByText('Points: 400 instead of 300.').waitFor();
  assert.equal(await page.getByText('Enter a whole number from 50 to 9999.').count(), 0);
}, { at: '#/event' }));

test('an event is saved, started from again, and removed', muster.on(async (page) => {
  await makeEvent(page);
  await page.locator('#keep-event').click();
  await page.getByText('Saved. You can choose it for new armies.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Start from this: Lega Pila, Milan' }).click();
  await page.locator('#differences').getByText('Points: 320 instead of 300.').waitFor();
  await go(page, '#/new');
  await page.getByRole('radio', { name: 'Lega Pila, Milan' }).waitFor();
  await go(page, '#/event');
  await page.getByRole('button', { name: 'Remove Lega Pila, Milan' }).click();
  assert.equal(await page.getByRole('heading', { name: 'Saved events' }).count(), 0);
  await go(page, '#/new');
  await page.getByLabel('Find an army').waitFor();
  assert.equal(await page.getByRole('radio', { name: 'Lega Pila, Milan' }).count(), 0);
}));

test('a rule is waived with a reason, and applied again', muster.on(async (page) => {
  await page.locator('#waive').click();
  await page.getByText('Choose a rule first.').waitFor();
  await page.locator('#waived-rule').selectOption('points-limit');
  await page.locator('#waived-why').fill('Teams share their points.');
  await page.locator('#waive').click();
  const different = page.locator('#differences');
  await different.getByText('Rules waived: What the army may cost (Teams share their points).').waitFor();
  await page.getByRole('button', { name: 'Apply again: What the army may cost' }).click();
  await different.getByText('Same as “15mm, 300 points”.').waitFor();
}, { at: '#/event' }));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can make and open events (${colorScheme})`, muster.on(async (page) => {
    await makeEvent(page);
    await page.locator('#number-0').fill('x');
    await page.locator('#number-0').press('Tab');
    await page.locator('#keep-event').click();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Open Lega Pila, Milan' }).click();
    await page.locator('#build-for-event').waitFor();
    await assertAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await go(page, '#/event');
    await page.locator('#link').waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await assertAccessible(page);
  }, { colorScheme }));
}

test('a Basic event says how long H is and where the standard zone lies', muster.on(async (page, { context }) => {
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await choose(page, 'Start from', 'Basic Impetus tournament');
  const table = page.locator('#basic-table');
  await table.getByText('half the front of a base, is ours').waitFor();
  await table.getByText('The sheet of 3.0 gives no standard zone').waitFor();
  await table.getByText('The sheet of 3.0 gives no base sizes').waitFor();
  await page.getByRole('button', { name: 'Use 4H and 3H' }).click();
  await page.getByRole('textbox', { name: 'Standard zone, from the sides' }).fill('2');
  await page.getByRole('textbox', { name: 'Length of 1H' }).fill('50');
  await page.getByRole('textbox', { name: 'Depth of the table' }).fill('80');
  const different = page.locator('#differences');
  await different.getByText('Distances: 1 H is 5 cm instead of 1 H is 4 cm.').waitFor();
  await different.getByText('Standard zone: 4H from the middle, 2H from the sides instead of not said.').waitFor();
  await assertAccessible(page);
  const link = await page.locator('#link').inputValue();
  await inFreshProfile(context, link, async (player) => {
    await player.getByText('Standard zone: 4H from the middle, 2H from the sides instead of not said.').waitFor();
  });
}));

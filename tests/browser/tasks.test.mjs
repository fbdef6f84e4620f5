// Whole tasks as different people do them: by touch on a phone, by keyboard alone, back to the
// start and on again; and every view is fit for everybody, in both themes and on narrow screens.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { compare, duplicate } from './start_page.mjs';
import { addAll, buildLegal, buildShown, closeMenu, cure, enter, openCard, pick, points, startSumerians, tab } from './steps.mjs';

const muster = useMuster();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const legal = (page) => page.locator('#verdict-pill').getByText('Legal').waitFor();

const fits = async (page, what) => {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  assert.ok(wide <= screen, `${what} is ${wide} wide on a screen of ${screen}`);
};

test('by touch at 390 px an army is built, broken in five ways and cured', muster.on(async (page) => {
  await page.getByRole('link', { name: 'New army' }).tap();
  await page.getByLabel('Find an army').fill('sumer');
  await page.getByRole('button', { name: /^Early Sumerians/ }).tap();
  const take = async (troops) => {
    await tab(page, 'Troops');
    for (const troop of troops) await page.getByRole('button', { name: `Add ${troop}, ` }).tap();
    await tab(page, 'Army');
  };
  const choose = async (unit, item) => {
    await pick(page, unit, item);
  };
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await take(['Battle cars', 'Spearmen', 'Spearmen', 'Guards']);
  await choose(1, 'Fair');
  await close();
  await page.getByRole('button', { name: '+ Add a command' }).tap();
  await take(['Guards', 'Spearmen', 'Spearmen', 'Guti']);
  await choose(5, 'Poor');
  await close();
  await legal(page);
  // 13 + 3 × 17, 20 and 12 three times over: what the row of prices says.
  await points(page, '175');

  const fix = async (rule, by) => {
    // What is only missing is on the checklist and goes by no rule's name.
    if (rule) await page.locator('#verdict').getByRole('link', { name: rule }).waitFor();
    await cure(page, by);
    await legal(page);
  };
  await choose(5, 'Coward');
  await close();
  await fix('no-cowards', /Incompetent|Poor/);
  await take(['Guti', 'Guti']);
  await fix('row-maximum', /^Remove/);
  await choose(1, 'C-in-C');
  await close();
  await fix('', /^Choose/);
  await choose(2, 'Remove');
  await fix('', /^Add 1/);
  await choose(4, 'Poor');
  await close();
  await fix('one-general', /general/);
  await fits(page, 'the builder');
}, PHONE));

test('undo goes all the way to the start, redo all the way back', muster.on(async (page) => {
  await buildShown(page);
  await points(page, '300');
  await legal(page);
  let steps = 0;
  const isOff = (id) => page.locator(id).getAttribute('aria-disabled').then((off) => off === 'true');
  while (!(await isOff('#undo'))) {
    await page.locator('#undo').click();
    steps += 1;
  }
  assert.ok(steps > 25, `${steps} steps`);
  await points(page, '12');
  assert.equal(await page.locator('.unit').count(), 0);
  for (let step = 0; step < steps; step += 1) await page.locator('#redo').click();
  assert.ok(await isOff('#redo'));
  await points(page, '300');
  await legal(page);
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Lagash, spring levy');
}));

test('the keyboard alone builds a legal army', muster.on(async (page) => {
  const press = async (key, times = 1) => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  // Tab until what has the focus goes by this name.
  const tabTo = async (name) => {
    for (let n = 0; n < 120; n += 1) {
      await press('Tab');
      const at = await page.evaluate(() => {
        const has = document.activeElement;
        return has?.ariaLabel || has?.labels?.[0]?.textContent || has?.textContent || '';
      });
      if (at.startsWith(name)) return;
    }
    assert.fail(`Tab never comes to ${name}`);
  };
  await page.getByRole('link', { name: 'New army' }).waitFor();
  await tabTo('New army');
  await press('Enter');
  await page.getByLabel('Find an army').waitFor();
  await tabTo('Find an army');
  await page.keyboard.type('sumerians');
  await page.getByText('1 list.').waitFor();
  await tabTo('Early Sumerians');
  await press('Enter');
  await page.getByLabel('Name of the army').waitFor();
  await tabTo('Add Battle cars, ');
  await press('Enter');
  await points(page, '25');
  await tabTo('Add Spearmen, ');
  await press('Enter', 4);
  await points(page, '93');
  await page.locator('#unit-menu-1').focus();
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo('Fair');
  await press('Enter');
  await points(page, '113');
  await press('Escape');
  await page.waitForFunction(() => document.activeElement?.id === 'unit-menu-1');
  await legal(page);
  await press('Control+z', 2);
  await points(page, '76');
  await press('Control+Shift+z', 2);
  await points(page, '113');
}));

test('the army is copied in four formats', muster.on(async (page, { context, host }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(host.url).origin });
  await buildLegal(page);
  await page.locator('#copy-text').click();
  const dialog = page.getByRole('dialog');
  const copied = async (format) => {
    await dialog.getByLabel(format, { exact: true }).check();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await dialog.getByText('Copied.').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copied('Text');
  assert.match(text, /286 of 300 points · VDT 30, breaks at 15 · Legal/);
  assert.match(await copied('Markdown, for Discord'), /\*\*/);
  assert.match(await copied('BBCode, for forums'), /\[b\]/);
  assert.ok((await copied('Compact text')).length < text.length / 2);
}));

test('names of any length are kept and break no layout', muster.on(async (page) => {
  await startSumerians(page);
  const name = 'Nebuchadnezzar'.repeat(40);
  await enter(page.getByLabel('Name of the army'), name);
  await enter(page.getByLabel('Name of the command'), name);
  await fits(page, 'the builder');
  await page.getByRole('link', { name: 'Your armies' }).click();
  await page.getByRole('link', { name: /^Nebuchadnezzar/ }).waitFor();
  await fits(page, 'the start page');
  await page.getByRole('link', { name: /^Nebuchadnezzar/ }).click();
  assert.equal(await page.getByLabel('Name of the army').inputValue(), name);
}, { viewport: { width: 390, height: 844 } }));

for (const colorScheme of ['light', 'dark']) {
  test(`every view of the builder is accessible and fits 320 px (${colorScheme})`, muster.on(async (page) => {
    const sees = async (what) => {
      await assertAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await fits(page, what);
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await buildLegal(page);
    await sees('a legal army');
    await page.locator('#change-event').click();
    await page.getByRole('dialog').getByText('Now:').waitFor();
    await page.getByRole('dialog').getByLabel('15mm, 500 points').check();
    await sees('the event');
    await closeMenu(page);
    await page.locator('#command-menu-1').click();
    await sees('the menu of a command');
    await closeMenu(page);
    await pick(page, 9, 'Coward');
    await sees('the menu of a unit');
    await closeMenu(page);
    await page.locator('#command-2 .cures button').first().waitFor();
    await sees('an illegal army');
    await page.getByRole('link', { name: 'Your armies' }).click();
    await duplicate(page, 'Early Sumerians 1');
    await page.getByLabel('Name of the army').waitFor();
    await addAll(page, ['Guards']);
    await page.getByRole('link', { name: 'Your armies' }).click();
    await sees('the armies');
    await compare(page, 'Early Sumerians 1', 'Early Sumerians 1, copy');
    await page.getByRole('row').filter({ hasText: 'Guards' }).waitFor();
    await sees('two armies compared');
  }, { colorScheme, viewport: { width: 1280, height: 800 } }));
}

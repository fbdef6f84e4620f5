// Building an army: the tasks a player sets out to do, from beginning to end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { compare, duplicate, remove } from './start_page.mjs';
import { add, addAll, buildLegal, closeMenu, cure, enter, number, openCard, pick, points, showUnit, start, startSumerians, tab } from './steps.mjs';

const muster = useMuster();

const pill = (page) => page.locator('#verdict-pill');

const undo = (page) => page.locator('#undo').click();

test('a legal army of 300 points is built from nothing and kept', muster.on(async (page) => {
  await buildLegal(page);
  await points(page, '286');
  await pill(page).getByText('Legal').waitFor();
  await enter(number(page, 'Exploration points'), '10');
  await points(page, '296');
  await enter(page.getByLabel('Name of the army'), 'Lagash');
  await page.reload();
  await points(page, '296');
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Lagash');
  await page.getByRole('link', { name: 'Your armies' }).click();
  await page.getByRole('link', { name: /^Lagash/ }).getByText('296 of 300 points').waitFor();
}));

test('five ways to break an army are each found and cured', muster.on(async (page) => {
  await buildLegal(page);
  const legal = () => pill(page).getByText('Legal').waitFor();
  const illegal = (rule) => page.locator('#verdict').getByRole('link', { name: rule }).first().waitFor();
  await legal();

  await pick(page, 9, 'Coward');
  await closeMenu(page);
  await illegal('no-cowards');
  await cure(page, /Incompetent/);
  await legal();

  await add(page, 'Guti');
  await illegal('row-maximum');
  await cure(page, /^Remove/);
  await legal();

  await enter(number(page, 'Exploration points'), '20');
  await illegal('exploration-points');
  await cure(page, /10 exploration points/);
  await legal();

  await pick(page, 6, 'Fair');
  await closeMenu(page);
  await illegal('one-general');
  await cure(page, /Take the general from|Remove the general|general/);
  await legal();

  await page.getByLabel('Flank march').selectOption({ label: 'Command 1, left' });
  await illegal('flank-march');
  await cure(page, /flank/);
  await legal();
}));

test('everything can be undone and done again', muster.on(async (page) => {
  await startSumerians(page);
  await points(page, '12');
  await addAll(page, ['Spearmen', 'Spearmen', 'Guards']);
  await points(page, '66');
  await undo(page);
  await undo(page);
  await undo(page);
  await points(page, '12');
  assert.equal(await page.locator('#undo').getAttribute('aria-disabled'), 'true');
  await page.locator('#verdict-pill').focus();
  await page.keyboard.press('Control+Shift+Z');
  await points(page, '29');
  await page.keyboard.press('Control+Z');
  await points(page, '12');
}));

test('an army is built by keyboard alone, and the focus is never lost', muster.on(async (page) => {
  await page.getByRole('link', { name: 'New army' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Find an army').focus();
  await page.keyboard.type('sumer');
  await page.getByText('1 list.').waitFor();
  await page.getByRole('button', { name: /^Early Sumerians/ }).focus();
  await page.keyboard.press('Enter');
  const spearmen = page.getByRole('button', { name: 'Add Spearmen, ' });
  await spearmen.focus();
  for (const total of ['29', '46']) {
    await page.keyboard.press('Enter');
    await points(page, total);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'add-5');
  }
  await page.getByRole('button', { name: 'Add Guards, ' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#unit-menu-3').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.locator('.units > :nth-child(2)').getByText('Guards').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'unit-menu-3');
  await page.keyboard.press('Delete');
  await points(page, '46');
  // The two that are left are equal and share a row, which opens into them.
  await page.waitForFunction(() => document.activeElement?.id.startsWith('group-open-'));
  await page.keyboard.press('Enter');
  await page.locator('#unit-menu-1').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.id === 'unit-menu-1');
}));

test('a unit is dragged to another command', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Guards', 'Spearmen']);
  await page.getByRole('button', { name: '+ Add a command' }).click();
  // The cures come a moment later and push things down.
  await page.locator('.todo-card button').first().waitFor();
  await page.locator('#unit-1').dragTo(page.locator('#command-2 .empty'));
  await page.locator('#command-2 .units').getByText('Guards').waitFor();
  await undo(page);
  await page.locator('#command-1 .units').getByText('Guards').waitFor();
}, { viewport: { width: 1280, height: 1400 } }));

const NONSENSE = ['many', '-1', '1.5', '100000', '', '٣', '<b>3</b>'];

// Each is refused below the field, which is marked, and a number is taken afterwards.
const refuses = async (field, nonsense, range, fine) => {
  const sentence = field.page().getByText(`A whole number from ${range}, please.`);
  for (const wrong of nonsense) {
    await enter(field, wrong);
    await sentence.waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true', wrong);
    const about = await field.getAttribute('aria-describedby');
    assert.equal(await sentence.getAttribute('id'), about);
    await enter(field, fine);
    await sentence.waitFor({ state: 'detached' });
    assert.equal(await field.getAttribute('aria-invalid'), 'false', wrong);
  }
};

for (const [list, labels, sum] of [
  ['Early Sumerians', ['Exploration points', 'Destiny rolls'], '12'],
  ['Medieval Poles', [/^Fortifications/], '12'],
  ['Mid-Republican Romans', [/^With cavalry and Triarii/, /^Hastati, Principes and Velites/], '12'],
]) {
  test(`nonsense in a number is refused in place (${list})`, muster.on(async (page) => {
    await start(page, list);
    for (const label of labels) {
      // What stands there already is a number like any other.
      await refuses(number(page, label), [...NONSENSE, '100'], '0 to 99', '0');
      await points(page, sum);
    }
  }));
}

test('nonsense in the points of an event is refused in place', muster.on(async (page) => {
  await startSumerians(page);
  await page.locator('#change-event').click();
  await page.getByRole('dialog').getByLabel('Great battle').check();
  const field = page.locator('#event-points');
  await refuses(field, [...NONSENSE, '49', '10000'], '50 to 9999', '1200');
  await enter(field, 'many');
  await page.getByRole('dialog').getByLabel('Friendly game').check();
  await page.getByText('A whole number from 50 to 9999, please.').waitFor({ state: 'detached' });
  assert.match(await field.inputValue(), /^\d+$/);
  await enter(field, '450');
  await page.getByRole('dialog').getByRole('button', { name: 'Change the event' }).click();
  await page.locator('.points').getByText('of 450', { exact: true }).waitFor();
}));

test('the event can be changed, and what changes is shown before', muster.on(async (page) => {
  await buildLegal(page);
  await page.locator('#change-event').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('15mm, 500 points').check();
  await dialog.getByText('Too few: Spearmen.').waitFor();
  await dialog.getByRole('button', { name: 'Change the event' }).click();
  await pill(page).getByText('1 to do').waitFor();
  await undo(page);
  await pill(page).getByText('Legal').waitFor();
}));

test('deleted armies can be brought back, copies compared', muster.on(async (page) => {
  await startSumerians(page);
  await add(page, 'Guards');
  await page.getByRole('link', { name: 'Your armies' }).click();
  await duplicate(page, 'Early Sumerians 1');
  await add(page, 'Spearmen');
  await points(page, '49');
  await page.getByRole('link', { name: 'Your armies' }).click();
  await compare(page, 'Early Sumerians 1', 'Early Sumerians 1, copy');
  await page.getByRole('columnheader', { name: 'Early Sumerians 1, copy' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Spearmen, long spear' }).getByText('+17').waitFor();
  await page.getByRole('link', { name: 'Armies', exact: true }).click();
  await remove(page, 'Early Sumerians 1, copy');
  await page.getByText('Deleted armies (1)').click();
  await page.getByRole('button', { name: 'Bring back Early Sumerians 1, copy' }).click();
  await page.getByRole('link', { name: /^Early Sumerians 1, copy/ }).waitFor();
}));

test('what has changed since an army was opened is shown', muster.on(async (page) => {
  await startSumerians(page);
  await add(page, 'Guards');
  await page.reload();
  const changes = page.getByRole('dialog', { name: 'Since it was opened' });
  await page.locator('#changes').click();
  await changes.getByText('No changes since it was opened.').waitFor();
  await changes.getByRole('button', { name: 'Close' }).click();
  await add(page, 'Spearmen');
  await points(page, '49');
  await page.locator('#changes').click();
  await changes.getByText('As it was opened: 32 points').waitFor();
  await changes.getByText('As it is now: 49 points').waitFor();
  assert.deepEqual(
    await changes.getByRole('row').filter({ hasText: 'Spearmen, long spear' }).locator('td').allInnerTexts(),
    ['0', '1', '+17', '+2'],
  );
  await assertAccessible(page);
}));

test('a stored army of an unknown list or version can be looked at and is left alone', muster.on(async (page) => {
  await startSumerians(page);
  await add(page, 'Guards');
  // As an older Muster stored it, without a sum over it, which a change would spoil.
  const spoil = (from, to) => page.evaluate(([from, to]) => {
    const key = Object.keys(localStorage).find((key) => key.startsWith('muster:army:'));
    const army = localStorage[key].slice(localStorage[key].indexOf('{'));
    localStorage[key] = army.replace(from, to);
    return localStorage[key];
  }, [from, to]);
  await spoil('"version":1', '"version":9');
  await page.reload();
  await page.getByText('This army can’t be opened').waitFor();
  await page.getByText('expected 1').waitFor();
  await spoil('"version":9', '"version":1');
  const other = await spoil('"id":1,', '"id":999,');
  await page.reload();
  await page.getByText('which this version of Muster doesn’t have').waitFor();
  assert.equal(await spoil('nothing', 'nothing'), other);
}));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can use the builder (${colorScheme})`, muster.on(async (page) => {
    await page.getByRole('link', { name: 'New army' }).click();
    await page.getByLabel('Find an army').waitFor();
    await assertAccessible(page);
    await page.getByLabel('Find an army').fill('sumer');
    await page.getByRole('button', { name: /^Early Sumerians/ }).click();
    await addAll(page, ['Battle cars', 'Spearmen']);
    await page.locator('.todo-card button').first().waitFor();
    await assertAccessible(page);
    await openCard(page, 1);
    await assertAccessible(page);
    await closeMenu(page);
    await page.locator('#copy-text').click();
    await page.getByRole('dialog').getByText('Battle cars').waitFor();
    await assertAccessible(page);
  }, { colorScheme }));
}

test('on a phone, by touch, the parts are a tap apart and nothing sticks out', muster.on(async (page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSumerians(page);
  await addAll(page, ['Battle cars', 'Spearmen', 'Spearmen']);
  await tab(page, 'Army');
  await page.locator('#unit-1').getByText('Battle cars').waitFor();
  await pill(page).getByText('2 to do').waitFor();
  await pill(page).click();
  await page.getByRole('dialog').getByText('2 more Spearmen').waitFor();
  await assertAccessible(page);
  await closeMenu(page);
  await assertAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const name of ['Troops', 'Army']) {
      await tab(page, name);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${name} at ${width}`);
    }
  }
}));

test('Show goes to the place of a finding on a phone: its tab, its row, marked', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Guti', 'Guti', 'Guti', 'Slingers']);
  const shown = async (headline, id) => {
    await pill(page).click();
    await page.locator('#verdict-details .finding').filter({ hasText: headline }).getByRole('button', { name: 'Show' }).click();
    await page.waitForFunction((id) => document.activeElement?.id === id, id);
    assert.ok(await page.locator(`#${id}`).isVisible());
  };
  await tab(page, 'Army');
  const row = await page.locator('.offer').filter({ hasText: 'Guti' }).getAttribute('id');
  await shown('Too many: Guti.', row);
  await page.locator(`#${row}`).getByText('over by 1').waitFor();
}, { viewport: { width: 390, height: 844 } }));

test('the legal Sumerians of 300 points take at most 25 taps on a phone', muster.on(async (page) => {
  let taps = 0;
  const tap = async (locator) => {
    await locator.first().tap();
    taps += 1;
  };
  const button = (name) => page.getByRole('button', { name });
  await tap(page.getByRole('link', { name: 'New army' }));
  await tap(page.getByRole('button', { name: /^Early Sumerians/ }));
  await tap(button('Add Battle cars, '));
  await tap(page.locator('#deep-5-3'));
  await tap(page.locator('#deep-5-3'));
  await tap(button('Add Guards, '));
  for (const troop of ['Nim Archers', 'Slingers']) await tap(button(`Add ${troop}, `));
  await tap(page.locator('#add-command-here'));
  await tap(button('Add Guards, '));
  await tap(page.locator('#deep-5-3'));
  for (const troop of ['Mattu', 'Nim Archers', 'Slingers']) await tap(button(`Add ${troop}, `));
  await tap(pill(page));
  const first = page.locator('#verdict-details .todo-card button');
  for (let n = 0; n < 3 && (await first.count()); n += 1) {
    const before = await pill(page).innerText();
    await tap(first);
    await page.waitForFunction((before) => document.querySelector('#verdict-pill').innerText !== before, before);
    await page.waitForTimeout(150);
  }
  await pill(page).getByText('Legal').waitFor();
  assert.ok(taps <= 25, `${taps} taps`);
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));

test('the first + is at most 8 Tabs away, a skip link leads past them, and ? tells the keys', muster.on(async (page) => {
  await startSumerians(page);
  // A page opens with the focus on its heading.
  await page.waitForFunction(() => document.activeElement?.id === 'page-heading');
  let tabs = 1;
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Skip to the troops');
  await page.keyboard.press('Enter');
  const at = () => page.evaluate(() => document.activeElement?.id ?? '');
  while (!/^add-\d/.test(await at()) && tabs < 30) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  assert.ok(tabs <= 8, `${tabs} Tabs`);
  await page.locator('#verdict-pill').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('removes it').waitFor();
}));

test('units of one troop have labels that differ', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Spearmen', 'Spearmen', 'Guards']);
  await showUnit(page, 2);
  await page.getByRole('button', { name: 'More for Spearmen, second of Command 1' }).waitFor();
  await page.getByRole('button', { name: 'More for Guards of Command 1' }).waitFor();
}));

test('a legion comes with all its units and goes whole, one step each', muster.on(async (page) => {
  await start(page, 'Mid-Republican Romans');
  await page.getByText('Practice list.').waitFor();
  await page.getByRole('button', { name: /^Add With cavalry and Triarii/ }).click();
  await points(page, '107');
  assert.equal(await page.locator('.unit').count(), 5);
  await page.getByRole('button', { name: /^Take away With cavalry/ }).click();
  await points(page, '12');
  await undo(page);
  await points(page, '107');
  await undo(page);
  await points(page, '12');
}));

test('a name is kept as it is typed, undone as a whole, and going back with it half typed stops nothing', muster.on(async (page) => {
  await startSumerians(page);
  const name = page.getByLabel('Name of the army');
  const first = await name.inputValue();
  await name.fill('');
  await name.pressSequentially('Lagash');
  await page.goBack();
  await page.goForward();
  await name.waitFor();
  assert.equal(await name.inputValue(), 'Lagash');
  await name.fill('');
  await name.pressSequentially('Umma');
  await page.locator('#undo').click();
  assert.equal(await name.inputValue(), 'Lagash');
  assert.notEqual(first, 'Lagash');
}));

test('at 200% the header is one line once scrolled, and nothing sticks out', muster.on(async (page) => {
  await buildLegal(page);
  await page.setViewportSize({ width: 640, height: 430 });
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForFunction(() => document.querySelector('.builder-top').getBoundingClientRect().height <= 72);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
}));

test('between a phone and a desk the names of commands and troops stay whole', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Battle cars', 'Spearmen']);
  await page.locator('#add-command-here').click();
  await page.getByRole('radio', { name: 'Command 2' }).waitFor();
  for (const width of [768, 900, 1000, 1001, 1024, 1100, 1150, 1265]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = await page.evaluate(() => ({
      cut: [...document.querySelectorAll('.addto .clip')].filter((it) => it.scrollWidth > it.clientWidth).length,
      narrow: Math.min(...[...document.querySelectorAll('.row .what')].map((it) => it.clientWidth)),
      sticksOut: document.documentElement.scrollWidth > innerWidth,
    }));
    assert.equal(seen.cut, 0, `at ${width} px`);
    assert.ok(seen.narrow >= 110, `${seen.narrow} px for a name at ${width} px`);
    assert.equal(seen.sticksOut, false, `at ${width} px`);
  }
}));

test('a stepper that is held goes on, and a tap is one', muster.on(async (page) => {
  await startSumerians(page);
  const taken = () => page.locator('#count-5').inputValue().then(Number);
  const hold = async (id, enough) => {
    const { x, y, width, height } = await page.locator(id).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.waitForFunction(enough);
    await page.mouse.up();
  };
  await page.locator('#add-5').click();
  assert.equal(await taken(), 1);
  await hold('#add-5', () => Number(document.querySelector('#count-5').value) >= 5);
  const most = await taken();
  assert.ok(most >= 5);
  // Nothing more comes once it is let go, not even for the click that this is.
  await page.waitForTimeout(300);
  assert.equal(await taken(), most);
  await page.locator('#add-5').click();
  assert.equal(await taken(), most + 1);
  await hold('#less-5', () => document.querySelector('#count-5').value === '0');
  assert.equal(await taken(), 0);
  // By key after a long press, too.
  await page.locator('#add-5').press('Enter');
  assert.equal(await taken(), 1);
}));

test('on a phone a general is chosen from a list that says what is not allowed', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Spearmen', 'Spearmen']);
  await openCard(page, 1);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Choose a general' }).tap();
  await dialog.getByText('for Spearmen (1st) of Command 1').waitFor();
  await dialog.getByText('A sub-general, not the C-in-C. VD 2 → 3 with a general.').waitFor();
  const levels = await dialog.locator('.levels button').allInnerTexts();
  assert.deepEqual(levels.map((level) => level.split('\n')[0]), ['No general', 'Poor', 'Fair', 'Expert', 'Incompetent', 'Genius', 'Charismatic', 'Coward']);
  await dialog.getByRole('button', { name: 'Genius +40 For the C-in-C only' }).waitFor();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Poor +10' }).tap();
  await points(page, '56');
  await dialog.getByRole('button', { name: 'Back to the unit' }).tap();
  await dialog.getByText('Heavy foot (FP) · Command 1').waitFor();
  await dialog.getByRole('button', { name: 'Choose a general' }).tap();
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  // The unit has a row of its own now, and the focus is on it.
  await page.waitForFunction(() => document.activeElement?.id === 'unit-menu-1');
  await page.locator('#unit-1').getByText('⚑ General, Poor').waitFor();
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));

// The list editor in the hand: what is typed is kept, what is refused is told and taken back, the
// focus is never lost, and everything is within reach.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { go } from './links.mjs';

const muster = useMuster();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 900 } };

const copySumerians = async (page) => {
  await page.locator('#edit-copy').click();
  await page.locator('#list-name').waitFor();
};

// Types into a field and leaves it.
const enter = async (field, text) => {
  await field.fill(text);
  await field.blur();
};

const standing = (page, text) => page.locator('#standing').getByText(text).waitFor();
const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
const isOff = async (page, id) => (await page.locator(id).getAttribute('aria-disabled')) === 'true';

test('what is half typed is there after a reload, and a pause keeps it', muster.on(async (page) => {
  await copySumerians(page);
  const name = page.locator('#list-name');
  await name.fill('');
  await name.pressSequentially('Lagash');
  await page.reload();
  assert.equal(await name.inputValue(), 'Lagash');
  await page.locator('#list-notes').pressSequentially('Reeds hide them');
  await page.getByRole('region', { name: 'Preview' }).getByText('Reeds hide them').waitFor();
  await page.reload();
  assert.equal(await page.locator('#list-notes').inputValue(), 'Reeds hide them');
}, { at: '#/list/early-sumerians', ...desk }));

test('a field is one step to take back, however often its typing rests', muster.on(async (page) => {
  await copySumerians(page);
  const weapons = page.locator('#troop-1-weapons-and-traits');
  const preview = page.getByRole('region', { name: 'Preview' });
  const before = await page.locator('#list-name').inputValue();
  await page.locator('#list-name').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ur');
  await page.getByRole('heading', { name: `${before} Ur` }).waitFor();
  await page.keyboard.type(' III');
  await page.getByRole('heading', { name: `${before} Ur III` }).waitFor();
  // A pause leaves alone what is being typed.
  await weapons.focus();
  await page.keyboard.type('jav');
  await standing(page, 'A draft. Save it');
  await page.waitForTimeout(700);
  assert.equal(await weapons.inputValue(), 'jav');
  await page.keyboard.type('elin');
  await weapons.blur();
  assert.equal(await weapons.inputValue(), 'javelin');
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await weapons.inputValue(), '');
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await page.locator('#list-name').inputValue(), before);
  assert.ok(await page.getByRole('button', { name: 'Undo' }).isDisabled());
  await preview.getByRole('row', { name: /^Battle cars/ }).waitFor();
}, { at: '#/list/early-sumerians', ...desk }));

for (const at of [phone, desk]) {
  test(`what is refused is to be put right, and undo takes it back, ${at.viewport.width} px wide`, muster.on(async (page) => {
    await copySumerians(page);
    const price = page.locator('#troop-1-points');
    await enter(price, 'abc');
    const said = 'Battle cars, Points: “abc” isn’t a price. Type 17, or 17(13) with the rear rank’s.';
    await page.getByRole('button', { name: said }).waitFor();
    assert.ok(await isOff(page, '#build'));
    await enter(page.locator('#troop-1-vbu'), '6');
    assert.ok(await isOff(page, '#save-list'), 'it may be saved with a field that was refused');
    await assertAccessible(page);
    await page.locator('#list-name').focus();
    await page.locator('#next-fault').click();
    assert.equal(await focused(page), 'troop-1-points');
    // The last step goes first, then what was refused before it.
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    assert.equal(await price.inputValue(), 'abc');
    await undo.click();
    assert.equal(await price.inputValue(), '13');
    assert.ok(!(await isOff(page, '#build')));
    await enter(page.locator('#troop-1-vbu'), '300');
    await page.getByRole('button', { name: /“300” isn’t a VBU. Type a number from 1 to 12.$/ }).click();
    assert.equal(await focused(page), 'troop-1-vbu');
    await page.keyboard.press('Control+z');
    await enter(page.locator('#troop-1-d'), '');
    await page.getByText('This can’t be empty. Type A, B or C.').first().waitFor();
    await enter(page.locator('#troop-1-d'), 'A');
    await page.keyboard.press('Control+s');
    await standing(page, 'Saved as revision 2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await standing(page, 'A draft. Save it to build armies from it.');
  }, { at: '#/list/early-sumerians', ...at }));
}

test('the focus is never lost', muster.on(async (page) => {
  await copySumerians(page);
  const stays = async (what, selector) => {
    await page.waitForTimeout(120);
    const where = await focused(page);
    assert.notEqual(where, 'BODY', `${what}: the focus is lost`);
    if (selector) assert.ok(await page.evaluate((it) => document.activeElement.matches(it), selector), `${what}: it is on ${where}`);
  };
  const press = async (name) => {
    await page.getByRole('button', { name, exact: typeof name === 'string' }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('More for Battle cars');
  await press('Move down Battle cars');
  await stays('a row that moved', '[aria-label="Move down Battle cars"]');
  await press('Move up Battle cars');
  await stays('a row that moved back', '[aria-label="Move up Battle cars"]');
  await page.keyboard.press('Escape');
  await stays('closed tools', '[aria-label="More for Battle cars"]');
  await press('More for Battle cars');
  await press('On foot Battle cars');
  await stays('the profile on foot', '#foot-1-type');
  await press('Remove Battle cars on foot');
  await stays('the profile on foot that went', 'input, button');
  await press('Add an OR Battle cars');
  await stays('an alternative', 'input');
  // As after Tab, what is typed takes the place of what stood there.
  await page.keyboard.type('FL');
  assert.equal(await page.evaluate(() => document.activeElement.value), 'FL');
  await press('More for the new row');
  await press('Remove the new row');
  await stays('an alternative that went', 'input, button');
  await press('More for Battle cars');
  await press('Duplicate Battle cars');
  await stays('a second row', '[id$="-numbers"]');
  await press('Remove Battle cars');
  await stays('a row that went', 'input');
  for (const [add, remove] of [
    ['#add-option', 'Remove this option'],
    ['#add-large-unit', 'Remove these Large Units'],
    ['#add-package', 'Remove this package'],
    ['#add-joint', 'Remove this minimum'],
    ['#add-allies', 'Remove these allies'],
  ]) {
    await page.locator(add).focus();
    await page.keyboard.press('Enter');
    await stays(add, 'input');
    await page.getByRole('button', { name: remove }).last().focus();
    await page.keyboard.press('Enter');
    await stays(remove, 'input, button, a');
  }
  await page.locator('#add-package').focus();
  await page.keyboard.press('Enter');
  await press('Add units');
  await press('Contents: remove 1');
  await stays('a part that went', 'input, button');
  await press('Remove this package');
  await enter(page.locator('#list-name'), 'Ur');
  await page.locator('#save-list').focus();
  await page.keyboard.press('Enter');
  await standing(page, 'Saved as revision 2');
  await stays('a saved list', '#save-list');
}, { at: '#/list/early-sumerians', ...desk }));

test('a row moves down and is had twice, and tools are shown for one row at a time', muster.on(async (page) => {
  await copySumerians(page);
  const names = () => page.locator('.list-row [id$="-troops"]').evaluateAll((all) => all.map((it) => it.value));
  const [first, second, third] = await names();
  await page.getByRole('button', { name: 'More for Battle cars' }).click();
  await page.getByRole('button', { name: 'Move down Battle cars' }).click();
  assert.deepEqual((await names()).slice(0, 3), [second, first, third]);
  await page.getByRole('button', { name: 'Duplicate Battle cars' }).click();
  assert.deepEqual((await names()).slice(0, 4), [second, first, first, third]);
  await page.getByRole('button', { name: 'More for Battle cars' }).nth(1).click();
  assert.equal(await page.locator('.row-tools').count(), 1);
  await assertAccessible(page);
}, { at: '#/list/early-sumerians', ...phone }));

test('on a phone every control can be hit and read, and none hides under the bar', muster.on(async (page) => {
  await copySumerians(page);
  await page.getByRole('button', { name: 'More for Battle cars' }).click();
  await page.locator('#add-option').click();
  await page.locator('#add-package').click();
  const small = () => page.evaluate(() => [...document.querySelectorAll('main :is(button, a, input:not([type=checkbox]), select, textarea)')]
    .filter((it) => it.checkVisibility())
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([it, { height, width }]) => height < 43.9 || (it.tagName !== 'INPUT' && width < 43.9))
    .map(([it, { height, width }]) => `${it.id || it.textContent} ${width}x${height}`));
  assert.deepEqual(await small(), []);
  const type = await page.evaluate(() => [...document.querySelectorAll('main :is(input:not([type=checkbox]), select, textarea)')]
    .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 16).map((it) => it.id));
  assert.deepEqual(type, []);
  for (const field of await page.locator('.editing-list input:not([type=checkbox])').all()) {
    await field.focus();
    const [bottom, bar] = await field.evaluate((it) => [it.getBoundingClientRect().bottom, document.querySelector('.editor-do').getBoundingClientRect().top]);
    assert.ok(bottom <= bar, `${await field.getAttribute('id')} is under the bar: ${bottom} > ${bar}`);
  }
  assert.ok(!(await page.locator('.with-keys').first().isVisible()), 'keys are hinted at where there are none');
  assert.equal(await page.locator('#troop-1-vbu').getAttribute('inputmode'), 'numeric');
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Choose: Rear ranks, if others' }).first().click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await standing(page, 'A draft');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `${wide} px wide`);
  }
}, { at: '#/list/early-sumerians', ...phone, colorScheme: 'dark' }));

test('on a desk the preview and the ways on stay in view', muster.on(async (page) => {
  await copySumerians(page);
  await page.locator('#add-allies').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const it of ['#save-list', '#build', '#next-fault', '[aria-label="Undo"]', '.list-preview']) {
    const inView = await page.locator(it).evaluate((el) => {
      const { top, bottom, right } = el.getBoundingClientRect();
      return top >= 60 && bottom <= window.innerHeight && right <= window.innerWidth;
    });
    assert.ok(inView, `${it} isn't in view`);
  }
  await page.getByRole('region', { name: 'Preview' }).getByText('4-12, printed 8-24').waitFor();
  await page.locator('#preview-event').selectOption({ index: 3 });
  await page.getByRole('region', { name: 'Preview' }).getByText('4-12, printed 8-24').waitFor({ state: 'detached' });
  await enter(page.locator('#troop-1-type'), 'Heavy foot');
  assert.equal(await page.locator('#troop-1-type').inputValue(), 'FP');
  assert.ok(await page.locator('#troop-types option[value="CP"][label="CP, heavy cavalry"]').count());
}, { at: '#/list/early-sumerians', ...desk }));

test('a Basic list has no event to choose, and an empty option is to be put right', muster.on(async (page) => {
  await page.locator('#edit-copy').click();
  await page.locator('#line-1-count').waitFor();
  assert.equal(await page.locator('#preview-event').count(), 0);
  await page.locator('#add-swap').click();
  await page.getByRole('button', { name: /^Option \d+ is empty: fill it in or remove it\.$/ }).waitFor();
  await page.keyboard.press('Control+z');
  await enter(page.locator('#printed-vdt'), '90/3');
  await page.getByRole('button', { name: 'VDT: 90 breaks at 45, and 3 is typed.' }).waitFor();
  await assertAccessible(page);
}, { at: '#/list/basic-welsh', ...desk }));

test('an untouched list is begun once, and all say how far they are', muster.on(async (page) => {
  await page.locator('#new-list').click();
  await page.locator('#row-1-numbers').waitFor();
  await page.getByRole('link', { name: 'All own lists' }).click();
  await page.locator('#new-basic-list').waitFor();
  await page.locator('#new-list').click();
  await page.locator('#list-name').fill('Lagash');
  await page.getByRole('link', { name: 'All own lists' }).click();
  await page.locator('#new-basic-list').waitFor();
  assert.equal(await page.locator('.entries .army').count(), 1);
  await page.getByRole('link', { name: /Lagash.*A draft with 1 thing to put right · no armies/s }).waitFor();
  await go(page, '#/list/early-sumerians');
  await copySumerians(page);
  await page.locator('#build').click();
  await page.getByLabel('Name of the army').waitFor();
  await go(page, '#/own-lists');
  await page.getByRole('link', { name: /Early Sumerians, edited.*Revision 1 · 1 army.*11 rows/s }).waitFor();
  const gap = await page.evaluate(() => {
    const edge = (it, side) => document.querySelector(it).getBoundingClientRect()[side];
    return edge('.entries', 'top') - edge('.begin-list', 'bottom');
  });
  assert.ok(gap >= 12, `${gap} px between the buttons and the first list`);
  await assertAccessible(page);
}, { at: '#/own-lists', ...phone }));

test('a draft with faults is exported, and opened again as a draft', muster.on(async (page) => {
  await copySumerians(page);
  await enter(page.locator('#list-name'), 'Half done');
  await enter(page.locator('#troop-1-vbu'), '0');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = await (await download).path();
  await go(page, '#/own-lists');
  await page.locator('#list-file').setInputFiles(file);
  await page.getByRole('button', { name: /needs a VBU from 1 to 12\.$/ }).waitFor();
  assert.equal(await page.locator('#list-name').inputValue(), 'Half done');
  assert.ok(await isOff(page, '#build'));
}, { at: '#/list/early-sumerians', ...desk }));

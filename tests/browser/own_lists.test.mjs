// Own lists: typed in by keyboard alone, copied, used, shared, kept and restored.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { go, inFreshProfile } from './links.mjs';

const muster = useMuster();
const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1280, height: 900 } };

// Two keys in three a second, as people type who look for the letters.
const KEYS_IN_FIVE_MINUTES = 1000;

// Counts what is pressed; nothing but keys is used.
const keyboard = (page) => {
  const hands = {
    count: 0,
    async type(text) {
      hands.count += text.length;
      await page.keyboard.type(text);
    },
    async press(key, times = 1) {
      for (let n = 0; n < times; n += 1) {
        hands.count += 1;
        await page.keyboard.press(key);
      }
    },
    // Tab until the focus is on the element.
    async tabTo(selector) {
      for (let n = 0; n < 80; n += 1) {
        if (await page.evaluate((it) => document.activeElement?.matches(it), selector)) return;
        await hands.press('Tab');
      }
      assert.fail(`${selector} can't be reached by Tab`);
    },
    // The fields of a row, one after the other.
    async fields(line) {
      const fields = line.split('|');
      for (const [n, field] of fields.entries()) {
        if (n > 0) await hands.press('Tab');
        if (field !== '') await hands.type(field);
      }
    },
  };
  return hands;
};

// Numbers | type | troops | M | VBU | I | D | VD | points | weapons.
const ROWS = [
  '0-6|CGP|Battle cars (*)|6|5|3|C|3|13|jav',
  '1-2|CM|Royal guard (*)|8|5|3|B|2/3|24|long sp',
  '4-12|FP|Spearmen|5|4|2|C|2|14(10)|long sp',
  '2-8|FP|City levy|5|4|1|C|1|12|long sp',
  '2-6|FL|Javelinmen|8|4|1|B|1|15|jav',
  '2-6|T|Archers|6|3|0|B|1|16|short bow B',
  '0-4|S|Slingers|8|2|0|B|0|10|sling',
  '0-4|S|Scouts|8|2|0|B|0|11|jav',
  '0-2|CL|Light horse|12|3|1|B|1|18|jav',
  '0-2|EL|Elephants|8|5|4|C|2|30|',
  '0-3|FL|Hillmen|8|4|2|B|1|17|jav',
  '0-2|FP|Axemen|5|5|3|B|2|22|',
  '0-2|ART|Stone throwers|0|3|0|B|1|20|',
  '0-4|FL|Peasants|6|2|0|C|0|6|',
];

const standing = (page, text) => page.locator('#standing').getByText(text).waitFor();

test('a list of 15 rows with an OR, an option, a Large Unit and allies is typed in by keyboard alone', muster.on(async (page) => {
  const hands = keyboard(page);
  await page.locator('#new-list').waitFor();
  await hands.tabTo('#new-list');
  await hands.press('Enter');
  await page.locator('#list-name').waitFor();
  await hands.tabTo('#list-name');
  await hands.type('Lagash of the tests');
  await hands.tabTo('#list-dates');
  await hands.type('2500 BC');
  await hands.tabTo('#list-volume');
  await hands.type('1');
  await hands.tabTo('#row-1-numbers');
  for (const [n, row] of ROWS.entries()) {
    if (n > 0) {
      await hands.press('Enter');
      await page.locator(`#row-${n + 1}-numbers:focus`).waitFor();
    }
    await hands.fields(row);
    if (n === 4) {
      await hands.press('Control+Enter');
      await page.locator('[id^="troop-"][id$="-type"]:focus').waitFor();
      await hands.fields('FL|Marsh men|8|3|1|C|1|11|jav');
    }
  }
  await hands.tabTo('#add-option');
  await hands.press('Enter');
  await page.locator('#upgrade-1-name:focus').waitFor();
  await hands.fields('Veterans|VBU 5, D B|1/2|18(13)');
  // The first boxes to tick are those of the option: its third troop.
  await hands.press('Tab', 3);
  await hands.press('Space');
  await hands.tabTo('#add-large-unit');
  await hands.press('Enter');
  await page.locator('#formation-1-sizes:focus').waitFor();
  await hands.type('2, 3');
  await hands.press('Tab', 3);
  await hands.press('Space');
  await hands.tabTo('#add-allies');
  await hands.press('Enter');
  await page.locator('#contingent-1:focus').waitFor();
  await hands.type('Ur');
  await hands.press('Enter');
  await page.locator('#row-15-numbers:focus').waitFor();
  await hands.fields('2-4|FP|Spearmen of Ur (*)|5|4|2|C|2|15|long sp');
  await hands.press('Tab');
  await standing(page, 'A draft. Save it to build armies from it.');
  assert.equal(await page.locator('.list-row').count(), 15);
  assert.equal(await page.locator('.or-mark').count(), 1);
  assert.ok(hands.count <= KEYS_IN_FIVE_MINUTES, `${hands.count} keys`);
  console.log(`${hands.count} keys`);
  // The preview says it as a list does, with numbers as they stand at 300 points.
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('0-3, printed 0-6').first().waitFor();
  await preview.getByRole('row', { name: /Marsh men/ }).waitFor();
  await preview.getByText('Allies: Ur').first().waitFor();
  await assertAccessible(page);
  // And it can be used at once.
  await page.locator('#build').click();
  await page.getByRole('button', { name: /^Add Battle cars, / }).waitFor();
}, { at: '#/own-lists', ...desk }));

const copySumerians = async (page) => {
  await page.locator('#edit-copy').click();
  await page.locator('#list-name').waitFor();
};

// Types into a field and leaves it.
const enter = async (field, text) => {
  await field.fill(text);
  await field.blur();
};

test('a copy is edited, undone, checked as it is typed, exported and opened again', muster.on(async (page) => {
  await copySumerians(page);
  assert.equal(await page.locator('#list-name').inputValue(), 'Early Sumerians, edited');
  await standing(page, 'Armies are built from this, revision 1.');
  const price = page.locator('#troop-1-points');
  const before = await price.inputValue();
  await enter(price, '99');
  await standing(page, 'A draft. Save it');
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await price.inputValue(), before);
  await standing(page, 'Armies are built from this');
  await page.getByRole('button', { name: 'Redo' }).click();
  assert.equal(await price.inputValue(), '99');
  // What can't be read stays, with the reason.
  await enter(page.locator('#troop-1-d'), 'Z');
  await page.locator('#troop-1-d-why').getByText('“Z” isn’t a discipline. Type A, B or C.').waitFor();
  await enter(page.locator('#troop-1-d'), 'A');
  await enter(page.locator('#troop-1-vbu'), '0');
  await page.getByText('1 thing to put right').click();
  await page.getByText(/needs a VBU from 1 to 12/).waitFor();
  assert.ok(await page.locator('#build').isDisabled());
  await enter(page.locator('#troop-1-vbu'), '5');
  await page.locator('#save-list').click();
  await standing(page, 'Saved as revision 2');
  await assertAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = await (await download).path();
  const list = JSON.parse(await readFile(file, 'utf8'));
  assert.equal(list.slug, 'early-sumerians-edited');
  assert.equal(list.provenance.status, 'house');
  await page.getByRole('link', { name: 'All own lists' }).click();
  await page.locator('#list-file').setInputFiles(file);
  await page.locator('#list-name').waitFor();
  assert.equal(await page.locator('#troop-1-points').inputValue(), '99');
  await go(page, '#/own-lists');
  assert.equal(await page.locator('.entries .army').count(), 2);
}, { at: '#/list/early-sumerians', ...phone, colorScheme: 'dark' }));

test('any file is answered with a sentence', muster.on(async (page) => {
  const open = async (name, text) => {
    await page.locator('#list-file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await open('novel.json', 'It was a dark and stormy night.');
  await page.getByText('novel.json isn’t an army, a list or a Muster backup').waitFor();
  await page.getByText('A list as text is opened under “Paste a list”.').waitFor();
  await open('half.json', '{"format":1,"troops":{"impetus":{}}}');
  await page.getByText(/Muster can’t read this as an army list\. half\.json: missing `structures`/).waitFor();
  await open('evil.json', '{"troops":"<img src=x onerror=alert(1)>"}');
  await page.getByText(/evil\.json/).waitFor();
  assert.equal(await page.locator('main img').count(), 0);
  await assertAccessible(page);
}, { at: '#/own-lists', ...phone }));

const buildOf = async (page) => {
  await page.locator('#build').click();
  await page.getByLabel('Name of the army').waitFor();
};

test('an army of an own list is shared with the list, judged as not official, and kept as mine', muster.on(async (page, { context }) => {
  await copySumerians(page);
  await enter(page.locator('#list-name'), 'Lagash, by our club');
  await enter(page.locator('#troop-1-points'), '14');
  await buildOf(page);
  await page.locator('[id^="add-"]').first().waitFor();
  await page.getByRole('button', { name: /^Add Battle cars, / }).click();
  await page.getByRole('link', { name: 'Share' }).click();
  await page.locator('#link').waitFor();
  await page.getByText(/of the \d+ rows of your own list Lagash, by our club, which isn’t official/).waitFor();
  const print = await page.locator('#fingerprint').innerText();
  const link = await page.locator('#link').inputValue();
  await inFreshProfile(context, link, async (other) => {
    await other.getByText('House list, not from the publisher.').first().waitFor();
    assert.equal(await other.locator('#fingerprint').innerText(), print);
    await other.getByRole('row', { name: /^Battle cars/ }).waitFor();
    await other.getByRole('link', { name: 'Add to the umpire’s table' }).click();
    await other.getByRole('cell', { name: 'house' }).or(other.getByText('house', { exact: false })).first().waitFor();
    await other.goBack();
    await other.locator('#save-copy').click();
    await other.getByLabel('Name of the army').waitFor();
    await other.reload();
    await other.getByRole('button', { name: /^Add Battle cars, / }).waitFor();
    await go(other, '#/own-lists');
    await other.getByText('Lagash, by our club').waitFor();
  });
  // The sender who opens it has the list already.
  await page.goto(link);
  await page.locator('#save-copy').click();
  await page.getByLabel('Name of the army').waitFor();
  await go(page, '#/own-lists');
  await page.getByText('Lagash, by our club').waitFor();
  assert.equal(await page.locator('.entries .army').count(), 1);
}, { at: '#/list/early-sumerians', ...desk }));

test('an army and a list too long for a link go into a file', muster.on(async (page, { context, host }) => {
  const list = JSON.parse(await readFile(`${import.meta.dirname}/../../lists/early-sumerians.json`, 'utf8'));
  const [first] = list.troops.impetus.rows;
  for (let n = 1; n <= 150; n += 1) {
    const name = `Levy of the ${n}th town on the long canal between the two great rivers`;
    const [troop] = structuredClone(first.troops);
    list.troops.impetus.rows.push({ ...first, id: 100 + n, min: 2, max: 4, troops: [{ ...troop, id: 100 + n, name }] });
  }
  const file = { name: 'canals.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(list)) };
  await page.locator('#list-file').setInputFiles(file);
  await page.locator('#list-name').waitFor();
  await buildOf(page);
  await page.getByRole('button', { name: /^Add Battle cars, / }).click();
  await page.getByRole('link', { name: 'Share' }).click();
  await page.getByText('too long for a link: send this file instead').waitFor();
  assert.equal(await page.locator('#link').count(), 0);
  const print = await page.locator('#fingerprint').innerText();
  const download = page.waitForEvent('download');
  await page.locator('#army-file').click();
  const army = await (await download).path();
  await inFreshProfile(context, `${host.url}#/settings`, async (other) => {
    await other.locator('.file input').setInputFiles(army);
    await other.getByRole('button', { name: /^Add Battle cars, / }).waitFor();
    await go(other, new URL(other.url()).hash.replace('army', 'share'));
    assert.equal(await other.locator('#fingerprint').innerText(), print);
  });
}, { at: '#/own-lists', ...desk }));

test('an army of an own list is dealt, for a game among friends', muster.on(async (page) => {
  await copySumerians(page);
  await enter(page.locator('#list-name'), 'Lagash, by our club');
  await enter(page.locator('#troop-1-points'), '14');
  await page.locator('#save-list').click();
  await standing(page, 'Saved as revision 2');
  await go(page, '#/new');
  await page.getByRole('link', { name: 'Deal me Lagash, by our club' }).click();
  await page.getByText('Lagash, by our club, legal in a friendly game, with every point spent.').waitFor();
  await page.getByRole('button', { name: 'Take this one: Balanced' }).click();
  await page.locator('#verdict-pill').getByText('Legal').waitFor();
  await page.getByText('Friendly game, 300 points · house list').first().waitFor();
}, { at: '#/list/early-sumerians', ...phone }));

test('a Basic list is typed in by keyboard, changed, and shared through a link', muster.on(async (page, { context }) => {
  const hands = keyboard(page);
  await page.locator('#new-basic-list').click();
  await page.locator('#line-1-count').focus();
  const lines = ['2|CP|Nobles (*)|8|6|2|3|', '3|FP|Commoners|5|4|1|2|long sp', '2|S||8|2|0|1|crossbow B or short bow B'];
  for (const [n, line] of lines.entries()) {
    if (n > 0) {
      await hands.press('Enter');
      await page.locator(`#line-${n + 1}-count:focus`).waitFor();
    }
    await hands.fields(line);
  }
  await page.locator('#add-swap').click();
  await page.locator('#swap-1-give').click();
  await page.locator('#swap-1-take').click();
  const own = page.getByRole('group', { name: 'Units of the option’s own' });
  await enter(own.getByLabel('Type'), 'T');
  await enter(own.getByLabel('Troops'), 'Crossbowmen');
  for (const [label, figure] of [['M', '6'], ['VBU', '3'], ['I', '0'], ['VD', '1']]) {
    await enter(own.getByLabel(label, { exact: true }), figure);
  }
  await standing(page, 'A draft. Save it to build armies from it.');
  await page.getByRole('region', { name: 'Preview' }).getByText(/take 1 Crossbowmen/).waitFor();
  await assertAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} px wide`);
  await page.locator('#build').click();
  await page.waitForURL(/#\/army\//);
  await go(page, new URL(page.url()).hash.replace('army', 'share'));
  await page.getByText(/All lines of your own list .*, which isn’t official, without its options/).waitFor();
  const print = await page.locator('#fingerprint').innerText();
  await inFreshProfile(context, await page.locator('#link').inputValue(), async (other) => {
    await other.getByText('House list, not from the publisher.').first().waitFor();
    assert.equal(await other.locator('#fingerprint').innerText(), print);
    await other.locator('#save-copy').click();
    await other.getByText('Commoners').first().waitFor();
  });
}, { at: '#/own-lists', ...phone }));

test('undo by keyboard takes back typing first, then the last edit of the list', muster.on(async (page) => {
  await copySumerians(page);
  const price = page.locator('#troop-1-points');
  await price.fill('99');
  await page.keyboard.press('Tab');
  await standing(page, 'A draft. Save it');
  // The focus is in the next field, where nothing was typed yet.
  await page.keyboard.press('Control+z');
  await standing(page, 'Armies are built from this');
  assert.equal(await price.inputValue(), '13');
  await page.keyboard.press('Control+y');
  assert.equal(await price.inputValue(), '99');
  await page.keyboard.type('jav');
  await page.keyboard.press('Control+z');
  assert.equal(await price.inputValue(), '99');
}, { at: '#/list/early-sumerians', ...desk }));

test('an army says what has changed in its list since', muster.on(async (page) => {
  await copySumerians(page);
  await buildOf(page);
  await page.getByRole('button', { name: /^Add Battle cars, / }).click();
  const army = new URL(page.url()).hash;
  await go(page, '#/own-lists');
  await page.getByRole('link', { name: /Early Sumerians, edited/ }).click();
  await enter(page.locator('#troop-1-points'), '16');
  await page.locator('#save-list').click();
  await standing(page, 'Saved as revision 2');
  await go(page, army);
  await page.getByText('The army was built from revision 1 of its list; this is revision 2.').waitFor();
  await page.getByText(/cost 13 then, 16 now\./).waitFor();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Continue with revision 2' }).click();
  await page.getByText('The army was built from revision 1').waitFor({ state: 'detached' });
}, { at: '#/list/early-sumerians', ...desk }));

test('own lists are in the backup and come back', muster.on(async (page, { context, host }) => {
  await copySumerians(page);
  await go(page, '#/settings');
  const download = page.waitForEvent('download');
  await page.locator('#download-everything').click();
  const file = await (await download).path();
  assert.equal(await page.locator('.figures dt', { hasText: 'Own lists' }).locator('+ dd').innerText(), '1');
  await inFreshProfile(context, `${host.url}#/settings`, async (other) => {
    await other.locator('.file input').setInputFiles(file);
    await other.getByText('List: Early Sumerians, edited').waitFor();
    await other.locator('#restore').click();
    await other.getByText('One item was restored.').waitFor();
    await go(other, '#/own-lists');
    await other.getByRole('link', { name: /Early Sumerians, edited/ }).click();
    assert.equal(await other.locator('#list-name').inputValue(), 'Early Sumerians, edited');
  });
}, { at: '#/list/early-sumerians', ...desk }));

test('a deleted list is brought back, and its armies open all the while', muster.on(async (page) => {
  await copySumerians(page);
  await buildOf(page);
  const army = new URL(page.url()).hash;
  await go(page, '#/own-lists');
  await page.getByRole('button', { name: 'Delete Early Sumerians, edited' }).click();
  await page.getByText('Deleted lists').click();
  await go(page, army);
  await page.getByRole('button', { name: /^Add Battle cars, / }).waitFor();
  await go(page, '#/own-lists');
  await page.getByText('Deleted lists').click();
  await page.getByRole('button', { name: 'Bring back Early Sumerians, edited' }).click();
  await page.getByRole('link', { name: /Early Sumerians, edited/ }).waitFor();
}, { at: '#/list/early-sumerians', ...desk }));

// Each step by itself has its test above; this one follows a list from the paste to its return.
for (const at of [phone, desk]) {
  test(`a pasted list is saved, dealt from, shared, changed and restored, ${at.viewport.width} px wide`, muster.on(async (page, { context, host }) => {
    await page.getByLabel('The list as text').fill(await readFile(`${import.meta.dirname}/../import/mari.txt`, 'utf8'));
    await page.getByRole('button', { name: 'Read it', exact: true }).click();
    await page.locator('.import-line').first().waitFor();
    await page.getByRole('button', { name: 'Save the list' }).filter({ visible: true }).click();
    await page.waitForURL(/#\/own-list\//);
    const list = new URL(page.url()).hash;
    await go(page, '#/new');
    await page.getByRole('link', { name: 'Deal me Kingdom of Mari' }).click();
    await page.getByRole('button', { name: 'Take this one: Balanced' }).click();
    await page.locator('#verdict-pill').getByText('Legal').waitFor();
    const army = new URL(page.url()).hash;
    await go(page, army.replace('army', 'share'));
    await page.getByText(/^(All|\d+ of the) \d+ rows of your own list Kingdom of Mari, which isn’t official/).waitFor();
    const link = await page.locator('#link').inputValue();
    const print = await page.locator('#fingerprint').innerText();
    await inFreshProfile(context, link, async (other) => {
      await other.setViewportSize(at.viewport);
      assert.equal(await other.locator('#fingerprint').innerText(), print);
      await other.getByText('House list, not from the publisher.').first().waitFor();
      await other.getByRole('link', { name: 'Add to the umpire’s table' }).click();
      await other.getByText('1 army: 1 legal').waitFor();
      await other.getByText('Kingdom of Mari, house list').waitFor();
      await other.getByText(print).waitFor();
      const wide = await other.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= at.viewport.width, `${wide} px wide`);
    });
    await go(page, list);
    await enter(page.locator('#troop-1-points'), '15');
    await page.locator('#save-list').click();
    await standing(page, 'Saved as revision 2');
    await go(page, army);
    const changed = (of) => of.getByText('Battle cars cost 13 then, 15 now.').waitFor();
    await changed(page);
    await go(page, '#/settings');
    const download = page.waitForEvent('download');
    await page.locator('#download-everything').click();
    const file = await (await download).path();
    await inFreshProfile(context, `${host.url}#/settings`, async (other) => {
      await other.locator('.file input').setInputFiles(file);
      await other.getByText('List: Kingdom of Mari').waitFor();
      await other.locator('#restore').click();
      await other.getByText('2 items were restored.').waitFor();
      await go(other, army);
      await changed(other);
      await go(other, list);
      // What wasn't answered is still asked.
      await other.getByText('Is the price 11? (Archers, line 8)').waitFor();
      assert.equal(await other.locator('#troop-1-points').inputValue(), '15');
    });
  }, { at: '#/import', ...at }));
}

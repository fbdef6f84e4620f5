// A list pasted as text: read line by line, doubts answered, saved; hostile text does no harm.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';

const muster = useMuster();
const PHONE = { width: 390, height: 844 };

const MARI = await readFile(`${import.meta.dirname}/../import/mari.txt`, 'utf8');

// As the browser does when a text is pasted; typing a long one takes it seconds.
const paste = (page, text) => page.getByLabel('The list as text').evaluate((field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (!field.dispatchEvent(event)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}, text);

const read = async (page, text) => {
  await paste(page, text);
  await page.getByRole('button', { name: 'Read it', exact: true }).click();
};

const asked = (page) => page.locator('.import-sum .pill').textContent();
const line = (page, number) => page.locator(`#line-${number}`);

test('the sample is read, its doubts are answered, and it is saved', muster.on(async (page) => {
  await read(page, MARI);
  await page.getByRole('heading', { name: 'Kingdom of Mari' }).waitFor();
  assert.equal((await asked(page)).trim(), '3 to answer');
  await page.getByText('8 clear, 1 put right, 3 in doubt, 1 left out. Nothing is lost.').waitFor();
  assert.equal(await line(page, 8).locator('mark').textContent(), 'll');
  await line(page, 9).getByText('Read as 0-3, and as VBU 3, I 1.').waitFor();
  await assertAccessible(page);

  // One tap takes the likely answer, and undo takes it back.
  await line(page, 8).getByRole('button', { name: '11', exact: true }).click();
  await page.getByText('2 to answer').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('3 to answer').waitFor();

  // Another price is typed.
  await line(page, 8).getByRole('button', { name: 'Type it' }).click();
  await page.getByLabel('The line should read').fill('2-6 T - Archers 6 3 0 C 1 12 short bow A');
  await page.getByRole('button', { name: 'Read it like this' }).click();
  await page.getByText('2 to answer').waitFor();
  assert.match(await line(page, 8).locator('.pr').textContent(), /12/);

  await line(page, 10).getByRole('button', { name: 'VD 2' }).click();
  await page.getByText('1 to answer').waitFor();
  await line(page, 13).getByRole('button', { name: 'Leave out' }).click();
  await page.getByText('All clear').waitFor();

  // Rows as scaled.
  const spearmen = page.locator('.import-preview tr', { hasText: 'Spearmen or Axemen' });
  assert.match(await spearmen.textContent(), /8–24.*4–12/);
  await page.locator('.import-preview').getByRole('button', { name: '500' }).click();
  assert.match(await spearmen.textContent(), /8–24.*8–24/);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  const list = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  assert.equal(list.name, 'Kingdom of Mari');
  assert.equal(list.troops.impetus.rows[2].troops[0].price, 12);

  await page.getByRole('button', { name: 'Save and build an army' }).click();
  await page.waitForURL(/#\/army\//);
  await page.getByText('Spearmen').first().waitFor();
}, { at: '#/import', viewport: { width: 1280, height: 900 } }));

test('on a phone the next doubt is under the thumb, and doubts don’t block saving', muster.on(async (page) => {
  await assertAccessible(page);
  await read(page, MARI);
  await page.getByRole('button', { name: /Next doubt.*line 8, price/ }).click();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'line-8');
  await page.getByRole('button', { name: /Next doubt.*line 10, VD/ }).waitFor();
  await assertAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} px wide`);
  await page.getByRole('button', { name: /^Doubts/ }).click();
  assert.equal(await page.locator('.import-line').count(), 3);
  await page.locator('.import-thumb').getByRole('button', { name: 'Save the list' }).click();
  await page.waitForURL(/#\/own-list\//);
  await page.getByRole('heading', { name: 'Kingdom of Mari' }).waitFor();
  // What wasn't answered stays marked, until it is settled.
  const open = page.getByRole('region', { name: 'Still to check' });
  await open.getByText('Is the price 11? (Archers, line 8)').waitFor();
  await assertAccessible(page);
  await open.getByRole('button', { name: /^Settled: .*Archers/ }).click();
  assert.equal(await open.getByRole('listitem').count(), 1);
  // The styles of one page leave the other alone.
  const top = async (id) => (await page.locator(id).boundingBox()).y;
  assert.equal(await top('#row-1-numbers'), await top('#troop-1-type'));
}, { at: '#/import', viewport: PHONE }));

test('a Basic list, and a file that is chosen', muster.on(async (page) => {
  const text = 'FRENCH 1150-1330 AD (VDT=16/8)\n3 CP(*) 8 7 4 3\n2 FP 5 4 1 2 long spear\n3 S 8 2 0 1 crossbow B or short bow B\n1st Option. Change 2 S Units with:\n1 T 6 4 0 1 Genoese mercenaries - crossbow A\n';
  const file = { name: 'french.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('.import-paste input[type="file"]').setInputFiles(file);
  await page.getByRole('heading', { name: 'French' }).waitFor();
  await page.getByText('All clear').waitFor();
  await page.getByText('Heavy cavalry').waitFor();
}, { at: '#/import' }));

test('a file that is dropped on the field is read', muster.on(async (page) => {
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'mari.txt'));
    return data;
  }, MARI);
  await page.dispatchEvent('#list-text', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('#list-text', 'drop', { dataTransfer: data });
  await page.getByRole('heading', { name: 'Kingdom of Mari' }).waitFor();
  assert.match(page.url(), /#\/import$/);
}, { at: '#/import' }));

test('what is no list is answered with a sentence', muster.on(async (page) => {
  const said = (text) => page.getByRole('alert').getByText(text).waitFor();
  await read(page, '');
  await said('There is nothing to read.');
  await read(page, 'It was the best of times, it was the worst of times.\n'.repeat(2000));
  await said('No row of a list was found in 2000 lines.');
  await read(page, '<html><body><table><tr><td>0-6</td></tr></table></body></html>');
  await said('This is the source of a web page.');
  const big = { name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10_000_000, 'x') };
  await page.locator('.import-paste input[type="file"]').setInputFiles(big);
  await said('This has 10 MB');
  const picture = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from([0x89, 0x50, 0, 1, 2, 255, 254, 0]) };
  await page.locator('.import-paste input[type="file"]').setInputFiles(picture);
  await said('This isn\'t text.');
}, { at: '#/import' }));

test('markup in a paste stays text', muster.on(async (page) => {
  const hostile = '<img src=x onerror="globalThis.hit=1"> 1200 AD\n0-6 CGP - <script>hit=1</script> (*) 6 5 3 C 3 13 <b>javelin</b>\n<svg/onload=hit=1>\n';
  await read(page, `MARI\nCS=Poor\n${hostile}`);
  await page.locator('.import-line').first().waitFor();
  assert.equal(await page.evaluate(() => globalThis.hit), undefined);
  assert.equal(await page.locator('.import-lines img, .import-lines script, .import-lines b b').count(), 0);
  await page.getByText('<script>hit=1</script>').first().waitFor();
}, { at: '#/import' }));

test('a megabyte is read and nothing hangs', muster.on(async (page) => {
  const rows = Array.from({ length: 25_000 }, (_, n) => `0-6 S - Slingers ${n} 8 2 0 B 1 12 sling`);
  await paste(page, `MARI\nCS=Poor\n${rows.join('\n')}`);
  await page.getByText('25002 lines').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Show more of 25002 lines' }).waitFor();
}, { at: '#/import' }));

test('an unsaved paste is there again, with its answers, after a reload and in another tab', muster.on(async (page, { context }) => {
  const again = () => page.getByText('You pasted this before and haven’t saved it.');
  await paste(page, MARI);
  await page.reload();
  await again().waitFor();
  assert.equal(await page.getByLabel('The list as text').inputValue(), MARI);
  await page.getByRole('button', { name: 'Read it', exact: true }).click();
  await line(page, 8).getByRole('button', { name: '11', exact: true }).click();
  await page.getByText('2 to answer').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByText('2 to answer').waitFor();
  await other.close();
  // Saved is saved; nothing is left over.
  await page.goto(page.url().replace('#/import', '#/rules'));
  await page.goBack();
  await page.getByText('2 to answer').waitFor();
  await again().waitFor();
  await assertAccessible(page);
  await page.locator('.import-thumb').getByRole('button', { name: 'Save the list' }).click();
  await page.waitForURL(/#\/own-list\//);
  await page.goBack();
  await page.getByLabel('The list as text').waitFor();
  assert.equal(await page.getByLabel('The list as text').inputValue(), '');
  // What isn't wanted is thrown away.
  await paste(page, MARI);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  assert.equal(await page.getByLabel('The list as text').inputValue(), '');
  await page.reload();
  await page.getByLabel('The list as text').waitFor();
  assert.equal(await again().count(), 0);
}, { at: '#/import', viewport: PHONE }));

test('two tabs with different pastes lose neither', muster.on(async (page, { context }) => {
  const UR = MARI.replace('KINGDOM OF MARI', 'KINGDOM OF UR');
  const text = (of) => of.getByLabel('The list as text');
  const waits = (of, name) => of.getByText(`Another paste of yours isn’t saved either: “${name}`);
  const goOn = (of) => of.getByRole('button', { name: 'Go on with that one' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await paste(page, MARI);
  await paste(other, UR);
  await waits(other, 'IMPETVS').waitFor();
  assert.equal(await waits(page, 'IMPETVS').count(), 0);
  await other.close();
  // The tab is closed; what it held waits for the one that is left, which holds its own.
  await page.getByRole('button', { name: 'Read it', exact: true }).click();
  await line(page, 8).getByRole('button', { name: '11', exact: true }).click();
  await page.getByText('2 to answer').waitFor();
  await waits(page, 'IMPETVS').waitFor();
  await assertAccessible(page);
  await goOn(page);
  assert.equal(await text(page).inputValue(), UR);
  await goOn(page);
  await page.getByText('2 to answer').waitFor();
  // Saving one leaves the other, also for the next visit.
  await page.locator('.import-thumb').getByRole('button', { name: 'Save the list' }).click();
  await page.waitForURL(/#\/own-list\//);
  await page.goBack();
  await page.reload();
  await text(page).waitFor();
  assert.equal(await text(page).inputValue(), UR);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  assert.equal(await text(page).inputValue(), '');
  assert.equal(await waits(page, '').count(), 0);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('muster:paste')).length), 0);
}, { at: '#/import', viewport: PHONE }));

test('what a tab holds is not lost when another starts from it', muster.on(async (page, { context }) => {
  await paste(page, MARI);
  const other = await context.newPage();
  await other.goto(page.url());
  assert.equal(await other.getByLabel('The list as text').inputValue(), MARI);
  await paste(other, 'UR\nCS=Poor\n0-6 S - Slingers 8 2 0 B 1 12 sling\n');
  await other.getByText('Another paste of yours isn’t saved either: “IMPETVS').waitFor();
  await page.close();
  await other.getByRole('button', { name: 'Go on with that one' }).click();
  assert.equal(await other.getByLabel('The list as text').inputValue(), MARI);
}, { at: '#/import' }));

test('words that no row can say are kept as a note by one tap', muster.on(async (page) => {
  await read(page, 'UR\nCS=Poor\n0-2 S - Handgunners (max 1 per command) 8 2 0 C 1 14 handgun\n');
  const row = line(page, 3);
  await row.getByText('“(max 1 per command)” is more than a row can say.').waitFor();
  await row.getByRole('button', { name: 'Keep as a note' }).click();
  await page.getByText('All clear').waitFor();
  await row.getByText('Handgunners: max 1 per command.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('button', { name: 'Leave out' }).click();
  await page.getByText('All clear').waitFor();
  assert.equal(await row.getByText('max 1 per command.').count(), 0);
}, { at: '#/import', viewport: PHONE }));

test('what was saved is gone at once: pressed twice it is one list, and there is nothing to come back to', muster.on(async (page) => {
  const lists = () => page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('muster:list:')).length);
  await read(page, MARI);
  const save = page.locator('.import-thumb').getByRole('button', { name: 'Save the list' });
  // Faster than the page can leave.
  await save.evaluate((button) => {
    button.click();
    button.click();
    history.back();
  });
  await page.getByLabel('The list as text').waitFor();
  assert.equal(await page.getByLabel('The list as text').inputValue(), '');
  assert.equal(await lists(), 1);
}, { at: '#/import', viewport: PHONE }));

test('reading a long text can be cancelled, and the text stays', muster.on(async (page) => {
  const rows = Array.from({ length: 40_000 }, (_, n) => `0-6 S - Slingers ${n} 8 2 0 B 1 12 sling`);
  // The button is pressed as soon as it is there.
  await page.evaluate(() => {
    const look = () => {
      const cancel = document.querySelector('#cancel-reading');
      if (cancel === null) requestAnimationFrame(look);
      else cancel.click();
    };
    look();
  });
  await paste(page, `MARI\nCS=Poor\n${rows.join('\n')}`);
  await page.getByText('Cancelled.').waitFor();
  assert.equal(await page.locator('.import-sum').count(), 0);
  assert.match(await page.getByLabel('The list as text').inputValue(), /Slingers 39999/);
}, { at: '#/import' }));

test('an answer leaves the rest of the page as it is', muster.on(async (page) => {
  await read(page, MARI);
  await page.getByRole('button', { name: /^Doubts/ }).click();
  await page.locator('.import-preview').getByRole('button', { name: '500' }).click();
  await line(page, 10).getByRole('button', { name: 'Type it' }).click();
  const typed = page.getByLabel('The line should read');
  await typed.fill('0-4 S - Slingers 8 2');
  await line(page, 8).getByRole('button', { name: '11', exact: true }).click();
  await page.getByText('2 to answer').waitFor();
  assert.equal(await page.locator('.import-line').count(), 2);
  assert.equal(await page.locator('.import-preview').getByRole('button', { name: '500' }).getAttribute('aria-pressed'), 'true');
  assert.equal(await typed.inputValue(), '0-4 S - Slingers 8 2');
  // Escape closes it, and the focus is on its line.
  await typed.press('Escape');
  await typed.waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'line-10');
}, { at: '#/import', viewport: PHONE }));

test('answers stay with their lines when the text is pasted again', muster.on(async (page) => {
  await read(page, MARI);
  await line(page, 8).getByRole('button', { name: '11', exact: true }).click();
  await line(page, 13).getByRole('button', { name: 'Leave out' }).click();
  await page.getByText('1 to answer').waitFor();
  await page.getByRole('button', { name: 'Paste again' }).click();
  await page.locator('#list-text:focus').waitFor();
  await page.getByText('What you answered stays with the lines that you leave as they are.').waitFor();
  // A line more above, and the last one is gone.
  const lines = MARI.trimEnd().split('\n');
  await page.getByLabel('The list as text').fill(['From the club’s book', ...lines.slice(0, -1)].join('\n'));
  await page.getByRole('button', { name: 'Read it', exact: true }).click();
  await page.locator('#page-heading:focus').waitFor();
  await line(page, 9).getByText('Read as “2-6 T - Archers 6 3 0 C 1 11 short bow A”.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await line(page, 9).getByText('Is the price 11?').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await line(page, 9).getByText('Is the price 11?').waitFor({ state: 'detached' });
}, { at: '#/import' }));

test('every line can be changed, and what was kept as a note is a row again', muster.on(async (page) => {
  await read(page, MARI);
  const change = async (number, text) => {
    await page.getByRole('button', { name: `Change line ${number}` }).click();
    await page.getByLabel('The line should read').fill(text);
    await page.getByRole('button', { name: 'Read it like this' }).click();
  };
  await change(7, 'OR FP - Axe-bearers 5 5 2 B 2 20');
  await line(page, 7).getByText('Axe-bearers').first().waitFor();
  await change(7, 'They came from the hills');
  await line(page, 7).getByRole('button', { name: 'Keep as a note' }).click();
  await line(page, 7).getByText('Read as a note, as you said.').waitFor();
  await change(7, 'OR FP - Axemen 5 5 2 B 2 20');
  await line(page, 7).getByText('or, shares 8–24').waitFor();
  await change(7, '');
  await line(page, 7).getByText('as you said').waitFor();
  await assertAccessible(page);
}, { at: '#/import', viewport: PHONE }));

test('a table whose cells each came as a line', muster.on(async (page) => {
  const cells = ['0-4', 'CGP', 'Battle cars (*)', '6', '5', '3', 'C', '3', '13', '0-4', 'S', 'Slingers', '8', '2', '0', 'B', '1', '12', 'sling'];
  await read(page, `MARI\nCS=Poor\n\n${cells.join('\n\n')}\n`);
  await page.getByText('All clear').waitFor();
  await line(page, 4).getByText('0-4 ↵ CGP ↵ Battle cars (*) ↵ 6').waitFor();
  await line(page, 4).getByText('CGP · 0–4 · may hold a general').waitFor();
}, { at: '#/import', viewport: PHONE }));

test('the lists of a long text are saved one after the other', muster.on(async (page) => {
  const lists = () => page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('muster:list:')).length);
  await read(page, `${MARI}\nNUBIANS 2800 - 700 BC\nCS=Poor (0 pts)\n0-4 FL- Warriors (*) 8 4 4 C 2/3 12(9) Impetuous\n`);
  await page.getByText('A second list begins here: Nubians.').waitFor();
  await page.getByRole('button', { name: 'Save, then read the next list' }).click();
  await page.getByText('“Kingdom of Mari” is saved among your own lists.').waitFor();
  await page.getByRole('heading', { name: 'Nubians' }).waitFor();
  assert.equal(await lists(), 1);
  assert.equal(await page.locator('#save-and-next').count(), 0);
  await assertAccessible(page);
  await page.locator('.import-thumb').getByRole('button', { name: 'Save the list' }).click();
  await page.waitForURL(/#\/own-list\//);
  assert.equal(await lists(), 2);
}, { at: '#/import', viewport: PHONE }));

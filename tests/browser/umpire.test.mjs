// The umpire's table: a mail full of links, sorted, compared, saved and printed.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { armyLinks, assertHarmless, go, lagash, lagashPrint, withOrders } from './links.mjs';
import { print } from './printer.mjs';

const muster = useMuster();

// Adds a text to the table and waits until everything in it is judged.
const put = async (page, text) => {
  await page.locator('#links').fill(text);
  await page.locator('#put').click();
  await page.locator('.progress').waitFor({ state: 'hidden' });
};

const rows = (page) => page.locator('.umpire-table tbody tr');

const numbers = (page) => page.locator('.umpire-table tbody .number').allTextContents();

const tally = (page, text) => page.locator('#tally').getByText(text).waitFor();

const sort = (page, column) => page.getByRole('columnheader', { name: column }).getByRole('button').click();

// The same player's army with fewer points, made on the page itself.
const resubmitted = async (page) => {
  await go(page, lagash);
  await page.locator('#save-copy').click();
  const field = page.getByRole('textbox', { name: 'Exploration points' });
  await field.fill('4');
  await field.press('Enter');
  await page.getByRole('link', { name: 'Share' }).click();
  return page.locator('#link').inputValue();
};

test('a mail full of links becomes one table', muster.on(async (page) => {
  const again = await resubmitted(page);
  await go(page, '#/umpire');
  const mail = armyLinks
    .slice(0, 20)
    .map((link, n) => `> Player ${n}: <https://example.org/muster/${link}>,\n`)
    .join('');
  await put(page, `Dear umpire,\n${mail}\nand once more ${lagash}\n${again}\n${armyLinks[2].slice(0, 60)}`);
  await page.getByText('22 links added, 1 link already here.').waitFor();
  await rows(page).nth(21).waitFor();
  assert.equal(await rows(page).count(), 22);

  const first = page.locator('#entry-1');
  await first.getByText('A. Player').waitFor();
  await first.getByText('300 of 300').waitFor();
  await first.getByText('30 / 15').waitFor();
  await first.getByText(lagashPrint).waitFor();
  await first.getByText('Sent twice.').waitFor();
  await first.getByText('Replaced by number 21 of the same player.').waitFor();
  await page.locator('#entry-21').getByText('294 points instead of 300. Exploration points: 10 then, 4 now.').waitFor();
  await page.locator('#entry-22').getByText('Can’t be judged: this link was cut off').waitFor();

  await sort(page, 'Points');
  const points = await page.locator('.umpire-table tbody [data-label="Points"]').allTextContents();
  const values = points.map((text) => Number.parseInt(text, 10));
  assert.deepEqual(values, values.toSorted((a, b) => a - b));
  assert.equal((await numbers(page)).at(-1), '22');
  await sort(page, 'Points');
  assert.equal(await page.getByRole('columnheader', { name: 'Points' }).getAttribute('aria-sort'), 'descending');
  assert.equal((await numbers(page)).at(-1), '22');

  await page.locator('#find').fill('a. player');
  await page.getByText('2 shown, 20 hidden by the filter.').waitFor();
  assert.deepEqual((await numbers(page)).toSorted(), ['1', '21']);
  await page.locator('#find').fill('');
  await page.locator('#shows').selectOption('No verdict');
  assert.deepEqual(await numbers(page), ['22']);
  await page.locator('#shows').selectOption('All');

  await page.getByRole('button', { name: 'Remove number 22' }).click();
  await page.getByText('Number 22 removed.').waitFor();
  assert.equal(await rows(page).count(), 21);
  await page.waitForFunction(() => document.activeElement?.id === 'bring-back');
  await page.locator('#bring-back').click();
  await page.locator('#entry-22').waitFor();
}, { viewport: { width: 1400, height: 900 } }));

test('an army is opened from the table, and the table is as it was afterwards', muster.on(async (page) => {
  await put(page, `${lagash}\n${withOrders}`);
  await page.getByRole('link', { name: 'Lagash, spring levy' }).click();
  await page.locator('#verdict .pill').getByText('Legal', { exact: true }).waitFor();
  await page.goBack();
  await tally(page, '2 armies: 1 legal, 1 illegal.');
  await go(page, armyLinks[5]);
  await page.getByRole('link', { name: 'Add to the umpire’s table' }).click();
  await tally(page, '3 armies');
  assert.equal(new URL(page.url()).hash, '#/umpire');
}, { at: '#/umpire' }));

test('nothing is kept unless the umpire says so', muster.on(async (page) => {
  const kept = () => page.evaluate(() => localStorage.getItem('muster:umpire'));
  await put(page, lagash);
  assert.equal(await kept(), null);
  await page.reload();
  await page.locator('#links').waitFor();
  assert.equal(await rows(page).count(), 0);
  await put(page, lagash);
  await page.getByLabel('Keep on this device').check();
  await page.reload();
  await tally(page, '1 army: 1 legal, 0 illegal.');
  await page.getByLabel('Keep on this device').uncheck();
  assert.equal(await kept(), null);
}, { at: '#/umpire' }));

test('text files are dropped or chosen', muster.on(async (page) => {
  await page.locator('#links').waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'armies.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, `Player;Link\r\nAda;"${lagash}"\r\n`);
  await tally(page, '1 army: 1 legal, 0 illegal.');
  await page.locator('#file').setInputFiles({ name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from(withOrders) });
  await tally(page, '2 armies');
  await page.locator('#file').setInputFiles({ name: 'empty.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await page.getByText('No Muster links in empty.xlsx.').waitFor();
}, { at: '#/umpire' }));

test('a file is read to its end though the page was left', muster.on(async (page) => {
  await page.locator('#links').waitFor();
  await page.evaluate((link) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([`${link}\n`, ' '.repeat(3_000_000)], 'links.txt', { type: 'text/plain' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    location.hash = '#/lists';
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, lagash);
  await page.getByRole('heading', { name: 'Army lists' }).waitFor();
  await go(page, '#/umpire');
  await tally(page, '1 army: 1 legal, 0 illegal.');
}, { at: '#/umpire' }));

test('a link of an event tells which armies are built for another', muster.on(async (page) => {
  await page.locator('#number-0').fill('350');
  await page.locator('#number-0').press('Tab');
  await page.getByText('Points: 350 instead of 300.').waitFor();
  const event = await page.locator('#link').inputValue();
  await go(page, '#/umpire');
  await put(page, `${event} ${lagash}`);
  await page.locator('#entry-2').getByText('Built for a different event: Points: 300 instead of 350.').waitFor();
}, { at: '#/event' }));

test('the table is saved as CSV, in the order shown and without formulas', muster.on(async (page) => {
  await page.locator('#save-copy').click();
  await page.getByLabel('Name of the army').fill('=HYPERLINK("http://example.org","x")');
  await page.getByLabel('Name of the army').press('Enter');
  await page.getByRole('link', { name: 'Share' }).click();
  const formula = await page.locator('#link').inputValue();
  await go(page, '#/umpire');
  await put(page, `${lagash} ${formula}`);
  await sort(page, 'No.');
  const coming = page.waitForEvent('download');
  await page.locator('#csv').click();
  const download = await coming;
  assert.equal(download.suggestedFilename(), 'muster-armies.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  assert.equal(lines.length, 3);
  assert.ok(lines[0].startsWith('\ufeffNo.,Player,Army,List,'), lines[0]);
  assert.ok(lines[1].startsWith('2,A. Player,"\'=HYPERLINK(""http://example.org"",""x"")",Early Sumerians,beta,'), lines[1]);
  assert.ok(lines[2].startsWith('1,A. Player,"Lagash, spring levy",Early Sumerians,beta,"15mm, 300 points",300,300,30,15,'), lines[2]);
  assert.ok(lines[2].includes(`,${lagashPrint},`) && lines[2].endsWith(lagash), lines[2]);
}, { at: lagash }));

test('on paper the table is black on white, and the rest stays away', muster.on(async (page) => {
  await put(page, `${lagash}\n${withOrders}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of ['.top', '.add-links', '.umpire-tools', '.remove']) {
    assert.ok(!(await page.locator(gone).first().isVisible()), gone);
  }
  const colours = await page.locator('#entry-2 .bad').first().evaluate((cell) => getComputedStyle(cell).color);
  assert.equal(colours, 'rgb(0, 0, 0)');
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(paper, 'rgb(255, 255, 255)');
  assert.deepEqual(await print(page), [[792, 612]], 'one sheet, and that lies on its side');
  await page.emulateMedia({ media: 'screen' });
  await put(page, armyLinks.join('\n'));
  await page.emulateMedia({ media: 'print' });
  const sheets = await print(page);
  assert.ok(sheets.length > 1, 'rows below the screen are printed too');
  assert.ok(sheets.every(([width, height]) => width > height), `${sheets}`);
}, { at: '#/umpire' }));

test('a list that is missing is asked for again', muster.on(async (page) => {
  let broken = true;
  await page.route('**/lists/early-sumerians.json', (route) =>
    broken ? route.fulfill({ status: 200, body: '{' }) : route.continue());
  await put(page, lagash);
  await page.locator('#entry-1').getByText('Can’t be judged').waitFor();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await tally(page, '1 army: 1 legal, 0 illegal.');
}, { at: '#/umpire' }));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can use the umpire's table (${colorScheme})`, muster.on(async (page) => {
    await page.locator('#links').waitFor();
    await assertAccessible(page);
    await put(page, `${armyLinks.slice(0, 8).join('\n')} ${lagash} ${lagash.slice(0, 40)}`);
    await rows(page).nth(8).waitFor();
    await assertAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await assertHarmless(page, assert);
    }
    await assertAccessible(page);
  }, { colorScheme, at: '#/umpire' }));
}

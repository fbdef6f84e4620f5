// What is stored, backups and restoring them, armies as files.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { remove } from './start_page.mjs';
import { home, rename } from './steps.mjs';

const muster = useMuster();

const ARMY = resolve(import.meta.dirname, '../armies/sumerians-300.json');
const LINKS = resolve(import.meta.dirname, '../golden/links.txt');

const start = async (page, name) => {
  await page.goto(page.url().replace(/#.*|$/, '#/new'));
  await page.getByLabel('Find an army').fill('sumer');
  await page.getByRole('button', { name: /^Early Sumerians/ }).click();
  await rename(page, name);
};

const settings = async (page) => {
  await page.goto(page.url().replace(/#.*|$/, '#/settings'));
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
};

const figure = (page, what) => page.locator(`dt:text-is("${what}") + dd`).textContent();

const downloaded = async (page, click) => {
  const coming = page.waitForEvent('download');
  await click();
  const file = await coming;
  return { name: file.suggestedFilename(), path: await file.path() };
};

const download = (page) => downloaded(page, () => page.getByRole('button', { name: 'Download everything' }).click());

const choose = (page, files) => page.locator('.settings input[type="file"]').setInputFiles(files);

const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

// Drops files as a player does, on whatever page is shown.
const drop = async (page, files) => {
  const data = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const [name, text] of files) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await page.getByText('Drop an army, a Muster backup').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
};

const choice = (page, name) => page.getByLabel(`What to do with ${name}`, { exact: true });

test('the settings say what is stored and how safe it is', muster.on(async (page) => {
  await start(page, 'First');
  await start(page, 'Second');
  await home(page);
  await page.getByText('2 armies have changed since the last backup.').waitFor();
  await page.getByRole('link', { name: 'Back them up' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  assert.equal(await figure(page, 'Armies'), '2');
  assert.match(await figure(page, 'Space used'), /^\d+ kB$/);
  assert.equal(await figure(page, 'Space left for armies'), 'about 10.5 MB');
  await page.getByText(/The browser has (not )?promised to keep them/).waitFor();
  await assertAccessible(page);
  const backup = await download(page);
  assert.equal(backup.name, 'muster-backup.json');
  await page.getByText('Nothing has changed since the last backup.').waitFor();
  await page.getByRole('link', { name: 'Armies', exact: true }).click();
  await page.getByRole('link', { name: /^Second/ }).waitFor();
  assert.equal(await page.getByText('since the last backup').count(), 0);
}));

test('the browser is asked to keep armies after the first is saved', muster.on(async (page) => {
  await page.addInitScript(() => {
    window.asked = 0;
    StorageManager.prototype.persist = async () => (window.asked += 1) > 0;
  });
  await page.reload();
  await page.getByRole('link', { name: 'New army' }).waitFor();
  assert.equal(await page.evaluate(() => window.asked), 0);
  await start(page, 'First');
  await rename(page, 'Again');
  assert.equal(await page.evaluate(() => window.asked), 1);
}));

test('a backup is merged into what is here, with a preview and a choice', muster.on(async (page, { context, host }) => {
  for (const name of ['Same', 'Changed', 'Both', 'Gone']) await start(page, name);
  await settings(page);
  const { path } = await download(page);
  const backup = JSON.parse(await readFile(path, 'utf8'));

  // Meanwhile, here: one is thrown away, one changed.
  await home(page);
  await remove(page, 'Gone');
  await page.getByText('Deleted armies (1)').click();
  await page.getByRole('button', { name: 'Delete for good: Gone' }).click();
  await page.getByRole('link', { name: /^Both/ }).click();
  await rename(page, 'Both, here');
  // And on another device: one that is changed here too, and another one.
  const other = await (await context.browser().newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(host.url);
  await other.evaluate((stored) => Object.entries(stored).forEach(([key, text]) => localStorage.setItem(key, text)), backup.stored);
  await other.reload();
  for (const name of ['Both', 'Changed']) {
    await other.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await rename(other, `${name}, there`);
    await home(other);
  }
  await start(other, 'New');
  await settings(other);
  const theirs = await readFile((await download(other)).path, 'utf8');
  await other.context().close();

  await settings(page);
  await choose(page, file('backup.json', theirs));
  const preview = page.locator('#restore-backup');
  await preview.getByText('2 new, 1 changed, 1 in conflict, 1 the same').waitFor();
  await assertAccessible(page);
  assert.equal(await choice(page, 'Both, there').inputValue(), 'Keep both');
  assert.equal(await choice(page, 'Changed, there').inputValue(), 'Take from the backup');
  assert.equal(await choice(page, 'New').inputValue(), 'Take from the backup');
  await choice(page, 'Gone').selectOption('Keep what is here');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('3 items were restored.').waitFor();
  await page.getByRole('link', { name: 'Armies', exact: true }).click();
  await page.getByRole('heading', { name: 'Your armies' }).waitFor();
  const names = await page.locator('.armies b').allTextContents();
  assert.deepEqual(names.sort(), ['Both, here', 'Both, there, from the backup', 'Changed, there', 'New', 'Same']);
  await page.getByText('4 armies have changed since the last backup.').waitFor();
  await page.getByRole('link', { name: /^New Early/ }).click();
  await page.getByLabel('Name of the army').waitFor();
}));

test('an army goes out as a file and comes back by dropping it anywhere', muster.on(async (page) => {
  await start(page, 'Lagash & <b>Ur</b>');
  await settings(page);
  const army = await downloaded(page, () => page.getByRole('button', { name: /^Download Lagash/ }).click());
  assert.equal(army.name, 'Lagash----b-Ur--b.muster.json');
  const text = await readFile(army.path, 'utf8');
  assert.equal(JSON.parse(text).name, 'Lagash & <b>Ur</b>');
  await page.goto(page.url().replace(/#.*/, '#/lists'));
  await page.getByLabel('Find an army').waitFor();
  await drop(page, [['lagash.json', text]]);
  await page.getByLabel('Name of the army').waitFor();
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Lagash & <b>Ur</b>');
  await home(page);
  await page.getByRole('heading', { name: 'Your armies' }).waitFor();
  assert.equal(await page.locator('.armies b').count(), 2);
  await drop(page, [['a.json', await readFile(ARMY, 'utf8')], ['b.json', text]]);
  await page.getByText('2 armies were added to yours.').waitFor();
}));

test('a text with links comes on the umpire’s table, and bad files are refused with a sentence', muster.on(async (page) => {
  const links = await readFile(LINKS, 'utf8');
  await settings(page);
  await choose(page, file('links.txt', links));
  await page.getByRole('heading', { name: 'Umpire’s table' }).waitFor();
  await page.locator('#entry-2').waitFor();
  await settings(page);
  for (const [name, text, sentence] of [
    ['holiday.txt', 'hello', /holiday\.txt isn’t an army, a list or a Muster backup/],
    ['cut.json', (await readFile(ARMY, 'utf8')).slice(0, 300), /can’t read this as an army.*cut\.json/],
    ['backup.json', '{"muster":"backup","version":1,"sto', /backup\.json: The file is cut short/],
    ['newer.json', '{"muster":"backup","version":7,"stored":{}}', /newer version of Muster/],
  ]) {
    await choose(page, file(name, text));
    await page.getByRole('alert').getByText(sentence).waitFor();
  }
  await assertAccessible(page);
  const one = links.match(/#\/a\/[\w-]+/)[0];
  await choose(page, file('one.txt', `see http://x/${one} there`));
  await page.waitForURL((url) => url.hash === one);
}));

test('armies that can’t be read are listed with the reason', muster.on(async (page) => {
  await start(page, 'Fine');
  await page.evaluate(() => localStorage.setItem('muster:army:zzz', 'muster army 3 from the future\n…'));
  await page.reload();
  await settings(page);
  await page.getByRole('heading', { name: 'Can’t be read' }).waitFor();
  await page.getByText('It was stored by a newer version of Muster').waitFor();
  await assertAccessible(page);
  await page.getByRole('button', { name: /^Delete for good An army/ }).click();
  await page.getByRole('button', { name: /^Really delete for good/ }).click();
  await page.getByRole('heading', { name: 'Can’t be read' }).waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => localStorage.getItem('muster:army:zzz')), null);
  assert.equal(await figure(page, 'Armies'), '1');
}, { colorScheme: 'dark', viewport: { width: 390, height: 844 } }));

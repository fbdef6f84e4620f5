// Nothing is lost: full and blocked storage, damage, older and newer formats, two tabs, a killed
// tab, a clock set back, a cut between two writes.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { duplicate, row } from './start_page.mjs';
import { add, home, points, rename, startSumerians } from './steps.mjs';

const muster = useMuster();

const OLD_ARMY = resolve(import.meta.dirname, '../armies/sumerians-300.json');

const card = row;

// The one army that is stored.
const storedKey = (page) =>
  page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('muster:army:')));

const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);

const change = async (page, key, how) => {
  const text = how(await stored(page, key));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
};

// Takes all the room that is left, to the last byte.
const fill = (page) =>
  page.evaluate(() => {
    let filler = '';
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch {
        // Too much: try half of it.
      }
    }
  });

test('a tab killed at once after an edit has lost nothing', muster.on(async (page, { context, host }) => {
  await startSumerians(page);
  const address = page.url();
  // Left in the same task as the edit, so there is no time to write later.
  await page.evaluate(() => {
    document.querySelector('button[aria-label^="Add Spearmen, "]').click();
    window.location.href = 'about:blank';
  });
  const again = await context.newPage();
  await again.goto(address);
  await points(again, '29');

  const session = await context.newCDPSession(again);
  await add(again, 'Spearmen');
  session.send('Page.crash').catch(() => {});
  await again.waitForEvent('crash');
  const third = await context.newPage();
  await third.goto(host.url);
  await card(third, 'Early Sumerians').getByText('46 of 300 points').waitFor();
}));

test('full storage: a banner, the army in hand, a download, and saving resumes', muster.on(async (page) => {
  await startSumerians(page);
  await add(page, 'Spearmen');
  await fill(page);
  await add(page, 'Guards');
  const banner = page.getByRole('alert').getByText(/no room left/);
  await banner.waitFor();
  await assertAccessible(page);
  await add(page, 'Slingers');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download what isn/ }).click();
  const army = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  assert.equal(army.commands[0].bodies.length, 3);

  // Elsewhere in the page and back, and after a reload, it is as it was.
  const units = page.locator('.unit');
  await home(page);
  await card(page, 'Early Sumerians').click();
  await units.nth(2).waitFor();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await units.nth(2).waitFor();
  await banner.waitFor();

  await page.evaluate(() => localStorage.removeItem('filler'));
  await add(page, 'Mattu');
  await banner.waitFor({ state: 'detached' });
  await page.reload();
  await units.nth(3).waitFor();
}));

test('full storage: saving resumes by itself', muster.on(async (page) => {
  await startSumerians(page);
  await fill(page);
  await add(page, 'Guards');
  await page.getByRole('alert').getByText(/no room left/).waitFor();
  await page.evaluate(() => localStorage.removeItem('filler'));
  await page.getByText(/no room left/).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.unit').first().waitFor();
}));

test('blocked storage: everything works and the page says what that means', muster.on(async (page) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.reload();
  await startSumerians(page);
  await page.getByRole('alert').getByText(/isn’t saving anything for this page/).waitFor();
  await add(page, 'Spearmen');
  await rename(page, 'In a private window');
  await home(page);
  await card(page, 'In a private window').getByText('29 of 300 points').waitFor();
  await duplicate(page, 'In a private window');
  await points(page, '29');
  page.on('dialog', (dialog) => dialog.accept());
}));

// Two armies; something happens to the stored text of the first; the other is well.
const damaged = (what, how, sentence) =>
  test(`a stored army ${what} is set apart, offered and left alone`, muster.on(async (page) => {
    await startSumerians(page);
    await rename(page, 'First');
    const key = await storedKey(page);
    const address = page.url();
    await home(page);
    await startSumerians(page);
    await rename(page, 'Second');
    await home(page);
    await change(page, key, how);
    const text = await stored(page, key);
    await page.goto(address);
    await page.getByRole('heading', { name: 'This army can’t be opened' }).waitFor();
    await page.getByText(sentence).waitFor();
    await assertAccessible(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download it' }).click();
    assert.equal(await readFile(await (await file).path(), 'utf8'), text);
    await page.getByRole('link', { name: 'Armies', exact: true }).click();
    await page.getByRole('link', { name: /^First .*can't be read/ }).waitFor();
    await card(page, 'Second').click();
    await add(page, 'Spearmen');
    await points(page, '29');
    assert.equal(await stored(page, key), text);
  }));

damaged('with one byte changed', (text) => text.replace('"bodies"', '"bodiez"'), /changed by something other than Muster/);
damaged('cut short', (text) => text.slice(0, -20), /cut short/);
damaged('of a newer version', (text) => text.replace('muster army 2', 'muster army 3'), /newer version of Muster/);

test('an army of the older format is found, opened and stored anew', muster.on(async (page) => {
  const army = await readFile(OLD_ARMY, 'utf8');
  await page.evaluate((army) => {
    localStorage.setItem('muster:army:old', army);
    localStorage.setItem('muster:armies', '[{"key":"old","name":"Lagash, spring levy"}]');
  }, army);
  await page.reload();
  await page.getByRole('link', { name: /^Lagash, spring levy/ }).click();
  await points(page, '300');
  assert.match(await stored(page, 'muster:army:old'), /^muster army 2 /);
  assert.equal(await stored(page, 'muster:before:old'), null);
  await home(page);
  await page.getByRole('link', { name: /^Lagash, spring levy .*300 of 300 points/ }).waitFor();
}));

test('two tabs: the second follows at once, and can undo what came', muster.on(async (page, { context }) => {
  await startSumerians(page);
  await add(page, 'Spearmen');
  const second = await context.newPage();
  await second.goto(page.url());
  await points(second, '29');
  await add(page, 'Spearmen');
  await points(second, '46');
  await second.locator('#undo').click();
  await points(second, '29');
  await points(page, '29');
  await add(page, 'Guards');
  await second.locator('.unit').nth(1).waitFor();
}));

test('two tabs that change one army at once: nothing is lost, and the player is asked', muster.on(async (page, { context }) => {
  await startSumerians(page);
  await add(page, 'Spearmen');
  const second = await context.newPage();
  // A tab that was asleep while the other wrote: it hears of nothing.
  await second.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await second.goto(page.url());
  await points(second, '29');
  await add(page, 'Slingers');
  await add(second, 'Spearmen');
  const question = second.getByRole('alert').getByText(/changed in another tab at the same time/);
  await question.waitFor();
  await assertAccessible(second);
  await points(second, '46');
  await add(second, 'Spearmen');
  await home(second);
  const both = second.getByRole('link', { name: /^Early Sumerians/ });
  await both.first().waitFor();
  assert.equal(await both.count(), 2);
  await second.getByRole('button', { name: /Use the other tab/ }).click();
  await second.getByText('Slingers').first().waitFor();
  await home(second);
  await second.getByText('Deleted armies (1)').waitFor();
}));

test('a new army is taken over exactly as it is stored', muster.on(async (page) => {
  await startSumerians(page);
  const key = await storedKey(page);
  const [, ...written] = (await stored(page, key)).split('\n').slice(1);
  await add(page, 'Spearmen');
  await page.locator('#undo').click();
  const [, ...undone] = (await stored(page, key)).split('\n').slice(1);
  assert.deepEqual(undone, written);
}));

test('a clock set back: what was changed last stands first', muster.on(async (page) => {
  await startSumerians(page);
  await rename(page, 'Before');
  await page.clock.setFixedTime(new Date('2001-01-01'));
  await home(page);
  await startSumerians(page);
  await rename(page, 'After');
  await home(page);
  const names = page.locator('.armies b');
  assert.deepEqual(await names.allTextContents(), ['After', 'Before']);
}));

test('a cut between two writes: the army is found again', muster.on(async (page) => {
  await startSumerians(page);
  await rename(page, 'Named');
  // From here on the index isn't written any more.
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key !== 'muster:armies') setItem.call(this, key, text);
    };
  });
  await home(page);
  await startSumerians(page);
  await rename(page, 'Not named');
  await add(page, 'Spearmen');
  await page.goto('about:blank');
  await page.goBack();
  await home(page);
  await card(page, 'Not named').getByText('29 of 300 points').waitFor();
  await card(page, 'Named').waitFor();
}));

// The program's memory turned to nonsense, so that what is done next is a trap.
const sabotage = (page, next) =>
  page.evaluate(async (next) => {
    const { src } = [...document.scripts].find((script) => /boot\.js$/.test(script.src));
    // Started already, it hands over what it offers.
    const { default: start } = await import(new URL('muster.js', src));
    const { memory } = await start();
    new Uint8Array(memory.buffer).fill(0xff);
    document.getElementById(next).click();
  }, next);

test('a panic shows a calm page with all armies and a way back', muster.on(async (page) => {
  await startSumerians(page);
  await rename(page, 'Before the panic');
  await sabotage(page, 'add-5');
  await page.getByRole('heading', { name: 'Muster has stopped' }).waitFor();
  await assertAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all armies' }).click();
  const backup = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  assert.match(Object.values(backup.stored).join(), /"Before the panic"/);
  await page.getByRole('button', { name: 'Start again' }).click();
  await card(page, 'Before the panic').waitFor();
}, { expected: /the page threw|console error/ }));

test('a program that can’t be loaded leaves the armies within reach', muster.on(async (page, { host }) => {
  await startSumerians(page);
  for (const trouble of ['fails', 'is cut short']) {
    host.trouble = (path) => (path.endsWith('_bg.wasm') ? trouble : undefined);
    await page.reload();
    await page.getByRole('heading', { name: 'Muster couldn’t start' }).waitFor();
    await page.getByRole('button', { name: 'Download all armies' }).waitFor();
  }
  host.trouble = () => undefined;
  await page.getByRole('button', { name: 'Start again' }).click();
  await card(page, 'Early Sumerians').waitFor();
}, { expected: /the page threw|console error|500 for/ }));

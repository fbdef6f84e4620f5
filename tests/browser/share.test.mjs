// Links: made, opened by somebody else, damaged, hostile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { assertHarmless, go, hostile, inFreshProfile, lagash, lagashPrint, practice, withOrders } from './links.mjs';
import { tab } from './steps.mjs';

const muster = useMuster();

const text = (page, id) => page.locator(`#${id}`).innerText();

const legal = (page) => page.locator('.verdict-line .pill.fine').getByText('Legal', { exact: true }).waitFor();

const saveAndShare = async (page) => {
  await page.locator('#save-copy').click();
  await page.getByRole('link', { name: 'Share' }).click();
  await page.locator('#link').waitFor();
};

test('an army that is shared has the same fingerprint and verdict in another browser', muster.on(async (page, { context }) => {
  await legal(page);
  assert.equal(await text(page, 'fingerprint'), lagashPrint);
  await saveAndShare(page);
  assert.equal(await text(page, 'fingerprint'), lagashPrint);
  await legal(page);
  await page.getByText('300 of 300 points · VDT 30, breaks at 15').waitFor();
  const link = await page.locator('#link').inputValue();
  assert.ok(link.split('#')[1].length <= 150, link);
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await inFreshProfile(context, link, async (other) => {
    await legal(other);
    assert.equal(await text(other, 'fingerprint'), lagashPrint);
    await other.getByRole('row', { name: /^Battle cars/ }).waitFor();
    await other.getByText('C-in-C Fair, +2 · 151 points · 16 VD, 53.3% of the army’s · breaks at 8').waitFor();
  });
}, { at: lagash }));

test('the link is copied, and that is said', muster.on(async (page, { context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await saveAndShare(page);
  await page.locator('#copy-link').click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, await page.locator('#link').inputValue());
}, { at: lagash }));

// What the browser has for passing things on, or hasn't; it remembers what it was given.
const passOn = (page, outcome) =>
  page.evaluate((outcome) => {
    delete Navigator.prototype.share;
    delete navigator.share;
    window.given = [];
    if (outcome === undefined) return;
    navigator.share = async (data) => {
      window.given.push(data);
      if (outcome !== 'fine') throw new DOMException('not now', outcome);
    };
  }, outcome);

test('the link is handed to another program where the browser can do that', muster.on(async (page) => {
  await passOn(page, 'fine');
  await saveAndShare(page);
  await page.locator('#share-link').click();
  await page.getByText('Shared.').waitFor();
  const url = await page.locator('#link').inputValue();
  assert.deepEqual(await page.evaluate(() => window.given), [{ title: 'An army for Impetus', url }]);
}, { at: lagash }));

test('without such a browser there is no such button', muster.on(async (page) => {
  await passOn(page, undefined);
  await saveAndShare(page);
  await page.locator('#copy-link').waitFor();
  assert.equal(await page.locator('#share-link').count(), 0);
}, { at: lagash }));

test('a link that isn’t passed on after all is no trouble', muster.on(async (page) => {
  await passOn(page, 'AbortError');
  await saveAndShare(page);
  const said = page.locator('.sending [role="status"]');
  await page.locator('#share-link').click();
  await page.waitForFunction(() => window.given.length === 1);
  // Whoever changes his mind isn't told so.
  assert.equal(await said.innerText(), '');
  await passOn(page, 'NotAllowedError');
  await page.locator('#share-link').click();
  await said.getByText('The browser couldn\'t share it. Copy it instead.').waitFor();
  await passOn(page, 'fine');
  await page.locator('#share-link').click();
  await said.getByText('Shared.').waitFor();
}, { at: lagash }));

test('a copy is a new army each time and overwrites none', muster.on(async (page) => {
  await page.locator('#save-copy').click();
  await page.getByLabel('Name of the army').fill('Mine');
  await page.getByLabel('Name of the army').press('Enter');
  await go(page, lagash);
  await page.locator('#save-copy').click();
  await page.getByLabel('Name of the army').waitFor();
  await page.getByRole('link', { name: 'Your armies' }).click();
  await page.getByRole('link', { name: /^Mine/ }).waitFor();
  await page.getByRole('link', { name: /^Lagash, spring levy/ }).waitFor();
  assert.equal(await page.locator('.armies > li').count(), 2);
}, { at: lagash }));

test('looking at a link keeps nothing', muster.on(async (page) => {
  await legal(page);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('arm')).length), 0);
}, { at: lagash }));

const whole = (text) => Number.parseInt(text, 10);
const sum = (texts) => texts.reduce((total, text) => total + whole(text), 0);

test('an umpire can add up the points of an opened army by hand', muster.on(async (page) => {
  for (const link of [lagash, withOrders, practice]) {
    await go(page, link);
    await page.locator('#fingerprint').waitFor();
    const parts = page.locator('.totals tbody td');
    assert.equal(sum(await parts.allTextContents()), whole(await page.locator('.totals tfoot td').innerText()));
    const commands = await page.locator('.roll:not(.totals)').all();
    for (const [place, command] of commands.entries()) {
      const points = await command.locator('tbody td:last-child > b').allTextContents();
      const total = await command.locator('tfoot td').last().innerText();
      assert.equal(sum(points), whole(total));
      assert.equal(await parts.nth(place).innerText(), total);
      for (const discipline of await command.locator('tbody td:nth-child(5)').allTextContents()) {
        assert.match(discipline, /^[ABC–]/);
      }
    }
  }
}));

test('figures that are ours are told apart from the publisher’s', muster.on(async (page) => {
  await page.locator('#verdict').getByText('Practice list, figures not from the publisher.').waitFor();
  await page.locator('.roll td').getByText('~').first().waitFor();
  await go(page, lagash);
  await legal(page);
  assert.equal(await page.getByText('Practice list').count(), 0);
  assert.equal(await page.locator('.roll td').getByText('~').count(), 0);
}, { at: practice }));

test('a finding beside the verdict leads to where the fault is', muster.on(async (page) => {
  const headline = 'Battle cars of Command 1 can\'t hide in a wood.';
  await page.locator('#verdict').getByRole('button', { name: `Show: ${headline}` }).click();
  const focused = page.locator('tr:focus');
  await focused.getByText('Battle cars').waitFor();
  await page.locator('.found').getByText(headline).waitFor();
}, { at: withOrders }));

test('damaged links are answered with a sentence', muster.on(async (page) => {
  const sentence = (start) => page.getByText(start).waitFor();
  await go(page, lagash.slice(0, 50));
  await sentence('This link was cut off: 46 of its 92 characters are here');
  await go(page, lagash.replace('DkzfB9', 'DkzfB8'));
  await sentence('This link is damaged');
  await go(page, '#/a/9abcdef');
  await sentence('This link was made by a newer Muster');
  await go(page, '#/e/hello');
  await sentence('This is not a Muster link');
  await page.getByRole('heading', { name: 'This link can’t be opened' }).waitFor();
  // What a chat program puts behind it does no harm.
  await go(page, `${lagash}).`);
  await legal(page);
}));

test('orders stay out of the link unless asked for, and have a fingerprint of their own', muster.on(async (page, { context }) => {
  await saveAndShare(page);
  const without = await page.locator('#link').inputValue();
  const orders = await text(page, 'orders');
  await page.getByLabel('Include the deployment').check();
  await page.getByText('This link gives your orders away').waitFor();
  const withThem = await page.locator('#link').inputValue();
  assert.notEqual(withThem, without);
  assert.equal(await text(page, 'orders'), orders);
  await page.reload();
  await page.locator('#link').waitFor();
  assert.equal(await text(page, 'orders'), orders);
  await inFreshProfile(context, withThem, async (other) => {
    await other.locator('#orders').waitFor();
    assert.equal(await text(other, 'orders'), orders);
  });
  await inFreshProfile(context, without, async (other) => {
    await other.locator('#fingerprint').waitFor();
    assert.equal(await other.locator('#orders').count(), 0);
  });
}, { at: withOrders }));

test('the sheets of an army in a link can be printed', muster.on(async (page) => {
  const orders = await text(page, 'orders');
  await page.locator('#show-roster').click();
  await page.locator('.leaf').first().waitFor();
  await page.getByRole('button', { name: 'Back to the army' }).click();
  await page.locator('#show-deployment').click();
  await page.locator('.leaf').getByText(orders).waitFor();
}, { at: withOrders }));

test('what has changed in the list since is said, with both verdicts', muster.on(async (page, { host }) => {
  await page.route('**/lists/early-sumerians.json', async (route) => {
    const list = await (await route.fetch()).json();
    const before = structuredClone(list);
    delete before.history;
    list.revision += 1;
    const troops = list.troops.impetus.rows.flatMap((row) => row.troops);
    troops.find((troop) => troop.name === 'Guards').price += 5;
    list.history = [...(list.history ?? []), before];
    await route.fulfill({ json: list });
  });
  await page.goto(`${host.url}?revised${lagash}`);
  await page.getByText('Guards cost 20 then, 25 now.').waitFor();
  await page.getByText('Verdict then: legal. Verdict now: illegal.').waitFor();
  await page.locator('#verdict .pill').getByText('Not legal').waitFor();
  assert.equal(await text(page, 'fingerprint'), lagashPrint);
}));

const EVIL = '<img src=x onerror="window.__pwned=1">\u202e🐘'.repeat(12);

test('hostile names do nothing, wherever they are typed and wherever they travel', muster.on(async (page, { context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#save-copy').click();
  await page.getByLabel('Name of the army').fill(EVIL);
  await page.getByLabel('Name of the army').press('Enter');
  await tab(page, 'Army');
  await page.getByRole('textbox', { name: 'Player' }).fill(EVIL);
  await page.getByRole('textbox', { name: 'Player' }).press('Enter');
  await assertHarmless(page, assert);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('link', { name: 'Map' }).click();
  await page.locator('#table').waitFor();
  await assertHarmless(page, assert);
  await page.goBack();
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('link', { name: 'Share' }).click();
  await page.locator('#link').waitFor();
  await assertHarmless(page, assert);
  const link = await page.locator('#link').inputValue();
  await inFreshProfile(context, link, async (other) => {
    await other.setViewportSize({ width: 390, height: 844 });
    await other.locator('#fingerprint').waitFor();
    await assertHarmless(other, assert);
    await other.locator('#save-copy').click();
    await other.getByLabel('Name of the army').waitFor();
    await assertHarmless(other, assert);
  });
  await go(page, '#/umpire');
  await page.locator('#links').fill(`${EVIL} ${link} ${EVIL} ${hostile}`);
  await page.locator('#put').click();
  await page.locator('#entry-2').waitFor();
  await assertHarmless(page, assert);
  await page.locator('#find').fill(EVIL);
  await assertHarmless(page, assert);
  await go(page, '#/event');
  await page.locator('#event-name').fill(EVIL.slice(0, 80));
  await page.locator('#number-0').fill(EVIL);
  await page.locator('#number-0').press('Tab');
  await page.locator('#waived-rule').selectOption('ambush');
  await page.locator('#waived-why').fill(EVIL.slice(0, 120));
  await page.locator('#waive').click();
  await page.locator('#keep-event').click();
  await page.getByRole('heading', { name: 'Saved events' }).waitFor();
  await assertHarmless(page, assert);
  await go(page, (await page.locator('#link').inputValue()).split('#')[1]);
  await page.locator('#build-for-event').waitFor();
  await assertHarmless(page, assert);
  await page.locator('#build-for-event').click();
  await page.getByLabel('Find an army').fill(EVIL);
  await assertHarmless(page, assert);
}, { at: lagash }));

test('hostile addresses do nothing', muster.on(async (page) => {
  for (const hash of [
    hostile,
    `#/a/1${EVIL}`,
    `#/e/${EVIL}`,
    `#/share/${EVIL}`,
    `#/umpire/${encodeURIComponent(EVIL)}`,
    '#/new/99999999999999999999',
    '#/new/999',
    '#/a/',
    `#/a/1${'A'.repeat(20_000)}`,
  ]) {
    await go(page, hash);
    await page.locator('h1').waitFor();
    await assertHarmless(page, assert);
  }
}, { viewport: { width: 390, height: 844 } }));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can share and open armies (${colorScheme})`, muster.on(async (page) => {
    await page.locator('#fingerprint').waitFor();
    await assertAccessible(page);
    await saveAndShare(page);
    await page.getByLabel('Include the deployment').check();
    await assertAccessible(page);
    await go(page, lagash.slice(0, 50));
    await page.getByText('This link was cut off').waitFor();
    await assertAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await go(page, withOrders);
      await page.locator('#fingerprint').waitFor();
      await assertHarmless(page, assert);
    }
    await assertAccessible(page);
  }, { colorScheme, at: withOrders }));
}

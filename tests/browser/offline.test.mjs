// The page without a network, and how a new version takes the place of an old one.

import assert from 'node:assert/strict';
import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { after, test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { DIST } from './browser.mjs';
import { useMuster } from './harness.mjs';
import { go, lagash } from './links.mjs';
import { discard, release } from './releases.mjs';
import { rename, startSumerians } from './steps.mjs';

const muster = useMuster();

const folders = [];
after(() => Promise.all(folders.map(discard)));

const published = async (changes = {}) => {
  const folder = await release(DIST, changes);
  folders.push(folder);
  return folder;
};

// A release whose Early Sumerians go by another name.
const NEW_NAME = 'Early Sumerians, corrected';
const nextRelease = () =>
  published({
    'lists/index.json': (text) => text.replace('"Early Sumerians"', `"${NEW_NAME}"`),
    'lists/early-sumerians.json': (text) => text.replace('"Early Sumerians"', `"${NEW_NAME}"`),
  });

// Tests that stop the host, or put another release there, leave it as it was.
const online = (body, options) =>
  muster.on(
    async (page, { host, context }) => {
      const { folder } = host;
      try {
        await worker(page);
        await body(page, { host, context });
      } finally {
        host.folder = folder;
        host.trouble = () => undefined;
        if (!host.isUp) await host.start();
      }
    },
    // The browser says of every request whether it came through.
    { serviceWorkers: 'allow', expected: /Failed to load resource|for http/, ...options },
  );

// Waits until the worker has everything and answers for the page.
const worker = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });

// Asks for a new version; resolves to what became of it.
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const fresh = registration.installing ?? registration.waiting;
    if (!fresh) return 'nothing new';
    while (fresh.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
    return fresh.state;
  });

const nameInLists = (page) =>
  page.evaluate(async () => (await (await fetch('lists/early-sumerians.json')).json()).name);

const ownCaches = (page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /^muster .* [0-9a-f]{16}$/.test(name)));

test('after one visit everything opens without a network', online(async (page, { host, context }) => {
  await host.stop();
  // The very tab of the first visit, then one that is reloaded, then new ones.
  await startSumerians(page);
  await page.getByRole('button', { name: 'Add Spearmen, ' }).click();
  await page.locator('.points').getByText('29', { exact: true }).waitFor();
  await page.reload();
  await page.locator('.points').getByText('29', { exact: true }).waitFor();
  const lists = await page.evaluate(async () => {
    const { lists } = await (await fetch('lists/index.json')).json();
    const answers = await Promise.all(lists.map(({ slug }) => fetch(`lists/${slug}.json`)));
    return { listed: lists.length, here: answers.filter((answer) => answer.ok).length };
  });
  assert.equal(lists.here, lists.listed);
  const deep = await context.newPage();
  await deep.goto(`${host.url}#/list/iberians`);
  await deep.getByRole('heading', { name: 'Iberians' }).waitFor();
  await deep.goto(`${host.url}#/rules/largest-command`);
  await deep.getByRole('heading', { name: 'What it asks' }).first().waitFor();
  // A link that somebody sent, its army on paper, on the map and on the umpire's table.
  await deep.goto(`${host.url}${lagash}`);
  await deep.locator('#verdict .pill').getByText('Legal', { exact: true }).waitFor();
  await deep.locator('#show-roster').click();
  await deep.locator('.leaf').first().waitFor();
  await deep.getByRole('button', { name: 'Back to the army' }).click();
  await deep.locator('#save-copy').click();
  await deep.getByRole('link', { name: 'Map' }).click();
  await deep.locator('#table').waitFor();
  await go(deep, '#/umpire');
  await deep.locator('#links').fill(lagash);
  await deep.locator('#put').click();
  await deep.locator('#entry-1').waitFor();
  await go(deep, '#/event');
  await deep.locator('#event-name').waitFor();
  await go(deep, '#/settings');
  await deep.getByRole('heading', { name: 'Settings' }).first().waitFor();
  await host.start();
}));

test('a new version asks, keeps the draft, and nothing mixes', online(async (page, { host, context }) => {
  await page.evaluate(() => caches.open('another page’s'));
  await startSumerians(page);
  await rename(page, 'Draft');
  const other = await context.newPage();
  await other.goto(host.url);
  await worker(other);
  host.folder = await nextRelease();
  await page.getByLabel('Name of the army').fill('Half typed');
  assert.equal(await update(page), 'installed');
  await page.getByText('A new version of Muster is ready.').waitFor();
  await assertAccessible(page);
  // Nothing has changed yet, not even under a reload, and the field still has the focus.
  assert.equal(await page.getByLabel('Name of the army').evaluate((field) => field === document.activeElement), true);
  assert.equal(await nameInLists(page), 'Early Sumerians');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await page.getByLabel('Name of the army').waitFor();
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Half typed');
  assert.equal(await nameInLists(page), NEW_NAME);
  // The other tab goes on with what it was loaded with, also without a network.
  await host.stop();
  assert.equal(await nameInLists(other), 'Early Sumerians');
  assert.equal((await ownCaches(page)).length, 2);
  await other.reload();
  await worker(other);
  assert.equal(await nameInLists(other), NEW_NAME);
  assert.ok(await page.evaluate(() => caches.has('another page’s')));
  await host.start();
}));

test('an update that fails leaves the old version at work', online(async (page, { host }) => {
  await startSumerians(page);
  await rename(page, 'Draft');
  host.folder = await nextRelease();
  for (const trouble of ['fails', 'is cut short']) {
    host.trouble = (path) => (path === 'lists/early-sumerians.json' ? trouble : undefined);
    assert.equal(await update(page), 'redundant', trouble);
  }
  host.trouble = (path) => (path === 'lists/early-sumerians.json' ? 'hangs' : undefined);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.reload();
  await page.getByLabel('Name of the army').waitFor();
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Draft');
  assert.equal(await nameInLists(page), 'Early Sumerians');
  assert.equal(await page.getByText('A new version').count(), 0);
  await host.stop();
  await page.reload();
  await page.getByLabel('Name of the army').waitFor();
  await host.start();
}));

test('a broken release is rolled back by publishing the one before', online(async (page, { host }) => {
  const good = host.folder;
  await startSumerians(page);
  await rename(page, 'Draft');
  const program = await page.evaluate(() => {
    const boot = [...document.scripts].find((script) => /boot\.js$/.test(script.src));
    return boot.src.slice(new URL('./', location.href).href.length);
  });
  host.folder = await published({ [program]: () => 'throw new Error("broken release");' });
  assert.equal(await update(page), 'installed');
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.getByRole('heading', { name: 'Muster couldn’t start' }).waitFor();
  host.folder = good;
  assert.equal(await update(page), 'installed');
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.getByLabel('Name of the army').waitFor();
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Draft');
}, { expected: /broken release|Failed to load resource|for http/ }));

test('a worker can be taken back altogether', online(async (page, { host }) => {
  await startSumerians(page);
  await rename(page, 'Draft');
  await page.evaluate(() => caches.open('another page’s'));
  host.folder = await published();
  await copyFile(resolve(import.meta.dirname, '../../public/sw-remove.js'), `${host.folder}/sw.js`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.evaluate(async () => {
    while ((await caches.keys()).length > 1) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  assert.deepEqual(await page.evaluate(() => caches.keys()), ['another page’s']);
  await page.reload();
  assert.equal(await page.getByLabel('Name of the army').inputValue(), 'Draft');
}));

test('it can be installed', online(async (page, { context }) => {
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  assert.deepEqual(manifest.errors, []);
  const { name, icons } = JSON.parse(manifest.data);
  assert.equal(name, 'Muster: armies for Impetus');
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const size = await page.evaluate(async (src) => {
      const image = await createImageBitmap(await (await fetch(src)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    assert.equal(size, sizes, src);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A profile for tests counts as a private one; there must be no other reason.
  const reasons = installabilityErrors.map((error) => error.errorId);
  assert.deepEqual(reasons.filter((reason) => reason !== 'in-incognito'), []);
}));

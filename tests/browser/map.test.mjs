// The deployment map: placing, dragging, turning and judging, by mouse, by finger and by key.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { addAll, startSumerians } from './steps.mjs';

const muster = useMuster();

const FIRST = ['Battle cars', 'Spearmen', 'Spearmen', 'Guards', 'Nim Archers', 'Slingers'];
const SECOND = ['Guards', 'Spearmen', 'Spearmen', 'Mattu'];

// What the browser keeps of an army with two commands; built once, then handed to every test.
let kept;

async function openMap(page) {
  if (kept === undefined) {
    await startSumerians(page);
    const take = async (troops) => {
      const tab = page.getByRole('button', { name: 'Troops', exact: true });
      if (await tab.isVisible()) await tab.click();
      await addAll(page, troops);
    };
    await take(FIRST);
    const army = page.getByRole('button', { name: 'Army', exact: true });
    if (await army.isVisible()) await army.click();
    await page.getByRole('button', { name: '+ Add a command' }).click();
    await take(SECOND);
    await page.getByText(`${FIRST.length + SECOND.length} units:`).waitFor({ state: 'attached' });
    const key = (await page.evaluate(() => location.hash)).split('/').at(-1);
    kept = { key, entries: await page.evaluate(() => Object.entries(localStorage)) };
  } else {
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, kept.entries);
    await page.reload();
  }
  await page.evaluate((key) => { location.hash = `#/map/${key}`; }, kept.key);
  await page.locator('#table').waitFor();
}

// On a phone the tools are a tap apart.
const tap = async (page, tab, id) => {
  const part = page.getByRole('button', { name: tab, exact: true });
  if (await part.isVisible()) await part.click();
  await page.locator(id).click();
};

const lineUp = (page) => tap(page, 'Troops', '#line-up-all');
const addGround = (page, kind) => tap(page, 'Ground', `#add-${kind}`);

const place = (page, item) =>
  page.locator(`#${item}`).evaluate((group) => {
    const [, x, y, angle] = /translate\((-?\d+) (-?\d+)\) rotate\((\d+)\)/.exec(group.getAttribute('transform')).map(Number);
    return { x, y, angle };
  });

// Where a place on the table, in millimetres, is on the screen.
const onScreen = (page, x, y) =>
  page.locator('#table').evaluate((table, [x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(table.getScreenCTM());
    return { x: at.x, y: at.y };
  }, [x, y]);

const said = (page, text) => page.locator('#map-said').getByText(text).waitFor();

const legal = (page) => page.locator('#map-pill').getByText('Legal').waitFor();

async function dragBy(page, item, dx, dy) {
  const { x, y } = await place(page, item);
  const from = await onScreen(page, x, y);
  const to = await onScreen(page, x + dx, y + dy);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const undo = (page) => page.locator('#undo').click();

test('commands are lined up by a button, dragged with their units, and all of it is taken back', muster.on(async (page) => {
  await openMap(page);
  await page.getByText('Nothing is on the table yet').waitFor();
  await page.locator('#line-up-1').click();
  await legal(page);
  assert.equal(await page.locator('#table .body').count(), FIRST.length);
  await page.locator('#line-up-2').click();
  await legal(page);

  const before = { rectangle: await place(page, 'rectangle-1'), unit: await place(page, 'body-2') };
  // The rectangle is taken hold of where no unit stands.
  const grip = await page.locator('#rectangle-1 .outline').boundingBox();
  await page.mouse.move(grip.x + 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x - 30, grip.y + grip.height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  await said(page, /rectangle of Command 1/);
  const after = { rectangle: await place(page, 'rectangle-1'), unit: await place(page, 'body-2') };
  const way = { x: after.rectangle.x - before.rectangle.x, y: after.rectangle.y - before.rectangle.y };
  assert.ok(way.x < 0 && way.y > 0, JSON.stringify(way));
  // Its front left corner has snapped to U.
  const size = await page.locator('#rectangle-1 .outline').evaluate((outline) => [Number(outline.getAttribute('x')), Number(outline.getAttribute('y'))]);
  assert.deepEqual([(after.rectangle.x + size[0]) % 10, (after.rectangle.y + size[1]) % 10].map(Math.abs), [0, 0]);
  assert.deepEqual({ x: after.unit.x - before.unit.x, y: after.unit.y - before.unit.y }, way);

  await undo(page);
  await said(page, /^Undone: Move Command 1 left by .* This deployment is legal\./);
  assert.deepEqual(await place(page, 'rectangle-1'), before.rectangle);
  assert.deepEqual(await place(page, 'body-2'), before.unit);
  await undo(page);
  await undo(page);
  assert.equal(await page.locator('#table [data-item]').count(), 0);
  assert.equal(await page.locator('#undo').getAttribute('aria-disabled'), 'true');
}));

test('a unit out of its zone is reported where it stands and cured with a tap', muster.on(async (page) => {
  await openMap(page);
  await lineUp(page);
  await dragBy(page, 'body-2', 0, -120);
  const verdict = page.locator('#map-verdict');
  await verdict.getByRole('link', { name: 'deployment-zone' }).waitFor();
  await verdict.getByText('Advanced Impetus').first().waitFor();
  assert.match(await page.locator('#body-2').getAttribute('class'), /faulty/);
  assert.match(await page.locator('#body-2').getAttribute('aria-label'), /Not legal/);
  await verdict.getByRole('button', { name: 'Show' }).first().click();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'body-2');
  await verdict.locator('.cures button').first().click();
  for (let times = 0; times < 3 && (await page.locator('#map-pill').getByText('Legal').count()) === 0; times += 1) {
    await verdict.locator('.cures button').first().click();
  }
  await legal(page);
  assert.doesNotMatch(await page.locator('#body-2').getAttribute('class'), /faulty/);
}));

test('handles turn and resize, a bend of a river is dragged', muster.on(async (page) => {
  await openMap(page);
  await addGround(page, 'wood');
  const middle = await place(page, 'terrain-1');
  const centre = await onScreen(page, middle.x, middle.y);
  const handle = async (name) => {
    const box = await page.locator(`[data-handle="${name}"] .seen`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const pull = async (name, to) => {
    const from = await handle(name);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };
  const corner = await handle('corner');
  const width = () => page.locator('#terrain-1 .ground').evaluate((e) => 2 * Number(e.getAttribute('rx')));
  const wide = await width();
  const u = (await onScreen(page, 10, 0)).x - (await onScreen(page, 0, 0)).x;
  await pull('corner', { x: corner.x + 4 * u, y: corner.y });
  assert.equal(await width(), wide + 40);
  const turned = await onScreen(page, (await place(page, 'terrain-1')).x + 200, (await place(page, 'terrain-1')).y);
  await pull('turn', turned);
  assert.equal((await place(page, 'terrain-1')).angle, 90);
  await said(page, /turned 90° right/);
  await page.locator('#do-face').click();
  assert.equal((await place(page, 'terrain-1')).angle, 0);
  assert.ok(centre.x > 0);

  await addGround(page, 'river');
  const course = () => page.locator('#terrain-2 .bed').getAttribute('d');
  const straight = await course();
  const bend = await handle('bend-1');
  await pull('bend-1', { x: bend.x - 3 * u, y: bend.y });
  assert.notEqual(await course(), straight);
  await undo(page);
  assert.equal(await course(), straight);
  // Each handle is as large as a finger.
  const finger = await page.locator('[data-handle="bend-1"] .finger').boundingBox();
  assert.ok(finger.width >= 43.5, `${finger.width}`);
}));

test('a page that is left in the middle of a drag ends it', muster.on(async (page) => {
  await openMap(page);
  await addGround(page, 'wood');
  const box = await page.locator('[data-handle="corner"] .seen').boundingBox();
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y);
  // The last move waits for a frame, and the page is gone before it comes.
  await page.evaluate(({ x, y }) => {
    const move = { pointerId: 1, clientX: x + 60, clientY: y, bubbles: true };
    document.getElementById('table').dispatchEvent(new PointerEvent('pointermove', move));
    location.hash = '#/lists';
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, from);
  await page.getByRole('heading', { name: 'Army lists' }).waitFor();
}));

test('everything by keyboard, and each act is said', muster.on(async (page) => {
  await openMap(page);
  await page.locator('#line-up-all').focus();
  await page.keyboard.press('Enter');
  await legal(page);
  await page.locator('#add-wood').focus();
  await page.keyboard.press('Enter');
  await page.locator('#table').focus();
  const focused = () => page.evaluate(() => document.activeElement.id);
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'terrain-1');
  const start = await place(page, 'terrain-1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press(']');
  await page.keyboard.press('}');
  await said(page, /^Wood A, 44.9U from your edge, 1U left of the middle, turned 6° right\./);
  assert.deepEqual(await place(page, 'terrain-1'), { x: start.x - 10, y: start.y + 1, angle: 6 });
  await page.keyboard.press('w');
  await page.keyboard.press('Shift+D');
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'selected');
  await page.locator('#selected').getByText('19U × 11U (19 × 11 cm)').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await focused(), 'terrain-1');
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'rectangle-1');
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'body-1');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'terrain-1');
  await page.keyboard.press('Delete');
  await page.waitForFunction(() => document.activeElement.id === 'rectangle-1');
  await page.keyboard.press('Control+z');
  await page.locator('#terrain-1').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await page.locator('#terrain-1').waitFor({ state: 'detached' });
  await page.locator('#rectangle-1').evaluate((group) => group.focus());
  await page.keyboard.press('Escape');
  assert.equal(await focused(), 'table');
  assert.equal(await page.locator('#table .picked').count(), 0);
  // From here the Tab key leaves the map.
  await page.keyboard.press('Tab');
  assert.ok(!(await page.evaluate(() => document.activeElement.closest('#table'))));
}));

test('units hide in a wood, which is judged and kept', muster.on(async (page) => {
  await openMap(page);
  await lineUp(page);
  await addGround(page, 'wood');
  await page.locator('#piece-name').fill('Cedars');
  await page.locator('#piece-name').press('Enter');
  await page.getByRole('checkbox', { name: 'Slingers of Command 1' }).check();
  await page.locator('#table').getByText('Cedars wood: 1 hidden').waitFor();
  assert.equal(await page.locator('#body-6').count(), 0);
  await page.locator('#map-verdict').getByRole('link', { name: 'ambush-zone' }).waitFor();
  await page.getByLabel('Major control').selectOption('Yours');
  await page.getByLabel('Role').selectOption('Defender');
  await page.locator('#map-verdict').getByText('This deployment is legal.').waitFor();
  await page.getByRole('checkbox', { name: 'Nim Archers of Command 1' }).check();
  await page.getByRole('checkbox', { name: 'Guards of Command 2' }).check();
  await page.locator('#map-verdict').getByRole('link', { name: / ambush$/ }).waitFor();
  await undo(page);
  await page.locator('#map-verdict').getByText('This deployment is legal.').waitFor();
  await page.reload();
  await page.locator('#table').getByText('Cedars wood: 2 hidden').waitFor();
  assert.equal(await page.locator('#table .body').count(), FIRST.length + SECOND.length - 2);
  await page.getByRole('button', { name: 'Bring out Slingers' }).click();
  await page.locator('#table').getByText('Cedars wood: 1 hidden').waitFor();
  await page.getByRole('button', { name: 'Place Slingers' }).click();
  await page.locator('#body-6').waitFor();
}));

test('a command marches to a flank, and the way leads to the builder and to paper', muster.on(async (page) => {
  await openMap(page);
  await lineUp(page);
  await page.locator('#rectangle-2').evaluate((group) => group.focus());
  await page.locator('#selected').getByLabel('Flank march').selectOption('left');
  await page.locator('#rectangle-2').waitFor({ state: 'detached' });
  await page.locator('.tray-troops').getByText('marching to the left flank').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Print' }).getAttribute('href'), `#/sheet/${kept.key}`);
  await page.getByRole('link', { name: 'Army', exact: true }).click();
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.locator('.tray-troops').getByText('marching to the left flank').waitFor();
}));

test('the builder judges the map too: opened afresh, and while another tab draws it', muster.on(async (page, { context }) => {
  await openMap(page);
  const address = page.url().replace('#/map/', '#/army/');
  const mapless = await context.newPage();
  await mapless.goto(address);
  await mapless.locator('#verdict').getByText('Still to do').waitFor();
  assert.equal(await mapless.getByRole('link', { name: 'deployment-zone' }).count(), 0);
  await lineUp(page);
  await dragBy(page, 'body-2', 0, -120);
  await page.locator('#map-verdict').getByRole('link', { name: 'deployment-zone' }).waitFor();
  await mapless.locator('#verdict').getByRole('link', { name: 'deployment-zone' }).waitFor();
  const afresh = await context.newPage();
  await afresh.goto(address);
  const found = afresh.locator('.finding').filter({ has: afresh.getByRole('link', { name: 'deployment-zone' }) });
  await found.first().locator('.cures button').first().click();
  await found.first().waitFor({ state: 'detached' });
}));

test('a finger drags a unit on a phone, and elsewhere the page scrolls', muster.on(async (page, { context }) => {
  await openMap(page);
  await lineUp(page);
  const touch = await context.newCDPSession(page);
  const finger = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const drag = async (from, to) => {
    await finger('touchStart', [from]);
    for (const part of [0.3, 0.6, 1]) {
      await finger('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    await finger('touchEnd', []);
  };
  const before = await place(page, 'body-1');
  await drag(await onScreen(page, before.x, before.y), await onScreen(page, before.x - 120, before.y + 60));
  await page.waitForFunction(() => document.querySelector('#map-said').textContent.includes('Battle cars'));
  const after = await place(page, 'body-1');
  // It snaps to U, from wherever it stood.
  assert.ok(Math.abs(after.x - before.x + 120) <= 5 && Math.abs(after.y - before.y - 60) <= 5, JSON.stringify({ before, after }));

  await page.getByRole('button', { name: 'Zoom in' }).click();
  const wide = await page.locator('#table').evaluate((table) => table.getBoundingClientRect().width);
  assert.ok(wide > 500, `${wide}`);
  const finger44 = await page.locator('[data-handle="turn"] .finger').boundingBox();
  assert.ok(finger44.width >= 43.5 && finger44.width < 46, `${finger44.width}`);
  await page.getByRole('button', { name: 'Fit the whole table' }).click();
  await page.waitForFunction(() => document.querySelector('#table').getBoundingClientRect().width <= 390);

  const scrolled = () => page.evaluate(() => window.scrollY);
  const start = await scrolled();
  await drag(await onScreen(page, 0, -300), await onScreen(page, 0, -900));
  await page.waitForFunction((start) => window.scrollY > start, start);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));

test('names beyond reason are refused with a sentence', muster.on(async (page) => {
  await openMap(page);
  await addGround(page, 'broken');
  await addGround(page, 'steep-hill');
  await page.locator('#piece-name').evaluate((field) => { field.value = 'A'; field.dispatchEvent(new Event('change')); });
  await said(page, /another terrain piece is called A/);
  await page.locator('#piece-name').evaluate((field) => { field.value = '<img src=x>'.repeat(9); field.dispatchEvent(new Event('change')); });
  await said(page, /name of 1 to 40 letters/);
  await page.locator('#table').getByText('B steep hill').waitFor();
}));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can use the map (${colorScheme})`, muster.on(async (page) => {
    await openMap(page);
    await assertAccessible(page);
    await lineUp(page);
    await addGround(page, 'gentle-hill');
    await dragBy(page, 'body-1', 0, -150);
    await page.locator('#map-verdict .cures button').first().waitFor();
    await assertAccessible(page);
  }, { colorScheme }));
}

// Paper: the roster and the deployment sheet as they print.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { armyOf, deploymentOf, keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { print } from './printer.mjs';
import { start } from './steps.mjs';

const muster = useMuster();

// In points of 1/72 inch, to the nearest whole.
const SIZES = { A4: [595, 842], 'US Letter': [612, 792] };
const PAGES = { 5: 1, 20: 1, 150: 2 };

const show = async (page, route, army) => {
  await keep(page, 'k', army);
  await page.goto(`${page.url().split('#')[0]}#/${route}/k`);
  await page.locator('.leaf').first().waitFor();
  await page.waitForFunction(() => [...document.styleSheets].some((sheet) => sheet.href?.endsWith('/paper.css')));
};

// With the printer's measures: what sticks out of its page or its cell, and what is on paper.
const measured = async (page) => {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const faults = [];
    for (const leaf of document.querySelectorAll('.leaf')) {
      const edge = leaf.getBoundingClientRect();
      const style = getComputedStyle(leaf);
      const [width, height] = leaf.matches('.letter') ? [215.9, 279.4] : [210, 297];
      const mm = 96 / 25.4;
      const page = leaf.matches('.wide') ? [height, width] : [width, height];
      if (edge.width > page[0] * mm + 0.5 || edge.height > page[1] * mm) faults.push(`a page of ${edge.width / mm} x ${edge.height / mm}`);
      const margin = Number.parseFloat(style.paddingLeft);
      for (const part of leaf.querySelectorAll('tbody, tr, td, th, p, li, h2, h3, img, svg.leaf-qr')) {
        const box = part.getBoundingClientRect();
        const within = box.left >= edge.left + margin / 2 && box.right <= edge.right - margin / 2 + 1
          && box.top >= edge.top + margin / 2 && box.bottom <= edge.bottom - margin / 4;
        if (!within) faults.push(`${part.tagName}.${part.className} outside: ${part.textContent.slice(0, 40)}`);
        if (part.matches('td, th, p, li') && part.scrollWidth > part.clientWidth + 1) faults.push(`cut: ${part.textContent.slice(0, 40)}`);
      }
    }
    const chrome = [...document.querySelectorAll('.top, .paper-tools, main > h1')];
    return {
      faults,
      leaves: document.querySelectorAll('.leaf').length,
      chrome: chrome.filter((part) => part.getClientRects().length > 0).length,
      // A line stands for several units that read alike.
      units: [...document.querySelectorAll('.leaf-command tbody')].reduce((sum, body) => {
        const times = Number.parseInt(body.querySelector('th b').textContent, 10);
        return sum + body.rows.length * (times || 1);
      }, 0),
      boxes: document.querySelectorAll('.c-ticks i').length,
    };
  });
  await page.emulateMedia({ media: null });
  return found;
};

for (const [units, pages] of Object.entries(PAGES)) {
  test(`${units} units print whole on ${pages} of either paper`, muster.on(async (page) => {
    const commands = units === '150' ? 4 : 2;
    await show(page, 'roster', armyOf(Number(units), { commands, event: '15mm-500' }));
    for (const [paper, size] of Object.entries(SIZES)) {
      await page.getByLabel('Paper').selectOption(paper);
      const found = await measured(page);
      assert.deepEqual(found.faults, []);
      assert.equal(found.units, Number(units));
      assert.equal(found.chrome, 0);
      assert.deepEqual(await print(page), Array(pages).fill(size));
      assert.equal(found.leaves, pages);
    }
  }));
}

test('pages after the first are headed with the army and numbered', muster.on(async (page) => {
  await show(page, 'roster', armyOf(150, { commands: 3 }));
  const second = page.locator('.leaf').nth(1);
  await second.locator('.leaf-head').getByText('Lagash, spring levy').waitFor();
  await second.getByText(/^Page 2 of/).waitFor();
}));

test('the roster says what the rules ask for, and what can be ticked', muster.on(async (page) => {
  const army = armyOf(5, { commands: 1, purchases: { exploration: 7, destiny: 2 } });
  await show(page, 'roster', army);
  const leaf = page.locator('.leaf');
  for (const said of ['Exploration points: 7', 'Destiny rolls: 2', 'Forward deployment: none', 'Command structure: Average', 'C-in-C Fair, +2', 'volume 1', 'table 120 × 90 cm']) {
    await leaf.getByText(said).first().waitFor();
  }
  // 6 + 5 + 4 + 5 + 2.
  assert.equal((await measured(page)).boxes, 22);
  assert.match(await leaf.locator('.leaf-print').innerText(), /^\w{4}-\w{4}-\w{4}-\w{4}$/);
  assert.equal(await leaf.locator('.leaf-qr path').count(), 1);
}));

test('prices, QR, type and reference are as the player wants them, and stay so', muster.on(async (page) => {
  await show(page, 'roster', armyOf(20));
  const leaf = page.locator('.leaf').first();
  const density = () => leaf.getAttribute('data-density');
  assert.notEqual(await density(), 'large');
  await page.getByLabel('Prices').uncheck();
  await page.getByRole('checkbox', { name: 'QR' }).uncheck();
  await page.getByLabel('Larger type').check();
  await page.getByLabel('Quick reference').check();
  await page.getByText('short bow B').last().waitFor();
  assert.equal(await page.locator('.c-price, .leaf-qr').count(), 0);
  assert.equal(await density(), 'large');
  assert.deepEqual((await measured(page)).faults, []);
  await page.reload();
  await page.getByRole('heading', { name: 'Quick reference' }).waitFor();
  assert.equal(await page.locator('.c-price, .leaf-qr').count(), 0);
}));

test('names that never end stay within the page', muster.on(async (page) => {
  const name = '<b>Lagash</b>'.repeat(60);
  const army = armyOf(20, { name, player: 'W'.repeat(200) });
  army.commands[0].name = 'Left wing '.repeat(40);
  await show(page, 'roster', army);
  assert.deepEqual((await measured(page)).faults, []);
  assert.deepEqual(await print(page), [SIZES.A4]);
  await show(page, 'sheet', army);
  assert.equal(await page.locator('.leaf b b').count(), 0);
}));

const deployed = () => {
  const army = armyOf(20, { deployment: { ambushes: [{ terrain: 'A', ground: 'wood', units: [5] }] } });
  army.deployment.map = deploymentOf(army);
  return army;
};

test('the deployment sheet is true to its scale on a page of its own', muster.on(async (page) => {
  await show(page, 'sheet', deployed());
  const leaf = page.locator('.leaf');
  await leaf.getByText('map 1:6.3').waitFor();
  await leaf.getByText('1. Command 1, 19 VD').waitFor();
  await leaf.getByText('In A, a wood: Nim Archers of Command 1.').waitFor();
  await leaf.getByText('Front, left to right: 1 Battle cars').first().waitFor();
  for (const [paper, [width, height]] of Object.entries(SIZES)) {
    await page.getByLabel('Paper').selectOption(paper);
    assert.deepEqual((await measured(page)).faults, []);
    assert.deepEqual(await print(page), [[height, width]]);
  }
  // 120 cm and a margin of 7.2 on both sides, at the scale that the head names; as large as the
  // words leave room for.
  for (const [paper, scale] of [['A4', 6.3], ['US Letter', 6.8]]) {
    await page.emulateMedia({ media: null });
    await page.getByLabel('Paper').selectOption(paper);
    await leaf.getByText(`map 1:${scale}`).waitFor();
    await page.emulateMedia({ media: 'print' });
    const { width } = await leaf.locator('img').boundingBox();
    assert.ok(Math.abs(width - 1344 / scale / 25.4 * 96) < 0.1, `${width}`);
    const words = await leaf.locator('.leaf-orders').boundingBox();
    assert.ok(words.width < 65 / 25.4 * 96, `beside the map the words have ${words.width} px`);
  }
}));

test('the opponent is told nothing that is hidden', muster.on(async (page) => {
  await show(page, 'sheet', deployed());
  await page.getByLabel('Who reads it').selectOption('Without secrets, for the opponent');
  await page.locator('.leaf').getByText('For the opponent').waitFor();
  const text = await page.locator('.leaf').innerText();
  assert.doesNotMatch(text, /Ambush|Flank|hidden/);
  // The fingerprint of the orders tells nothing, and holds the player to them.
  assert.match(text, /Orders (\w{4}-){3}\w{4}/);
  assert.match(text, /Command 2/);
}));

test('the map is saved as SVG and PNG', muster.on(async (page) => {
  await show(page, 'sheet', deployed());
  const save = async (name) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await coming;
    return [file.suggestedFilename(), await readFile(await file.path())];
  };
  const [svgName, svg] = await save('Save as SVG');
  assert.equal(svgName, 'Lagash--spring-levy-deployment.svg');
  assert.match(svg.toString(), /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="213.3mm"/);
  const [pngName, png] = await save('Save as PNG');
  assert.equal(pngName, 'Lagash--spring-levy-deployment.png');
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  // Width and height stand at the head of the file.
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [2400, 1865]);
  await page.getByText('Saved as PNG.').waitFor();
}));

test('an empty map says so, and where to draw it', muster.on(async (page) => {
  await show(page, 'sheet', armyOf(5));
  await page.getByText('The map is still empty.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Draw it first' }).getAttribute('href'), '#/map/k');
}));

test('rows add up: a general is in the price of his unit', muster.on(async (page) => {
  await show(page, 'roster', armyOf(5, { commands: 1 }));
  const prices = await page.locator('.leaf tbody .c-price').allInnerTexts();
  assert.match(prices[0], /^\d+ \+ 20 = \d+$/);
  const sum = prices.reduce((sum, price) => sum + Number(price.split('=').at(-1)), 0);
  await page.locator('.leaf-command h3').getByText(`${sum} points`).waitFor();
}));

test('the rows of a roster are equal, also where notes are long or figures are ours', muster.on(async (page) => {
  const heights = () => page.locator('.leaf-command tbody tr').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  const lines = () => page.locator('.leaf tbody :is(.c-m, .c-i, .c-d, .c-vd)').evaluateAll((cells) => cells.map((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  }));
  const equal = async () => {
    for (const paper of Object.keys(SIZES)) {
      await page.getByLabel('Paper').selectOption(paper);
      await page.emulateMedia({ media: 'print' });
      const all = await heights();
      assert.ok(all.length > 0 && Math.max(...all) - Math.min(...all) <= 1, `${paper}: ${all}`);
      assert.ok((await lines()).every((count) => count === 1));
      await page.emulateMedia({ media: null });
    }
  };
  await show(page, 'roster', armyOf(20));
  await equal();
  await page.goto(page.url().split('#')[0]);
  await start(page, 'Mid-Republican Romans');
  await page.getByRole('button', { name: /^Add With cavalry and Triarii/ }).click();
  await page.getByRole('link', { name: 'Print' }).click();
  await page.locator('.leaf').first().waitFor();
  await equal();
}));

test('the quick reference of an army stands on a page of its own', muster.on(async (page) => {
  await keep(page, 'k', armyOf(20));
  await page.goto(`${page.url().split('#')[0]}#/reference/k`);
  const reference = page.locator('.quick');
  await reference.getByRole('row', { name: /short bow B/ }).waitFor();
  await reference.getByText('Large Unit', { exact: true }).waitFor();
  await assertAccessible(page);
  await page.getByRole('link', { name: 'Roster' }).click();
  await page.getByRole('link', { name: 'Quick reference on screen' }).waitFor();
}));

test('an army that is not there is answered', muster.on(async (page) => {
  await page.getByText('isn’t stored in this browser').waitFor();
}, { at: '#/roster/nothing' }));

test('the builder prints as a list, without its controls', muster.on(async (page) => {
  await keep(page, 'k', armyOf(20));
  await page.goto(`${page.url().split('#')[0]}#/army/k`);
  await page.locator('#unit-1').waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.tools').isVisible(), false);
  assert.equal(await page.locator('.offers').first().isVisible(), false);
  assert.ok(await page.locator('#unit-1').isVisible());
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Print' }).click();
  await page.locator('.leaf').first().waitFor();
}));

for (const colorScheme of ['light', 'dark']) {
  test(`everybody can use the paper pages (${colorScheme})`, muster.on(async (page) => {
    for (const route of ['roster', 'sheet']) {
      await show(page, route, deployed());
      await assertAccessible(page);
      const leaf = page.locator('.leaf').first();
      assert.equal(await leaf.evaluate((leaf) => getComputedStyle(leaf).backgroundColor), 'rgb(255, 255, 255)');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${route} at ${width}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await page.locator('#print').focus();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'print');
  }, { colorScheme }));
}

test('the rows of a great battle print equally high, to the pixel', muster.on(async (page) => {
  await show(page, 'roster', armyOf(120, { commands: 6, event: 'great-battle' }));
  for (const paper of Object.keys(SIZES)) {
    await page.getByLabel('Paper').selectOption(paper);
    await page.emulateMedia({ media: 'print' });
    const heights = await page.locator('.leaf-command tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    assert.equal(new Set(heights).size, 1, `${[...new Set(heights)]}`);
    assert.ok(Number.isInteger(heights[0]), `${heights[0]} px`);
    await page.emulateMedia({ media: null });
  }
}));

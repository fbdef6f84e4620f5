// What opens over a page or within it: everybody can use that too, in both themes, on a phone and
// on a desk.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { armyOf, deploymentOf, keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { addAll, closeMenu, openCard, pick, showUnit, start, startSumerians, tab } from './steps.mjs';

const muster = useMuster();

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 860 } },
};

const dialog = (page) => page.getByRole('dialog');

const close = async (page) => {
  await closeMenu(page);
  await dialog(page).waitFor({ state: 'hidden' });
};

// On a phone the tools of an army are behind ⋯.
const tool = async (page, name) => {
  const unfold = page.getByRole('button', { name: 'Tools' });
  const button = page.locator('.builder-top .tools').getByText(name, { exact: true });
  if (!(await button.isVisible())) await unfold.click();
  await button.click();
};

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark']) {
    test(`what opens is for everybody (${screen}, ${colorScheme})`, muster.on(async (page) => {
      const faults = [];
      const sees = async (what) => {
        await page.waitForTimeout(250);
        await assertAccessible(page).catch((error) => faults.push(`${what}: ${error.message}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) faults.push(`${what}: ${over} px sideways`);
      };
      const base = page.url().split('#')[0];
      const go = async (hash) => {
        await page.goto(base + hash);
        await page.locator('#page-heading').waitFor();
      };

      await page.getByRole('link', { name: 'New army' }).waitFor();
      await sees('the first visit');
      const more = page.getByRole('button', { name: 'More pages' });
      if (await more.isVisible()) {
        await more.click();
        await sees('the menu of pages');
        await closeMenu(page);
      }
      await page.getByRole('link', { name: 'New army' }).click();
      await page.getByText('Filters').click();
      await sees('the filters of the lists');

      await go('#/');
      await startSumerians(page);
      await sees('an empty army');
      await addAll(page, ['Battle cars']);
      await page.locator('#deep-5-3').click();
      await page.locator('#verdict-pill').click();
      await page.locator('#verdict-details').waitFor();
      await sees('the checklist');
      await close(page);
      await showUnit(page, 3);
      await sees('a row that is open');
      await openCard(page, 1);
      await sees('the card of a unit');
      await close(page);
      await pick(page, 1, 'Fair');
      await sees('the levels of a general');
      await close(page);
      await addAll(page, ['Scouts', 'Scouts']);
      await page.locator('#verdict-pill').click();
      await page.locator('#verdict-details .cures button').first().waitFor();
      await sees('a verdict with cures');
      await page.locator('#verdict-details .report summary').first().click();
      await sees('a report');
      await close(page);
      await tool(page, 'Export');
      await dialog(page).getByLabel('Compact text').waitFor();
      await sees('the export');
      await close(page);
      await tab(page, 'Army');
      await page.locator('#changes').click();
      await dialog(page).getByRole('table').first().waitFor();
      await sees('the changes');
      await close(page);
      await page.locator('body').press('?');
      await dialog(page).waitFor();
      await sees('the keys');
      await close(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('link', { name: 'Your armies' }).first().click();
      await page.getByRole('button', { name: 'More for Early Sumerians 1', exact: true }).click();
      await dialog(page).waitFor();
      await sees('the menu of an army');
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Deleted armies').click();
      await sees('deleted armies');

      await start(page, 'Mid-Republican Romans');
      await page.getByText('Practice list.').waitFor();
      await sees('packages of a practice list');

      const whole = armyOf(16);
      whole.deployment = { map: deploymentOf(whole) };
      await keep(page, 'k', whole);
      await go('#/map/k');
      await page.locator('[data-item]').first().click();
      await sees('a thing in hand on the map');
      await go('#/share/k');
      await page.getByLabel('Include the deployment').check();
      await page.getByText('This link gives your orders away').waitFor();
      await sees('a link with orders');
      const link = await page.locator('.address').first().inputValue();
      await go('#/roster/k');
      await page.getByLabel('Quick reference', { exact: true }).check();
      await page.locator('.leaf-reference').waitFor();
      await sees('the roster with its reference');
      await go('#/umpire');
      await page.getByLabel('Links, in any text').fill(link);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.locator('.umpire-table tbody tr').first().waitFor();
      await sees('armies on the umpire’s table');
      assert.equal(faults.join('\n'), '');
    }, { colorScheme, ...options }));
  }
}

// Whether what two elements show would print over each other.
const collide = (page, ones, others) =>
  page.evaluate(([ones, others]) => {
    const text = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter((box) => box.width > 0);
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
    const boxes = all(others).flatMap(text);
    const over = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    return all(ones).filter((one) => text(one).some((box) => boxes.some((other) => over(box, other)))).map((one) => one.textContent);
  }, [ones, others]);

for (const width of [320, 390]) {
  test(`no figure covers another at ${width} px`, muster.on(async (page) => {
    await startSumerians(page);
    await page.locator('#deep-5-3').click();
    const offers = '.offer .grid.row';
    assert.deepEqual(await collide(page, `${offers} .n`, `${offers} .money b`), []);
    // A price isn't under the stepper beside it.
    const under = await page.locator(offers).evaluateAll((rows) =>
      rows.filter((row) => {
        const [price, take] = ['.money b', '.take'].map((of) => row.querySelector(of)?.getBoundingClientRect());
        return price && take && take.width > 0 && price.right > take.left + 0.5;
      }).map((row) => row.textContent));
    assert.deepEqual(under, []);
    await tab(page, 'Army');
    assert.deepEqual(await collide(page, '.unit-line .n', '.unit-line .money small'), []);
    await page.goto(page.url().replace('#/army/', '#/share/'));
    await page.goto(await page.locator('.address').first().inputValue());
    await page.getByRole('button', { name: 'Save a copy' }).waitFor();
    assert.deepEqual(await collide(page, '.roll td:nth-child(6)', '.roll td:last-child small'), []);
  }, { viewport: { width, height: 800 } }));
}

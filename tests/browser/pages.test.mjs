// Every page, whatever it is about: everybody can use it in both themes, it fits a narrow screen and
// a large one at 200%, and it opens with the focus on its heading.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { armyOf, deploymentOf, keep } from './armies.mjs';
import { useMuster } from './harness.mjs';
import { lagash, practice, withOrders } from './links.mjs';

const muster = useMuster();

const PAGES = [
  '#/', '#/new', '#/lists', '#/list/early-sumerians', '#/list/mid-republican-romans', '#/list/basic-assyrians',
  '#/rules', '#/rules/row-maximum', '#/glossary', '#/settings', '#/event', '#/umpire', '#/tournaments', '#/nowhere',
  '#/import', '#/own-lists', '#/games', '#/games/new', '#/score', '#/scenario',
  '#/army/k', '#/army/broken', '#/map/k', '#/map/broken', '#/roster/k', '#/sheet/k', '#/reference/k', '#/share/k', '#/compare/k/broken',
  lagash, practice, withOrders,
];

// A wide screen at 200%, and a narrow one.
const SCREENS = [{ width: 640, height: 430 }, { width: 320, height: 700 }];

const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const colorScheme of ['light', 'dark']) {
  test(`every page can be used by everybody and fits (${colorScheme})`, muster.on(async (page) => {
    const base = page.url().split('#')[0];
    const whole = armyOf(16);
    whole.deployment = { map: deploymentOf(whole) };
    await keep(page, 'k', whole);
    // Too many points, and a command too large.
    await keep(page, 'broken', armyOf(30, { name: 'Umma' }));
    const faults = [];
    for (const hash of PAGES) {
      const at = hash.slice(0, 30);
      await page.goto(base + hash);
      await page.locator('#page-heading').waitFor();
      // The rule in the address has the focus instead.
      const focus = hash.startsWith('#/rules/') ? /^rule-|^row-maximum|heading/ : /^page-heading$/;
      await page.waitForFunction((focus) => new RegExp(focus).test(document.activeElement?.id ?? ''), focus.source)
        .catch(() => faults.push(`${at}: the focus isn't on the heading`));
      if ((await page.locator('.skip').count()) !== 1) faults.push(`${at}: no skip link`);
      if ((await page.locator('h1').count()) !== 1) faults.push(`${at}: not one h1`);
      await page.waitForTimeout(250);
      await assertAccessible(page).catch((error) => faults.push(`${at}: ${error.message}`));
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const over = await sideways(page);
        if (over > 0) faults.push(`${at}: ${over} px sideways at ${screen.width}`);
      }
      await page.setViewportSize({ width: 1280, height: 860 });
    }
    assert.equal(faults.join('\n'), '');
  }, { colorScheme, viewport: { width: 1280, height: 860 } }));
}

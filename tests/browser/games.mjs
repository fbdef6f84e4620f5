// A game to play on: an own army against one from a link.

import { armyOf, keep } from './armies.mjs';
import { go, lagash } from './links.mjs';

// Both of 300 points, in turn 1.
export async function startGame(page) {
  await keep(page, 'mine', armyOf(14, { name: 'Ur' }));
  await page.reload();
  await go(page, '#/games/new/mine');
  await page.locator('#said-a').getByText('VDT').waitFor();
  await page.locator('#from-b-from-a-link').click();
  await page.locator('#link-b').fill(lagash);
  await page.locator('#set-the-table:enabled').click();
  await page.locator('#start-game').click();
  await page.locator('.tile').first().waitFor();
}

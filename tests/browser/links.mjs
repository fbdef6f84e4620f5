// Links for the tests: those that Muster has made before, and what is in them.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const golden = readFileSync(resolve(import.meta.dirname, '../golden/links.txt'), 'utf8');

export const armyLinks = golden
  .split('\n')
  .filter((line) => line.startsWith('link: #/a/'))
  .map((line) => line.slice('link: '.length));

// A legal army of 300 points from the Early Sumerians, by A. Player.
export const lagash = armyLinks[0];
// A name with a script in it, by another player.
export const hostile = armyLinks[1];
// From a reconstructed list.
export const practice = armyLinks[2];
// With orders and a map, under a seal.
export const withOrders = armyLinks[3];

export const lagashPrint = '8MJC-XF2E-54FK-T7GF';

// Opens an address of the page's own in a fresh profile.
export async function inFreshProfile(context, address, body) {
  const fresh = await context.browser().newContext();
  try {
    fresh.setDefaultTimeout(10_000);
    const page = await fresh.newPage();
    await page.goto(address);
    await body(page);
  } finally {
    await fresh.close();
  }
}

// Goes to an address of the same page, as if it had been typed.
export const go = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

// Whether nothing that came as text has become more than text, or sticks out of the page.
export async function assertHarmless(page, assert) {
  assert.equal(await page.evaluate(() => window.__pwned), undefined);
  assert.equal(await page.locator('img, iframe, object, embed, body script, [onerror]').count(), 0);
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(sticksOut <= 0, `the page is ${sticksOut} px too wide`);
}

// Makes the README's pictures anew: `node screenshots.mjs FOLDER`, after `cargo xtask dist`.

import { mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DIST, launch } from './browser.mjs';
import { serve } from './server.mjs';
import { buildShown } from './steps.mjs';

const PICTURES = [
  { name: 'builder-light', colorScheme: 'light', viewport: { width: 1280, height: 860 } },
  { name: 'builder-dark', colorScheme: 'dark', viewport: { width: 1280, height: 860 } },
  { name: 'builder-phone', colorScheme: 'light', viewport: { width: 390, height: 844 }, hasTouch: true },
];

const folder = resolve(process.argv[2]);

const take = async (page, name) => {
  const path = `${folder}/${name}.png`;
  await page.screenshot({ path });
  console.log(`${path}: ${Math.round((await stat(path)).size / 1000)} kB`);
};

// The same army on the map and on paper.
const others = async (page) => {
  const address = page.url();
  await page.goto(address.replace('#/army/', '#/map/'));
  await page.locator('#line-up-all').click();
  await page.locator('#add-wood').click();
  await page.locator('#add-gentle-hill').click();
  await page.keyboard.press('Escape');
  await take(page, 'map');
  await page.goto(address.replace('#/army/', '#/roster/'));
  await page.locator('.leaf').first().waitFor();
  // As printed: without the page's own head over it.
  await page.emulateMedia({ media: 'print' });
  await page.locator('.leaf').first().screenshot({ path: `${folder}/roster.png` });
};

await mkdir(folder, { recursive: true });
const host = await serve(DIST);
const browser = await launch();
try {
  for (const { name, viewport, ...options } of PICTURES) {
    // Built at the desk, where everything is on one screen.
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    await page.goto(host.url);
    await buildShown(page);
    await page.locator('#verdict-pill').getByText('Legal').waitFor();
    await page.setViewportSize(viewport);
    await page.evaluate(() => {
      document.activeElement?.blur();
      document.querySelector('.side-list').scrollTo(0, 0);
      window.scrollTo(0, 0);
    });
    await take(page, name);
    if (name === 'builder-light') await others(page);
    await context.close();
  }
} finally {
  await browser.close();
  await host.stop();
}

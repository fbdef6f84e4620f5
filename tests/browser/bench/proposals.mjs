// Armies dealt, completed and mended: from the tap until the proposals are drawn.

import { enter, number } from '../steps.mjs';

export const name = 'Armies dealt, completed and mended';

// Among them the ones with legions, allies and many options.
const LISTS = ['early-sumerians', 'aztecs', 'mid-republican-romans', 'swiss', 'nubians'];
const ROUNDS = 3;
// Behind the eight presets, where kept events are offered.
const PLACE = 9;

const event = (points, setting) => ({
  name: `${points} points`,
  game: 'impetus',
  setting,
  points,
  scale: '15mm',
  table: { width: 240, depth: 180 },
  lists: 'open',
  destiny_rolls: true,
});

export async function run({ open, report }) {
  await measure(open, report, event(400, 'friendly'), 1000);
  await measure(open, report, event(1500, 'great-battle'), 10_000);
}

async function measure(open, report, event, limit) {
  const [deal, complete, mend, held] = [[], [], [], []];
  const before = (page) => page.addInitScript((text) => localStorage.setItem('muster:events', text), JSON.stringify(event));
  for (const list of LISTS) {
    const page = await open(`#/deal/${list}/${PLACE}`, { before });
    await page.locator('.results[aria-busy="false"] .prop').first().waitFor();
    await watchTasks(page);
    for (let round = 0; round < ROUNDS; round += 1) deal.push(await answered(page, '#others'));
    await page.locator('.prop .take button').last().click();
    await enter(number(page, 'Exploration points'), '30');
    mend.push(await answered(page, '.finish-it button'));
    held.push(await longestTask(page));

    const begun = await open('#/new/1', { before });
    await begun.locator(`a[href^="#/deal/${list}/"]`).locator('xpath=preceding-sibling::button').click();
    await begun.locator('button[id^="add-"]').first().click();
    await watchTasks(begun);
    complete.push(await answered(begun, '.finish-it button'));
    for (let round = 1; round < ROUNDS; round += 1) complete.push(await answered(begun, '#others'));
    held.push(await longestTask(begun));
  }
  report(`dealt, three at once, ${event.name}`, deal, { limit });
  report(`completed in three ways, ${event.name}`, complete, { limit });
  report(`mended, ${event.name}`, mend, { limit });
  report(`the longest that the page was held up, ${event.name}`, held);
}

// From the tap until what it found is drawn.
function answered(page, button) {
  return page.evaluate(
    (button) =>
      new Promise((resolve) => {
        // A search may begin and end between two frames, so what changed is asked and not what is.
        let begun = false;
        const watch = new MutationObserver(() => (begun = true));
        watch.observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
        const start = performance.now();
        document.querySelector(button).click();
        const look = () => {
          const results = document.querySelector('.results');
          if (begun && results?.ariaBusy === 'false' && results.querySelector('.prop')) {
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
    button,
  );
}

// A task of more than 50 ms is what a player feels.
function watchTasks(page) {
  return page.evaluate(() => {
    globalThis.longTasks = [];
    const observer = new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ type: 'longtask' });
  });
}

function longestTask(page) {
  return page.evaluate(() => Math.max(0, ...globalThis.longTasks));
}

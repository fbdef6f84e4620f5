// An edit, from the tap until it is judged and in the DOM, and until it is drawn.

import { takeMany } from '../steps.mjs';

export const name = 'An army being edited';

const TIMES = 100;
const SMALL = 20;
const LARGE = 150;
// Of the Early Sumerians, as often as a player would take them.
const TROOPS = [1, 5, 5, 6, 5, 5, 7, 8, 9, 10, 11];

export async function run({ open, time, report, ratio, count }) {
  const medians = [];
  for (const [units, points, commands] of [[SMALL, 400, 2], [LARGE, 3000, 6]]) {
    const page = await open('#/new');
    await build(page, units, points, commands);
    const added = await time(page, TIMES, tap, 'add-5');
    medians.push(report(`${units} units: an edit judged and in the DOM`, added.dom, { limit: 5 }));
    report(`${units} units: an edit drawn`, added.frame);
    count(`${units} units: edits that missed the next frame`, added.late, { of: TIMES });
  }
  const [small, large] = medians;
  ratio(`${LARGE} units to ${SMALL}`, large / small, { limit: LARGE / SMALL });
}

// Adds a unit and takes it back in turns, so that the army keeps its size.
function tap(round, add) {
  const total = () => document.querySelector('.points b').textContent;
  const before = total();
  document.getElementById(round % 2 === 0 ? add : 'undo').click();
  return () => total() !== before;
}

async function build(page, units, points, commands) {
  await page.getByText('Great battle').click();
  await page.getByRole('button', { name: /^Early Sumerians/ }).click();
  await page.locator('#change-event').click();
  await page.locator('#event-points').fill(String(points));
  await page.locator('#event-points').press('Enter');
  await page.getByRole('button', { name: 'Change the event' }).click();
  await takeMany(page, { units, commands, troops: TROOPS });
  // Equal units share a row; all of them are counted.
  const drawn = await page.getByText(/^Army · \d+ units$/).textContent();
  if (drawn !== `Army · ${units} units`) throw new Error(`${drawn}, not ${units}`);
}

// A tap on the play sheet late in a long game, until it is in the DOM and until it is drawn; and the
// same for undo, which plays the log from its start.

import { startGame } from '../games.mjs';

export const name = 'A game late in the day';

const ENTRIES = 400;
const TAPS = 40;
const UNDOS = 20;
// A frame is 16.7 ms; the browser needs some of it to lay out and paint.
const LIMIT = 8;

const SCREENS = [
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['desk', { viewport: { width: 1280, height: 900 } }],
];

export async function run({ open, time, report, count }) {
  for (const [screen, options] of SCREENS) {
    const page = await open('', options);
    await startGame(page);
    await playOn(page, ENTRIES);
    const lost = await time(page, TAPS, lose);
    report(`${screen}: a loss in the DOM after ${ENTRIES} entries`, lost.dom, { limit: LIMIT });
    report(`${screen}: a loss drawn`, lost.frame);
    count(`${screen}: losses that missed the next frame`, lost.late, { of: TAPS, limit: 0 });
    const undone = await time(page, UNDOS, undo);
    report(`${screen}: undo in the DOM`, undone.dom, { limit: 2 * LIMIT });
    count(`${screen}: undos that missed the next frame`, undone.late, { of: UNDOS });
  }
}

// Units fall into disorder and rally, turn after turn.
async function playOn(page, entries) {
  await page.evaluate(async (entries) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
    for (let entry = 0; entry < entries; entry += 1) {
      const strips = document.querySelectorAll('button.order');
      const isLast = entry % 40 === 39;
      (isLast ? document.getElementById('end-turn') : strips[entry % strips.length]).click();
      if (entry % 10 === 9) await pause();
    }
  }, entries);
}

function lose(round) {
  const tiles = document.querySelectorAll('button.loss');
  const tile = tiles[(round + 5) % tiles.length].closest('.tile');
  const before = tile.textContent;
  tile.querySelector('button.loss').click();
  return () => tile.textContent !== before;
}

function undo() {
  const standing = () => [...document.querySelectorAll('.tile')].map((tile) => tile.textContent).join();
  const before = standing();
  document.getElementById('undo').click();
  return () => standing() !== before;
}

// A unit, and a whole command, dragged over a table with 40 units and 6 terrain pieces: from the
// pointer's move until everything it moves is in the DOM.

import { takeMany } from '../steps.mjs';

export const name = 'Dragging on the map, 40 units, 6 pieces';

const TIMES = 120;
const UNITS = 40;
const COMMANDS = 4;
// Of the Early Sumerians, as often as a player would take them.
const TROOPS = [1, 5, 5, 6, 5, 5, 7, 8, 9, 10];
const GROUND = ['wood', 'gentle-hill', 'steep-hill', 'broken', 'difficult', 'river'];

export async function run({ open, time, report, count }) {
  const page = await open('#/new');
  await build(page);
  for (const [what, item] of [['a unit', 'body-1'], ['a command with its units', 'rectangle-2']]) {
    report(`${what}: a move in the DOM`, await moves(page, item), { limit: 16 });
    await page.evaluate(take, item);
    const drawn = await time(page, TIMES, push);
    await page.evaluate(letGo);
    report(`${what}: a move drawn`, drawn.frame);
    count(`${what}: moves that missed the next frame`, drawn.late, { of: TIMES });
  }
}

// The move itself and what it does in the frame that follows, without the wait between the two.
async function moves(page, item) {
  await page.evaluate(take, item);
  const samples = await page.evaluate(async ([times, item, source]) => {
    const push = new Function(`return (${source})`)();
    const place = () => document.getElementById(item).getAttribute('transform');
    const samples = [];
    for (let round = -5; round < times; round += 1) {
      const before = place();
      const took = await new Promise((resolve) => {
        let inFrame;
        requestAnimationFrame(() => { inFrame = performance.now(); });
        const start = performance.now();
        push(round);
        const handled = performance.now() - start;
        requestAnimationFrame(() => resolve(handled + performance.now() - inFrame));
      });
      if (place() === before) throw new Error(`round ${round} moved nothing`);
      if (round >= 0) samples.push(took);
    }
    return samples;
  }, [TIMES, item, push.toString()]);
  await page.evaluate(letGo);
  return samples;
}

function take(item) {
  const box = document.getElementById(item).getBoundingClientRect();
  globalThis.grip = { x: box.left + 2, y: box.top + box.height / 2 };
  const at = { clientX: globalThis.grip.x, clientY: globalThis.grip.y, pointerId: 1, bubbles: true };
  document.getElementById(item).dispatchEvent(new PointerEvent('pointerdown', at));
}

// To and fro by 6U and more, so that every move is seen.
function push(round) {
  const away = round % 2 === 0 ? 60 : 120;
  const at = { clientX: globalThis.grip.x - away, clientY: globalThis.grip.y + away / 2, pointerId: 1, bubbles: true };
  document.getElementById('table').dispatchEvent(new PointerEvent('pointermove', at));
}

function letGo() {
  document.getElementById('table').dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }));
}

async function build(page) {
  await page.getByText('Great battle').click();
  await page.getByRole('button', { name: /^Early Sumerians/ }).click();
  await page.locator('#add-command').waitFor();
  await takeMany(page, { units: UNITS, commands: COMMANDS, troops: TROOPS });
  await page.evaluate(() => { location.hash = location.hash.replace('/army/', '/map/'); });
  await page.locator('#line-up-all').click();
  for (const kind of GROUND) await page.locator(`#add-${kind}`).click();
  const [units, pieces] = [await page.locator('#table .body').count(), await page.locator('#table .terrain').count()];
  if (units !== UNITS || pieces !== GROUND.length) throw new Error(`${units} units and ${pieces} pieces are drawn`);
}

// The start page with few and with many armies: it reads an index, not every army.

import { startSumerians } from '../steps.mjs';

export const name = 'The start page with many armies';

const TIMES = 15;
const FEW = 10;
const MANY = 1000;
const EDITS = 40;

export async function run({ open, time, report, ratio }) {
  const medians = [];
  for (const armies of [FEW, MANY]) {
    const page = await open();
    await startSumerians(page);
    await page.evaluate(multiply, armies);
    await page.goto(page.url().replace(/#.*/, '#/'));
    const samples = [];
    for (let round = 0; round < TIMES; round += 1) {
      await page.reload({ waitUntil: 'commit' });
      samples.push(await page.evaluate(usable));
    }
    medians.push(report(`${armies} armies: from the address to the first army`, samples));
    await page.locator('.armies a').first().click();
    await page.getByLabel('Name of the army').waitFor();
    const edits = await time(page, EDITS, tap);
    report(`${armies} armies: an edit judged, stored and in the DOM`, edits.dom);
  }
  const [few, many] = medians;
  ratio(`${MANY} armies to ${FEW}`, many / few, { limit: 2 });
}

// Adds a unit and takes it back in turns.
function tap(round) {
  document.getElementById(round % 2 === 0 ? 'add-5' : 'undo').click();
}

// So many armies, as `src/keep` stores them.
function multiply(armies) {
  const key = Object.keys(localStorage).find((key) => key.startsWith('muster:army:'));
  const text = localStorage.getItem(key);
  const [head, line] = localStorage.getItem('muster:armies').split('\n');
  const [, ...fields] = line.split('\t');
  const lines = [head];
  for (let n = 0; n < armies; n += 1) {
    localStorage.setItem(`muster:army:copy${n}`, text);
    lines.push([`copy${n}`, fields[0], `Army ${n}`, ...fields.slice(2, 7), n + 1, fields[8]].join('\t'));
  }
  localStorage.removeItem(key);
  localStorage.setItem('muster:armies', lines.join('\n'));
}

// Milliseconds since the navigation when the first army can be opened and has been laid out.
function usable() {
  return new Promise((resolve) => {
    const look = () => {
      const first = document.querySelector('.armies a');
      if (first && first.getBoundingClientRect().height > 0) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

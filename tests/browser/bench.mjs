// Measures the published page in Chromium: `node bench.mjs [NAME...]`, after `cargo xtask dist`.
//
// Every file in bench/ is a benchmark. It exports `name`, what it is about, and
//
//   export async function run({ open, time, report, ratio, browser, host }) { ... }
//
//   open(at, options)   a new page at this hash, in an empty profile. Options are Playwright's for
//                       a context, and `before(page)`, run before the page is asked for.
//   time(page, times, act, argument)
//                       runs `act(round, argument)` in the page so many times, between two frames.
//                       Gives `dom`, the milliseconds until everything it set off was in the DOM,
//                       `frame`, those until the next frame was drawn, and `late`, how many rounds
//                       were not drawn in the very next frame. `act` may return a function that
//                       says whether its doing is to be seen, which is asked when it should be.
//   report(what, samples, { limit })
//                       a line of the table: median, p95 and whether the median keeps the limit,
//                       in milliseconds. Returns the median.
//   ratio(what, number, { limit })
//                       a line for a quotient of two figures of this run.
//   count(what, number, { of, limit })
//                       a line for a number of things.
//
// Machines differ and are busy, so compare quotients of one run, and runs by their calibration:
// a fixed loop, and a bare change of text, measured before each benchmark.

import { readdir } from 'node:fs/promises';
import { DIST, launch } from './browser.mjs';
import { serve } from './server.mjs';
import { timeInPage } from './stopwatch.mjs';

const FOLDER = `${import.meta.dirname}/bench`;
const LOOP_TURNS = 5_000_000;

const chosen = process.argv.slice(2);
const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.mjs')).sort();
const unknown = chosen.find((name) => !files.includes(`${name}.mjs`));
if (unknown !== undefined) throw new Error(`there is no benchmark bench/${unknown}.mjs`);

const host = await serve(DIST);
const browser = await launch();
try {
  for (const file of files) {
    if (chosen.length === 0 || chosen.includes(file.replace('.mjs', ''))) {
      await measure(await import(`${FOLDER}/${file}`));
    }
  }
} finally {
  await browser.close();
  await host.stop();
}

async function measure({ name, run }) {
  console.log(`\n${name.padEnd(52)}${'median'.padStart(11)}${'p95'.padStart(11)}${'limit'.padStart(11)}`);
  const contexts = [];
  const open = async (at = '', { before, ...options } = {}) => {
    const context = await browser.newContext({ serviceWorkers: 'block', ...options });
    contexts.push(context);
    const page = await context.newPage();
    await before?.(page);
    await page.goto(host.url + at);
    return page;
  };
  try {
    await calibrate(await open());
    await run({ open, time: timeInPage, report, ratio, count, browser, host });
  } finally {
    for (const context of contexts) await context.close();
  }
}

async function calibrate(page) {
  await page.setContent('<p id="text">0</p>');
  const loops = await page.evaluate((turns) => {
    const samples = [];
    for (let round = 0; round < 20; round += 1) {
      const start = performance.now();
      let sum = round;
      for (let turn = 0; turn < turns; turn += 1) sum = (Math.imul(sum, 31) + turn) | 0;
      samples.push(performance.now() - start + (sum === 0.5 ? 1 : 0));
    }
    return samples;
  }, LOOP_TURNS);
  report('calibration: a fixed loop', loops);
  const text = await timeInPage(page, 60, (round) => {
    document.getElementById('text').firstChild.data = String(round);
  });
  report('calibration: a bare change of text, in the DOM', text.dom);
  report('calibration: a bare change of text, drawn', text.frame);
}

function report(what, samples, { limit } = {}) {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  line(what, milliseconds(at(0.5)), milliseconds(at(0.95)), limit && milliseconds(limit), at(0.5) <= limit);
  return at(0.5);
}

function ratio(what, number, { limit } = {}) {
  line(what, `${number.toFixed(2)} times`, '', limit && `${limit.toFixed(1)} times`, number <= limit);
}

function count(what, number, { of, limit } = {}) {
  line(what, of === undefined ? `${number}` : `${number} of ${of}`, '', limit === undefined ? undefined : `${limit}`, number <= limit);
}

function line(what, median, p95, limit, isKept) {
  const verdict = limit === undefined ? '' : isKept ? '  kept' : '  MISSED';
  console.log(`  ${what.padEnd(50)}${median.padStart(11)}${p95.padStart(11)}${(limit ?? '').padStart(11)}${verdict}`);
}

function milliseconds(number) {
  return `${number.toFixed(2)} ms`;
}

// A first visit: when the shell is painted, when the page can be used, what has come by then, and
// how many requests had to wait for each other. MUSTER_BASELINE names the folder of another
// release, measured in turns with this one.

import { armyOf, keep } from '../armies.mjs';
import { DIST } from '../browser.mjs';
import { PARTS, filesOf } from '../program.mjs';
import { serve } from '../server.mjs';

export const name = 'A first visit';

const NAME = 'Lagash, spring levy';
const NETWORKS = [
  { called: 'from this machine', times: 9 },
  {
    called: 'at 1.6 Mbit/s, 150 ms, slowed 4 times',
    times: 5,
    processor: 4,
    conditions: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
  },
];
const PAGES = [
  { called: 'start page', at: '' },
  { called: 'saved army', at: '#/army/bench', part: 'builder' },
];
const FIGURES = ['paint', 'usable', 'kilobytes', 'chain'];

export async function run({ browser, report, ratio, count }) {
  const releases = [{ called: 'now', folder: DIST }];
  const baseline = process.env.MUSTER_BASELINE;
  if (baseline) releases.unshift({ called: 'before', folder: baseline });
  for (const release of releases) {
    release.host = await serve(release.folder, { compresses: true });
    release.stored = await store(browser, release.host);
    // The host compresses each file once.
    for (const page of PAGES) await visit(browser, release, page, {});
  }
  for (const network of NETWORKS) {
    for (const page of PAGES) {
      for (const release of releases) release.found = Object.fromEntries(FIGURES.map((figure) => [figure, []]));
      for (let round = 0; round < network.times; round += 1) {
        for (const release of releases) {
          const seen = await visit(browser, release, page, network);
          for (const figure of FIGURES) release.found[figure].push(seen[figure]);
        }
      }
      console.log(`  ${page.called} ${network.called}`);
      const medians = releases.map(({ called, found }) => {
        const paint = report(`  ${called}: first paint`, found.paint);
        const usable = report(`  ${called}: usable`, found.usable);
        count(`  ${called}: kB that had come by then`, Math.round(median(found.kilobytes)));
        count(`  ${called}: requests one after another`, median(found.chain), network.conditions ? { limit: 3 } : {});
        return { paint, usable };
      });
      if (medians.length === 2) {
        const [before, now] = medians;
        ratio('  first paint, now to before', now.paint / before.paint, network.processor ? { limit: 0.5 } : {});
        ratio('  usable, now to before', now.usable / before.usable, { limit: 1.2 });
      }
    }
  }
  for (const { host } of releases) await host.stop();
}

// What a browser has stored that has an army and nothing of the page.
async function store(browser, host) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(host.url);
  await keep(page, 'bench', armyOf(20, { name: NAME }));
  await page.goto(`${host.url}#/army/bench`);
  await page.waitForFunction(() => localStorage.getItem('muster:armies')?.includes('bench'));
  const stored = await context.storageState();
  await context.close();
  return stored;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function visit(browser, { host, stored }, { at, part }, { conditions, processor }) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(at && { storageState: stored }) });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (conditions) await session.send('Network.emulateNetworkConditions', conditions);
    if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    const requests = listen(session);
    await page.addInitScript(noteWhenUsable, at ? NAME : '');
    await page.goto(host.url + at, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.usable !== undefined && performance.getEntriesByName('first-contentful-paint').length > 0);
    const { paint, usable } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      usable: window.usable,
    }));
    const wanted = wantedOf(host.folder, part);
    const counted = [...requests.values()].filter(({ url, ended }) => ended <= usable && wanted(url));
    return { paint, usable, ...judge(counted) };
  } finally {
    await context.close();
  }
}

// Runs in the page: usable is when the program has drawn something to use, or this army.
function noteWhenUsable(army) {
  const isThere = () => {
    if (document.getElementById('shell') || !document.querySelector('main :is(a, button)')) return false;
    if (army === '') return true;
    return [...document.querySelectorAll('input')].some((field) => field.value === army) || document.querySelector('main').innerText.includes(army);
  };
  const look = () => {
    if (isThere()) window.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// When each request was made and answered, in milliseconds from the first.
function listen(session) {
  const requests = new Map();
  let zero;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    zero ??= timestamp;
    requests.set(requestId, { url: request.url, made: (timestamp - zero) * 1000, ended: Infinity, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { ended: (timestamp - zero) * 1000, bytes: encodedDataLength });
  });
  return requests;
}

// Whether the page needs this file: neither icons nor the parts that come in the background.
function wantedOf(folder, part) {
  let files;
  try {
    files = part ? filesOf(part, folder) : new Set();
  } catch {
    // A release that was split in another way counts with all that came.
  }
  const isWanted = (url) => !PARTS.test(url) || !files || files.has(url.split('/').at(-1));
  return (url) => !/\.(svg|png|webmanifest)$/.test(url) && isWanted(url);
}

// The longest chain is of requests that were each made after the one before had ended.
function judge(requests) {
  const came = requests.sort((a, b) => a.made - b.made);
  const chain = new Map();
  for (const request of came) {
    const before = [...chain].filter(([{ ended }]) => ended <= request.made).map(([, length]) => length);
    chain.set(request, 1 + Math.max(0, ...before));
  }
  return {
    kilobytes: came.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    chain: Math.max(...chain.values()),
  };
}

// The second visit, with the host stopped, against the first.

export const name = 'The first visit, and the second without a network';

const TIMES = 7;
// Mobile data at home, which is when a first visit is made; and the host on this very machine.
const NETWORKS = {
  'at 10 Mbit/s': { offline: false, latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
  'from this machine': undefined,
};

export async function run({ browser, host, report, ratio }) {
  for (const [network, conditions] of Object.entries(NETWORKS)) {
    const first = [];
    const second = [];
    for (let round = 0; round < TIMES; round += 1) {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        if (conditions) {
          const session = await context.newCDPSession(page);
          await session.send('Network.enable');
          await session.send('Network.emulateNetworkConditions', conditions);
        }
        first.push(await visit(page, host.url));
        await page.evaluate(controlled);
        await host.stop();
        // A new tab, as when it is opened the next day.
        second.push(await visit(await context.newPage(), host.url));
      } finally {
        await context.close();
        if (!host.isUp) await host.start();
      }
    }
    const before = report(`the first visit ${network}, until usable`, first);
    const after = report('the second, the host stopped', second);
    ratio('the second to the first', after / before, conditions ? { limit: 0.5 } : {});
  }
}

async function visit(page, url) {
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'New army' }).waitFor();
  return performance.now() - start;
}

// Until the worker has everything and answers for the page.
async function controlled() {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
}

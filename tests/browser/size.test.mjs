// What a first visit downloads, with brotli. A tripwire against a dependency or a slip that doubles
// the page, never a reason to write by hand what a library does: if honest code needs more, raise
// the line and say why.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useMuster } from './harness.mjs';
import { PARTS, filesOf } from './program.mjs';
import { buildLegal } from './steps.mjs';

// In bytes, with some 10% of room. The start page is Leptos's runtime and the page itself, without
// anything that reads JSON or knows a rule: 162 kB. Every rule, cure and sentence of both games,
// what the terms mean and the readers of lists and armies come with the builder, and serde's and
// sorting's code is compiled anew for each type: 694 kB. Dialogs that nobody needs for it, and the
// guide's pages, come with other parts.
const START_PAGE = 180_000;
const LEGAL_ARMY = 763_000;

const muster = useMuster({ compresses: true });

// Notes what comes until `act` is done. Of the parts, which come in the background, only `wanted`
// do: what waits for another waits for ever.
const download = async ({ host, context }, wanted, act) => {
  const page = await context.newPage();
  await page.route(PARTS, (route) => {
    if (wanted.has(route.request().url().split('/').at(-1))) return route.continue();
  });
  const sizes = new Map();
  const reading = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    reading.push(response.request().sizes().then(({ responseBodySize }) => sizes.set(pathname, responseBodySize)));
  });
  await page.goto(host.url, { waitUntil: 'commit' });
  await act(page);
  await Promise.all(reading);
  return sizes;
};

const assertAtMost = (sizes, limit) => {
  const rows = [...sizes].sort((a, b) => b[1] - a[1]).map(([name, size]) => `${String(size).padStart(8)}  ${name}`);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(sizes.size > 5 && all <= limit, `${all} bytes, ${limit} at most:\n${rows.join('\n')}`);
};

test('the start page needs little', muster.on(async (_, there) => {
  const sizes = await download(there, new Set(), (page) => page.getByRole('link', { name: 'New army' }).waitFor());
  assertAtMost(sizes, START_PAGE);
}));

test('so does building a legal army', muster.on(async (_, there) => {
  const sizes = await download(there, filesOf('builder'), async (page) => {
    await buildLegal(page);
    await page.locator('.pill').getByText('Legal').waitFor();
  });
  assertAtMost(sizes, LEGAL_ARMY);
}));

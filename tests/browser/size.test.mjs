// What a first visit downloads, as a host sends it: with brotli.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { useMuster } from './harness.mjs';
import { buildLegal } from './steps.mjs';

// In bytes, and neither may grow. All that comes until a legal army stands may be 145,000;
const ALL = 145_000;
// without the cures, which nobody needs to build one, the aim is 120,000.
const TO_EDIT = 125_000;

const muster = useMuster();

// The program itself; the other modules are parts of it that come later.
const isFirst = (path) => /\/(muster_bg|unpack)\.wasm$/.test(path);

const download = async ({ host, context }, isRefused) => {
  const page = await context.newPage();
  const sizes = new Map();
  const reading = [];
  await page.route('**/*.wasm', (route) => {
    const { pathname } = new URL(route.request().url());
    return isRefused(pathname) ? route.abort() : route.continue();
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    reading.push(response.body().then((body) => sizes.set(pathname, brotliCompressSync(body).length)));
  });
  await page.goto(host.url);
  await buildLegal(page);
  await page.locator('.pill').getByText('Legal').waitFor();
  await Promise.all(reading);
  return sizes;
};

const assertAtMost = (sizes, limit) => {
  const rows = [...sizes].sort((a, b) => b[1] - a[1]).map(([name, size]) => `${String(size).padStart(8)}  ${name}`);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(sizes.size > 5 && all <= limit, `${all} bytes, ${limit} at most:\n${rows.join('\n')}`);
};

test('what it takes to build a legal army is no more than it may be, and nothing else is needed', muster.on(async (_, there) => {
  assertAtMost(await download(there, (path) => !isFirst(path)), TO_EDIT);
}, { expected: /Failed to (fetch|load resource)/ }));

test('nor is all that is downloaded until it stands', muster.on(async (_, there) => {
  const sizes = await download(there, () => false);
  assert.ok([...sizes.keys()].some((path) => path.endsWith('.wasm') && !isFirst(path)), 'the cures came');
  assertAtMost(sizes, ALL);
}));

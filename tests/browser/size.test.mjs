// What a first visit downloads until an army is built, as a host sends it: with brotli.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { useMuster } from './harness.mjs';
import { buildLegal } from './steps.mjs';

// In bytes. The aim is 120,000, and 145,000 before anybody may call it small; until then it must
// never grow.
const LIMIT = 199_000;

const muster = useMuster();

test('the first visit downloads no more than it may until a legal army stands', muster.on(async (_, { host, context }) => {
  const page = await context.newPage();
  const sizes = new Map();
  const reading = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    reading.push(response.body().then((body) => sizes.set(pathname, brotliCompressSync(body).length)));
  });
  await page.goto(host.url);
  await buildLegal(page);
  await Promise.all(reading);
  const rows = [...sizes].sort((a, b) => b[1] - a[1]).map(([name, size]) => `${String(size).padStart(8)}  ${name}`);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(sizes.size > 5 && all <= LIMIT, `${all} bytes, ${LIMIT} at most:\n${rows.join('\n')}`);
}));

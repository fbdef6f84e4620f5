// What every browser test stands on: the published page in a real Chromium.
//
//   const muster = useMuster();
//   test('a user does something', muster.on(async (page) => { ... }));
//
// Whatever a test is about, it also fails when the page throws, writes an error to the console,
// is refused a file, or asks another host for anything.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { DIST, launch } from './browser.mjs';
import { serve } from './server.mjs';

// Long enough for a slow machine, short enough not to hide a page that hangs.
const PATIENCE = 10_000;

// Starts a host and a browser for the tests of a file, and stops both after the last.
export function useMuster(hosting) {
  let host;
  let browser;

  before(async () => {
    host = await serve(DIST, hosting);
    browser = await launch();
  });

  after(async () => {
    await browser?.close();
    await host?.stop();
  });

  return {
    // A test's body: opens the page in an empty profile and hands it over. `options` are
    // Playwright's for a context, such as colorScheme or viewport, and `at`, the page's hash.
    // `expected` is a pattern of faults that the test brings about itself. Without a worker, as
    // that keeps all of the page, unless the test asks for one.
    on(body, { at = '', expected, ...options } = {}) {
      return async (t) => {
        const context = await browser.newContext({ serviceWorkers: 'block', ...options });
        try {
          context.setDefaultTimeout(PATIENCE);
          const faults = watch(context, new URL(host.url).origin);
          const page = await context.newPage();
          await page.goto(host.url + at);
          try {
            await body(page, { host, context, faults });
          } catch (error) {
            t.diagnostic(`the page said: ${await textOf(page)}`);
            faults.forEach((fault) => t.diagnostic(fault));
            throw error;
          }
          const unexpected = faults.filter((fault) => !expected?.test(fault));
          assert.ok(unexpected.length === 0, `this must not happen:\n- ${unexpected.join('\n- ')}`);
        } finally {
          await context.close();
        }
      };
    },
  };
}

// Collects, in plain words, what must not happen in any test.
function watch(context, origin) {
  const faults = [];
  context.on('weberror', (event) => faults.push(`the page threw: ${event.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console error: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const local = ['data:', 'blob:'].includes(url.protocol);
    if (!local && url.origin !== origin) faults.push(`foreign request: ${request.method()} ${url}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

async function textOf(page) {
  const text = await page.locator('body').innerText().catch(() => '(nothing: it is closed)');
  return text.length > 2000 ? `${text.slice(0, 2000)} ...` : text;
}

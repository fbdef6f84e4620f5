// The browser that tests, benchmarks and screenshots run in.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

// The published page.
export const DIST = resolve(process.env.MUSTER_DIST ?? resolve(import.meta.dirname, '../../dist'));

const PROGRAM = process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium';

// No window, no graphics card, and nothing that the browser asks the network for on its own.
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launch() {
  assert.ok(existsSync(`${DIST}/index.html`), `no page in ${DIST}: run \`cargo xtask dist\` first`);
  // The superuser, as in a container, can't have Chromium's sandbox.
  const flags = process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
  return chromium.launch({ executablePath: PROGRAM, args: flags });
}

// The files of the program: the first, and those of each part, which may share some.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './browser.mjs';

// All but the first.
export const PARTS = /\/app[^/]*\/(split|chunk)_[^/]*\.wasm$/;

// The names of the files that a part of the page in `dist` needs. The splitter's loader says above
// each shared file which parts share it.
export function filesOf(part, dist = DIST) {
  const folder = readdirSync(dist).find((name) => /^app(-|$)/.test(name));
  const loader = readFileSync(join(dist, folder, '__wasm_split.js'), 'utf8');
  const shared = [...loader.matchAll(/\/\* (.*?) \*\/[^]*?"\.\/(chunk_\d+\.wasm)"/g)];
  const names = shared.filter(([, parts]) => parts.split(', ').includes(part)).map(([, , name]) => name);
  return new Set([`split_${part}.wasm`, ...names]);
}

// Releases of the page for tests: copies of the built one, each with changes and a version of its
// own, as `cargo xtask dist` would have made them.

import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const digest = (text) => createHash('sha256').update(text).digest('hex');

// `changes` says for a file's path how its text changes. Resolves to the folder.
export async function release(dist, changes) {
  const folder = await mkdtemp(join(tmpdir(), 'muster-release-'));
  await cp(dist, folder, { recursive: true });
  let worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const [, version] = worker.match(/version: '([0-9a-f]{16})'/) ?? [];
  if (!version) throw new Error(`no worker in ${dist}: \`cargo xtask dist\` writes it`);
  const next = randomBytes(8).toString('hex');
  const all = { ...changes, 'index.html': (text) => (changes['index.html'] ?? String)(text.replace(version, next)) };
  for (const [path, change] of Object.entries(all)) {
    const file = join(folder, path);
    const before = await readFile(file, 'utf8');
    const after = change(before);
    await writeFile(file, after);
    worker = worker.replace(`${JSON.stringify(path)}: '${digest(before)}'`, `${JSON.stringify(path)}: '${digest(after)}'`);
  }
  await writeFile(join(folder, 'sw.js'), worker.replace(`version: '${version}'`, `version: '${next}'`));
  return folder;
}

export const discard = (folder) => rm(folder, { recursive: true, force: true });

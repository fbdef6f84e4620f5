// Prints the size of every file in a folder: as it is, and as a server sends it with brotli.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();

const row = (raw, brotli, name) =>
  console.log(`${String(raw).padStart(10)} ${String(brotli).padStart(10)}  ${name}`);

const total = { raw: 0, brotli: 0 };
row('bytes', 'brotli', `in ${folder}`);
for (const file of files) {
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes).length;
  total.raw += bytes.length;
  total.brotli += brotli;
  row(bytes.length, brotli, relative(folder, file));
}
row(total.raw, total.brotli, 'all together');

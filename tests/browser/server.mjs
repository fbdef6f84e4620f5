// A static file host for the published page, on a free port of this machine.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

// Not at the root of the host: the page must work under any path.
const BASE = '/some/path/';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

// Pictures are compressed already.
const COMPRESSED = new Set(['.ico', '.png']);
const compress = promisify(brotliCompress);
// What was compressed before, by its path, so that it is done once.
const compressed = new Map();

async function brotli(file, bytes) {
  const known = compressed.get(file);
  if (known?.from.equals(bytes)) return known.to;
  const to = await compress(bytes);
  compressed.set(file, { from: bytes, to });
  return to;
}

// Serves `folder`; resolves to its address and what can be done to it. `host.folder` may be
// changed, and `host.trouble` set to a function that says for a file what goes wrong with it:
// 'fails' (500), 'is cut short', or 'hangs'. With `compresses` it sends text and WebAssembly with
// brotli, as real hosts do: for measuring a first visit, since it takes seconds.
export async function serve(folder, { compresses = false } = {}) {
  const host = { folder, trouble: () => undefined };
  const server = createServer(async (request, response) => {
    const file = fileOf(host.folder, request.url);
    const body = file && (await readFile(file).catch(() => undefined));
    if (body === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const trouble = host.trouble(relative(host.folder, file));
    if (trouble === 'hangs') return;
    if (trouble === 'fails') {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('out of order');
      return;
    }
    const sent = trouble === 'is cut short' ? body.subarray(0, body.length / 2) : body;
    const kind = extname(file);
    const headers = { 'content-type': TYPES[kind] ?? 'application/octet-stream', 'cache-control': 'no-store' };
    if (compresses && !COMPRESSED.has(kind) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(await brotli(file, sent));
    } else {
      response.writeHead(200, headers).end(sent);
    }
  });
  const listen = (port) =>
    new Promise((resolve, reject) => {
      server.removeAllListeners('error').once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  host.isUp = true;
  const { port } = server.address();
  host.url = `http://127.0.0.1:${port}${BASE}`;
  host.stop = async () => {
    host.isUp = false;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  // At the same address as before.
  host.start = async () => {
    await listen(port);
    host.isUp = true;
  };
  return host;
}

// The file that an address stands for, if it is within the folder.
function fileOf(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith(BASE)) return undefined;
  const name = path.slice(BASE.length);
  const file = normalize(join(folder, name === '' || name.endsWith('/') ? `${name}index.html` : name));
  return file.startsWith(normalize(folder) + sep) ? file : undefined;
}

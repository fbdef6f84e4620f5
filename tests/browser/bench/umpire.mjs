// The umpire's table with as many links as a large event has players.

import { armyLinks } from '../links.mjs';

export const name = "The umpire's table, 500 links";

const LINKS = 500;
const ROUNDS = 7;

export async function run({ open, report }) {
  const text = distinct(LINKS).join('\n');
  const first = [];
  const again = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open('#/umpire');
    await page.locator('#links').waitFor();
    first.push(await judged(page, text));
    const tally = await page.locator('#tally').innerText();
    if (!tally.startsWith(`${LINKS} armies`) || tally.includes('without')) throw new Error(tally);
    await page.locator('#clear').click();
    again.push(await judged(page, text));
  }
  report('judged and shown, lists fetched on the way', first, { limit: 1000 });
  report('judged and shown, lists at hand', again, { limit: 1000 });
}

// From the click until the last row is drawn.
function judged(page, text) {
  return page.evaluate(
    ([text, links]) =>
      new Promise((resolve) => {
        const area = document.getElementById('links');
        area.value = text;
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
        const start = performance.now();
        document.getElementById('put').click();
        const look = () => {
          if (document.querySelectorAll('.umpire-table tbody tr').length === links) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
    [text, LINKS],
  );
}

// The same link twice is one row, so each gets a section of its own, which Muster doesn't know and
// leaves alone: the armies are judged as any others.
function distinct(count) {
  // Those without sections: a map makes a link long.
  const plain = armyLinks.map(payload).filter((bytes) => bytes.at(-1) === 0 && bytes.length < 110);
  return Array.from({ length: count }, (_, n) => {
    const army = plain[n % plain.length];
    return link(Buffer.from([...army.subarray(0, -1), 1, 200, 2, n >> 8, n & 255]));
  });
}

function payload(link) {
  const bytes = Buffer.from(link.slice('#/a/1'.length), 'base64url');
  return bytes.subarray(bytes[0] < 128 ? 1 : 2, -3);
}

function link(payload) {
  const length = payload.length < 128 ? [payload.length] : [(payload.length & 127) | 128, payload.length >> 7];
  const framed = Buffer.from([...length, ...payload]);
  const crc = crc24(Buffer.concat([Buffer.from('1a'), framed]));
  const sum = Buffer.from([crc >> 16, (crc >> 8) & 255, crc & 255]);
  return `#/a/1${Buffer.concat([framed, sum]).toString('base64url')}`;
}

// The CRC-24 of OpenPGP.
function crc24(bytes) {
  let crc = 0xb704ce;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit += 1) {
      crc <<= 1;
      if (crc & 0x1000000) crc ^= 0x1864cfb;
    }
  }
  return crc & 0xffffff;
}

// Loads a part of the program that was packed for the way (xtask/src/pack.rs).

const PAGE = 65536;
const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());
const unpacker = fetch(new URL('unpack.wasm', import.meta.url)).then(bytesOf).then(WebAssembly.instantiate);
// Where its own memory ends.
let place;

export const instantiate = async (answer, imports) => {
  const [{ instance }, response] = await Promise.all([unpacker, answer]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return WebAssembly.instantiate(unpacked(instance.exports, await bytesOf(response)), imports);
};

// Behind the bytes there must be room for twice as many.
const unpacked = ({ memory, unpack }, bytes) => {
  place ??= memory.buffer.byteLength;
  const missing = place + 3 * bytes.length - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  new Uint8Array(memory.buffer).set(bytes, place);
  const length = unpack(place, bytes.length);
  return length ? new Uint8Array(memory.buffer, place + bytes.length, length) : bytes;
};

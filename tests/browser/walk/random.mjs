// Numbers that look random and are the same for the same seed (mulberry32).

export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (count) => Math.floor(next() * count),
    of: (list) => list[Math.floor(next() * list.length)],
    // One of the keys, each as likely as its number says.
    weighted: (weights) => {
      const entries = Object.entries(weights);
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return entries.find(([, weight]) => (left -= weight) < 0)?.[0] ?? entries[0][0];
    },
  };
}

// Armies laid straight into the browser's storage, as large as a test wants them.

// Troops of the Early Sumerians, in turns: [troop, upgrades, ranks].
const TURNS = [
  { troop: 5, upgrades: [1], ranks: 2 },
  { troop: 6 },
  { troop: 10 },
  { troop: 5, ranks: 3 },
  { troop: 8 },
  { troop: 7 },
  { troop: 11, ranks: 2 },
];

// So many units in so many commands, each with a general.
export function armyOf(units, { commands = 2, name = 'Lagash, spring levy', event = '15mm-300', ...more } = {}) {
  let unit = 0;
  const made = Array.from({ length: commands }, (_, place) => {
    const bodies = [];
    let left = Math.floor(units / commands) + (place < units % commands ? 1 : 0);
    const add = (ranks, body) => {
      left -= ranks.length;
      bodies.push({ ranks: ranks.map((rank) => ({ id: ++unit, ...rank })), ...body });
    };
    add([{ troop: 1, general: place === 0 ? 'fair' : 'poor', upgrades: [2] }]);
    for (let turn = place; left > 0; turn++) {
      const { troop, upgrades, ranks = 1 } = TURNS[turn % TURNS.length];
      const deep = Math.min(ranks, left);
      add(Array.from({ length: deep }, (_, rank) => ({ troop, ...(rank > 0 ? { rear: true } : { upgrades }) })));
    }
    return { id: place + 1, bodies };
  });
  return {
    version: 1, name, player: 'A. Player', list: { id: 1, revision: 1, name: 'Early Sumerians' },
    event, structure: 'average', cic: 1, commands: made, ...more,
  };
}

// The Conquistadores of Basic Impetus, as printed.
const PRINTED = [1, 2, 3, 4, 4, 5, 6, 7, 7, 8];
export const cortes = (more = {}) => ({
  version: 1, name: 'Cortés, 1520', player: 'A. Player', list: { id: 116, revision: 1, name: 'Conquistadores' },
  event: 'basic', structure: 'poor', cic: 1,
  commands: [{ id: 1, bodies: PRINTED.map((troop, n) => ({ ranks: [{ id: n + 1, troop }] })) }],
  ...more,
});

// Keeps an army under this key, as Muster would.
export async function keep(page, key, army) {
  await page.evaluate(([key, army]) => {
    localStorage.setItem(`muster:army:${key}`, JSON.stringify(army));
  }, [key, army]);
}

const at = (x, y) => [x, y];
const size = (width, depth) => [width, depth];

// The map of an army of `armyOf`: a line of bodies for each command, a wood with an ambush, a
// hill, a river, baggage. In mm from the middle of the table.
export function deploymentOf(army) {
  const bodies = [];
  const rectangles = [];
  army.commands.forEach(({ id, bodies: of }, place) => {
    const left = -450 + place * 480;
    rectangles.push({ command: id, at: at(left + 200, 290), size: size(420, 160) });
    of.forEach(({ ranks }, n) => {
      if (army.deployment?.ambushes?.some(({ units }) => units.includes(ranks[0].id))) return;
      bodies.push({ unit: ranks[0].id, at: at(left + 50 + (n % 4) * 85, 250 + Math.floor(n / 4) * 60) });
    });
  });
  return {
    role: 'defender', control: 'own',
    terrain: [
      { id: 1, name: 'A', kind: 'wood', at: at(-380, 120), shape: { ellipse: size(200, 120) } },
      { id: 2, name: 'B', kind: 'gentle-hill', at: at(260, -60), shape: { ellipse: size(240, 130) } },
      { id: 3, name: 'C', kind: 'river', at: at(-500, 0), shape: { line: { width: 30, points: [at(0, -450), at(20, 0), at(0, 450)] } } },
    ],
    rectangles, bodies,
    baggage: [{ at: at(0, 410), size: size(120, 60) }],
  };
}

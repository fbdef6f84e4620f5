// What a player does in the builder, for tests and screenshots alike.

// An army of this list, for 300 points in 15mm.
export const start = async (page, list) => {
  await page.getByRole('link', { name: 'New army' }).click();
  await page.getByLabel('Find an army').fill(list);
  await page.getByRole('button', { name: new RegExp(`^${list}`) }).click();
  await page.getByLabel('Name of the army').waitFor();
};

export const startSumerians = (page) => start(page, 'Early Sumerians');

// On a phone troops and army are a tap apart.
export const tab = async (page, name) => {
  const button = page.getByRole('navigation', { name: 'Parts of the army' }).getByRole('button', { name: new RegExp(`^${name}`) });
  if (await button.isVisible()) await button.click();
};

export const add = async (page, troop) => {
  await tab(page, 'Troops');
  await page.getByRole('button', { name: `Add ${troop}, ` }).click();
};

export const addAll = async (page, troops) => {
  for (const troop of troops) await add(page, troop);
};

// So many units, of these troops by id in turns, spread over so many commands.
export const takeMany = (page, { units, commands, troops }) =>
  page.evaluate(async ([units, commands, troops]) => {
    const click = async (id) => {
      document.getElementById(id).click();
      await new Promise((resolve) => setTimeout(resolve));
    };
    for (let unit = 0; unit < units; unit += 1) {
      const cards = document.querySelectorAll('section.command').length;
      if (Math.floor((unit * commands) / units) >= cards) await click('add-command');
      await click(`add-${troops[unit % troops.length]}`);
    }
  }, [units, commands, troops]);

// Waits until the army comes to these points.
export const points = (page, text) => page.locator('.points').getByText(text, { exact: true }).waitFor();

export const home = (page) => page.getByRole('link', { name: 'Your armies' }).first().click();

export const rename = (page, name) => enter(page.getByLabel('Name of the army'), name);

// Opens the row that this unit shares with others, if it does.
export const showUnit = async (page, unit) => {
  await tab(page, 'Army');
  const own = page.locator(`#unit-menu-${unit}`);
  const group = page.locator(`.unit-group[data-units~="${unit}"]:not(.open) .open-row`);
  await own.or(group).first().waitFor();
  if (!(await own.count())) await group.click();
  await own.waitFor();
};

export const openCard = async (page, unit) => {
  await showUnit(page, unit);
  await page.locator(`#unit-menu-${unit}`).click();
  await page.getByRole('dialog').waitFor();
};

const named = (label) => (label instanceof RegExp ? label : new RegExp(`^${label.replace(/[()]/g, '\\$&')}( [+−]\\d+)?( [A-Z].*)?$`));

const GENERALS = ['No general', 'Poor', 'Fair', 'Expert', 'Genius', 'Charismatic', 'Incompetent', 'Coward', 'C-in-C'];

// Opens the card of the unit with this number and picks an item, whatever its price. On a phone
// generals are a tap further.
export const pick = async (page, unit, item) => {
  await openCard(page, unit);
  const choose = page.locator('#choose-general');
  if (GENERALS.includes(item) && (await choose.isVisible())) await choose.click();
  await page.getByRole('dialog').getByRole('button', { name: named(item) }).first().click();
};

// Opens the verdict over the page and takes the first cure of this name.
export const cure = async (page, label) => {
  await page.locator('#verdict-pill').click();
  await page.locator('#verdict-details').getByRole('button', { name: label }).first().click();
  await closeMenu(page);
};

export const closeMenu = (page) => page.keyboard.press('Escape');

export const number = (page, name) => page.getByRole('textbox', { name });

export const enter = async (field, text) => {
  await field.fill(text);
  await field.press('Enter');
};

// Two commands and 286 points: 145 and 129, and 12 for the structure.
export const buildLegal = async (page) => {
  await startSumerians(page);
  await addAll(page, ['Battle cars', 'Spearmen', 'Spearmen', 'Spearmen', 'Spearmen', 'Guards', 'Nim Archers', 'Slingers']);
  await pick(page, 1, 'Fair');
  await closeMenu(page);
  await page.getByRole('button', { name: '+ Add a command' }).click();
  await addAll(page, ['Guards', 'Spearmen', 'Spearmen', 'Guti', 'Guti', 'Nim Archers', 'Slingers', 'Mattu']);
  await pick(page, 9, 'Poor');
  await closeMenu(page);
};

// The legal army with four Large Units, named: 300 points to the last.
export const buildShown = async (page) => {
  await buildLegal(page);
  for (const behind of [3, 5, 11, 13]) {
    await openCard(page, behind);
    await page.getByRole('dialog').getByRole('button', { name: /^Stand behind(?!.*Large Unit)/ }).first().click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  for (const front of [2, 4]) {
    await pick(page, front, 'VBU 5');
    await closeMenu(page);
  }
  await pick(page, 1, /^VBU 6/);
  await closeMenu(page);
  await enter(number(page, 'Exploration points'), '10');
  await enter(number(page, 'Destiny rolls'), '1');
  await rename(page, 'Lagash, spring levy');
};

// What a player does with armies on the start page.

import { home } from './steps.mjs';

// The row of an army, which opens it.
export const row = (page, name) => page.getByRole('link', { name: new RegExp(`^${name} `) });

// Opens the menu of an army by its name.
export const more = async (page, name) => {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  return page.getByRole('dialog');
};

export const duplicate = async (page, name) => {
  await (await more(page, name)).getByRole('button', { name: 'Duplicate' }).click();
};

export const remove = async (page, name) => {
  await (await more(page, name)).getByRole('button', { name: 'Delete' }).click();
};

export const compare = async (page, name, other) => {
  const menu = await more(page, name);
  await menu.getByLabel('Compare with').selectOption({ label: other });
  await menu.getByRole('link', { name: 'Compare' }).click();
};

export { home };

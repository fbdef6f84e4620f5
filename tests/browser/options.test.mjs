// What only some lists offer: each control used on a list that has it, with the points that change
// and the finding that comes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useMuster } from './harness.mjs';
import { add, addAll, closeMenu, enter, number, openCard, pick, points, start, startSumerians } from './steps.mjs';

const muster = useMuster();

const finding = (page, headline) => page.locator('#verdict').getByText(headline);

const found = (page, headline) => finding(page, headline).waitFor();

const gone = (page, headline) => finding(page, headline).waitFor({ state: 'detached' });

const take = async (page, unit, item) => {
  await pick(page, unit, item);
  await closeMenu(page);
};

test('the pike upgrade costs 4 points more for Gascons, in a front rank only', muster.on(async (page) => {
  await start(page, 'French in the Great Italian Wars');
  await addAll(page, ['Gascon pikemen', 'Gascon pikemen']);
  await points(page, '38');
  await take(page, 1, 'Pike upgrade, front rank');
  await points(page, '42');
  await found(page, /^Not the front rank of a Large Unit/);
  await pick(page, 2, /^Stand behind/);
  await points(page, '39');
  await gone(page, /^Not the front rank of a Large Unit/);
  await page.locator('.unit-group').getByText('2 deep').waitFor();
}));

test('Joan of Arc costs 20 points and rides with a Fair general, not with a Poor one', muster.on(async (page) => {
  await start(page, 'French in the Hundred Years War');
  await add(page, 'French Nobles');
  await openCard(page, 1);
  assert.equal(await page.getByRole('button', { name: /^Joan of Arc/ }).count(), 0);
  await closeMenu(page);
  await take(page, 1, 'Fair');
  await points(page, '60');
  await take(page, 1, 'Joan of Arc');
  await points(page, '80');
  assert.equal(await finding(page, /Joan of Arc/).count(), 0);
  await take(page, 1, 'Poor');
  await points(page, '70');
  await found(page, /Joan of Arc can't ride with a Poor general/);
  await take(page, 1, 'Joan of Arc');
  await points(page, '50');
  await gone(page, /Joan of Arc/);
}));

test('attached scorpios cost 15 points once, and go to legionaries', muster.on(async (page) => {
  await start(page, 'Early Imperial Romans');
  await page.getByLabel('Command structure').selectOption({ label: 'Average, 12' });
  await page.getByRole('checkbox', { name: /^Attached scorpios/ }).check();
  await points(page, '27');
  await found(page, 'Scorpios are bought, but no unit can have one.');
  await addAll(page, ['Legionaries', 'Legionaries']);
  await points(page, '83');
  await gone(page, 'Scorpios are bought, but no unit can have one.');
  await page.getByRole('checkbox', { name: /^Attached scorpios/ }).uncheck();
  await points(page, '68');
}));

test('fortifications cost 5 points each, typed or counted, up to what the list has', muster.on(async (page) => {
  await start(page, 'Medieval Poles');
  const field = number(page, /^Fortifications/);
  await enter(field, '3');
  await points(page, '27');
  await page.getByRole('button', { name: 'More Fortifications (FOR)' }).click();
  await points(page, '32');
  assert.equal(await finding(page, 'Too many fortifications.').count(), 0);
  await page.getByRole('button', { name: 'More Fortifications (FOR)' }).click();
  await points(page, '37');
  await found(page, 'Too many fortifications.');
  await page.getByRole('button', { name: 'Fewer Fortifications (FOR)' }).click();
  await points(page, '32');
  assert.equal(await field.inputValue(), '4');
}));

test('a fortified wagenburg costs 10 points and takes 2 of the fortifications', muster.on(async (page) => {
  await start(page, 'Medieval Poles');
  await add(page, 'War wagons');
  await points(page, '37');
  await take(page, 1, 'Fortified, 2 FOR');
  await points(page, '47');
  await enter(number(page, /^Fortifications/), '2');
  await points(page, '57');
  assert.equal(await finding(page, 'Too many fortifications.').count(), 0);
  await enter(number(page, /^Fortifications/), '3');
  await found(page, /The army has 5 FOR, 2 of them for each fortified wagenburg/);
  await take(page, 1, 'Fortified, 2 FOR');
  await points(page, '52');
  await gone(page, 'Too many fortifications.');
}));

test('allies come in a command of their own, of one contingent', muster.on(async (page) => {
  await start(page, 'French in the Great Italian Wars');
  await add(page, 'Gendarmes');
  await add(page, 'Swiss pikemen');
  await page.locator('#command-2').getByText('Allies: Swiss · ').waitFor();
  await points(page, '76');
  assert.equal(await finding(page, 'Too many allied contingents.').count(), 0);
  await add(page, 'Landsknecht pikemen');
  await page.locator('#command-3').getByText('Allies: Landsknechts · ').waitFor();
  await points(page, '94');
  await found(page, 'Too many allied contingents.');
  await page.locator('#command-menu-3').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Own troops' }).click();
  await closeMenu(page);
  await gone(page, 'Too many allied contingents.');
  await found(page, /^Allied troops among others: Landsknecht pikemen/);
  await points(page, '94');
}));

test('forward deployment is for 400 points, and type B for whom it is meant', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Battle cars', 'Spearmen']);
  const forward = (label) => page.getByLabel('Forward deployment').selectOption({ label });
  const play = async (event) => {
    await page.locator('#change-event').click();
    await page.getByRole('dialog').getByLabel(event).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the event' }).click();
  };
  // Where nobody may, the reason stands in its place.
  await page.getByText('Only in 15mm at 400 and 500 points').waitFor();
  await play('15mm, 400 points');
  await forward('Type B: mounted units and skirmishers');
  assert.equal(await finding(page, 'No forward deployment here.').count(), 0);
  await play('15mm, 300 points');
  await found(page, 'No forward deployment here.');
  await play('15mm, 400 points');
  await gone(page, 'No forward deployment here.');
  await take(page, 1, 'Deploys forward');
  await take(page, 2, 'Deploys forward');
  await found(page, /^Spearmen.* can't deploy forward/);
  assert.equal(await finding(page, /^Battle cars.* can't deploy forward/).count(), 0);
  await forward('Type A: Command 1');
  await page.getByRole('button', { name: 'Undo: Deploy Command 1 forward' }).waitFor();
  await gone(page, /can't deploy forward/);
  await points(page, '42');
}));

test('a command marches to a flank, but never the only one', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Battle cars', 'Spearmen', 'Spearmen']);
  const march = (label) => page.getByLabel('Flank march').selectOption({ label });
  await march('Command 1, left');
  await found(page, 'A flank march would leave nobody on the table.');
  await page.getByRole('button', { name: '+ Add a command' }).click();
  await add(page, 'Slingers');
  await gone(page, 'A flank march would leave nobody on the table.');
  await found(page, 'Command 1 is too large for a flank march.');
  await march('Command 2, right');
  await gone(page, /flank march/);
  await page.reload();
  assert.match(await page.getByLabel('Flank march').evaluate((field) => field.selectedOptions[0].text), /^Command 2, right/);
}));

// A verdict that a player holds to be wrong becomes a report that a maintainer can paste.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './accessibility.mjs';
import { useMuster } from './harness.mjs';
import { addAll, buildLegal, startSumerians } from './steps.mjs';

const muster = useMuster();
const asks = 'Is this verdict wrong?';

const saved = async (page, report) => {
  await report.getByText(asks).click();
  const file = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Save' }).click();
  return readFile(await (await file).path(), 'utf8');
};

test('every finding can be reported: link, finding, versions and the army as a case', muster.on(async (page) => {
  await startSumerians(page);
  await addAll(page, ['Scouts', 'Scouts']);
  const finding = page.locator('.finding').filter({ hasText: 'Too many: Scouts' }).first();
  await finding.waitFor();
  const text = await saved(page, finding.locator('.report'));
  assert.match(text, /Found: .*Too many: Scouts/);
  assert.match(text, /Rule: row-maximum \(Advanced Impetus 1\.7/);
  assert.match(text, /^Muster \d+\.\d+\.\d+, rules edition \d+$/m);
  assert.match(text, /^List: early-sumerians, revision 1$/m);
  assert.match(text, /^Link: http.*#\/a\/1/m);
  assert.match(text, /```army\nlist early-sumerians\n/);
  await assertAccessible(page);
}));

test('a legal verdict can be reported too, and the report is copied', muster.on(async (page) => {
  await buildLegal(page);
  const report = page.locator('#verdict .counts .report');
  await report.getByText(asks).click();
  await report.getByRole('button', { name: 'Copy the report' }).click();
  await report.getByText('Copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /Found: the army is legal/);
}, { permissions: ['clipboard-read', 'clipboard-write'] }));

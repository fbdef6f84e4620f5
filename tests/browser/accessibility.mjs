// Asks axe-core whether everybody can use what is on the screen.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const LEVEL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

// Fails with a list of what is wrong, where, and how to put it right.
export async function assertAccessible(page) {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const violations = await page.evaluate(async (tags) => {
    const rules = { 'heading-order': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
    const found = await globalThis.axe.run(document, { runOnly: { type: 'tag', values: tags }, rules });
    return found.violations;
  }, LEVEL);
  assert.ok(violations.length === 0, `not accessible:\n${violations.map(told).join('\n')}`);
}

function told(violation) {
  const places = violation.nodes.map(
    (node) =>
      `    ${node.target.join(' ')}\n      ${node.html}\n      ` +
      node.failureSummary.replaceAll('\n', '\n      '),
  );
  return [`- ${violation.id} (${violation.impact}): ${violation.help}`, ...places].join('\n');
}

import assert from 'node:assert/strict';

// The pages of a PDF as [width, height]; Chromium writes them as plain text.
export const print = async (page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\n/g) ?? [];
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  assert.equal(pages.length, boxes.length);
  return boxes.map(([, width, height]) => [Math.round(width), Math.round(height)]);
};

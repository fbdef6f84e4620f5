// A paste of a megabyte: from the paste until its lines are drawn.

export const name = 'A list pasted as text';

const ROUNDS = 5;
const ROW = (n) => `0-6 S - Slingers ${n} 8 2 0 B 1 12 sling`;
const PROSE = (n) => `The ${n} men of the hills came down to the plain, and half of them went home`;

const text = (line, bytes) => {
  const lines = ['MARI', 'CS=Poor (0 pts)', ROW(0)];
  let size = 0;
  for (let n = 1; size < bytes; n += 1) {
    lines.push(line(n));
    size += lines.at(-1).length + 1;
  }
  return lines.join('\n');
};

export async function run({ open, report, ratio, count }) {
  const times = async (line, bytes) => {
    const [took, held, steps] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await open('#/import');
      await page.locator('#list-text').waitFor();
      const found = await page.evaluate(pasted, text(line, bytes));
      took.push(found.took);
      held.push(found.held);
      steps.push(found.steps);
      await page.context().close();
    }
    return { took, held, steps };
  };
  for (const [what, line] of [['rows', ROW], ['prose', PROSE]]) {
    const half = await times(line, 500_000);
    const whole = await times(line, 1_000_000);
    const before = report(`half a megabyte of ${what}`, half.took);
    const after = report(`a megabyte of ${what}`, whole.took, { limit: 1000 });
    ratio('a megabyte to half of one', after / before, { limit: 2.5 });
    report('the longest that the page was held up', whole.held);
    count('times that progress was shown, at least', Math.min(...whole.steps));
  }
}

// Runs in the page.
function pasted(text) {
  return new Promise((resolve) => {
    let held = 0;
    let steps = 0;
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) held = Math.max(held, task.duration);
    }).observe({ type: 'longtask' });
    const look = new MutationObserver(() => {
      if (document.querySelector('.import-progress progress')) steps += 1;
      if (!document.querySelector('.import-sum')) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => {
        const took = performance.now() - start;
        setTimeout(() => resolve({ took, held, steps }), 100);
      }));
    });
    look.observe(document.body, { childList: true, subtree: true, attributes: true });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const start = performance.now();
    document.querySelector('#list-text').dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
}

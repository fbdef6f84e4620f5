// How long something takes in the page, from the act to the DOM and to the next frame.

// The act runs in a task between two frames, as an answer to an input does. What it set off is in
// the DOM when its microtasks are done, in which effects run. The frame after it is drawn when the
// first task after that frame's callbacks begins. `act` may return a function that says whether
// what it did is to be seen.
export function timeInPage(page, times, act, argument) {
  return page.evaluate(
    async ([times, source, argument]) => {
      const act = new Function(`return (${source})`)();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const task = () =>
        new Promise((resolve) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(null);
        });
      const quiet = () => new Promise((resolve) => setTimeout(resolve, 60));
      const found = { dom: [], frame: [], late: 0 };
      // The first rounds warm the compiler up.
      for (let round = -5; round < times; round += 1) {
        await quiet();
        const before = await frame();
        await task();
        const start = performance.now();
        const isThere = act(round, argument);
        // One turn lets one link of a chain of effects run; there are two or three.
        for (let turn = 0; turn < 20; turn += 1) await null;
        const inDom = performance.now();
        if (isThere?.() === false) throw new Error(`round ${round} isn't in the DOM yet`);
        const after = await frame();
        await task();
        const drawn = performance.now();
        if (round < 0) continue;
        found.dom.push(inDom - start);
        found.frame.push(drawn - start);
        // Frames come every 16.7 ms; two of them are a frame left out.
        if (after - before > 25) found.late += 1;
      }
      return found;
    },
    [times, act.toString(), argument],
  );
}

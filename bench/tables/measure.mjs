// One grid in one fresh page: the cost to mount, scroll, sort and replace 100,000 rows. Milliseconds are main-thread
// CPU (script, style, layout, paint record), so a busy machine affects them little.
const settle = 300;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function openPage(browser, { data, built }) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error).slice(0, 300)));
  await page.setContent(
    '<!doctype html><html lang="en" data-theme="day" data-density="standard"><meta charset="utf-8"><body style="margin:0;font:12px sans-serif"><div id="app"></div>',
  );
  await page.addScriptTag({ content: data });
  if (built.styles) await page.addStyleTag({ content: built.styles });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('HeapProfiler.enable');
  return { context, page, cdp, faults };
}

/** Runs the adapter once and returns its numbers. */
export async function measure(browser, { data, built, rows }) {
  const { context, page, cdp, faults } = await openPage(browser, { data, built });
  const busy = async () =>
    Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
      .TaskDuration * 1000;
  const cost = async (work) => {
    const before = await busy();
    const result = await work();
    await sleep(settle);
    return { ms: (await busy()) - before, result };
  };
  const memory = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
    return { heap: usedSize / 1048576, buffers: backingStorageSize / 1048576 };
  };
  try {
    const load = await cost(() => page.addScriptTag({ content: built.script }));
    await page.evaluate((count) => {
      globalThis.before = Data.makeData(count, 5);
      globalThis.after = Data.makeData(count, 6);
    }, rows);
    const empty = await memory();
    const mount = await cost(() =>
      page.evaluate(() => Adapter.mount(document.getElementById('app'), globalThis.before)),
    );
    await sleep(settle);
    const mounted = await memory();

    // Triggers whatever a grid creates on hover before it is counted and scrolled; then the mouse leaves, because some
    // grids highlight its position.
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await sleep(settle);
    await page.mouse.move(1290, 890);
    await sleep(settle);
    const drawn = await page.evaluate(() => {
      const app = document.getElementById('app');
      const scrollers = [...app.querySelectorAll('*')].filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 50,
      );
      const cells = [...app.querySelectorAll('[role=gridcell],[role=rowheader],[role=cell]')];
      const box = app.getBoundingClientRect();
      // A cell out of view costs neither text layout nor paint: a grid that shows fewer is measured for less.
      const inSight = cells.filter((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const [x, y] = [left + width / 2 - box.left, top + height / 2 - box.top];
        return x > 0 && x < 1200 && y > 0 && y < 600;
      });
      globalThis.scroller = scrollers.sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
      return {
        nodes: app.querySelectorAll('*').length,
        cells: cells.length,
        inSight: inSight.length,
        text: cells
          .slice(0, 9)
          .map((cell) => cell.textContent)
          .join(' | '),
      };
    });
    const scroll = await cost(() => page.evaluate(scrollFrames));
    const layers = await countLayers(cdp);
    await page.evaluate(() => void (globalThis.scroller.scrollTop = 0));
    await sleep(settle);

    const sorted = {};
    for (const [name, id, descending] of [
      ['number', 'c10', false],
      ['text', 'c0', true],
      ['numberAgain', 'c10', true],
      ['textAgain', 'c0', false],
    ])
      sorted[name] = (
        await cost(() =>
          page.evaluate(([column, down]) => (Adapter.sort(column, down), document.body.offsetHeight), [id, descending]),
        )
      ).ms;
    await page.evaluate(() => (Adapter.sort('c10', true), document.body.offsetHeight));
    const right = await page.evaluate(
      () => Adapter.first('c10') === Math.max(...globalThis.before.rows.map((row) => row.c10)),
    );
    const used = await memory();
    const replace = await cost(() => page.evaluate(() => Adapter.update(globalThis.after)));
    await page.evaluate(() => Adapter.unmount());
    await sleep(settle);
    const again = await cost(() =>
      page.evaluate(() => Adapter.mount(document.getElementById('app'), globalThis.before)),
    );
    return {
      load: load.ms,
      mount: mount.ms,
      heap: mounted.heap - empty.heap,
      buffers: mounted.buffers - empty.buffers,
      heapUsed: used.heap - empty.heap,
      buffersUsed: used.buffers - empty.buffers,
      ...drawn,
      layers,
      frame: scroll.ms / scroll.result.frames,
      blank: scroll.result.blank,
      fps: scroll.result.fps,
      sortNumberFirst: sorted.number,
      sortNumber: sorted.numberAgain,
      sortTextFirst: sorted.text,
      sortText: sorted.textAgain,
      replace: replace.ms,
      mountAgain: again.ms,
      sortedRight: right ? 1 : 0,
      faults,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: 120 frames of 240 px, and whether a row was in the middle of each. */
async function scrollFrames() {
  const frames = 120;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let blank = 0;
  const begun = await frame();
  let now = begun;
  for (let index = 0; index < frames; index++) {
    const element = globalThis.scroller;
    element.scrollTop = (element.scrollTop + 240) % (element.scrollHeight - element.clientHeight);
    now = await frame();
    if (!document.elementsFromPoint(300, 320).some((hit) => hit.closest('[role=row]'))) blank += 1;
  }
  return { frames, blank, fps: (1000 * frames) / (now - begun) };
}

/**
 * How many layers the compositor keeps for the page while it is scrolled: each costs memory and time outside the main
 * thread.
 */
async function countLayers(cdp) {
  const counted = new Promise((done) =>
    cdp.once('LayerTree.layerTreeDidChange', ({ layers }) => done(layers?.length ?? 0)),
  );
  await cdp.send('LayerTree.enable');
  const layers = await Promise.race([counted, sleep(2000).then(() => null)]);
  await cdp.send('LayerTree.disable');
  return layers;
}

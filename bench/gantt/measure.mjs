// One library in one fresh page: the cost to mount, to scroll and to drag a bar. Milliseconds are main-thread CPU
// (script, style, layout, paint record), so a busy machine affects them little.
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
/**
 * 2,400 px a second at sixty frames. The step is per frame and not per time: on a machine that draws fewer frames a
 * step per time is longer, brings more rows into view, and makes slow libraries look slower still. A library is stopped
 * after ten seconds. Missing bars are checked at 200 px a frame.
 */
const scrolling = { frames: 200, step: 40, limit: 10_000 };

/** A fresh page with an adapter in it, and its console errors. */
export async function openPage(browser, built) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 860 },
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error).slice(0, 200)));
  await page.setContent(
    '<!doctype html><html lang="en" data-theme="day" data-density="standard"><meta charset="utf-8"><title>bench</title><style>body{margin:0;font:13px/1.3 sans-serif}*{box-sizing:border-box}</style><body><div id="root"></div>',
  );
  if (built.styles) await page.addStyleTag({ content: built.styles });
  await page.addScriptTag({ content: built.script });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, cdp, faults };
}

/**
 * How many layers the compositor draws for the page while it is scrolled: each costs memory and time outside the main
 * thread.
 */
async function drawnLayers(cdp, page) {
  let last = [];
  cdp.on('LayerTree.layerTreeDidChange', ({ layers }) => {
    if (layers) last = layers;
  });
  await cdp.send('LayerTree.enable');
  // The browser reports its layers only after it has drawn something new, so draw until it does.
  for (let turn = 0; turn < 20 && !last.some(({ drawsContent }) => drawsContent); turn++) {
    await page.evaluate(() => bench.blank(2, 40));
    await sleep(200);
  }
  await cdp.send('LayerTree.disable');
  return last.filter(({ drawsContent }) => drawsContent).length || Number.NaN;
}

async function drag(page, busy, clickFirst) {
  const from = await page.evaluate(() => bench.dragPoint());
  if (!from) return null;
  await page.mouse.move(from.x, from.y);
  if (clickFirst) {
    await page.mouse.down();
    await page.mouse.up();
    await sleep(600);
  }
  await page.evaluate(() => bench.watchDrag());
  const before = await busy();
  await page.mouse.down();
  const begun = Date.now();
  for (let step = 1; step <= 90 && Date.now() - begun < 15_000; step++) {
    await page.mouse.move(from.x + step * 3, from.y + Math.round(Math.sin(step / 12) * 90));
    await sleep(Math.max(0, begun + step * 16 - Date.now()));
  }
  const spent = (await busy()) - before;
  const { moves, p95 } = await page.evaluate(() => bench.endDrag());
  await page.mouse.up();
  return { perMove: spent / Math.max(1, moves), p95 };
}

/** Runs an adapter once. `parts` lists what is measured besides the mount. */
export async function measure(browser, built, { rows, days, parts = ['scroll', 'drag'], limit = 60_000 }) {
  const { context, page, cdp, faults } = await openPage(browser, built);
  const busy = async () =>
    Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
      .TaskDuration * 1000;
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
  };
  try {
    const { clickFirst = false, noDrag } = await page.evaluate(() => benchMeta);
    await page.evaluate(([count, length]) => bench.prepare(count, length), [rows, days]);
    const [heapBefore, busyBefore] = [await heap(), await busy()];
    const mounted = await page.evaluate((most) => bench.mount(most), limit);
    if (!(mounted.first >= 0)) throw new Error(`not ready in time ${faults.join(' ')}`);
    const result = {
      mount: (await busy()) - busyBefore,
      first: mounted.first,
      elements: mounted.elements,
      heap: (await heap()) - heapBefore,
    };
    if (parts.includes('scroll')) {
      const before = await busy();
      const { frames, p95 } = await page.evaluate(
        ({ frames: count, step, limit: longest }) => bench.scroll(count, step, longest),
        scrolling,
      );
      Object.assign(result, {
        frame: ((await busy()) - before) / frames,
        frameP95: p95,
        blank: await page.evaluate(() => bench.blank(60, 200)),
        layers: await drawnLayers(cdp, page),
      });
    }
    if (parts.includes('drag') && !noDrag) {
      const dragged = await drag(page, busy, clickFirst);
      if (dragged) Object.assign(result, { move: dragged.perMove, moveP95: dragged.p95 });
    }
    return { ...result, faults };
  } finally {
    await context.close();
  }
}

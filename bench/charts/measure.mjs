// One library in one fresh page. Milliseconds are main-thread CPU (script, style, layout, paint record), so a busy
// machine affects them little; raster is not included.
const settle = 180;
const moves = 40;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** A fresh page with the data in it, plus the server's HTML when it was rendered there. */
export async function openPage(browser, { data, built, html = '' }) {
  // On a machine without a locale the browser reports "en-US@posix", which uPlot can't parse.
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error).slice(0, 300)));
  // Counts React's commits, in its production build too.
  await page.addInitScript(() => {
    globalThis.commits = 0;
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (globalThis.commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    };
  });
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" data-theme="day"><meta charset="utf-8"><style>${built.styles}</style><body style="margin:0;font:12px sans-serif"><div id="app">${html}</div>`,
    }),
  );
  await page.goto('http://bench.local/');
  await page.addScriptTag({ content: data });
  // The first format of a process loads the browser's locale data, 15 ms once. uPlot requests one while its script is
  // evaluated, before the clock starts; here it is excluded for everybody. The first date format, 3 ms that only ours
  // needs, is included.
  await page.evaluate(() => new Intl.NumberFormat('en-US').format(0.5));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, cdp, faults };
}

/**
 * Mounts one case of one library; a `used` one is also updated, resized and hovered. `make` names the function of the
 * data script.
 */
export async function measure(browser, { data, built, make, used }) {
  const { context, page, cdp, faults } = await openPage(browser, { data, built });
  const metrics = async () =>
    Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const cost = async (work) => {
    const before = await metrics();
    await work();
    await sleep(settle);
    const after = await metrics();
    return {
      cpu: (after.TaskDuration - before.TaskDuration) * 1000,
      script: (after.ScriptDuration - before.ScriptDuration) * 1000,
    };
  };
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  try {
    await page.addScriptTag({ content: built.script });
    await page.evaluate((name) => (globalThis.cases = [1, 2, 3, 4].map((seed) => Data[name](seed))), make);
    const before = await heap();
    const mount = await cost(() => page.evaluate(() => Adapter.mount(document.getElementById('app'), cases[0])));
    const nodes = await page.evaluate(() => document.querySelectorAll('#app *').length);
    const mounted = used ? await heap() : before;
    const result = { mount: mount.cpu, nodes, heap: (mounted - before) / 1048576, faults };
    if (!used) return result;
    const updates = [];
    for (const index of [1, 2, 3])
      updates.push(await cost(() => page.evaluate((index) => Adapter.update(cases[index]), index)));
    const resize = await cost(() => page.setViewportSize({ width: 1240, height: 900 }));
    // The first moves load the chart's pointer code.
    await page.mouse.move(40, 80);
    await page.mouse.move(60, 100);
    await sleep(400);
    await page.evaluate(() => (globalThis.commits = 0));
    const pointing = await cost(async () => {
      for (let move = 1; move <= moves; move += 1) await page.mouse.move(60 + (1100 * move) / moves, 100);
    });
    return {
      ...result,
      update: updates.map(({ cpu }) => cpu).toSorted((a, b) => a - b)[1],
      resizeScript: resize.script,
      hover: pointing.cpu / moves,
      commits: await page.evaluate(() => globalThis.commits),
    };
  } finally {
    await context.close();
  }
}

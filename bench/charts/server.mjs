// Forty charts rendered on a server: the cost of one page, and what React still changes during hydration.
import { serverOf } from './build.mjs';
import { openPage } from './measure.mjs';

const warmUp = 5;
const repeats = 15;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** CPU of this process for one page, in ms, warm; its bytes; and the HTML itself. */
export async function renderOnServer(adapter) {
  const { draw } = await serverOf(adapter);
  for (let round = 0; round < warmUp; round += 1) draw(1);
  const spent = Array.from({ length: repeats }, () => {
    const before = process.cpuUsage();
    draw(1);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const html = draw(1);
  return { cpu: median(spent), bytes: Buffer.byteLength(html), html };
}

/** Hydrates server HTML in a fresh page: DOM changes, and how far the layout shifted. */
export async function takeOver(browser, { data, built, html }) {
  const { context, page, faults } = await openPage(browser, { data, built, html });
  try {
    await page.evaluate(() => {
      globalThis.changes = 0;
      globalThis.shift = 0;
      new MutationObserver((records) => (globalThis.changes += records.length)).observe(
        document.getElementById('app'),
        { subtree: true, childList: true, attributes: true, characterData: true },
      );
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (globalThis.shift += value))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.addScriptTag({ content: built.script });
    await page.evaluate(() => Adapter.hydrate(document.getElementById('app'), Data.makeDash(1)));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#app *')).some((key) => key.startsWith('__reactFiber')),
    );
    // Two frames and a short wait after hydration, its effects have run.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))),
    );
    return { ...(await page.evaluate(() => ({ changes: globalThis.changes, shift: globalThis.shift }))), faults };
  } finally {
    await context.close();
  }
}

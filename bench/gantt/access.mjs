// What assistive technology and the keyboard get from an adapter, with 100 drivers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPage } from './measure.mjs';

const axe = readFileSync(
  createRequire(join(import.meta.dirname, '..', '..', 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const drivers = 100;

/** Violations axe finds, Tab stops, rows the grid reports, and whether a key moves a bar. */
export async function probeAccess(browser, built) {
  const { context, page } = await openPage(browser, built);
  try {
    await page.evaluate((rows) => bench.prepare(rows, 1), drivers);
    await page.evaluate(() => bench.mount(30_000));
    await page.addScriptTag({ content: axe });
    const told = await page.evaluate(async () => {
      const root = document.getElementById('root');
      const stops = [...root.querySelectorAll('*')].filter(
        (element) =>
          element.tabIndex >= 0 && (element.hasAttribute('tabindex') || /^(A|BUTTON|INPUT)$/.test(element.tagName)),
      );
      const { violations } = await globalThis.axe.run(root, { resultTypes: ['violations'] });
      return {
        violations: violations.map(({ id, nodes }) => `${id} (${nodes.length})`),
        tabStops: stops.length,
        rowCount: Number(root.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? 0),
      };
    });
    const focused = await page.evaluate(() => bench.focusBar());
    let movesByKey = false;
    if (focused) {
      const before = await page.evaluate(() => bench.focusedPlace());
      await page.keyboard.press('Alt+ArrowRight');
      await page.waitForTimeout(200);
      movesByKey = before !== null && (await page.evaluate(() => bench.focusedPlace())) !== before;
    }
    return { ...told, rowsTrue: told.rowCount >= drivers ? 1 : 0, movesByKey: movesByKey ? 1 : 0 };
  } finally {
    await context.close();
  }
}

// What React rerenders while a bar is dragged within one slot, and when it is dropped in another: counts, not times.
import { openPage } from './measure.mjs';

const slot = 12;

/** Bars and elements touched while nothing visible changes, and rows rerendered by one edit. */
export async function countRenders(browser, built) {
  const { context, page } = await openPage(browser, built);
  try {
    await page.evaluate(() => {
      bench.countDrawing();
      bench.prepare(1000, 1);
    });
    await page.evaluate(() => bench.mount(30_000));
    const from = await page.evaluate(() => bench.dragPoint());
    if (!from) throw new Error('no bar to drag');
    const settled = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + slot / 2 - 1, from.y);
    await settled();
    await page.evaluate(() => bench.watchDrawing());
    for (let step = 0; step < 40; step++) await page.mouse.move(from.x + (step % 10) - slot / 2 + 1, from.y);
    await settled();
    const inside = await page.evaluate(() => bench.takeDrawn());
    await page.mouse.move(from.x + 4 * slot, from.y);
    await settled();
    await page.evaluate(() => bench.takeDrawn());
    await page.mouse.up();
    await settled();
    const edit = await page.evaluate(() => bench.takeDrawn());
    return { insideSlot: inside.bars + inside.changes, rowsPerEdit: edit.rows };
  } finally {
    await context.close();
  }
}

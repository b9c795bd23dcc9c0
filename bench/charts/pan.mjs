// Fifty thousand calls on the map, dragged by a real mouse in a browser with a four times slower processor, next to a
// map of five, which is the cost of the map library itself; and the drawn map, moved by keyboard.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle } from './build.mjs';
import { openPage } from './measure.mjs';

const root = join(import.meta.dirname, '..', '..');
const fromCharts = createRequire(join(root, 'packages/charts/package.json'));
const worker = readFileSync(join(fromCharts.resolve('maplibre-gl/package.json'), '..', 'dist/maplibre-gl-worker.mjs'));
const many = Number(process.env.BENCH_PLACES ?? 50_000);
const few = 5;
const dragMs = 3000;
/** Number of drag frames that are measured. */
const weighed = 120;
const keys = 8;
const slowdown = 4;
const plot = '[data-component="CallMap.Plot"]';
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Counts the frames the page renders, and the longest gap between two of them. */
const countFrames = () => {
  const frames = [];
  globalThis.frames = frames;
  const next = (now) => {
    frames.push(now);
    globalThis.counting = requestAnimationFrame(next);
  };
  globalThis.counting = requestAnimationFrame(next);
};
const framesOf = () => {
  cancelAnimationFrame(globalThis.counting);
  const { frames } = globalThis;
  const gaps = frames.slice(1).map((at, index) => at - frames[index]);
  return { fps: (1000 * gaps.length) / (frames.at(-1) - frames[0]), longest: Math.max(...gaps) };
};

/** Reports a graphics card, so that the map is redrawn on every mouse move. */
const pretendCard = () => {
  const unmaskedRenderer = 0x9246;
  const { prototype } = globalThis.WebGL2RenderingContext;
  const { getParameter } = prototype;
  prototype.getParameter = function (parameter) {
    return parameter === unmaskedRenderer ? 'a graphics card' : getParameter.call(this, parameter);
  };
};

/** Counts the frames in which the map draws; a frame in which it doesn't costs nothing and is not counted. */
const countDrawn = () => {
  const { prototype } = globalThis.WebGL2RenderingContext;
  const { clear } = prototype;
  let frame = 0;
  let last = -1;
  globalThis.drawn = 0;
  const next = () => {
    frame += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  prototype.clear = function (mask) {
    if (frame !== last) globalThis.drawn += 1;
    last = frame;
    clear.call(this, mask);
  };
};

async function openMap(browser, built, { count, live, card = false }) {
  const opened = await openPage(browser, { data: ';', built });
  const { page, cdp } = opened;
  await page.route('**/worker.mjs', (route) => route.fulfill({ contentType: 'text/javascript', body: worker }));
  await page.addScriptTag({ content: built.script });
  if (card) await page.evaluate(pretendCard);
  await page.evaluate((given) => Adapter.mount(document.getElementById('app'), given), { count, live });
  await page.waitForSelector(live ? `${plot}[data-live]` : '[data-idle="true"]', { timeout: 60_000 });
  await sleep(1000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return opened;
}

const busyOf = async (cdp) =>
  (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;

/** The mouse position after `share` of a back-and-forth drag. */
const along = ([x, y], share) => [x + 300 * Math.sin(share * 2 * Math.PI), y + 120 * Math.sin(share * 4 * Math.PI)];

/** Presses the mouse in the middle of an open map. */
async function takeHold(page) {
  const box = await page.locator(plot).boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(middle[0] + 8, middle[1] + 8);
  await page.evaluate(() => (globalThis.commits = 0));
  return middle;
}

/**
 * Frames a second while the mouse drags the map back and forth with a slow processor, which also draws the canvas,
 * because there is no graphics card. The map is then panned as an image, and redrawn on release.
 */
async function drag(browser, built, count) {
  const { context, page, faults } = await openMap(browser, built, { count, live: true });
  try {
    const middle = await takeHold(page);
    await page.evaluate(countFrames);
    const began = Date.now();
    while (Date.now() - began < dragMs) {
      await page.mouse.move(...along(middle, (Date.now() - began) / dragMs));
      await sleep(8);
    }
    const { fps, longest } = await page.evaluate(framesOf);
    const commits = await page.evaluate(() => globalThis.commits);
    await page.mouse.up();
    return { fps, longest, commits, faults };
  } finally {
    await context.close();
  }
}

/**
 * Main-thread time per frame when a graphics card redraws the map on every mouse move. It is measured at full speed
 * with one move per frame, and multiplied: with throttling, time spent waiting for the canvas would count as work, and
 * one frame would handle all the queued moves.
 */
async function weighFrame(browser, built, count) {
  const { context, page, cdp, faults } = await openMap(browser, built, { count, live: true, card: true });
  try {
    const middle = await takeHold(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.evaluate(countDrawn);
    const before = await busyOf(cdp);
    for (let frame = 1; frame <= weighed; frame += 1) {
      await page.mouse.move(...along(middle, frame / weighed));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    }
    const work = ((await busyOf(cdp)) - before) / (await page.evaluate(() => globalThis.drawn));
    const commits = await page.evaluate(() => globalThis.commits);
    await page.mouse.up();
    return { work: work * slowdown, commits, faults };
  } finally {
    await context.close();
  }
}

/** Main-thread milliseconds per keyboard step of the drawn map: everything is laid out and redrawn. */
async function step(browser, built) {
  const { context, page, cdp, faults } = await openMap(browser, built, { count: many, live: false });
  try {
    await page.focus(plot);
    const spent = [];
    for (let press = 0; press < keys; press += 1) {
      const before = await busyOf(cdp);
      await page.keyboard.press(press % 2 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
      await sleep(600);
      spent.push((await busyOf(cdp)) - before);
    }
    return { ms: median(spent), faults };
  } finally {
    await context.close();
  }
}

/**
 * The browser composites as with a graphics card, emulated by the processor. Without one it would copy the canvas back
 * into the page for every frame, and that copy would count as main-thread work.
 */
const composed = ['--ignore-gpu-blocklist', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Runs all map measurements, the given number of times. */
export async function measurePan(launch, rounds) {
  const browser = await launch(composed);
  const built = await bundle('adapters/map.tsx', 'Adapter');
  const [drags, floors, steps] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [count, all] of [
      [few, floors],
      [many, drags],
    ]) {
      const dragged = await drag(browser, built, count);
      const weighedFrame = await weighFrame(browser, built, count);
      const { fps, longest } = dragged;
      const { work } = weighedFrame;
      const commits = dragged.commits + weighedFrame.commits;
      all.push({ fps, work, commits, faults: [...dragged.faults, ...weighedFrame.faults] });
      console.log(
        `· round ${round + 1}, ${count} calls dragged: ${fps.toFixed(1)} frames a second, ${longest.toFixed(0)} ms between two at most, ${work.toFixed(1)} ms of the main thread for each that a card would draw, ${commits} React commits`,
      );
    }
    steps.push(await step(browser, built));
    console.log(`· round ${round + 1}, ${many} calls drawn: a step by key ${steps.at(-1).ms.toFixed(0)} ms`);
  }
  await browser.close();
  const of = (all, key) => median(all.map((each) => each[key]));
  return {
    frame: 1000 / of(drags, 'fps'),
    floorFrame: 1000 / of(floors, 'fps'),
    work: of(drags, 'work'),
    floorWork: of(floors, 'work'),
    commits: Math.max(...drags.map(({ commits }) => commits)),
    step: of(steps, 'ms'),
    faults: [...drags, ...floors, ...steps].flatMap(({ faults }) => faults),
  };
}

// The schedule in a browser: how fast it opens, how it follows a drag, and how long a press takes until the next paint.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../tooling/bootstrap/runtime.mjs';

const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
const name = 'executive.demo';
const password = 'roadside-demo';
/** A press is complete when nothing was rendered or requested for this long. */
const restMs = 700;

/** Runs in the page before anything else: records the browser's event timings, and every frame. */
function observe() {
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.presses.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  globalThis.frames = [];
  const count = (at) => {
    globalThis.frames.push(at);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** A signed-in page with instrumentation; `work` gets it with the path of the club. @param size of the window */
export async function withPage(url, work, size = { width: 1440, height: 900 }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-extensions'],
  });
  try {
    const context = await browser.newContext({ viewport: size });
    const headers = { origin: new URL(url).origin };
    const answer = await context.request.post(`${url}/login/`, { form: { name, password }, headers, maxRedirects: 0 });
    const slug = (answer.headers().location ?? '').split('/')[2];
    if (!slug) throw new Error(`Nobody could be signed in: ${answer.status()}`);
    await context.request.post(`${url}/account/`, { form: { intent: 'video-later' }, headers, maxRedirects: 0 });
    await context.addInitScript(observe);
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const result = await work(page, `${url}/scheduler/${slug}/scheduling`);
    if (faults.length > 0) throw new Error(`The page failed: ${faults.join('; ')}`);
    return result;
  } finally {
    await browser.close();
  }
}

const bars = '[data-shift]';
/** Waits until the chart shows its shifts and is hydrated. */
export async function untilAlive(page) {
  await page.locator(bars).first().waitFor();
  await page.waitForFunction(() => {
    const bar = document.querySelector('[data-shift]');
    return bar !== null && Object.keys(bar).some((key) => key.startsWith('__reactProps'));
  });
}

/** Milliseconds from navigation start until the chart shows its shifts and is interactive. */
export async function measureOpening(page, address) {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(bars).first().waitFor();
  const seen = performance.now() - began;
  await untilAlive(page);
  const alive = performance.now() - began;
  await page.getByText('Loading the rest of the drivers…').waitFor({ state: 'detached' });
  return { seen, alive, complete: performance.now() - began };
}

/** A window in which sixty rows of the chart are drawn at once. */
export const tallWindow = { width: 1440, height: 4400 };

/**
 * Milliseconds from the press of "Next week" until that many of its rows are in the document, each with a shift. Rows of
 * the week before don't count.
 * @param restMs how long the person looks at the week before: its neighbors are read meanwhile
 */
export async function measureRows(page, rows, restMs) {
  await untilAlive(page);
  // The server draws fewer rows than the window has room for; the rest of this week's are not those of the next.
  await page.waitForFunction(
    (wanted) =>
      new Set([...document.querySelectorAll('[data-shift]')].map((bar) => bar.closest('[role="row"]'))).size >= wanted,
    rows,
  );
  await page.waitForTimeout(restMs);
  await page.evaluate((wanted) => {
    const shiftsOf = () => [...document.querySelectorAll('[data-shift]')].map((bar) => bar.getAttribute('data-shift'));
    const before = new Set(shiftsOf());
    let pressed;
    addEventListener('click', ({ timeStamp }) => void (pressed = timeStamp), { capture: true, once: true });
    globalThis.rowsDrawn = new Promise((resolve) => {
      const look = () => {
        const names = document.querySelectorAll('[data-component="SchedulerGantt.Name"][data-kind="driver"]').length;
        const fresh = [...document.querySelectorAll('[data-shift]')].filter(
          (bar) => !before.has(bar.getAttribute('data-shift')),
        );
        const withShifts = new Set(fresh.map((bar) => bar.closest('[role="row"]'))).size;
        if (names < wanted || withShifts < wanted) return;
        observer.disconnect();
        resolve(performance.now() - pressed);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-shift'],
      });
    });
  }, rows);
  await page.getByRole('button', { name: 'Next week' }).click();
  return page.evaluate(() => globalThis.rowsDrawn);
}

/**
 * How long a day's proposal takes from the press of its button until every shift is proposed, in milliseconds, and how
 * many driver-hours are short before and proposals there are.
 */
export async function measureProposal(page, weekday) {
  await untilAlive(page);
  const fix = page.getByRole('button', { name: new RegExp(`Fix ${weekday}`) });
  await fix.waitFor();
  const short = Number(/([\d,.]+) h short/.exec(await fix.getAttribute('title'))?.[1]?.replaceAll(',', ''));
  const began = performance.now();
  await fix.click();
  const drawer = page.getByRole('dialog', { name: 'Fill the gaps' });
  await drawer.getByRole('button', { name: 'Search again' }).waitFor({ timeout: 300_000 });
  const ms = performance.now() - began;
  const words = await drawer
    .getByRole('button', { name: /^Add (all|shift)/ })
    .first()
    .textContent({ timeout: 5000 });
  const found = Number(/\d[\d,]*/.exec(words)?.[0]?.replaceAll(',', '') ?? 1);
  if (!(short > 0) || !(found > 0)) throw new Error(`${weekday} has ${short} short hours and ${found} proposals.`);
  return { ms, short, found };
}

const middleOf = async (bar) => {
  const { x, y, width, height } = await bar.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/** A bar in the middle of the chart that nothing covers. */
async function barInSight(page) {
  const id = await page.evaluate(() => {
    const wanted = { x: innerWidth * 0.55, y: innerHeight * 0.7 };
    const far = (box) => Math.hypot(box.x + box.width / 2 - wanted.x, box.y + box.height / 2 - wanted.y);
    return [...document.querySelectorAll('[data-shift]')]
      .map((bar) => ({ bar, box: bar.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 8 && box.top > 200 && box.bottom < innerHeight - 40)
      .toSorted((a, b) => far(a.box) - far(b.box))[0]
      ?.bar.getAttribute('data-shift');
  });
  if (!id) throw new Error('No shift is in sight.');
  return page.locator(`[data-shift="${id}"]`);
}

/** The longest time from a press of `act` to the next paint, in milliseconds. */
async function longestPress(page, act) {
  await page.evaluate(() => void (globalThis.presses.length = 0));
  await act();
  await page.waitForTimeout(restMs);
  return page.evaluate(() => Math.max(0, ...globalThis.presses));
}

/** Frames a second while a shift is dragged back and forth. */
async function framesOfDrag(page, ms) {
  const from = await middleOf(await barInSight(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y);
  await page.evaluate(() => void (globalThis.frames.length = 0));
  const began = Date.now();
  while (Date.now() - began < ms) {
    const turn = ((Date.now() - began) / ms) * 4 * Math.PI;
    await page.mouse.move(from.x + 160 * Math.sin(turn), from.y + 60 * Math.sin(turn / 2));
  }
  const frames = await page.evaluate(() => globalThis.frames.length);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return (1000 * frames) / ms;
}

/** A manager's actions on the board, each measured separately. */
export async function measureBoard(page, { slowdown, dragMs }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const clicked = async (count) => {
    const at = await middleOf(await barInSight(page));
    await page.mouse.click(at.x, at.y, { clickCount: count, delay: 30 });
  };
  const fps = await framesOfDrag(page, dragMs);
  await page.waitForTimeout(restMs);
  const presses = {
    'a click on a shift': () => clicked(1),
    'an arrow key': () => page.keyboard.press('ArrowRight'),
    'a move by the keyboard': () => page.keyboard.press('Alt+ArrowRight'),
    'undo by the keyboard': () => page.keyboard.press('Control+z'),
    'the editor by a double-click': () => clicked(2),
    'Escape out of the editor': () => page.keyboard.press('Escape'),
    'a drop': async () => {
      const from = await middleOf(await barInSight(page));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (let step = 1; step <= 6; step++) await page.mouse.move(from.x + 12 * step, from.y);
      await page.waitForTimeout(300);
      await page.mouse.up();
    },
    'typing in the search': async () => {
      await page.getByRole('searchbox').first().click();
      await page.keyboard.type('Ana', { delay: 250 });
    },
    'an empty search': () => page.keyboard.press('Escape'),
  };
  const waits = {};
  for (const [what, act] of Object.entries(presses)) {
    waits[what] = await longestPress(page, act);
    console.log(`· ${what}: ${waits[what]} ms`);
  }
  return { fps, waits };
}

import type { Page } from '@playwright/test';
import { expect, test } from './storybook.ts';

declare global {
  /** How many frames the canvas has drawn. */
  var canvasFrames: number;
}

/** Opens an idle map with its frames counted, on a machine whose canvas is drawn by `renderer`. */
async function open(page: Page, storybook: string, renderer: string) {
  await page.addInitScript((name) => {
    globalThis.canvasFrames = 0;
    const { prototype } = WebGL2RenderingContext;
    const { clear, getParameter } = prototype;
    prototype.clear = function (mask) {
      globalThis.canvasFrames += 1;
      clear.call(this, mask);
    };
    const unmasked = 0x9246;
    prototype.getParameter = function (parameter) {
      return parameter === unmasked ? name : getParameter.call(this, parameter);
    };
  }, renderer);
  await page.clock.install();
  await page.goto(`${storybook}/iframe.html?id=charts-callmap--living-basemap&viewMode=story`);
  await page.locator('[data-component="CallMap.Plot"][data-live]').waitFor();
  await page.locator('[data-idle="true"]').waitFor();
  let frames = -1;
  await expect
    .poll(async () => {
      const before = frames;
      frames = await page.evaluate(() => canvasFrames);
      return frames - before;
    })
    .toBe(0);
  return frames;
}

/**
 * Pauses the page's timers and frames, so that even on a slow machine the mouse doesn't count as at rest in between.
 */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

/** The positions of basemap and calls on the screen. */
const places = (page: Page) =>
  page.evaluate(() => {
    const at = (selector: string) => {
      const box = document.querySelector(`[data-component="CallMap.Plot"] ${selector}`)?.getBoundingClientRect();
      return box ? { x: Math.round(box.x), y: Math.round(box.y) } : null;
    };
    return { basemap: at('canvas'), calls: at('path[data-step]') };
  });
type Place = Awaited<ReturnType<typeof places>>['calls'];
const moved = (place: Place, x: number, y: number) => place && { x: place.x + x, y: place.y + y };

async function press(page: Page) {
  const box = await page.locator('[data-component="CallMap.Plot"]').boundingBox();
  if (!box) throw new Error('The map is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  return (right: number, down: number) => page.mouse.move(x + right, y + down, { steps: 5 });
}

test.describe('a map without a graphics card', () => {
  const renderer = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)';

  test('pans as an image, and is redrawn on release', async ({ page, storybook }) => {
    const frames = await open(page, storybook, renderer);
    const before = await places(page);
    const drag = await press(page);
    await stopClock(page);
    await drag(60, 30);
    expect(await page.evaluate(() => canvasFrames)).toBe(frames);
    expect(await places(page)).toEqual({
      basemap: moved(before.basemap, 60, 30),
      calls: moved(before.calls, 60, 30),
    });
    await page.clock.resume();
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => canvasFrames)).toBeGreaterThan(frames);
    await expect.poll(() => places(page)).toEqual({ basemap: before.basemap, calls: moved(before.calls, 60, 30) });
  });

  test('is redrawn when the mouse pauses, and continues the drag from there', async ({ page, storybook }) => {
    const frames = await open(page, storybook, renderer);
    const before = await places(page);
    const drag = await press(page);
    await drag(40, 20);
    await expect.poll(() => page.evaluate(() => canvasFrames)).toBeGreaterThan(frames);
    await expect.poll(() => places(page)).toEqual({ basemap: before.basemap, calls: moved(before.calls, 40, 20) });
    await stopClock(page);
    await drag(60, 20);
    expect(await places(page)).toEqual({
      basemap: moved(before.basemap, 20, 0),
      calls: moved(before.calls, 60, 20),
    });
    await page.clock.resume();
    await page.mouse.up();
    await expect.poll(() => places(page)).toEqual({ basemap: before.basemap, calls: moved(before.calls, 60, 20) });
  });

  test('stops the drag when the button is released off the map', async ({ page, storybook }) => {
    await open(page, storybook, renderer);
    const before = await places(page);
    const box = await page.locator('[data-component="CallMap.Plot"]').boundingBox();
    if (!box) throw new Error('The map is not on the screen.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 1, middle);
    await page.mouse.down();
    await page.mouse.move(box.x - 2, middle);
    await page.mouse.up();
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 5 });
    expect(await places(page)).toEqual(before);
  });

  test('treats a press that barely moves as a click', async ({ page, storybook }) => {
    await open(page, storybook, renderer);
    const before = await places(page);
    const drag = await press(page);
    await drag(2, 2);
    expect(await places(page)).toEqual(before);
    await page.mouse.up();
    expect(await places(page)).toEqual(before);
  });
});

test('a graphics card redraws the map on every mouse move', async ({ page, storybook }) => {
  const frames = await open(page, storybook, 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060)');
  const before = await places(page);
  const drag = await press(page);
  await drag(60, 30);
  await expect.poll(() => page.evaluate(() => canvasFrames)).toBeGreaterThan(frames);
  await expect.poll(() => places(page)).toEqual({ basemap: before.basemap, calls: moved(before.calls, 60, 30) });
  await page.mouse.up();
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './storybook.ts';

/** Three drivers whose day is known to the minute. */
async function open(page: Page, storybook: string, story = 'by-hand') {
  await page.goto(`${storybook}/iframe.html?id=gantt-schedulergantt--${story}&viewMode=story`);
  await page.locator('[data-component="SchedulerGantt.Root"]').waitFor();
}
const bar = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });
const kim = /^Tow, 08:00 to 12:00, Kim Ray/;

async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

/** The positions of hours and rows on the screen, derived from a known bar. */
async function grid(page: Page) {
  const box = await boxOf(bar(page, kim));
  const hour = (box.width + 1) / 4;
  return {
    x: (hours: number) => box.x + (hours - 8) * hour,
    y: (rows: number) => box.y + box.height / 2 + rows * 32,
    hour,
  };
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number], drop = true) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  if (drop) await page.mouse.up();
}

test.describe('a mouse', () => {
  test.beforeEach(({ page, storybook }) => open(page, storybook));

  test('double-clicks a shift to edit it', async ({ page }) => {
    const at = await grid(page);
    await page.mouse.dblclick(at.x(10), at.y(0));
    await expect(page.getByRole('dialog', { name: 'Kim Ray, Mon, Nov 16' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(bar(page, kim)).toBeFocused();
  });

  test('double-clicks an empty place to add a shift there', async ({ page }) => {
    const at = await grid(page);
    await page.mouse.dblclick(at.x(6.1), at.y(2));
    await expect(bar(page, /^Tow, 06:00 to 10:00, Max Petrov$/)).toBeFocused();
  });

  test('clicks to select and focus, without moving anything', async ({ page }) => {
    await bar(page, kim).click();
    await expect(bar(page, kim)).toHaveAttribute('aria-selected', 'true');
    await bar(page, /^Battery, 14:00/).click({ modifiers: ['ControlOrMeta'] });
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
  });

  test('drags a shift to another driver and time', async ({ page }) => {
    const at = await grid(page);
    await drag(page, [at.x(10), at.y(0)], [at.x(11.3), at.y(2)]);
    await expect(bar(page, /^Tow, 09:15 to 13:15, Max Petrov$/)).toBeFocused();
  });

  test('resizes at both ends', async ({ page }) => {
    const at = await grid(page);
    await drag(page, [at.x(11.95), at.y(0)], [at.x(13.2), at.y(0)]);
    await expect(bar(page, /^Tow, 08:00 to 13:15, Kim Ray$/)).toBeVisible();
    await drag(page, [at.x(8.05), at.y(0)], [at.x(7.05), at.y(0)]);
    await expect(bar(page, /^Tow, 07:00 to 13:15, Kim Ray$/)).toBeVisible();
  });

  test('draws a new shift over an empty place', async ({ page }) => {
    const at = await grid(page);
    await drag(page, [at.x(6.05), at.y(2)], [at.x(9.1), at.y(2)]);
    await expect(bar(page, /^Tow, 06:00 to 09:15, Max Petrov$/)).toBeFocused();
  });

  test('selects an area with Shift and moves all of it', async ({ page }) => {
    const at = await grid(page);
    await page.keyboard.down('Shift');
    await drag(page, [at.x(7), at.y(0)], [at.x(12.5), at.y(1)]);
    await page.keyboard.up('Shift');
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
    await drag(page, [at.x(10), at.y(0)], [at.x(10), at.y(1)]);
    await expect(bar(page, /^Light service, 09:00 to 11:00, Max Petrov$/)).toBeVisible();
    await expect(bar(page, /^Tow, 08:00 to 12:00, Lou Okafor$/)).toBeVisible();
  });

  test('copies with Ctrl and keeps the time with Shift', async ({ page }) => {
    const at = await grid(page);
    await page.mouse.move(at.x(10), at.y(0));
    await page.mouse.down();
    await page.keyboard.down('Control');
    await page.keyboard.down('Shift');
    await page.mouse.move(at.x(13), at.y(2), { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await page.keyboard.up('Control');
    await expect(bar(page, /^Tow, 08:00 to 12:00, Max Petrov$/)).toBeVisible();
    await expect(bar(page, kim)).toBeVisible();
  });

  test('sees why a drop is refused, and everything stays', async ({ page }) => {
    const at = await grid(page);
    await drag(page, [at.x(10), at.y(0)], [at.x(11), at.y(1)], false);
    await expect(page.locator('[data-component="SchedulerGantt.Carried"]')).toContainText(
      'Overlaps Lou Okafor’s shift from 09:00 to 11:00.',
    );
    await page.mouse.up();
    await expect(page.getByRole('status')).toContainText('Can’t do that.');
    await expect(bar(page, kim)).toBeVisible();
  });

  test('drops on time off, and the conflict stays', async ({ page }) => {
    const at = await grid(page);
    await drag(page, [at.x(10), at.y(0)], [at.x(15), at.y(1)]);
    await expect(bar(page, /^Tow, 13:00 to 17:00, Lou Okafor\. Lou Okafor has time off/)).toHaveAttribute(
      'data-conflict',
      'not-available',
    );
    await expect(page.getByText('1 availability conflict')).toBeVisible();
  });

  test('keeps dragging outside of the schedule, and Escape cancels it', async ({ page }) => {
    const at = await grid(page);
    await drag(page, [at.x(10), at.y(0)], [at.x(12), 700], false);
    await expect(page.locator('[data-carrying="move"]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByRole('status')).toContainText('Move canceled.');
    await expect(bar(page, kim)).toBeVisible();
  });

  test('hovers over a shift to read its details', async ({ page }) => {
    await bar(page, kim).hover();
    const card = page.locator('[data-component="SchedulerGantt.Hover"]');
    await expect(card).toContainText('Kim Ray');
    await expect(card).toContainText('08:00–12:00');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  test('opens the menu at the right-click position', async ({ page }) => {
    await bar(page, /^Battery/).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '15 minutes later', exact: true }).click();
    await expect(bar(page, /^Battery, 14:15 to 18:15, Kim Ray$/)).toBeVisible();
  });

  test('collapses a group by a click on its name', async ({ page }) => {
    await page.locator('[data-component="SchedulerGantt.Name"]', { hasText: 'Open shifts (1)' }).click();
    await expect(page.getByRole('rowheader', { name: 'Open shifts (1)' })).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  test.beforeEach(({ page, storybook }) => open(page, storybook));

  test('shows the day by driver first and the chart second', async ({ page }) => {
    await page
      .getByRole('region', { name: 'Kim Ray' })
      .getByRole('button', { name: /08:00–12:00/ })
      .tap();
    const editor = page.getByRole('dialog', { name: 'Kim Ray, Mon, Nov 16' });
    await expect(editor).toBeVisible();
    const box = await boxOf(editor);
    expect([box.x, Math.round(box.y + box.height)]).toEqual([0, 780]);
    await editor.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Chart' }).tap();
    const grid = page.getByRole('grid', { name: 'Shifts of station 12' });
    await expect(grid).toBeVisible();
    // The list is as tall as its rows, so pages give the schedule no height; the chart needs one all the same.
    await page.addStyleTag({ content: '.gantt-story, .gantt-story-few { block-size: auto !important; }' });
    expect((await boxOf(page.locator('[data-component="SchedulerGantt.Scroller"]'))).height).toBeGreaterThan(300);
    await expect(bar(page, kim)).toBeVisible();
  });

  test('lifts a shift with a long press and drops it at another driver', async ({ page }) => {
    await page.getByRole('button', { name: 'Chart' }).tap();
    await bar(page, kim).scrollIntoViewIfNeeded();
    const box = await boxOf(bar(page, kim));
    const touch = await page.context().newCDPSession(page);
    const point = (y: number) => [{ x: box.x + box.width / 2, y }];
    const from = box.y + box.height / 2;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
    await expect(page.locator('[data-carrying="move"]')).toHaveCount(1);
    for (const share of [0.5, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(from + 88 * share) });
    await expect(page.locator('[data-component="SchedulerGantt.Carried"]')).toContainText('Max Petrov');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(bar(page, /^Tow, 08:00 to 12:00, Max Petrov$/)).toBeVisible();
  });
});

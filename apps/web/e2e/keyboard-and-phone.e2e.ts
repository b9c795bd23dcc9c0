import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { dashboardReady, enter, expect, password, placesTable, test } from './support/test.ts';

test('by keyboard alone: sign in, drill down and come back', async ({ page }) => {
  await page.goto('/login/');
  await expect(page.getByLabel('Username or email')).toBeFocused();
  await page.keyboard.type('executive.demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/lantern');
  await dashboardReady(page);

  await page.goto('/dashboard/lantern');
  await dashboardReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  const firstRow = placesTable(page).locator('tbody').getByRole('link').first();
  for (let step = 0; step < 60 && !(await firstRow.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(firstRow).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/lantern-[\w-]+$/);
  await dashboardReady(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/lantern(#main)?$/);
  await dashboardReady(page);
});

test('no horizontal overflow, from 360 to 1920 px', async ({ page }) => {
  const widths = [360, 390, 768, 1280, 1920];
  const check = async (where: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect([where, width, await sideways(page)]).toEqual([where, width, 0]);
    }
  };
  await page.goto('/login/');
  await check('login');
  await enter(page, 'executive.demo', '/dashboard/lantern?child=driver');
  await dashboardReady(page);
  await check('dashboard');
});

test('on a wallboard the two tables sit side by side, without horizontal overflow', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await enter(page, 'executive.demo', '/dashboard/lantern?child=station');
  await dashboardReady(page);
  expect(await sideways(page)).toBe(0);
  const [rows, months] = [
    await placesTable(page).boundingBox(),
    await page.getByRole('table', { name: 'The last twelve months by month' }).boundingBox(),
  ];
  expect((months?.x ?? 0) - (rows?.x ?? 0)).toBeGreaterThan(1000);
  expect(Math.abs((months?.y ?? 0) - (rows?.y ?? 0))).toBeLessThan(120);
  // A single table takes the full width.
  await page.context().clearCookies();
  await enter(page, 'driver.demo');
  await dashboardReady(page);
  expect(
    (await page.getByRole('table', { name: 'The last twelve months by month' }).boundingBox())?.width,
  ).toBeGreaterThan(2200);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the work area scrolls, the page itself does not', async ({ page }) => {
    await enter(page, 'platform.demo', '/home/');
    for (const path of ['/account/', '/outbox/', '/create-dashboard/lantern', '/dashboard/lantern?child=driver']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), path).toBe(0);
    }
  });

  test('a long press on a number opens its menu, which stays open when the finger is lifted', async ({ page }) => {
    await enter(page, 'executive.demo');
    await dashboardReady(page);
    const number = placesTable(page).locator('tbody td[data-metric="paid_call_count"]').first();
    await number.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await number.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    });
    await expect(page.getByRole('menu')).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('menuitem', { name: 'Calls behind Paid calls' }).tap();
    await expect(page.getByRole('dialog', { name: / calls$/ }).getByRole('table')).toBeVisible();
  });

  test('a choice made by touch leaves no tooltip behind', async ({ page }) => {
    await enter(page, 'executive.demo');
    await dashboardReady(page);
    const opener = page.getByRole('button', { name: 'Options for The last twelve months' });
    await opener.tap();
    await page.getByRole('menuitem', { name: 'Pivot' }).tap();
    await page.getByRole('menuitemradio', { name: 'Metrics as columns' }).tap();
    await expect(page).toHaveURL(/pivot=1/);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('the bottom bar has five destinations and More holds the others', async ({ page }) => {
    await enter(page, 'platform.demo', '/home/');
    const bar = page.locator('[data-component="AppShell.BottomBar"]');
    await expect(bar.locator('a, button')).toHaveText(['Home', 'Dashboard', 'Surveys', 'Call Details', 'More']);
    await bar.getByRole('button', { name: 'More' }).tap();
    const everything = page.getByRole('navigation', { name: 'Everything' });
    await expect(everything.getByRole('link', { name: 'Driver profiles' })).toBeVisible();
    await everything.getByRole('link', { name: 'Maps', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
    await expect(everything).toBeHidden();
  });

  test('a table shows the two main columns and the rest on a tap', async ({ page }) => {
    await enter(page, 'executive.demo');
    await dashboardReady(page);
    const heads = placesTable(page).getByRole('columnheader');
    await expect(heads).toHaveCount(3);
    await page.getByRole('button', { name: 'All columns' }).tap();
    await expect(heads).toHaveCount(6);
  });

  test('touch targets are large enough', async ({ page }) => {
    await enter(page, 'executive.demo');
    await dashboardReady(page);
    const small = await page.locator('header a, header button, nav a, nav button').evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return { words: target.textContent, width, height };
        })
        .filter(({ width, height }) => width < 24 || height < 40),
    );
    expect(small).toEqual([]);
  });

  test('adjacent choices stay inside their frame', async ({ page }) => {
    await enter(page, 'executive.demo', '/account/');
    const frames = page.locator('[data-component="SegmentedControl.Root"]');
    await expect(frames.first()).toBeVisible();
    const outside = await frames.evaluateAll((all) =>
      all.flatMap((frame) => {
        const { top, bottom } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('label')]
          .filter(
            (choice) => choice.getBoundingClientRect().top < top || choice.getBoundingClientRect().bottom > bottom,
          )
          .map((choice) => choice.textContent);
      }),
    );
    expect(outside).toEqual([]);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the login page and the dashboard, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/login/');
    expect(await axe(page)).toEqual([]);
    await enter(page, 'executive.demo');
    await dashboardReady(page);
    expect(await axe(page)).toEqual([]);
  });
}

test('right to left, the page is mirrored and still fits', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const rail = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
  expect(rail?.x).toBeGreaterThan(1000);
  expect(await sideways(page)).toBe(0);
});

/** How many pixels the page, or its work area, overflows horizontally. */
function sideways(page: Page) {
  return page.evaluate(() => {
    const areas = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...areas.map((area) => area.scrollWidth - area.clientWidth));
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rule and location of each violation of WCAG 2.2 AA. */
async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await runner.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary ?? ''}`),
    );
  });
}

test('at 400% zoom more than half of the height is for the page', async ({ page }) => {
  // A window of 1280 x 720 at 400%.
  await page.setViewportSize({ width: 320, height: 180 });
  await enter(page, 'executive.demo', '/dashboard/lantern');
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  const height = async () => (await main.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(90);
  // Nothing but what scrolls by itself is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('on a phone the calls of Call Details begin in the upper two thirds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'executive.demo', '/passed-calls/lantern');
  const first = page.getByRole('grid', { name: 'Call Details' }).getByRole('row').nth(1);
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(560);
});

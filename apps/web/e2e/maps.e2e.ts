import type { Page } from '@playwright/test';
import { alive, enter, expect, keysReady, test } from './support/test.ts';

const friday = 'sc_dt__gte=2026-11-13&sc_dt__lte=2026-11-13';
const plot = (page: Page) => page.getByRole('group', { name: /^Calls of/ }).or(page.getByRole('application'));
const numbers = (page: Page) => page.getByRole('region', { name: 'Numbers' });
const list = (page: Page) => page.getByRole('region', { name: 'Calls', exact: true });

async function choose(page: Page, menu: string, item: string): Promise<void> {
  const control = page.getByRole('combobox', { name: menu });
  await alive(control);
  await control.click();
  await page.getByRole('option', { name: item, exact: true }).click();
  await expect(control).toContainText(item);
}

/** Where colors are the system's own the map stays drawn, which is all these journeys need. */
const drawn = { forcedColors: 'active' } as const;

test.describe('what went wrong on Friday night', () => {
  test.use({ contextOptions: drawn });

  test('a territory associate finds Friday night’s two-hour waits on the map, and sees why', async ({ page }) => {
    await enter(page, 'territory.demo', `/maps/montgomery?${friday}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
    const all = await numbers(page).getByRole('status').textContent();

    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Wait' }).click();
    await page.getByRole('checkbox', { name: '120 min' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('wait is at least 120 min')).toBeVisible();
    await expect(numbers(page).getByRole('status')).not.toHaveText(all ?? '');

    // The cluster has one cause.
    const why = page.getByRole('region', { name: 'Why calls were passed' });
    await expect(why.getByRole('listitem').first()).toContainText('No driver available');
    await list(page)
      .getByRole('button', { name: /^Open Fri/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('No driver available')).toHaveCount(3);
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect(drawer).toHaveCount(0);

    // The number says what it leaves out, and the parts add up.
    await page.getByRole('button', { name: 'About ATA' }).click();
    const about = page.getByRole('dialog', { name: 'About ATA' });
    const parts = (await about.getByRole('definition').allTextContents()).map((text) =>
      Number(text.replace('−', '-').replaceAll(',', '')),
    );
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(parts[2]);
    await expect(about.getByText(/^Last load/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);

    // One call selected in the list is one call in the numbers.
    await list(page).getByRole('checkbox').first().click();
    await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
    await expect(numbers(page).getByRole('status')).toHaveText('1 call');
  });
});

test('a reload begins with the defaults, and sat never leaves the screen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/resources/map/')) asked.push(decodeURIComponent(request.url()));
  });
  await enter(page, 'executive.demo', '/maps/montgomery');
  await expect(page.getByRole('combobox', { name: 'Focus metric' })).toContainText('ATA');
  const legend = page.locator('[data-component="CallMap.Legend"]');
  await expect(legend).toContainText('120 min');
  await choose(page, 'Focus metric', 'Satisfaction');
  await expect(legend).toContainText('100 %');
  await page.getByRole('switch', { name: 'Legend' }).press(' ');
  await expect(legend).toHaveCount(0);
  await page.getByRole('switch', { name: 'Legend' }).press(' ');
  await expect(legend).toContainText('100 %');
  const before = await numbers(page).getByRole('status').textContent();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Survey score' }).click();
  await page.getByRole('checkbox', { name: 'Totally Satisfied' }).click();
  await page.keyboard.press('Escape');
  await expect(numbers(page).getByRole('status')).not.toHaveText(before ?? '');
  await choose(page, 'Mode', 'Passes');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => /\bsat\b/.test(address))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Mode' })).toContainText('Operations');
  await expect(page.getByRole('combobox', { name: 'Focus metric' })).toContainText('ATA');
  await expect(page.getByText(/^survey score is/)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('focus');
});

test('a lasso filters the numbers and stays as a zone; time plays; keys do the same', async ({ page }) => {
  await enter(page, 'executive.demo', '/maps/montgomery');
  await keysReady(page);
  const before = await numbers(page).getByRole('status').textContent();
  const lasso = page.getByRole('button', { name: 'Lasso' });
  await lasso.click();
  const box = await page.locator('[data-component="CallMap.Plot"]').boundingBox();
  if (!box) throw new Error('There is no map.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.45, 0.15));
  await page.mouse.down();
  for (const corner of [at(0.9, 0.15), at(0.9, 0.6), at(0.45, 0.6)]) await page.mouse.move(...corner, { steps: 4 });
  await page.mouse.up();
  await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
  await expect(numbers(page).getByRole('status')).not.toHaveText(before ?? '');
  const selected = await numbers(page).getByRole('status').textContent();
  await page.getByRole('region', { name: 'Zones' }).getByRole('button', { name: 'Zone 1', exact: true }).click();
  await expect(numbers(page).getByRole('heading')).toHaveText('Zone 1');
  await expect(numbers(page).getByRole('status')).toHaveText(selected ?? '');
  await page.getByRole('button', { name: 'Remove Zone 1' }).click();
  await expect(numbers(page).getByRole('status')).toHaveText(before ?? '');

  // Playback narrows the numbers to the calls open in that hour.
  const time = page.getByRole('slider', { name: 'Time shown' });
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await expect(numbers(page).getByRole('status')).not.toHaveText(before ?? '');
  await page.keyboard.press('Home');
  await expect(numbers(page).getByRole('status')).toHaveText(before ?? '');

  // By keyboard alone.
  await plot(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
  await lasso.focus();
  await page.keyboard.type('vx');
  await expect(page.getByRole('combobox', { name: 'Shown as' })).toContainText('Hexagons');

  // A hexagon says how many calls its average is over, and how far it may be off.
  await plot(page).first().focus();
  await page.keyboard.type('---');
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByText(/on average ATA [\d.]+\smin, likely [\d.]+\smin to [\d.]+\smin, n = \d+$/).first(),
  ).toBeAttached();
});

test.describe('without the map library', () => {
  test.use({ expected: /ERR_FAILED/ });
  test('the drawn map works, and the detailed one comes when it is asked for again', async ({ page }) => {
    await page.route(/live-basemap/, (route) => route.abort());
    await enter(page, 'executive.demo', '/maps/montgomery');
    const failed = page.getByText('The detailed map didn’t load.');
    await expect(failed).toBeVisible();
    await list(page).getByRole('checkbox').first().click();
    await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
    await page.unroute(/live-basemap/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the view menus stand above the map, and nothing is wider than the screen', async ({ page }) => {
    await enter(page, 'executive.demo', '/maps/montgomery');
    await expect(numbers(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const fold = page.getByRole('button', { name: 'Fold map view' });
    await alive(fold);
    await fold.tap();
    await expect(page.getByRole('combobox', { name: 'Mode' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

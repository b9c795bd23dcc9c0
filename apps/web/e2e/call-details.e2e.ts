import type { Page } from '@playwright/test';
import { callListAddress } from '../app/areas/calls/model/addresses.ts';
import { startedExportAddress } from '../app/kit/export/addresses.ts';
import { alive, enter, expect, notice, test } from './support/test.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Call Details' });
const night = 'sc_dt__gte=2026-11-13&sc_dt__lte=2026-11-13&ata_minutes__gte=120&pass_reason__in=No+driver+available';

test('a territory associate finds Friday night’s two-hour waits, sees why, and keeps the view', async ({ page }) => {
  await enter(page, 'territory.demo', '/passed-calls/montgomery');
  await expect(page.getByRole('heading', { level: 1, name: 'Call Details' })).toBeVisible();
  await expect(page).toHaveURL(/sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-18/);
  await expect(page.getByRole('group', { name: 'Passed calls' })).toBeVisible();
  const whole = await page.getByRole('group', { name: 'Paid calls' }).textContent();

  // Long waits only, longest first.
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Wait' }).click();
  await page.getByRole('checkbox', { name: '120 min' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('wait is at least 120 min')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Paid calls' })).not.toHaveText(whole ?? '');

  // Friday the 13th, in the address as well as in the sentence.
  await page.goto(`/passed-calls/montgomery?${night}&sort=-ata_minutes`);
  const rows = table(page).getByRole('row');
  await expect(rows.nth(1)).toContainText('Fri, Nov 13');
  const link = table(page).getByRole('link').first();
  await alive(link);
  await link.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page).toHaveURL(/drawer=call%7Emontgomery%7E\d+/);
  await expect(drawer.getByText('No driver available')).toHaveCount(3);
  await expect(drawer.getByText('Passed 3 times')).toBeVisible();
  const opened = page.url();
  await drawer.getByRole('button', { name: 'Next call' }).click();
  await expect.poll(() => page.url()).not.toBe(opened);
  await page.goBack();
  await expect(page).toHaveURL(opened);
  await page.reload();
  await expect(page.getByRole('dialog').getByText('No driver available')).toHaveCount(3);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Saved views' }).click();
  const named = `Two-hour waits ${Date.now().toString(36)}`;
  await page.getByLabel('Name of this view').fill(named);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(notice(page, `“${named}” saved`)).toBeVisible();
  await page.getByRole('link', { name: named }).click();
  await expect(page).toHaveURL(/ata_minutes__gte=120/);
});

test('a territory associate sends a station its part of a view', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'territory.demo', `/passed-calls/montgomery?${night}`);
  const copy = page.getByRole('button', { name: 'Copy link', exact: true });
  await alive(copy);
  await copy.click();
  await page
    .getByRole('button', { name: /^Copy link to/ })
    .nth(1)
    .click();
  await expect(page.getByText(/^Link to .* copied$/).first()).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  const { pathname } = new URL(sent);
  expect(pathname).toMatch(/^\/passed-calls\/.+/);
  expect(pathname).not.toBe('/passed-calls/montgomery');

  const owner = await browser.newContext();
  const theirs = await owner.newPage();
  const own = await enter(theirs, 'station-admin.demo');
  const station = own.replace('/dashboard/', '');
  await theirs.goto(`/passed-calls/${station}?${night.replace('&ata_minutes__gte=120', '')}&passed=here`);
  await expect(table(theirs)).toBeVisible();
  await expect(table(theirs).getByRole('row').nth(1)).toContainText('Fri, Nov 13');
  // The owner may not see the territory itself.
  await theirs.goto(`/passed-calls/montgomery?${night}`);
  await expect(theirs).toHaveURL(new RegExp(`${own}$`));
  await owner.close();
});

test('passes by hour of the week open their calls, and the numbers show their exclusions', async ({ page }) => {
  await enter(page, 'executive.demo', '/passed-calls/lantern?view=passes');
  const heat = page.getByRole('region', { name: 'Passes by hour of the week', exact: true });
  await expect(heat).toBeVisible();
  const cell = heat.getByRole('link').first();
  await alive(cell);
  const words = (await cell.getAttribute('aria-label')) ?? '';
  const passes = Number(/: (\d+) pass/.exec(words)?.[1]);
  await cell.click();
  await expect(page).toHaveURL(/passed=here/);
  await expect(table(page)).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^(${passes} calls? passed|${passes} pass(es)? of [\\d,]+ calls?) by `)),
  ).toBeVisible();
  await page.goto('/passed-calls/lantern');
  const about = page.getByRole('button', { name: 'About ATA average' });
  await alive(about);
  await about.click();
  const explained = page.getByRole('dialog', { name: 'About ATA average' });
  await expect(explained.getByText('Excluded: Appointments')).toBeVisible();
  await expect(explained.getByText(/^Last load/)).toBeVisible();
});

test('grouped calls add up, the latest day first', async ({ page }) => {
  await enter(page, 'executive.demo', '/passed-calls/lantern?group=service');
  const grid = page.getByRole('grid', { name: 'Groups of calls' });
  const total = grid.locator('[data-component="DataTable.Totals"]').getByRole('gridcell');
  const counts = grid.locator('[role="row"][aria-rowindex]:not([aria-rowindex="1"])');
  await expect(counts.first()).toBeVisible();
  const numberIn = (text: string) => Number(text.replaceAll(',', ''));
  const calls = await counts.evaluateAll((rows) =>
    rows
      .filter((row) => row.getAttribute('data-component') !== 'DataTable.Totals')
      .map((row) => row.querySelector('[role="gridcell"]')?.textContent ?? ''),
  );
  const sum = calls.reduce((all, each) => all + numberIn(each), 0);
  expect(sum).toBeGreaterThan(0);
  expect(numberIn((await total.first().textContent()) ?? '')).toBe(sum);
  await page.goto('/passed-calls/lantern?group=day&sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31');
  await expect(grid.getByRole('rowheader').first()).toHaveText('Oct 31, 2026');
});

test('a double-click on a group opens its calls, in one step that Back undoes', async ({ page }) => {
  await enter(
    page,
    'executive.demo',
    '/passed-calls/lantern?group=service&sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31',
  );
  const groups = page.getByRole('grid', { name: 'Groups of calls' });
  const group = groups.locator('[data-row-link]').first();
  await alive(group);
  const before = await page.evaluate(() => history.length);
  await group.dblclick();
  await expect(page.getByRole('grid', { name: 'Call Details' })).toBeVisible();
  await expect(page).not.toHaveURL(/drawer=|group=/);
  expect((await page.evaluate(() => history.length)) - before).toBe(1);
  await page.goBack();
  await expect(groups).toBeVisible();
});

test('in forced colors the days’ bars stand out from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, 'territory.demo', '/passed-calls/montgomery');
  const days = page.getByRole('group', { name: 'Calls per day', exact: true });
  await expect(days.locator('[data-chosen]').first()).toBeVisible();
  const colors = await days.evaluate((group) => {
    const colorOf = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor;
    const bar = group.querySelector('[data-chosen] > *');
    return { page: colorOf(document.body), bar: colorOf(bar), late: colorOf(bar?.firstElementChild) };
  });
  expect(new Set(Object.values(colors)).size, JSON.stringify(colors)).toBe(3);
});

test('by keyboard alone: narrow the days, open a call, step to the next, close it', async ({ page }) => {
  await enter(page, 'executive.demo', '/passed-calls/lantern');
  await expect(page).toHaveURL(/sc_dt__gte=2026-11-01/);
  const end = page.getByRole('slider').last();
  await alive(end);
  await end.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/sc_dt__lte=2026-11-17/);
  await table(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  const first = page.url();
  await drawer.getByRole('button', { name: 'Next call' }).press('Enter');
  await expect.poll(() => page.url()).not.toBe(first);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table is a list of the essentials, and a call opens as a page', async ({ page }) => {
    await enter(page, 'executive.demo', '/passed-calls/lantern');
    await expect(table(page).getByRole('row').nth(1)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const link = table(page).getByRole('link').first();
    await alive(link);
    await link.tap();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Timeline' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a long Excel file is followed on other pages, and canceled', async ({ page }) => {
  await enter(page, 'executive.demo', '/passed-calls/lantern');
  const state = { id: 7, rows: 48_000, file: null, filename: null, problem: null };
  let written = 0;
  let stopped = false;
  // A file this long takes minutes to write, so the server's answers are given here.
  await page.route(`**${callListAddress({ slug: 'lantern' })}*`, async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { ok: true, data: { ...state, state: 'writing', rows_written: 0 } } })
      : route.continue(),
  );
  await page.route(`**${startedExportAddress({ id: 7 })}*`, async (route) => {
    stopped ||= route.request().method() === 'POST';
    written += 12_000;
    await route.fulfill({
      json: {
        ok: true,
        data: { ...state, state: stopped ? 'stopped' : 'writing', rows_written: Math.min(written, 36_000) },
      },
    });
  });
  const menu = page.getByRole('button', { name: 'Export' });
  await alive(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const progress = page.getByRole('progressbar', { name: 'Writing the Excel file' });
  await expect(progress).toHaveAttribute('aria-valuetext', /^\d\d,000 of 48,000 rows$/);
  // It goes on while people work elsewhere.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/home\//);
  await expect(progress).toHaveAttribute('aria-valuetext', '36,000 of 48,000 rows');
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(notice(page, 'Export canceled. No file was saved.')).toBeVisible();
  await expect(progress).toBeHidden();
  expect(stopped).toBe(true);
});

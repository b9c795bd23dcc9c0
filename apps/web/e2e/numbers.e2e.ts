import { card, dashboardReady, enter, expect, placesTable, test } from './support/test.ts';

test('a number shows why it moved: parts that add up, each with its calls', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  await card(page, 'Average time of arrival').getByRole('button', { name: 'Why it moved: ATA average' }).click();
  const drawer = page.getByRole('dialog', { name: 'Why ATA average moved' });
  const parts = drawer.getByRole('list', { name: 'Parts of the change' }).getByRole('listitem');
  // Parts that moved nothing have no calls to look at, and are only named.
  await expect(parts.first()).toBeVisible();
  await expect(page).toHaveURL(/drawer=why%7Elantern/);
  const still = drawer.getByText(/^No effect: /);
  const named = (await still.count()) === 0 ? [] : ((await still.textContent()) ?? '').split(', ');
  expect((await parts.count()) + named.length).toBe(5);
  const numbers = (await parts.allTextContents()).map((text) =>
    Number(/([+\-−]?\d+\.\d) min/.exec(text)?.[1]?.replace('−', '-') ?? Number.NaN),
  );
  await expect(drawer).toContainText(/Before [\d.]+\smin, Now [\d.]+\smin/);
  const summary = (await drawer.textContent()) ?? '';
  const [before = Number.NaN, now = Number.NaN] = [
    /Before (\d+\.\d)/.exec(summary)?.[1],
    /Now (\d+\.\d)/.exec(summary)?.[1],
  ].map(Number);
  // Each of the seven numbers is rounded separately.
  expect(Math.abs(numbers.reduce((sum, part) => sum + part, 0) - (now - before))).toBeLessThan(0.36);

  await drawer.getByRole('button', { name: 'Wait calls' }).click();
  const calls = page.getByRole('dialog', { name: / calls$/ });
  await expect(calls.getByText(/\d calls, the longest waits first$/)).toBeVisible();
  await page.goBack();
  await expect(parts).toHaveCount(5 - named.length);
});

test('a cell leads to the calls it counts, with a matching count, totals included', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  const total = placesTable(page).locator('tfoot td[data-metric="paid_call_count"]');
  const paid = ((await total.textContent()) ?? '').trim();
  await total.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Calls behind Paid calls' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lantern Motor Club calls' });
  await expect(drawer.getByText(`, ${paid} calls`)).toBeVisible();
  await expect(drawer.getByText('Calls with a clear code P1 to P6.')).toBeVisible();

  // Another metric of the table, and both parts of a share.
  await drawer.getByRole('combobox', { name: 'Counted by' }).click();
  await page.getByRole('option', { name: 'Cancelled calls' }).click();
  await expect(drawer.getByText('Calls cancelled (outcome, or clear code XX).')).toBeVisible();
  // Every call is cancelled, so the column of outcomes folds away.
  await expect(drawer.getByRole('columnheader', { name: 'Outcome' })).toHaveCount(0);
  await expect(drawer.getByRole('cell', { name: 'Completed' })).toHaveCount(0);
  await drawer.getByText('All eligible').click();
  await expect(page).toHaveURL(/denominator/);
  await expect(drawer.getByRole('cell', { name: 'Completed' }).first()).toBeVisible();
});

test('the menu of a row leads to its surveys and its map, of the same days and service', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern?service=Tow');
  await dashboardReady(page);
  const cell = placesTable(page).getByRole('row').filter({ hasText: 'Lantern East' }).getByRole('cell').first();
  await cell.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Show surveys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Surveys' })).toBeVisible();
  await expect(page.getByText('Lantern East, Nov 1 to 17, 2026')).toBeVisible();
  await expect(page).toHaveURL(/\/surveys\/.*tcd__in=Tow/);
  await page.goBack();
  await dashboardReady(page);
  await cell.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Show on map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
  await expect(page.getByText('Lantern East, Nov 1 to 17, 2026')).toBeVisible();
  await expect(page).toHaveURL(/\/maps\/.*sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-17/);
});

test('a driver’s row opens what members said about the driver, and the address stays', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern?child=driver&order=-paid_call_count');
  await dashboardReady(page);
  const row = placesTable(page).locator('tbody').getByRole('row').first();
  const name = ((await row.getByRole('rowheader').getByRole('button').first().textContent()) ?? '').trim();
  const address = page.url();
  await row.getByRole('cell').last().click();
  const drawer = page.getByRole('dialog', { name: `${name} surveys` });
  await expect(drawer.getByText('Overall satisfaction')).toBeVisible();
  await expect(drawer.getByText(/^(\d+ of \d+|No surveys yet)$/)).toBeVisible();
  expect(page.url()).toBe(address);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
});

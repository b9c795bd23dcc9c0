import { alive, enter, expect, notice, test } from './support/test.ts';

/** The slug of somebody's own place, from the own dashboard's path. */
const slugIn = (dashboard: string) => dashboard.split('/')[2] ?? '';

test('a profile is changed by keyboard, and everyone sees it', async ({ page }) => {
  const station = slugIn(await enter(page, 'station-admin.demo'));
  await page.goto(`/scheduler/${station}/profiles`);
  await expect(page.getByRole('heading', { level: 1, name: 'Driver profiles' })).toBeVisible();
  const first = page.getByRole('link', { name: /\w/ }).and(page.locator('[href*="drawer=driver"]')).first();
  await alive(first);
  await first.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  const cell = drawer.getByRole('gridcell', { name: 'Sunday 9:00 AM' });
  await expect(cell).toBeVisible();
  const before = await cell.getAttribute('aria-selected');
  await cell.focus();
  await page.keyboard.press('Space');
  await expect(cell).not.toHaveAttribute('aria-selected', before ?? '');
  await drawer.getByRole('button', { name: 'Save profile' }).press('Enter');
  await expect(notice(page, 'Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Sunday 9:00 AM' })).not.toHaveAttribute(
    'aria-selected',
    before ?? '',
  );
});

test('reports show a chart and a table, and a number leads to its shifts', async ({ page }) => {
  const station = slugIn(await enter(page, 'station-admin.demo'));
  await page.goto(`/scheduler/${station}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Scheduler reports' })).toBeVisible();
  const coverage = page.getByRole('link', { name: 'Coverage', exact: true });
  await alive(coverage);
  await coverage.click();
  await expect(page).toHaveURL(/report=coverage/);
  await expect(page.getByRole('link', { name: 'Coverage', exact: true })).toHaveAttribute('aria-current', 'page');
  const row = page.locator('[href*="drawer=shifts"]').first();
  await alive(row);
  await row.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
});

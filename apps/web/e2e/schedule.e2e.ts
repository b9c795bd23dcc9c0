import type { Locator, Page } from '@playwright/test';
import { alive, enter, expect, test } from './support/test.ts';

/** The schedule of the station manager's station, next week, where nothing is locked. */
async function openSchedule(page: Page): Promise<string> {
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${station}/scheduling`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next week' });
  await alive(next);
  await next.click();
  // The address says so before the week is on screen.
  await expect(page.getByText(/^Nov 22 – 28$/)).toBeVisible();
  await expect(page.getByRole('grid', { name: /^Shifts of / })).toBeVisible();
  return station;
}

const shiftsOf = (page: Page) => page.getByRole('gridcell').and(page.locator('[data-shift]'));

/** Moves a shift by a quarter of an hour, with the keyboard. */
async function move(page: Page, shift: Locator): Promise<void> {
  await shift.click();
  await expect(shift).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
}

test('unsaved edits are asked about, dropped with their day, taken back, and outlive a reload', async ({ page }) => {
  const station = await openSchedule(page);
  await move(page, shiftsOf(page).first());

  // Leaving asks, with the place one is leaving for.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(asked).toContainText('/dashboard/');
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('1 unsaved change')).toBeVisible();

  // Another week drops them after one notice, and Undo brings both back.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByText('1 unsaved change dropped with the day you left.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();

  // A tab that is lost keeps them.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/scheduler/${station}/scheduling`));
});

test('a driver sees the own shifts on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slug = (await enter(page, 'driver.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${slug}/scheduling`);
  await expect(page.getByRole('heading', { level: 1, name: 'My schedule' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/\d:\d\d [AP]M – /);
});

test('the schedule is a list too, filtered by what drivers work', async ({ page }) => {
  await openSchedule(page);
  await page.getByText('List', { exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('grid', { name: 'Shifts' })).toBeVisible();
});

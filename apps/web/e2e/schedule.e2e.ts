import type { Page } from '@playwright/test';
import { alive, enter, expect, test } from './support/test.ts';

/** The schedule of the station manager's station, next week, where nothing is locked. */
async function openSchedule(page: Page): Promise<string> {
  const station = await enter(page, 'station-admin.demo');
  await page.goto(`/scheduler/${station}/scheduling`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next week' });
  await alive(next);
  await next.click();
  await expect(page).toHaveURL(/day=/);
  await expect(page.getByRole('grid', { name: /^Shifts of / })).toBeVisible();
  return station;
}

const firstShift = (page: Page) => page.getByRole('gridcell').and(page.locator('[data-shift]')).first();

/** Moves the first shift on screen by a quarter of an hour, with the keyboard. */
async function moveFirst(page: Page): Promise<void> {
  await firstShift(page).click();
  await expect(firstShift(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
}

test('unsaved edits are asked about, dropped with their day, taken back, and outlive a reload', async ({ page }) => {
  const station = await openSchedule(page);
  await moveFirst(page);

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

test('the schedule is a list too, filtered by what drivers work', async ({ page }) => {
  await openSchedule(page);
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('grid', { name: 'Shifts' })).toBeVisible();
});

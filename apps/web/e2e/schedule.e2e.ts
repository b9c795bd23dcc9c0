import type { Locator, Page } from '@playwright/test';
import { alive, enter, expect, notice, test } from './support/test.ts';

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
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
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

const unsaved = (page: Page, count: number) =>
  page.getByText(count === 1 ? '1 unsaved change' : `${count} unsaved changes`, { exact: true });
const saveSchedule = (page: Page) => page.getByRole('button', { name: 'Save schedule' });

/** The ids of shifts nothing speaks against, for each driver one. */
async function plainShifts(page: Page): Promise<string[]> {
  const names = await shiftsOf(page).evaluateAll((bars) =>
    bars.map((bar) => ({ id: (bar as HTMLElement).dataset.shift ?? '', name: bar.textContent })),
  );
  const first = new Map<string, string>();
  for (const { id, name } of names) {
    const driver = name.split(', ').at(-1) ?? '';
    if (!name.includes('. ') && !name.endsWith('.') && !first.has(driver)) first.set(driver, id);
  }
  return [...first.values()];
}

const barOf = (page: Page, id: string) => page.locator(`[data-shift="${id}"]`);

test('two managers meet: what does not collide is merged, what does is shown side by side', async ({
  page,
  browser,
}) => {
  test.slow();
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, 'platform.demo');
  for (const each of [page, other]) {
    await each.goto(`/scheduler/${station}/scheduling?day=2026-11-30`);
    await expect(each.getByRole('grid', { name: /^Shifts of / })).toBeVisible();
    await alive(each.getByRole('button', { name: 'Next week' }));
  }
  await expect(page.getByText(/ is here/)).toBeVisible();
  const [first = '', second = ''] = await plainShifts(page);

  // The mouse moves one, the keyboard another.
  const box = await barOf(page, first).boundingBox();
  if (!box) throw new Error('The shift is not on screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y);
  await page.mouse.move(x + 12, y, { steps: 4 });
  await page.mouse.up();
  await expect(unsaved(page, 1)).toBeVisible();
  await expect(other.getByText(/ is editing/)).toBeVisible();
  await barOf(other, second).focus();
  await other.keyboard.press('m');
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('Enter');
  await expect(unsaved(other, 1)).toBeVisible();
  await saveSchedule(page).click();
  await expect(notice(page, 'Schedule saved')).toBeVisible();
  const moved = await barOf(page, first).innerText();
  await expect(barOf(other, first)).toHaveText(moved, { useInnerText: true });
  await expect(unsaved(other, 1)).toBeVisible();
  await saveSchedule(other).click();
  await expect(notice(other, 'Schedule saved')).toBeVisible();
  const keyed = await barOf(other, second).innerText();
  await expect(barOf(page, second)).toHaveText(keyed, { useInnerText: true });

  // Both change the same shift: nothing is overwritten before somebody has chosen.
  await move(other, barOf(other, first));
  await barOf(page, first).click();
  await page.keyboard.press('Alt+ArrowLeft');
  await saveSchedule(page).click();
  const conflict = other.getByRole('heading', { name: 'This schedule was saved somewhere else' });
  await expect(conflict).toBeVisible();
  await saveSchedule(other).click();
  await expect(notice(other, 'Choose which version to keep first.')).toBeVisible();
  await other.getByRole('button', { name: 'Use saved version' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(saveSchedule(other)).toHaveCount(0);
  await expect(barOf(other, first)).toHaveText(await barOf(page, first).innerText(), { useInnerText: true });

  // Undo goes back past the save; saved again, it reaches the colleague.
  await barOf(page, first).focus();
  await page.keyboard.press('Control+z');
  await expect(unsaved(page, 1)).toBeVisible();
  await saveSchedule(page).click();
  await expect(barOf(other, first)).toHaveText(moved, { useInnerText: true });
  await context.close();
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

import type { Browser, Page } from '@playwright/test';
import { alive, enter, expect, notice, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The slug of somebody's own place, from the own dashboard's path. */
const slugIn = (dashboard: string) => dashboard.split('/')[2] ?? '';

async function enterOnPhone(browser: Browser): Promise<{ readonly page: Page; readonly slug: string }> {
  const page = await (await browser.newContext(phone)).newPage();
  const slug = slugIn(await enter(page, 'driver.demo'));
  const listening = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/resources/live');
  await page.goto(`/scheduler/${slug}/requests`);
  await listening;
  return { page, slug };
}

/** Fills a date field part by part, as one types it. */
async function typeDay(page: Page, label: string, month: string, day: string, year: string): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`^${label}`) });
  await field.getByRole('spinbutton', { name: /^month/ }).pressSequentially(month);
  await field.getByRole('spinbutton', { name: /^day/ }).pressSequentially(day);
  await field.getByRole('spinbutton', { name: /^year/ }).pressSequentially(year);
}

/** Sends a request for one day off and waits until it is in the driver's own list. */
async function askForDayOff(page: Page, day: string): Promise<void> {
  const fresh = page.getByRole('button', { name: 'New request' });
  await alive(fresh);
  await fresh.click();
  const form = page.getByRole('form', { name: 'New request' });
  await typeDay(page, 'First day', '12', day, '2026');
  await expect(form.getByRole('region', { name: 'Effect on coverage' })).toBeVisible();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(notice(page, 'Request sent')).toBeVisible();
}

test('a driver asks for a day off on a phone; the manager denies it with a reason, and the driver sees it', async ({
  page,
  browser,
}) => {
  // Two people sign in, and each waits for the other.
  test.slow();
  const driver = await enterOnPhone(browser);
  const station = slugIn(await enter(page, 'station-admin.demo'));
  await page.goto(`/scheduler/${station}/requests?sort=-created_at`);
  const table = page.getByRole('grid', { name: 'Requests' }).or(page.getByRole('table', { name: 'Requests' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();

  await askForDayOff(driver.page, '04');
  // Appears by itself at the manager's.
  await expect(table.getByText('Time off Dec 4 (vacation)').first()).toBeVisible();
  await table.getByText('Time off Dec 4 (vacation)').first().click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Time off Dec 4 (vacation)' });
  await expect(drawer.getByRole('region', { name: 'Effect on coverage' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Deny request' }).click();
  await expect(drawer.getByText('Enter a reason')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Short on Friday night');
  await drawer.getByRole('button', { name: 'Deny request' }).click();
  await expect(notice(page, 'Request denied')).toBeVisible();

  // And by itself at the driver's, with the reason one tap away.
  const own = driver.page.getByRole('row').filter({ hasText: 'Time off Dec 4 (vacation)' });
  await expect(own).toContainText('Denied');
  await own.getByRole('link').click();
  await expect(driver.page.getByText(/Denied by .*: Short on Friday night/)).toBeVisible();
  await driver.page.context().close();
});

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

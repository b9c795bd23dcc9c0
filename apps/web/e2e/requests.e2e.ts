import type { Browser, Page } from '@playwright/test';
import { alive, enter, expect, isAt, notice, test } from './support/test.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The slug of a person's own location, from the path of the own dashboard. */
const slugIn = (dashboard: string) => dashboard.split('/')[2] ?? '';

async function enterOnPhone(browser: Browser): Promise<{ readonly page: Page; readonly slug: string }> {
  const page = await (await browser.newContext(phone)).newPage();
  const slug = slugIn(await enter(page, 'driver.demo'));
  const listening = page.waitForResponse((answer) => new URL(answer.url()).pathname === liveAddress());
  await page.goto(`/scheduler/${slug}/requests`);
  await listening;
  return { page, slug };
}

/** Fills a date field part by part, as typed. */
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

test('a driver requests a day off on a phone; the manager denies it with a reason, and the driver sees it', async ({
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
  // Appears on the manager's screen without a reload.
  await expect(table.getByText('Time off Dec 4 (vacation)').first()).toBeVisible();
  await table.getByText('Time off Dec 4 (vacation)').first().click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Time off Dec 4 (vacation)' });
  await expect(drawer.getByRole('region', { name: 'Effect on coverage' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Deny request' }).click();
  await expect(drawer.getByText('Enter a reason')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Short on Friday night');
  await drawer.getByRole('button', { name: 'Deny request' }).click();
  await expect(notice(page, 'Request denied')).toBeVisible();

  // And on the driver's, with the reason one tap away.
  const own = driver.page.getByRole('row').filter({ hasText: 'Time off Dec 4 (vacation)' });
  await expect(own).toContainText('Denied');
  await own.getByRole('link').click();
  await expect(driver.page.getByText(/Denied by .*: Short on Friday night/)).toBeVisible();
  await driver.page.context().close();
});

/** A page without live updates: the stream hangs as on a broken connection. */
async function withoutLive(page: Page): Promise<void> {
  await page.route(isAt(liveAddress), () => {});
}

test('the second of two approvers sees who decided and when, and all screens agree', async ({ page, browser }) => {
  // Three people sign in, and each waits for the others.
  test.slow();
  const driver = await enterOnPhone(browser);
  await askForDayOff(driver.page, '11');
  // Newest first: an aborted run may have left another.
  const asked = (each: Page) => each.getByRole('row').filter({ hasText: 'Time off Dec 11 (vacation)' }).first();
  const own = asked(driver.page);
  await expect(own).toContainText('Pending');

  const station = slugIn(await enter(page, 'station-admin.demo'));
  const second = await (await browser.newContext()).newPage();
  await enter(second, 'platform.demo');
  await withoutLive(second);
  const third = await (await browser.newContext()).newPage();
  await enter(third, 'executive.demo');
  for (const each of [page, second, third]) {
    const listening =
      each === third
        ? each.waitForResponse((answer) => new URL(answer.url()).pathname === liveAddress())
        : Promise.resolve();
    await each.goto(`/scheduler/${station}/requests?sort=-created_at`);
    await listening;
    await asked(each).getByRole('link').click();
    await expect(each.getByRole('dialog').getByRole('region', { name: 'Effect on coverage' })).toBeVisible();
    await alive(each.getByRole('dialog').getByRole('button', { name: 'Approve request' }));
  }
  const dialog = page.getByRole('dialog');
  const asker = await dialog.getByRole('heading').first().innerText();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two others are off');
  await dialog.getByRole('button', { name: 'Deny request' }).click();
  await expect(notice(page, 'Request denied')).toBeVisible();
  const decided = /^Denied by (.+) on \w{3}, \w{3} \d+, \d+:\d\d [AP]M: Two others are off$/;
  const said = (each: Page) => each.getByRole('dialog').getByRole('status').getByText(decided);

  // The observer and the driver see it without a reload.
  await expect(said(third)).toBeVisible();
  await expect(own).toContainText('Denied');
  await expect(third.getByRole('dialog').getByRole('button', { name: 'Approve request' })).toHaveCount(0);

  // The second approver, whose stream is broken, learns it from the answer.
  const name = decided.exec((await said(third).textContent()) ?? '')?.[1] ?? '';
  expect(name).not.toBe('');
  const approve = second.getByRole('dialog').getByRole('button', { name: 'Approve request' });
  await expect(approve).toBeVisible();
  await approve.click();
  await expect(second.getByRole('dialog').getByText(`${name} already denied this request.`)).toBeVisible();
  await expect(said(second)).toHaveText((await said(third).textContent()) ?? '');
  await expect(approve).toHaveCount(0);
  await expect(said(page)).toHaveText((await said(third).textContent()) ?? '');

  // The second decision was not saved: the driver still sees the first one, and no one is off that day.
  await driver.page.reload();
  await own.getByRole('link').click();
  await expect(said(driver.page)).toHaveText((await said(third).textContent()) ?? '');
  await page.goto(`/scheduler/${station}/requests?show=calendar&month=2026-12`);
  await expect(
    page.getByRole('region', { name: 'Days off, December 2026' }).or(page.getByText('Nobody is off')),
  ).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: asker })
      .getByTitle(/^Dec 11:/),
  ).toHaveCount(0);
  for (const each of [driver.page, second, third]) await each.context().close();
});

test('a profile is edited by keyboard, and everyone sees the change', async ({ page }) => {
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

import type { Locator, Page } from '@playwright/test';
import { join, newName } from './new-person.ts';
import { alive, card, dashboardReady, enter, expect, notice, placesTable, test } from './support/test.ts';

/** Presses for a task, counted as docs/ten-tasks.md counts them: pointing and typing are free. */
function clicksOf() {
  let clicks = 0;
  return {
    press: async (part: Locator) => {
      await alive(part);
      await part.click();
      clicks += 1;
    },
    count: () => clicks,
  };
}

const dashboard = '/dashboard/lantern';
const menu = (page: Page) => page.getByRole('menu').last();

test('1: last month on the whole dashboard takes two clicks', async ({ page }) => {
  await enter(page, 'executive.demo', dashboard);
  await dashboardReady(page);
  const hand = clicksOf();
  await hand.press(page.getByRole('button', { name: 'This month, filters' }));
  await hand.press(page.getByRole('group', { name: 'Period' }).getByRole('button', { name: 'Last month' }));
  await expect(page.getByTestId('head-in-effect')).toContainText('last month');
  expect(hand.count()).toBeLessThanOrEqual(2);
});

test('2: one service takes one click', async ({ page }) => {
  await enter(page, 'executive.demo', dashboard);
  await dashboardReady(page);
  const hand = clicksOf();
  await hand.press(
    page.getByRole('navigation', { name: 'Calls this month by service' }).getByRole('link', { name: /^Tow/ }),
  );
  await expect(page.getByTestId('head-in-effect')).toContainText('Tow');
  expect(hand.count()).toBeLessThanOrEqual(1);
});

test('3: the calls behind a number take one click', async ({ page }) => {
  await enter(page, 'executive.demo', dashboard);
  await dashboardReady(page);
  const hand = clicksOf();
  await hand.press(card(page, 'Average time of arrival').getByRole('button', { name: /^Calls behind/ }));
  const drawer = page.getByRole('dialog', { name: 'Lantern Motor Club calls' });
  await expect(drawer.getByRole('table', { name: 'Calls' }).getByRole('rowheader').first()).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(1);
});

test('4: a table as a file takes two clicks', async ({ page }) => {
  await enter(page, 'executive.demo', dashboard);
  await dashboardReady(page);
  const hand = clicksOf();
  await hand.press(page.getByRole('button', { name: 'Options for This month by geography' }));
  await page.getByRole('menuitem', { name: 'Export', exact: true }).hover();
  const excel = menu(page).getByRole('menuitem', { name: 'Excel', exact: true });
  await expect(excel).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), hand.press(excel)]);
  expect(saved.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(hand.count()).toBeLessThanOrEqual(2);
});

test('5: a comparison with last year takes one click', async ({ page }) => {
  await enter(page, 'executive.demo', dashboard);
  await dashboardReady(page);
  const hand = clicksOf();
  await hand.press(page.getByRole('navigation', { name: 'Compare with' }).getByRole('link', { name: 'Last year' }));
  await expect(card(page, 'Average time of arrival')).toContainText('2025');
  expect(hand.count()).toBeLessThanOrEqual(1);
});

test('6: a shared dashboard becomes your own in three clicks', async ({ page, browser }) => {
  await join(browser, page, 'tasks');
  await page.goto(dashboard);
  await dashboardReady(page);
  const hand = clicksOf();
  await hand.press(page.getByRole('button', { name: 'Switch dashboard' }));
  await hand.press(page.getByRole('menuitem', { name: 'Duplicate this dashboard' }));
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Overview (copy)');
  await hand.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Overview (copy)' })).toBeVisible();
  await expect(page.getByText(/^My dashboard for /)).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(3);
});

test('7: a chart is copied in one click', async ({ page }) => {
  await enter(page, 'executive.demo', '/create-dashboard/lantern?copy=1');
  const items = page.getByRole('list', { name: 'Elements on the grid' }).locator(':scope > li');
  await expect(items.first()).toBeVisible();
  const before = await items.count();
  const hand = clicksOf();
  await hand.press(page.getByRole('button', { name: 'Duplicate The last twelve months' }));
  await expect(items).toHaveCount(before + 1);
  expect(hand.count()).toBeLessThanOrEqual(1);
});

test('8: cells above a limit are colored in one click', async ({ page, browser }) => {
  await join(browser, page, 'colors');
  await page.goto('/create-dashboard/lantern?copy=1');
  const name = newName('Colors');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  const settings = page.getByRole('button', { name: 'Options for This month by geography' }).first();
  await alive(settings);
  await settings.click();
  const hand = clicksOf();
  await hand.press(page.getByRole('button', { name: 'Add format' }));
  // The first metric, above a limit that is typed: each of these is how a format begins.
  await page.getByRole('textbox', { name: 'Format 1: limit' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  expect(hand.count()).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    placesTable(page)
      .getByRole('cell', { name: /, above 1/ })
      .first(),
  ).toBeVisible();
});

/** A driver asks for a day off that no earlier run asked for; returns the words of the request in the list. */
async function askForDayOff(page: Page): Promise<string> {
  const slug = (await enter(page, 'driver.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${slug}/requests`);
  const fresh = page.getByRole('button', { name: 'New request' });
  await alive(fresh);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const asked = (await page.getByRole('row').allInnerTexts()).join('\n');
  const day = Array.from({ length: 17 }, (_, index) => 15 + index).find((each) => !asked.includes(`Dec ${each} `));
  await fresh.click();
  const form = page.getByRole('form', { name: 'New request' });
  const field = page.getByRole('group', { name: /^First day/ });
  await field.getByRole('spinbutton', { name: /^month/ }).pressSequentially('12');
  await field.getByRole('spinbutton', { name: /^day/ }).pressSequentially(String(day));
  await field.getByRole('spinbutton', { name: /^year/ }).pressSequentially('2026');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(notice(page, 'Request sent')).toBeVisible();
  return `Time off Dec ${day} (vacation)`;
}

test('9: time off is approved in three clicks', async ({ page, browser }) => {
  test.slow();
  const driver = await (await browser.newContext()).newPage();
  const asked = await askForDayOff(driver);
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${station}/scheduling`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  const hand = clicksOf();
  await hand.press(page.getByRole('link', { name: 'Requests', exact: true }));
  await hand.press(
    page.getByRole('row').filter({ hasText: asked }).filter({ hasText: 'Pending' }).getByRole('link').first(),
  );
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Approve request' }));
  await expect(notice(page, 'Request approved')).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(3);
  await driver.context().close();
});

test('10: changed shifts are published in two clicks', async ({ page }) => {
  test.slow();
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${station}/scheduling`);
  const next = page.getByRole('button', { name: 'Next week' });
  await alive(next);
  await next.click();
  await expect(page.getByText(/^Nov 22 – 28$/)).toBeVisible();
  // A shift is moved and saved.
  const shift = page.getByRole('gridcell').and(page.locator('[data-shift]')).first();
  await shift.click();
  await expect(shift).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowRight');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  const reason = page.getByLabel('Reason to save anyway');
  await expect(notice(page, 'Schedule saved').or(reason)).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed on the phone');
    await page.getByRole('button', { name: 'Save with reason' }).click();
  }
  await expect(notice(page, 'Schedule saved')).toBeVisible();

  const hand = clicksOf();
  await hand.press(page.getByRole('button', { name: /^Publish/ }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Publish \d+ shifts?$/ }));
  await expect(page.getByRole('dialog').getByText('Drivers see these days as planned.')).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(2);
});

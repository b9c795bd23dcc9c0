import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  alive,
  card,
  dashboardReady,
  enter,
  escape,
  expect,
  notice,
  notices,
  password,
  placesTable,
  test,
} from './support/test.ts';
import { join, newName } from './new-person.ts';

const switcher = (page: Page) => page.getByRole('button', { name: 'Switch dashboard' });

/** Waits for every part of the page to hydrate, including the builder's. */
async function builderReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page.getByRole('button', { name: 'Save' }));
}

async function chooseFrom(page: Page, element: string, menu: string, entry: string): Promise<void> {
  const trigger = page.getByRole('button', { name: `Options for ${element}` });
  await alive(trigger);
  await trigger.click();
  await page.getByRole('menuitem', { name: menu, exact: true }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: entry, exact: true }).press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('dashboards are listed in three groups, and a shared one shows its owner', async ({ page }) => {
  await enter(page, 'staff.demo');
  await dashboardReady(page);
  await switcher(page).click();
  const menu = page.getByRole('menu');
  for (const group of ['Global', 'My dashboards', 'Shared with me'])
    await expect(menu.getByText(group, { exact: true })).toHaveCount(1);
  await expect(menu.getByRole('menuitem', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('menuitem', { name: 'My numbers' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My numbers' })).toBeVisible();
  await expect(page).toHaveURL(/dashboard=\d+/);
  await expect(page.getByText(/^Shared dashboard for .*, shared by /)).toBeVisible();
  await expect(card(page, 'Average time of arrival')).toBeVisible();
  await switcher(page).click();
  await expect(menu.getByRole('menuitem', { name: 'Edit this dashboard' })).toHaveCount(0);
  // The journeys' server has no Chromium to print with, and says so at once.
  await menu.getByRole('menuitem', { name: 'Download PDF' }).click();
  await expect(notice(page, 'PDFs aren’t set up here. Print the page instead, and choose Save as PDF.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print page' })).toBeVisible();
});

test('a dashboard is created, laid out by key and mouse, saved, changed and deleted', async ({ page, browser }) => {
  await join(browser, page, 'maker');
  const name = newName('Board');
  await page.goto('/create-dashboard/lantern');
  await builderReady(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a name for the dashboard')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.type(name);
  const gallery = page.getByRole('group', { name: 'Add an element' });
  await gallery.getByRole('button', { name: 'Card' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Calls so far');
  await page.getByRole('textbox', { name: /^About this element/ }).fill('Counted when they are paid.');
  await page.getByRole('button', { name: 'Add element' }).click();
  // Each kind is shown as it would look here.
  await expect(gallery.locator('[data-component="LineChart"]').first()).toBeVisible();
  await gallery.getByRole('button', { name: 'Trend table' }).click();
  const grid = page.getByRole('list', { name: 'Elements on the grid' });
  const first = grid.getByRole('listitem', { name: 'Calls so far' });
  // The preview shows a real number.
  await expect(first.locator('[data-component="Metric.Value"]')).toContainText(/\d/);

  const status = page.getByRole('status').filter({ hasText: 'Calls so far' });
  await first.getByRole('button', { name: 'Move Calls so far with the arrow keys' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Calls so far: column 3, row 1, 3 wide, 2 high');
  await first.getByRole('button', { name: 'Resize Calls so far with the arrow keys' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Calls so far: column 3, row 1, 4 wide, 2 high');

  const grip = first.getByRole('button', { name: 'Move Calls so far with the arrow keys' });
  await grip.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const area = await grid.boundingBox();
  if (!from || !area) throw new Error('The grid is not drawn.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8 + area.width / 2, from.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(status).toHaveText('Calls so far: column 9, row 1, 4 wide, 2 high');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(notice(page, `“${name}” saved`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^My dashboard for /)).toBeVisible();
  await expect(card(page, 'Calls so far')).toContainText(/\d/);
  await card(page, 'Calls so far').getByRole('button', { name: 'Comments and notes on Calls so far' }).click();
  const drawer = page.getByRole('dialog', { name: 'Calls so far' });
  await expect(drawer.getByText('Counted when they are paid.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Month by month by month' }).getByRole('columnheader')).toHaveCount(13);

  await alive(switcher(page));
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Edit this dashboard' }).click();
  await builderReady(page);
  // A preview may contain lists too.
  await expect(grid.locator(':scope > li')).toHaveCount(2);
  await grid.getByRole('button', { name: 'Remove Month by month' }).click();
  await expect(grid.locator(':scope > li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(card(page, 'Calls so far')).toContainText(/\d/);
  await expect(page.getByRole('heading', { name: 'Month by month' })).toHaveCount(0);

  await alive(switcher(page));
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Edit this dashboard' }).click();
  await builderReady(page);
  await page.getByRole('button', { name: 'Delete dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete dashboard' }).click();
  await expect(notice(page, 'Dashboard deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a global dashboard is duplicated, its elements too, and cells are colored by rules', async ({
  page,
  browser,
}) => {
  await join(browser, page, 'copier');
  await page.goto('/dashboard/lantern');
  await dashboardReady(page);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Duplicate this dashboard' }).click();
  await builderReady(page);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Overview (copy)');
  const name = newName('Copy');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  const grid = page.getByRole('list', { name: 'Elements on the grid' });
  const count = await grid.locator(':scope > li').count();
  await grid.getByRole('button', { name: 'Duplicate Average time of arrival' }).click();
  await expect(grid.locator(':scope > li')).toHaveCount(count + 1);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Waits again');

  // The preview has the element's own menu, which does nothing here.
  await grid.getByRole('button', { name: 'Options for This month by geography' }).first().click();
  await page.getByRole('button', { name: 'Add format' }).click();
  const limit = page.getByRole('textbox', { name: 'Format 1: limit' });
  await limit.fill('1');
  await limit.blur();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^My dashboard for /)).toBeVisible();
  await expect(card(page, 'Waits again')).toContainText(/\d/);
  await expect(
    placesTable(page)
      .getByRole('cell', { name: /, above 1/ })
      .first(),
  ).toBeVisible();
});

test('leaving unsaved work asks first', async ({ page }) => {
  await enter(page, 'executive.demo', '/create-dashboard/lantern');
  await builderReady(page);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Half a board');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half a board');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard\/lantern/);
});

test.describe('a session that ends while a dashboard is being created', () => {
  test.use({ expected: /status of (400|401)/ });

  test('loses nothing: after the next sign-in it is restored and can be saved', async ({ page, browser }) => {
    const { username } = await join(browser, page, 'kept');
    const name = newName('Board');
    await page.goto('/create-dashboard/lantern');
    await builderReady(page);
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('group', { name: 'Add an element' }).getByRole('button', { name: 'Card' }).click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Calls so far');
    const found = page.getByText('Your unsaved changes are back.');
    await expect(found).toHaveCount(0);

    const elsewhere = await (await browser.newContext()).newPage();
    await enter(elsewhere, username, '/account/');
    const others = elsewhere.getByRole('button', { name: 'Sign out everywhere else' });
    await alive(others);
    await others.click();
    await expect(notice(elsewhere, 'Signed out of 1 other session.')).toBeVisible();
    await elsewhere.context().close();

    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/login\//);
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/create-dashboard\/lantern/);
    await expect(found).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(card(page, 'Calls so far')).toContainText(/\d/);
    // The draft of saved work is deleted.
    await page.goto('/create-dashboard/lantern');
    await builderReady(page);
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
    await expect(found).toHaveCount(0);
  });
});

test('only its owner changes a dashboard', async ({ page }) => {
  await enter(page, 'staff.demo');
  await dashboardReady(page);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'My numbers' }).last().click();
  await expect(page).toHaveURL(/dashboard=\d+/);
  const id = new URL(page.url()).searchParams.get('dashboard');
  await page.goto(`/create-dashboard/${new URL(page.url()).pathname.split('/').at(-1)}?dashboard=${id}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard/[^/]+\\?dashboard=${id}$`));
  await expect(notices(page)).toContainText('You can make your own.');
});

test('the menus of an element are the specification’s, and their choices are kept in the address', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  const items = page.getByRole('menu').getByRole('menuitem');
  await page.getByRole('button', { name: 'Options for Average time of arrival' }).click();
  await expect(items).toHaveText(['Time', 'Chart', 'Sub-Geography']);
  await escape(page.getByRole('menu'));
  await page.getByRole('button', { name: 'Options for The last twelve months' }).click();
  await expect(items).toHaveText(['Time', 'Chart', 'Sub-Geography', 'Export', 'Pivot']);
  await escape(page.getByRole('menu'));
  await page.getByRole('button', { name: 'Options for This month by geography' }).click();
  await expect(items).toHaveText(['Time', 'Chart', 'Sub-Geography', 'Export']);
  await page.getByRole('menuitem', { name: 'Chart', exact: true }).press('ArrowRight');
  await expect(page.getByRole('menuitemradio')).toHaveText(['Table']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await chooseFrom(page, 'The last twelve months', 'Time', 'This Month');
  await expect(page).toHaveURL(/time\.5=This_Month/);
  const trend = page.getByRole('table', { name: 'The last twelve months by month' });
  await expect(trend.getByRole('columnheader')).toHaveCount(2);
  // A single value has no line to draw: it shows as a bar, and stays a line for other days.
  await chooseFrom(page, 'The last twelve months', 'Chart', 'Line');
  await expect(page).toHaveURL(/chart\.5=line/);
  await expect(page.locator('[data-component="BarChart"]').first()).toBeVisible();
  await chooseFrom(page, 'The last twelve months', 'Time', 'Daily Series');
  await expect(page.locator('[data-component="LineChart"]').first()).toBeVisible();

  // Three choices, undone one by one.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page).toHaveURL(/chart\.5=line/);
  await expect(page).toHaveURL(/time\.5=This_Month/);
  await page.keyboard.press('Control+z');
  await expect(page).not.toHaveURL(/chart\.5/);
  await undo.click();
  await expect(page).not.toHaveURL(/time\.5/);
  await expect(undo).toHaveCount(0);
  await expect(trend.getByRole('columnheader')).toHaveCount(13);
});

test('another location opens in the same dashboard, with its days and charts', async ({ page }) => {
  await enter(page, 'territory.demo');
  await dashboardReady(page);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'My numbers' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My numbers' })).toBeVisible();
  const chosen = new URL(page.url()).search;
  await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'Lantern Motor Club' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard/lantern' && url.search === chosen);
  await expect(page.getByRole('heading', { level: 1, name: 'My numbers' })).toBeVisible();

  const keeps = (url: URL) =>
    [...url.searchParams].map(String).toSorted().join(' ') === 'chart.5,line order,-ata_avg time.5,Day';
  await page.goto('/dashboard/lantern?child=club-region&order=-ata_avg&time.5=Day&chart.5=line');
  await dashboardReady(page);
  const row = placesTable(page).locator('tbody').getByRole('row').first();
  // The name; the other link filters the page by it.
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname !== '/dashboard/lantern' && keeps(url));
  await page.getByRole('navigation', { name: 'Facility type' }).getByRole('link', { name: 'PSP', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith('-psp') && keeps(url));
  await expect(page.locator('[data-component="LineChart"]').first()).toBeVisible();
});

test('a deleted dashboard says so, with everyone’s in its place', async ({ page }) => {
  await enter(page, 'staff.demo', '/dashboard/summit-pass?dashboard=2147483647');
  await expect(page.getByText('That dashboard was deleted or isn’t shared with you.')).toBeVisible();
  await dashboardReady(page);
});

test('member comments are shown in full', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Member voice' }).click();
  const rows = page.getByRole('list', { name: 'Member comments' }).getByRole('listitem');
  await expect(rows.nth(6)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const cut = await rows.evaluateAll((items) =>
    items
      .slice(0, 6)
      .filter((item) => item.scrollHeight > item.clientHeight + 1)
      .map((item) => item.textContent),
  );
  expect(cut).toEqual([]);
  // On a phone the topics are below the text, which shares its line with the date only.
  await page.setViewportSize({ width: 390, height: 844 });
  const words = rows.first().locator(':scope > *').first();
  await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeGreaterThan(200);
});

test('a card is broken down by the level below', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await chooseFrom(page, 'Average time of arrival', 'Sub-Geography', 'Club-Region');
  await expect(page).toHaveURL(/child\.3=club-region/);
  const rows = page.getByRole('table', { name: 'This Month by Club-Region' });
  await expect(rows.getByRole('rowheader').first()).toBeVisible();
  await expect(placesTable(page)).toHaveCount(2);
});

test('a trend is broken down by the level below, and each of its numbers leads to its calls', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  const trend = page.getByRole('table', { name: 'The last twelve months by month' });
  const count = trend
    .getByRole('row', { name: /^Paid calls/ })
    .getByRole('cell')
    .nth(10);
  const counted = await count.innerText();
  // A finished month: the number of calls matches the cell.
  await count.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Calls behind Paid calls' }).click();
  const drawer = page.getByRole('dialog', { name: /^Lantern.* calls$/ });
  await expect(drawer).toContainText(`${counted} calls`);
  await expect(page).toHaveURL(/drawer=calls%7Elantern%7E2026-10-01%7E2026-10-31%7E5%7Epaid_call_count%7E/);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  // By keyboard, its date leads to all calls of those days.
  await trend.getByRole('button', { name: 'Oct ’26' }).press('Enter');
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/drawer=calls%7Elantern%7E2026-10-01%7E2026-10-31%7E5%7E-/);
  await page.goBack();

  // The confidence of a share is in its menu, for people who can't hover.
  await trend
    .getByRole('row', { name: /^Overall satisfaction/ })
    .getByRole('cell')
    .nth(10)
    .click({ button: 'right' });
  await expect(page.getByRole('menu')).toContainText(/likely range [\d.]+-[\d.]+%, of \d+ surveys/);
  await escape(page.getByRole('menu'));

  await chooseFrom(page, 'The last twelve months', 'Sub-Geography', 'Club-Region');
  await expect(page).toHaveURL(/child\.5=club-region/);
  await expect(trend.getByRole('row', { name: /^Lantern East/ }).first()).toBeVisible();
  await expect(trend.getByRole('row', { name: /^Total/ }).first()).toBeVisible();
  // The level below adds up to the location.
  const numbers = async (name: RegExp) =>
    Promise.all(
      (await trend.getByRole('row', { name }).all()).map(async (row) =>
        Number((await row.getByRole('cell').nth(10).innerText()).replaceAll(',', '')),
      ),
    );
  const [all] = await numbers(/^Total, Paid calls/);
  const parts = await numbers(/^(?!Total).*, Paid calls/);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(trend.getByRole('row', { name: /^Lantern East/ })).toHaveCount(0);
});

test('a table that became a card’s other form can be switched back to a table', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await chooseFrom(page, 'Average time of arrival', 'Chart', 'Line');
  await expect(page).toHaveURL(/chart\.3=line/);
  const card = page.getByRole('article', { name: 'Average time of arrival' });
  await card.getByRole('navigation', { name: 'Shown as' }).getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(/chart\.3=trendTable/);
  await expect(card.getByRole('table')).toBeVisible();
});

test('comments load page by page', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Member voice' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages of Member comments' });
  await expect(pages).toContainText(/^1-50 of/);
  const first = await page.getByRole('list', { name: 'Member comments' }).getByRole('listitem').first().innerText();
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(pages).toContainText(/^51-\d+ of/);
  await expect(page.getByRole('list', { name: 'Member comments' }).getByRole('listitem').first()).not.toHaveText(first);
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(pages).toContainText(/^1-50 of/);

  // Other days, through the comments' own menus.
  const count = async () => Number(/of ([\d,]+)/.exec(await pages.innerText())?.[1]?.replaceAll(',', ''));
  const year = await count();
  await page.getByRole('button', { name: 'Options for Member comments' }).click();
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText(['Time', 'Chart']);
  await escape(page.getByRole('menu'));
  await chooseFrom(page, 'Member comments', 'Time', 'This Month');
  await expect(page.getByRole('article', { name: 'Member comments' })).toContainText('Nov 1 to 17, 2026');
  await expect.poll(count).toBeLessThan(year);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(count).toBe(year);
});

test('a bookmark keeps which dashboard was open', async ({ page }) => {
  await enter(page, 'territory.demo');
  await dashboardReady(page);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'My numbers' }).first().click();
  const title = page.getByRole('heading', { level: 1, name: 'My numbers' });
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Bookmarks', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bookmark this location' }).click();
  await expect(notices(page)).toContainText('Bookmark Successfully Added');
  await page.goto('/home/');
  await page.getByRole('button', { name: /^Bookmarks/ }).click();
  await page.getByRole('menu').getByRole('menuitem').last().click();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Bookmarks, this page is bookmarked' }).click();
  await page.getByRole('menuitem', { name: 'Remove this bookmark' }).click();
  await expect(notices(page)).toContainText('Bookmark Successfully Removed');
});

test('a table is saved as Excel', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern?child=station');
  await dashboardReady(page);
  await page.getByRole('button', { name: 'Options for This month by geography' }).click();
  await page.getByRole('menuitem', { name: 'Export', exact: true }).press('ArrowRight');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel', exact: true }).press('Enter'),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^this-month-by-geography_lantern_.*\.xlsx$/);
  // A zip starts with PK.
  expect(
    readFileSync(await saved.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(notices(page)).toContainText(/\.xlsx saved, [\d,]+ rows$/);
});

test('numbers lead to the calls behind them, by mouse and by keyboard, and a link shows the same', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  const row = placesTable(page).getByRole('row').filter({ hasText: 'Lantern East' });
  await row.getByRole('cell').first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Calls behind these numbers' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lantern East calls' });
  await expect(drawer.getByRole('table', { name: 'Calls' }).getByRole('row')).toHaveCount(51);
  await expect(drawer).toContainText(/Nov 1 to 17, 2026, [\d,]+ calls/);
  await drawer.getByRole('button', { name: 'Show more' }).click();
  await expect(drawer.getByRole('table', { name: 'Calls' }).getByRole('row')).toHaveCount(101);
  await page.reload();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();

  // The totals too.
  const totals = page.getByRole('button', { name: 'Lantern Motor Club calls' });
  await alive(totals);
  await totals.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Lantern Motor Club calls' }).getByRole('rowheader').first(),
  ).toBeVisible();
});

test.describe('a part of a field whose code fails to load', () => {
  test.use({ expected: /net::ERR_FAILED|could not be fetched/ });

  test('says so in its place, loses nothing, and opens after a reload', async ({ page }) => {
    await enter(page, 'executive.demo', '/create-dashboard/lantern');
    const name = page.getByRole('textbox', { name: /^Name/ });
    await alive(name);
    await name.fill('Half made');
    await page.route(/assets\/multi-select-list/, (route) => route.abort());
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const field = page
      .getByRole('combobox', { name: /^Shared with/ })
      .or(page.getByRole('button', { name: /^Shared with/ }))
      .first();
    await field.click();
    await expect(page.getByRole('alert')).toHaveText('We couldn’t load this part. Reload the page when you’re online.');
    await expect(name).toHaveValue('Half made');
    await page.unroute(/assets\/multi-select-list/);
    await page.reload();
    await alive(name);
    await expect(name).toHaveValue('Half made');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await field.click();
    await expect(page.getByRole('listbox')).toBeVisible();
  });
});

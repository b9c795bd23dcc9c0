import type { Page } from '@playwright/test';
import { join, newName } from './new-person.ts';
import {
  alive,
  card,
  dashboardReady,
  enter,
  expect,
  keysReady,
  notice,
  notices,
  openPersonMenu,
  test,
} from './support/test.ts';

/** The record of a facility rep of the demo world: the stations she or he visits, in several territories. */
const rep = 'rep-amos-jankowski';

/** Stations and their paid calls, as the dashboard's table shows them. */
async function stationsOf(page: Page): Promise<readonly { readonly slug: string; readonly calls: string }[]> {
  const rows = page
    .getByRole('table', { name: /^This Month by Station$/i })
    .locator('tbody')
    .getByRole('row');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const slug = /^\/dashboard\/([^/?]+)/.exec(row.querySelector('a')?.getAttribute('href') ?? '')?.[1];
      return slug ? [{ slug, calls: row.querySelector('td')?.textContent?.trim() ?? '' }] : [];
    }),
  );
}

test('a facility rep takes away the numbers of the stations they visit, and no others', async ({ page, browser }) => {
  test.slow();
  await join(browser, page, 'rep', { place: rep, position: 'Facility rep' });

  // What leaders read is closed, and the page says what to open instead.
  for (const place of ['lantern', rep]) {
    await page.goto(`/exec-reports/${place}`);
    await expect(page).toHaveURL(new RegExp(`/dashboard/${rep}$`));
    await expect(notice(page, 'Sorry, Your not allowed to go there.')).toBeVisible();
    await expect(notices(page)).toContainText(
      'For your own numbers, use your dashboard, or open Scorecards or Email reports in your account menu.',
    );
  }
  await expect(page.getByRole('navigation', { name: 'Main menu' })).not.toContainText('Executive reports');

  // Their stations, in one table without a choice, and as a file.
  await page.goto(`/dashboard/${rep}`);
  await dashboardReady(page);
  const own = await stationsOf(page);
  expect(own.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Options for This month by geography' }).click();
  await page.getByRole('menuitem', { name: 'Export', exact: true }).press('ArrowRight');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel', exact: true }).press('Enter'),
  ]);
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^this-month-by-geography_${rep}_.*\\.xlsx$`));

  // A station of somebody else's is closed; an executive sees it in the list of all stations.
  const other = await browser.newContext();
  const executive = await other.newPage();
  await enter(executive, 'executive.demo', '/dashboard/lantern?child=station');
  await dashboardReady(executive);
  const visited = own.map(({ slug }) => slug);
  const foreign = (await stationsOf(executive)).find(({ slug }) => !visited.includes(slug))?.slug ?? '';
  expect(foreign).not.toBe('');
  await other.close();
  await page.goto(`/dashboard/${foreign}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard/${rep}$`));
  await expect(notice(page, 'Not Allowed to Go There')).toBeVisible();

  // The scorecards of exactly these stations, to read and not to answer: that is between station and club.
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Scorecards' }).click();
  await expect(page).toHaveURL(new RegExp(`/scorecards/${rep}/?$`));
  const cards = page.getByRole('grid', { name: 'Scorecards' });
  // A new demo world makes them soon after its start.
  await expect
    .poll(async () => {
      await page.reload();
      return cards.getByRole('link').count();
    })
    .toBeGreaterThan(0);
  expect(await cards.getByRole('link').count()).toBeLessThanOrEqual(own.length);
  await cards.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Three things to do' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Acknowledge/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
});

test('a facility rep gets their stations by email every Monday', async ({ page, browser }) => {
  test.slow();
  await join(browser, page, 'rep', { place: rep, position: 'Facility rep' });
  await page.goto(`/dashboard/${rep}`);
  await dashboardReady(page);
  await page.getByRole('button', { name: 'Switch dashboard' }).click();
  await page.getByRole('menuitem', { name: 'Email this dashboard' }).click();
  const form = page.getByRole('dialog', { name: 'New email report' });
  const field = form.getByLabel('Name');
  await alive(field);
  const name = newName('My stations');
  await field.fill(name);
  // The executive report isn't among what they can have sent.
  await form.getByRole('combobox', { name: 'Dashboard or report' }).click();
  await expect(page.getByRole('option', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Executive report' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Save email report' }).click();
  await expect(form).toBeHidden();
  const entry = page.getByRole('list', { name: 'Email reports' }).getByRole('listitem').filter({ hasText: name });
  await expect(entry.first()).toContainText('Every Monday at 7:00 AM');
  const send = entry.first().getByRole('button', { name: 'Send now' });
  await alive(send);
  await send.click();
  // A reload before the answer would take the request back.
  await expect(notices(page)).toContainText(`${name} will be in the outbox within a few minutes.`);
  await expect
    .poll(
      async () => {
        await page.reload();
        return entry.first().innerText();
      },
      { timeout: 150_000, intervals: [5_000] },
    )
    .toContain('kept in the outbox');
});

test.describe('a facility rep on a phone, on the way to a station', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a station, the calls behind a number, and bookmarks it', async ({ page, browser }) => {
    test.slow();
    await join(browser, page, 'rep', { place: rep, position: 'Facility rep' });
    await page.goto(`/dashboard/${rep}`);
    await dashboardReady(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [station] = await stationsOf(page);
    await page.goto(`/dashboard/${station?.slug}`);
    await dashboardReady(page);
    await keysReady(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const behind = card(page, 'Average time of arrival').getByRole('button', { name: 'Calls behind ATA average' });
    await alive(behind);
    await behind.click();
    const calls = page.getByRole('dialog', { name: / calls$/ });
    await expect(calls.getByRole('table', { name: 'Calls' })).toBeVisible();
    await calls.getByRole('button', { name: 'Close' }).click();
    await expect(calls).toBeHidden();
    await page.getByRole('button', { name: 'Bookmarks', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Bookmark this location' }).click();
    await expect(notices(page)).toContainText('Bookmark Successfully Added');
    await page.goto('/home/');
    await page.getByRole('button', { name: /^Bookmarks/ }).click();
    await page.getByRole('menu').getByRole('menuitem').last().click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${station?.slug}`));
  });
});

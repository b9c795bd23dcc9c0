import { card, dashboardReady, expect, here, placesTable, signIn, test } from './support/test.ts';

/** The demo accounts: where each lands, and what the rail shows and hides. */
const accounts = [
  {
    username: 'driver.demo',
    place: /./,
    type: 'Driver',
    rows: false,
    sees: ['Dashboard', 'Call Details'],
    hidden: ['Reports', 'Arena', 'Administration'],
  },
  {
    username: 'station-admin.demo',
    place: /./,
    type: 'Station',
    rows: true,
    sees: ['Dashboard', 'Scheduler', 'Training'],
    hidden: ['Arena', 'Administration'],
  },
  {
    username: 'staff.demo',
    place: /./,
    type: 'Station-Business',
    rows: true,
    sees: ['Dashboard', 'Scheduler'],
    hidden: ['Arena', 'Administration'],
  },
  {
    username: 'territory.demo',
    place: /^\/dashboard\/montgomery$/,
    type: 'Territory',
    rows: true,
    sees: ['Dashboard', 'Reports'],
    hidden: ['Arena', 'Administration'],
  },
  {
    username: 'executive.demo',
    place: /^\/dashboard\/lantern$/,
    type: 'Club',
    rows: true,
    sees: ['Dashboard', 'Reports', 'Maps'],
    hidden: ['Arena'],
  },
  {
    username: 'admin.demo',
    place: /^\/dashboard\/lantern$/,
    type: 'Club',
    rows: true,
    sees: ['Dashboard', 'Administration'],
    hidden: ['Arena'],
  },
  {
    username: 'platform.demo',
    place: /^\/dashboard\/lantern$/,
    type: 'Club',
    rows: true,
    sees: ['Dashboard', 'Arena', 'Administration'],
    hidden: [],
  },
];

for (const { username, place, type, rows, sees, hidden } of accounts) {
  test(`${username} signs in and sees the own dashboard`, async ({ page }) => {
    await signIn(page, username);
    // One of the seven has not watched the overview video.
    if (username === 'admin.demo')
      await page
        .getByRole('dialog', { name: 'ROADSIDE DASHBOARD OVERVIEW VIDEO TRAINING' })
        .getByRole('button', { name: 'Watch later' })
        .click();
    await dashboardReady(page);
    expect(new URL(page.url()).pathname).toMatch(place);
    await expect(here(page)).toContainText(type);

    const strip = page.getByRole('region', { name: /^Yesterday/ });
    // A driver without calls on that day reads that instead of five empty numbers.
    await expect(
      strip
        .getByRole('definition')
        .nth(4)
        .or(strip.getByText(/^No calls or surveys on/)),
    ).toBeVisible();
    expect([0, 5]).toContain(await strip.getByRole('definition').count());
    await expect(card(page, 'Overall satisfaction')).toContainText(/of [\d,]+ surveys|No surveys in this period/);
    await expect(
      page.getByRole('table', { name: 'The last twelve months by month' }).getByRole('columnheader'),
    ).toHaveCount(13);
    if (rows) expect(await placesTable(page).getByRole('row').count()).toBeGreaterThan(2);
    else await expect(placesTable(page)).toHaveCount(0);

    const rail = page.getByRole('navigation', { name: 'Main menu' });
    for (const entry of sees) await expect(rail.getByRole('link', { name: entry, exact: true })).toHaveCount(1);
    for (const entry of hidden) await expect(rail.getByRole('link', { name: entry, exact: true })).toHaveCount(0);
  });
}

test('a card on the login page signs in as that person', async ({ page }) => {
  await page.goto('/login/');
  await page.getByRole('button', { name: /^Territory associate/ }).click();
  await page.waitForURL('**/dashboard/montgomery');
  await dashboardReady(page);
});

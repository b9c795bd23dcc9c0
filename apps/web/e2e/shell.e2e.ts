import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatedStack } from './support/gated-stack.ts';
import { dashboardReady, enter, expect, keysReady, notice, notices, signIn, test } from './support/test.ts';
import { bookmarksAddress, findAddress } from '../app/shell/addresses.ts';

const apiUrl = process.env.API_URL;

test('the palette opens screens, locations and people', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await keysReady(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Go to a screen, location, or person' });
  await search.fill('summit pass');
  // Its scorecard is found too, in another group.
  await page
    .getByRole('group', { name: 'Locations' })
    .getByRole('option', { name: 'Summit Pass Towing, Lansdale' })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/summit-pass-lansdale/);
  await dashboardReady(page);

  await page.getByRole('button', { name: /Find/ }).click();
  await search.fill('maps');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/maps\/summit-pass-lansdale/);
});

test('a driver’s palette has their own screens and no people', async ({ page }) => {
  await enter(page, 'driver.demo');
  await dashboardReady(page);
  await keysReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a screen' }).fill('summit');
  await expect(page.getByRole('dialog').getByText('No results for “summit”')).toBeVisible();
  expect(
    await page.evaluate(
      async (address) => (await (await fetch(address)).json()) as unknown,
      findAddress({ search: 'summit' }),
    ),
  ).toMatchObject({ ok: false, problem: { kind: 'forbidden' } });
});

test('shortcuts open screens, and are listed in their help', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await keysReady(page);
  await page.keyboard.type('gm');
  await expect(page).toHaveURL(/\/maps\/lantern/);
  await page.keyboard.type('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('DashboardGD');
  // A dialog suspends the shortcuts.
  await page.keyboard.type('gh');
  await expect(page).toHaveURL(/\/maps\/lantern/);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('a dialog suspends shortcuts, and only working shortcuts are listed', async ({ page }) => {
  await enter(page, 'executive.demo', '/account/');
  await keysReady(page);
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.type('gh?');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // This screen has no location to switch.
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.type('?');
  await expect(help).toContainText('Find a command, location, or person');
  await expect(help).not.toContainText('Search locations');

  await page.context().clearCookies();
  await enter(page, 'driver.demo');
  await dashboardReady(page);
  await keysReady(page);
  await page.keyboard.type('?');
  await expect(help).toContainText('Find a command');
  await expect(help).not.toContainText('a person');
  await expect(help).not.toContainText('Search locations');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.context().clearCookies();
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  await keysReady(page);
  await page.keyboard.type('?');
  await expect(help).toContainText('Search locations');
  // The help covers the page: the shortcut it lists does nothing until it is closed.
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Go to another location' })).toHaveCount(0);
});

test('a location is bookmarked once, listed, and removed', async ({ page }) => {
  await enter(page, 'territory.demo');
  await dashboardReady(page);
  const menu = page.getByRole('button', { name: /^Bookmarks/ });
  const messages = notices(page);
  await keysReady(page);
  await page.keyboard.press('b');
  await expect(messages).toContainText('Bookmark Successfully Added');
  await expect(menu).toHaveAccessibleName('Bookmarks, this page is bookmarked');

  // Another tab that is out of date tries once more.
  const again = await page.evaluate(
    async ([address, link]) =>
      (await fetch(address, { method: 'POST', body: new URLSearchParams({ display: 'again', link }) })).ok,
    [bookmarksAddress(), new URL(page.url()).pathname] as const,
  );
  expect(again).toBe(true);
  await page.reload();
  await dashboardReady(page);
  await expect(messages).toContainText('That bookmark already exists!');

  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'MONTGOMERY' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('menuitem', { name: 'Remove this bookmark' }).click();
  await expect(messages).toContainText('Bookmark Successfully Removed');
  await expect(menu).toHaveAccessibleName('Bookmarks');
});

test('shortcuts and the palette work while the bookmarks are still loading, and B waits for them', async ({ page }) => {
  test.skip(!apiUrl, 'API_URL says where the api is; without it nobody can slow it down');
  const folder = mkdtempSync(join(tmpdir(), 'roadside-e2e-web-'));
  const stack = await startGatedStack(apiUrl ?? '', folder);
  try {
    await signIn(page, 'station-admin.demo', `${stack.url}/login/`);
    const release = stack.hold('/accounts/bookmark/');
    await page.goto(page.url(), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await keysReady(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('b');
    release();
    await expect(notice(page, 'Bookmark Successfully Added')).toBeVisible();
    const menu = page.getByRole('button', { name: /^Bookmarks/ });
    await expect(menu).toHaveAccessibleName('Bookmarks, this page is bookmarked');
    await page.keyboard.press('b');
    await expect(menu).toHaveAccessibleName('Bookmarks');
    await page.goto('about:blank');
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
});

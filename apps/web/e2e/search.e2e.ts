import type { Locator, Page } from '@playwright/test';
import { alive, dashboardReady, enter, expect, keysReady, test } from './support/test.ts';
import { searchAddress } from '../app/kit/directory/addresses.ts';

/** Signs in as an executive and opens the search drawer. */
async function openSearch(page: Page): Promise<Locator> {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  const open = page.getByRole('button', { name: 'Search people and organizations' });
  await alive(open);
  await open.click();
  return page.getByRole('complementary', { name: 'Search' });
}

test('the drawer finds people and organizations, page by page', async ({ page }) => {
  const drawer = await openSearch(page);
  const people = drawer.getByRole('list', { name: 'Found people' });
  await expect(people.getByRole('listitem')).toHaveCount(20);
  await drawer.getByRole('button', { name: 'Show more' }).click();
  await expect(people.getByRole('listitem')).toHaveCount(40);
  await drawer.getByRole('searchbox').fill('rosalind');
  await expect(people.getByRole('listitem').first()).toContainText('Rosalind');
  await drawer.getByRole('searchbox').fill('nobody is called this');
  await expect(drawer.getByText('No results for “nobody is called this”')).toBeVisible();

  await drawer.getByRole('radio', { name: 'Organizations' }).check({ force: true });
  await drawer.getByRole('searchbox').fill('montgomery');
  await drawer.getByRole('link', { name: 'Montgomery', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/montgomery/);
  // The drawer stays beside the work until it is closed.
  await expect(drawer).toBeVisible();
  // Escape clears the field; anywhere else it closes the drawer.
  await drawer.getByRole('radio', { name: 'Organizations' }).press('Escape');
  await expect(drawer).toBeHidden();
});

test('a new page leaves the focus where the person moved it while it was loading', async ({ page }) => {
  const drawer = await openSearch(page);
  const organizations = drawer.getByRole('radio', { name: 'Organizations' });
  await organizations.check({ force: true });
  await drawer.getByRole('searchbox').fill('montgomery');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/dashboard\/montgomery.*\.data/, async (route) => {
    await held;
    await route.fallback();
  });
  await drawer.getByRole('link', { name: 'Montgomery', exact: true }).click();
  await expect(page.getByText('Heading There Now...')).toBeVisible();
  await organizations.focus();
  letThrough();
  await expect(page).toHaveURL(/\/dashboard\/montgomery/);
  await dashboardReady(page);
  await expect(organizations).toBeFocused();
});

test('a page opened by Find has the focus on its heading, though Find restores the focus as it closes', async ({
  page,
}) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  await keysReady(page);
  await page.getByRole('button', { name: /^Find/ }).click();
  await page.getByRole('combobox').fill('call details');
  await page.getByRole('option', { name: 'Call Details' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call Details' })).toBeFocused();
});

test('a driver cannot search', async ({ page }) => {
  await enter(page, 'driver.demo');
  await dashboardReady(page);
  await expect(page.getByRole('button', { name: 'Search people and organizations' })).toHaveCount(0);
  expect(
    await page.evaluate(
      async (address) => (await (await fetch(address)).json()) as unknown,
      searchAddress({ what: 'employees', text: 'a' }),
    ),
  ).toMatchObject({ ok: false, problem: { kind: 'forbidden' } });
});

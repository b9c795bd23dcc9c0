import { alive, dashboardReady, enter, expect, test } from './support/test.ts';

test('the drawer finds people and organizations, page by page', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  const open = page.getByRole('button', { name: 'Search people and organizations' });
  await alive(open);
  await open.click();
  const drawer = page.getByRole('complementary', { name: 'Search' });
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
  // In the field Escape empties it; anywhere else it closes the drawer.
  await drawer.getByRole('radio', { name: 'Organizations' }).press('Escape');
  await expect(drawer).toBeHidden();
});

test('a page that opens leaves the focus to who has gone on meanwhile', async ({ page }) => {
  await enter(page, 'executive.demo');
  await dashboardReady(page);
  const open = page.getByRole('button', { name: 'Search people and organizations' });
  await alive(open);
  await open.click();
  const drawer = page.getByRole('complementary', { name: 'Search' });
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

test('a driver searches nobody', async ({ page }) => {
  await enter(page, 'driver.demo');
  await dashboardReady(page);
  await expect(page.getByRole('button', { name: 'Search people and organizations' })).toHaveCount(0);
  expect(
    await page.evaluate(async () => (await (await fetch('/resources/search?what=employees&text=a')).json()) as unknown),
  ).toMatchObject({ ok: false, problem: { kind: 'forbidden' } });
});

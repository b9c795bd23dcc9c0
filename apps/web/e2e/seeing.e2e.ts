import { alive, enter, expect, notice, sendForm, test } from './support/test.ts';

test('an Admin sees Roadside as somebody else, changes nothing, and stops', async ({ page }) => {
  await enter(page, 'platform.demo', '/seeing/');
  const field = page.getByRole('button', { name: /^Person/ });
  await alive(field);
  await field.click();
  await page.getByRole('combobox', { name: 'Search people' }).fill('Dahlia');
  await page
    .getByRole('option', { name: /^Dahlia .*Driver$/ })
    .first()
    .click();
  const start = page.getByRole('button', { name: /^See as Dahlia/ });
  const name = ((await start.textContent()) ?? '').replace('See as ', '');
  await start.click();
  await page.waitForURL((url) => url.pathname === '/home/');
  const banner = page.getByRole('status').filter({ hasText: `You’re seeing Roadside as ${name}` });
  await expect(banner).toBeVisible();

  const refused = await sendForm(page, '/account/', { intent: 'quick-tips', show_quick_tips: 'false' });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('you can’t change anything or read private messages');
  await page.goto('/account/');
  await expect(banner).toBeVisible();

  await banner.getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL((url) => url.pathname === '/home/');
  await expect(banner).toHaveCount(0);
  await page.goto('/seeing/');
  await expect(page.getByRole('main')).toContainText(`as ${name}`);
});

test('only an Admin opens it', async ({ page }) => {
  await enter(page, 'executive.demo', '/seeing/');
  await expect(page).toHaveURL(/\/dashboard\/lantern/);
  await expect(notice(page, "Sorry you're not allowed to go there.")).toBeVisible();
});

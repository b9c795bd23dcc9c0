import { alive, enter, expect, notice, sendForm, test } from './support/test.ts';

test('an Admin sees Roadside as a driver, changes nothing, and stops', async ({ page }) => {
  await enter(page, 'platform.demo', '/seeing/');
  const field = page.getByRole('button', { name: 'Person' });
  await alive(field);
  await field.click();
  await page.getByRole('combobox').last().fill('Da');
  const option = page.getByRole('option').first();
  const name = (await option.locator('span').first().textContent()) ?? '';
  await option.click();
  await page.getByRole('button', { name: /^See as / }).click();
  await page.waitForURL((url) => url.pathname === '/home/');
  const banner = page.getByRole('status').filter({ hasText: 'You’re seeing Roadside as' });
  await expect(banner).toContainText(name);

  await page.goto('/account/');
  await expect(banner).toBeVisible();
  const refused = await sendForm(page, '/account/', { intent: 'quick-tips', show_quick_tips: 'false' });
  expect(refused.status()).toBe(400);
  await page.goto('/account/');
  await expect(notice(page, `You’re seeing Roadside as ${name}.`)).toBeVisible();

  await banner.getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL((url) => url.pathname === '/home/');
  await expect(banner).toHaveCount(0);
  await page.goto('/seeing/');
  await expect(page.getByRole('main')).toContainText(`as ${name}`);
});

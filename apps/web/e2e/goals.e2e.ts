import { card, dashboardReady, enter, expect, notice, notices, test } from './support/test.ts';

// A location no other test uses: goals apply to everything below.
test('a new goal changes the colors immediately, appears in its history, and can be removed', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/miami-wabash');
  await dashboardReady(page);
  const wait = card(page, 'Average time of arrival');
  const before = await wait.locator('[data-component="Metric.Goal"]').textContent();
  await wait.getByRole('button', { name: /^Goal .* of ATA average$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'ATA average goal' });
  const history = drawer.getByRole('list', { name: 'Goals, newest first' }).getByRole('listitem');
  await expect(history).not.toHaveCount(0);
  await expect(page).toHaveURL(/drawer=goal%7Emiami-wabash/);

  // Yellow below green is not a valid goal where lower is better; nothing is sent.
  await drawer.getByLabel('Green up to').fill('3');
  await drawer.getByLabel('Yellow up to').fill('2');
  await drawer.getByRole('button', { name: 'Save goal' }).click();
  await expect(drawer.getByText('Lower is better, so yellow can’t be below green.')).toBeVisible();
  await drawer.getByLabel('Yellow up to').fill('4');
  await drawer.getByRole('button', { name: 'Save goal' }).click();
  await expect(notice(page, 'ATA average goal set')).toBeVisible();
  await expect(wait.locator('[data-component="Metric.Goal"]')).toHaveText('Off goal');
  await expect(wait.getByRole('button', { name: 'Goal 3.0 min of ATA average' })).toBeVisible();
  await expect(history.filter({ hasText: '3.0 min' })).toContainText('set by');

  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Goal restored')).toBeVisible();
  await expect(wait.locator('[data-component="Metric.Goal"]')).toHaveText(before ?? '');
  await expect(history.filter({ hasText: '3.0 min' })).toHaveCount(0);
});

test('a person who may not set a goal can read it', async ({ page }) => {
  await enter(page, 'staff.demo');
  await dashboardReady(page);
  await page
    .getByRole('button', { name: /^Goal .* of ATA average$/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'ATA average goal' });
  await expect(drawer.getByText('45.0 min or less')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Save goal' })).toHaveCount(0);
});

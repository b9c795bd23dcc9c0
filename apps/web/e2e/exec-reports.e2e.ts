import { enter, expect, test } from './support/test.ts';

test.describe('an executive on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('reads the report of the club, and opens a number on the calls it counts', async ({ page }) => {
    await enter(page, 'executive.demo', '/home/');
    await page.goto('/exec-reports/lantern');
    const words = page.getByRole('region', { name: 'In short' });
    await expect(words.getByRole('paragraph')).toHaveCount(5);
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const sentence = words.getByRole('paragraph').filter({ hasText: 'paid calls' });
    const calls = sentence.getByRole('link', { name: /^[\d,]+$/ });
    const counted = await calls.innerText();
    await calls.click();
    const drawer = page.getByRole('dialog', { name: 'Lantern Motor Club calls' });
    await expect(drawer).toContainText(`${counted} calls`);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('link', { name: 'By facility type' }).click();
    await expect(page.getByRole('table', { name: /by facility type and region$/ })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { newName } from './new-person.ts';
import { alive, enter, expect, notices, test } from './support/test.ts';

/** The entry of an email report in the list. */
const entry = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Email reports' }).getByRole('listitem').filter({ hasText: name }).first();

test('an executive sends a report by email, and who gets it can unsubscribe', async ({ page, browser }) => {
  test.slow();
  const name = newName('Monday page');
  await enter(page, 'executive.demo', '/subscriptions/?report=executive&at=lantern');
  const form = page.getByRole('dialog', { name: 'New email report' });
  const field = form.getByLabel('Name');
  await alive(field);
  await field.fill(name);
  await form
    .getByRole('button', { name: /^To/ })
    .or(form.getByRole('combobox', { name: /^To/ }))
    .first()
    .click();
  await page.getByPlaceholder('Search by name').fill('Greta');
  await page.getByRole('option', { name: /^Greta Longacre/ }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Save email report' }).click();
  await expect(form).toBeHidden();
  await expect(entry(page, name)).toContainText('Executive report');
  await expect(entry(page, name)).toContainText('Every Monday at 7:00 AM');
  await expect(entry(page, name)).toContainText('Greta Longacre: not sent yet');

  // Without a mail service it says so, instead of promising an email.
  await entry(page, name).getByRole('button', { name: 'Send now' }).click();
  await expect(notices(page)).toContainText(`${name} will be in the outbox within a few minutes.`);
  await expect
    .poll(
      async () => {
        await page.reload();
        return entry(page, name).innerText();
      },
      { timeout: 150_000, intervals: [5_000] },
    )
    .toContain('Greta Longacre: kept in the outbox');

  const other = await browser.newContext();
  const greta = await other.newPage();
  await enter(greta, 'territory.demo', '/subscriptions/');
  await expect(entry(greta, name)).toContainText('from Octavia Wadsworth');
  const leave = entry(greta, name).getByRole('button', { name: 'Unsubscribe' });
  await alive(leave);
  await leave.click();
  await greta.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(greta.getByText(name)).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(entry(page, name)).toContainText('Greta Longacre: unsubscribed');
  const again = entry(page, name).getByRole('button', { name: 'Send again to Greta Longacre' });
  await alive(again);
  await again.click();
  await expect(entry(page, name)).toContainText('Greta Longacre: not sent yet');
  await expect(again).toHaveCount(0);
  const remove = entry(page, name).getByRole('button', { name: 'Delete' });
  await alive(remove);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete email report' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { mailDraftsAddress } from '../app/areas/mail/model/addresses.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';
import { alive, enter, expect, isAt, notices, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens mail, and waits until what others send appears by itself. */
async function openMail(page: Page, name: string): Promise<void> {
  const listening = page.waitForResponse((answer) => isAt(liveAddress)(new URL(answer.url())));
  await enter(page, name, '/mail/');
  await listening;
  await alive(page.getByRole('searchbox', { name: 'Search mail' }));
}

/** Begins a mail to the demo's station manager. */
async function writeMail(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: 'New mail' }).click();
  const to = page.getByRole('button', { name: /^To/ });
  await alive(to);
  await to.click();
  const list = page.getByRole('listbox', { name: 'People' });
  const found = page.waitForResponse((answer) => answer.url().includes('Marisol'));
  await page.getByPlaceholder('Search by name').fill('Marisol Kirkbride');
  await found;
  // The list of the search before it would change under the pointer.
  await expect(list.getByRole('option')).toHaveCount(1);
  await list.getByRole('option', { name: /^Marisol/ }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Salt the ramps before 9 PM.');
}

test('a mail arrives without a reload, is read on a phone, and answered', async ({ page, browser }) => {
  test.slow();
  const subject = `Ice tonight ${Date.now()}`;
  const reader = await (await browser.newContext(phone)).newPage();
  await openMail(reader, 'station-admin.demo');
  await openMail(page, 'executive.demo');
  await page.getByRole('link', { name: 'New mail' }).click();
  await alive(page.getByRole('button', { name: 'Add locations or groups' }));
  await page.getByRole('button', { name: 'Add locations or groups' }).click();
  await page.getByRole('button', { name: /^Only these positions/ }).click();
  await page.getByRole('option', { name: 'Station admin' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Reaches \d+/)).toBeVisible();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Salt the ramps before 9 PM.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Send mail' }).click();
  await expect(notices(page).getByText(/^Mail sent to \d+/)).toBeVisible();

  await reader.getByRole('list', { name: 'Threads' }).getByRole('link', { name: subject }).click();
  await expect(reader.getByText('Salt the ramps before 9 PM.', { exact: true })).toBeVisible();
  await reader.getByLabel(/^Reply to/).fill('Done at the north ramp.');
  await reader.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Done at the north ramp.', { exact: true })).toBeVisible();
  await reader.context().close();
});

test.describe('without a connection at the wrong moment', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

  test('a mail whose answer was lost is sent once, and nothing written is lost', async ({ page }) => {
    test.slow();
    const subject = `Chains by Monday ${Date.now()}`;
    await openMail(page, 'executive.demo');
    await writeMail(page, subject);
    await expect(page.getByText('Draft saved')).toBeVisible();
    let cut = true;
    await page.route(isAt(mailDraftsAddress), async (route) => {
      const sends = route.request().postData()?.includes('"intent":"send"') ?? false;
      if (!sends || !cut) return route.fallback();
      // The server has the mail, and the browser doesn't know.
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: 'Send mail' }).click();
    await expect(page.getByText(/We couldn’t send the mail|Sending/).first()).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    cut = false;
    await page.getByRole('button', { name: 'Send mail' }).click();
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
    await page.goto('/mail/?folder=sent');
    await expect(page.getByRole('list', { name: 'Threads' }).getByRole('link', { name: subject })).toHaveCount(1);
  });
});

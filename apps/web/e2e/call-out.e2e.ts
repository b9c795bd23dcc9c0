import type { Page } from '@playwright/test';
import type { CallOutSummary } from '@roadside/contract/schemas';
import { callOutsAddress } from '../app/areas/call-outs/model/addresses.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';
import { alive, enter, expect, notice, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const slugIn = (dashboard: string) => dashboard.split('/')[2] ?? '';

/** Opens a page and waits until it hears of changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((answer) => new URL(answer.url()).pathname === liveAddress());
  await page.goto(path);
  await listening;
}

/** The coming call-out of the demo, which asks the demo's driver. */
async function comingCallOut(page: Page, station: string): Promise<number> {
  const answer = await page.request.get(callOutsAddress({ slug: station }));
  const { data } = (await answer.json()) as { data: { call_outs: CallOutSummary[] } };
  return data.call_outs.find(({ state }) => state === 'open' || state === 'covered')?.id ?? 0;
}

test('a driver answers a call-out with one tap; the manager approves it on the board, and coverage changes', async ({
  page,
  browser,
}) => {
  // Two people sign in, and each waits for the other.
  test.slow();
  const station = slugIn(await enter(page, 'station-admin.demo'));
  const id = await comingCallOut(page, station);
  // Home leads to the board, also long after the call-out was sent.
  await page.goto('/home/');
  const lead = page.getByRole('link', { name: /^Call-out: .* 4:00 PM–10:00 PM$/ });
  await expect(lead).toHaveAttribute('href', `/call-outs/${id}/`);
  await openLive(page, `/call-outs/${id}/`);
  const answers = page.getByRole('region', { name: 'Answers' });
  // The demo asked some time ago, so the driver may count as silent by now.
  const unanswered = answers.getByText(/^No answer (yet|for 30 min)$/);
  await expect(unanswered).toBeVisible();
  const hours = page.getByRole('list', { name: 'Drivers by hour' });
  const before = await hours.innerText();

  let driver = await (await browser.newContext(phone)).newPage();
  await enter(driver, 'driver.demo');
  // Where the banner of a push leads.
  await openLive(driver, `/open/call-out/${id}`);
  await expect(driver).toHaveURL(new RegExp(`/call-outs/${id}/$`));
  const yes = driver.getByRole('button', { name: 'I can work 4 PM–10 PM' });
  await alive(yes);
  // In a dead spot: the answer waits, also through the end of the tab, and leaves once.
  await driver.context().setOffline(true);
  await yes.click();
  await expect(driver.getByText(/^1 change is waiting for the network/)).toBeVisible();
  await driver.close();
  await driver.context().setOffline(false);
  await expect(unanswered).toBeVisible();
  driver = await driver.context().newPage();
  await openLive(driver, `/call-outs/${id}/`);
  await expect(driver.getByText('You said yes')).toBeVisible();

  // The board hears of it without a reload, and decides beside it.
  await expect(answers.getByText('Can work', { exact: true })).toBeVisible();
  await answers.getByRole('button', { name: /^Decide .* request$/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: 'Effect on coverage' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Approve request' }).click();
  await expect(notice(page, 'Request approved')).toBeVisible();
  await expect(answers.getByText('On the schedule')).toBeVisible();
  await expect(hours).not.toHaveText(before);
  await expect(driver.getByText('You’re on')).toBeVisible();
  await driver.context().close();
});

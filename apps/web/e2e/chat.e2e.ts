import type { Browser, Page } from '@playwright/test';
import { messagesAddress } from '../app/areas/chat/model/addresses.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';
import { alive, enter, expect, isAt, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const group = 'Tonight’s ice';

/** Opens the chat of a person, in the group the demo's manager and drivers share, and waits until it is live. */
async function openGroup(page: Page, name: string): Promise<void> {
  await enter(page, name, '/chat/');
  const listening = page.waitForResponse((answer) => isAt(liveAddress)(new URL(answer.url())));
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: group }).click();
  await listening;
  await alive(page.getByRole('textbox', { name: `Message to ${group}` }));
}

const thread = (page: Page) => page.getByRole('log', { name: `Chat with ${group}` });

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `Message to ${group}` });
  await field.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function phoneOf(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await openGroup(page, name);
  return page;
}

test('a driver on a phone and the manager write to each other live, and reading clears the bell', async ({
  page,
  browser,
}) => {
  test.slow();
  const driver = await phoneOf(browser, 'driver.demo');
  await enter(page, 'station-admin.demo', '/account/');
  await alive(page.getByRole('button', { name: /^Notifications/ }));
  await write(driver, 'Chains are on, leaving now.');
  await expect(thread(driver).getByText('Chains are on, leaving now.')).toBeVisible();
  // The manager is elsewhere: the bell rings without a reload, and leads there.
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await page.getByRole('link', { name: new RegExp(`messages? in ${group}`) }).click();
  await expect(thread(page).getByText('Chains are on, leaving now.')).toBeVisible();
  await write(page, 'Good. Call me at the hill road.');
  await expect(thread(driver).getByText('Good. Call me at the hill road.')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link', { name: new RegExp(`messages? in ${group}`) })).not.toContainText('Unread');
  await driver.context().close();
});

test('a message is shown from the stream that tells of it, without being read', async ({ page, browser }) => {
  test.slow();
  const driver = await phoneOf(browser, 'driver.demo');
  // Reads get no answer from here on.
  await driver.route(isAt(messagesAddress), async (route) => {
    if (route.request().method() !== 'GET') await route.fallback();
  });
  await openGroup(page, 'station-admin.demo');
  const text = `Salt truck at the bridge ${Date.now()}`;
  await write(page, text);
  await expect(thread(driver).getByText(text)).toBeVisible();
  await driver.context().close();
});

test('what is sent without a network arrives once, also after a reload', async ({ page, browser }) => {
  test.slow();
  const driver = await phoneOf(browser, 'driver.demo');
  await openGroup(page, 'station-admin.demo');
  const sends = isAt(messagesAddress);
  let cut: 'before' | 'after' | null = 'after';
  // The answer is lost once: the server has the message, and the phone doesn't know.
  await driver.route(sends, async (route) => {
    if (route.request().method() !== 'POST' || cut === null) return route.fallback();
    if (cut === 'after') await route.fetch();
    cut = cut === 'after' ? 'before' : cut;
    await route.abort('internetdisconnected');
  });
  await write(driver, 'Lost on the way back');
  await write(driver, 'Written in the tunnel');
  await expect(thread(driver).getByText('Sending').first()).toBeVisible();
  await driver.reload();
  await expect(thread(driver).getByText('Written in the tunnel')).toBeVisible();
  cut = null;
  await driver.evaluate(() => dispatchEvent(new Event('online')));
  await expect(thread(page).getByText('Written in the tunnel')).toBeVisible();
  await expect(thread(driver).getByText('Sending')).toHaveCount(0);
  for (const each of [page, driver]) {
    await expect(thread(each).getByText('Lost on the way back')).toHaveCount(1);
    await expect(thread(each).getByText('Written in the tunnel')).toHaveCount(1);
  }
  await driver.context().close();
});

test('a message’s replies are followed, and no longer, by one person', async ({ page, browser }) => {
  test.slow();
  const stamp = Date.now();
  const driver = await phoneOf(browser, 'driver.demo');
  await openGroup(page, 'station-admin.demo');
  const message = (each: Page, text: string) => thread(each).getByRole('article').filter({ hasText: text });
  const follows = `Follow the salt ${stamp}`;
  await write(driver, follows);
  await message(page, follows).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Follow replies' }).click();
  await expect(message(page, follows).getByText('Following replies')).toBeVisible();
  // Only the one who follows sees that.
  await expect(message(driver, follows).getByText('Following replies')).toHaveCount(0);
  await message(page, follows).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Stop following replies' }).click();
  await expect(message(page, follows).getByText('Following replies')).toHaveCount(0);
  await driver.context().close();
});

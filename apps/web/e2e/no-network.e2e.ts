import type { Browser, Page, Request } from '@playwright/test';
import { messagesAddress } from '../app/areas/chat/model/addresses.ts';
import { communicationsAddress } from '../app/areas/home/model/addresses.ts';
import { huddleAddress } from '../app/areas/huddle/model/addresses.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';
import { alive, enter, expect, isAt, notice, notices, sendForm, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens a page and waits until it hears of changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((answer) => isAt(liveAddress)(new URL(answer.url())));
  await page.goto(path);
  await listening;
}

async function onPhone(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await enter(page, name, '/account/');
  await openLive(page, path);
  return page;
}

/** What the page says while a change can't leave. */
const waits = (page: Page, count = 1) =>
  page.getByText(count === 1 ? /^1 change is waiting for the network/ : `${count} changes are waiting for the network`);

test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('reactions, edits and deletions without a network wait, and are made once when it is back', async ({
  page,
  browser,
}) => {
  test.slow();
  const group = 'Tonight’s ice';
  const [kept, dropped] = [`Salt is on the truck ${Date.now()}`, `Wrong number ${Date.now()}`];
  const open = async (each: Page) => {
    await each.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: group }).click();
    await alive(each.getByRole('textbox', { name: `Message to ${group}` }));
  };
  const driver = await onPhone(browser, 'driver.demo', '/chat/');
  await open(driver);
  await enter(page, 'station-admin.demo', '/account/');
  await openLive(page, '/chat/');
  await open(page);
  const thread = (each: Page) => each.getByRole('log', { name: `Chat with ${group}` });
  const message = (each: Page, text: string) => thread(each).getByRole('article').filter({ hasText: text });
  for (const text of [kept, dropped]) {
    await driver.getByRole('textbox', { name: `Message to ${group}` }).fill(text);
    await driver.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(message(page, text)).toBeVisible();
  }
  await expect(thread(driver).getByText('Sending')).toHaveCount(0);
  let writes = 0;
  // The answers to the two messages may still be on their way: those on screen came over the stream.
  const fromHere = new WeakSet<Request>();
  driver.on('request', (request) => fromHere.add(request));
  driver.on('requestfinished', (request) => {
    if (!fromHere.has(request) || request.method() !== 'POST') return;
    if (isAt(messagesAddress)(new URL(request.url()))) writes++;
  });

  await message(driver, kept).getByRole('button', { name: 'More actions' }).click();
  await driver.getByRole('menuitem', { name: 'Edit message' }).click();
  const form = driver.getByRole('dialog', { name: 'Edit message' });
  await form.getByRole('textbox').fill(`${kept}, two bags`);
  // The network is cut in the middle of the edit.
  await driver.context().setOffline(true);
  await form.getByRole('button', { name: 'Save message' }).click();
  await expect(form.getByText('You’re offline. We’ll save this when you’re back online.')).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue(`${kept}, two bags`);
  await driver.context().setOffline(false);
  await expect(form).toHaveCount(0);
  await expect(message(page, `${kept}, two bags`)).toHaveCount(1);

  await message(driver, dropped).getByRole('button', { name: 'More actions' }).click();
  await driver.getByRole('menuitem', { name: 'Delete message' }).click();
  const asked = driver.getByRole('alertdialog');
  await alive(asked.getByRole('button', { name: 'Delete message' }));
  await driver.context().setOffline(true);
  await asked.getByRole('button', { name: 'Delete message' }).click();
  await expect(waits(driver)).toBeAttached();
  await expect(message(page, dropped)).toHaveCount(1);
  await driver.context().setOffline(false);
  await expect(asked).toHaveCount(0);
  await expect(thread(page).getByText(dropped)).toHaveCount(0);

  await message(driver, kept).getByRole('button', { name: 'Add reaction' }).click();
  await driver.context().setOffline(true);
  await driver.getByRole('dialog', { name: 'Reactions' }).getByRole('button', { name: 'On my way' }).click();
  await expect(waits(driver)).toBeVisible();
  await driver.context().setOffline(false);
  await expect(message(page, kept).getByRole('button', { name: 'On my way, 1' })).toBeVisible();
  await expect(waits(driver)).toHaveCount(0);
  // The browser tells of an answer a moment after the page has it.
  await expect.poll(() => writes).toBe(3);
  await driver.context().close();
});

test('a huddle message without a network is on screen at once, survives a reload, and arrives once', async ({
  page,
  browser,
}) => {
  test.slow();
  const texts = [`Lost on the way back ${Date.now()}`, `Written in the tunnel ${Date.now()}`] as const;
  await enter(page, 'driver.demo', '/account/');
  await openLive(page, '/season/');
  await page.getByRole('navigation', { name: 'Arena' }).getByRole('link', { name: 'My Team' }).click();
  await page.getByRole('button', { name: 'Open huddle' }).click();
  const link = page.getByRole('dialog', { name: 'Huddle' }).getByRole('link', { name: 'Open as a page' });
  const room = (await link.getAttribute('href')) ?? '';
  await openLive(page, room);
  const driver = await onPhone(browser, 'driver.demo', room);
  const log = (each: Page) => each.getByRole('log', { name: /^Huddle of/ });
  const field = driver.getByRole('textbox', { name: /^Message to/ });
  await alive(field);
  let network: 'loses the answer' | 'down' | 'up' = 'loses the answer';
  await driver.route(isAt(huddleAddress), async (route) => {
    if (!route.request().postData()?.includes('"intent":"post"') || network === 'up') return route.fallback();
    // The server has the message, and the phone doesn't know.
    if (network === 'loses the answer') await route.fetch();
    network = 'down';
    await route.abort('internetdisconnected');
  });
  for (const text of texts) {
    await field.fill(text);
    await driver.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(driver).getByText(text)).toBeVisible();
  }
  await expect(log(driver).getByText('Sending').first()).toBeVisible();
  await driver.reload();
  await expect(log(driver).getByText(texts[1])).toBeVisible();
  network = 'up';
  await driver.evaluate(() => dispatchEvent(new Event('online')));
  await expect(log(page).getByText(texts[1])).toBeVisible();
  await expect(log(driver).getByText('Sending')).toHaveCount(0);
  for (const each of [page, driver]) for (const text of texts) await expect(log(each).getByText(text)).toHaveCount(1);
  await driver.context().close();
});

test('an announcement is published once, and confirmed once, with the network gone in between', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Mill Road is flooded ${Date.now()}`;
  const driver = await onPhone(browser, 'driver.demo', '/home/');
  const own = await enter(page, 'admin.demo', '/account/');
  expect((await sendForm(page, '/account/', { intent: 'video-later' })).status()).toBeLessThan(400);
  await page.goto(`/communications/${own.split('/')[2] ?? ''}/`);
  const compose = page.getByRole('button', { name: 'New announcement' }).first();
  await alive(compose);
  await compose.click();
  const form = page.getByRole('form', { name: 'New announcement' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Text' }).fill('Take Ridge Avenue.');
  await form.getByRole('combobox', { name: 'Ask readers to' }).click();
  await page.getByRole('option', { name: 'Confirm once' }).click();
  let network: 'loses answers' | 'up' = 'loses answers';
  await page.route(isAt(communicationsAddress), async (route) => {
    if (!route.request().postData()?.includes('"intent":"compose"') || network === 'up') return route.fallback();
    // Published, and the browser doesn't know.
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await form.getByRole('button', { name: 'Publish announcement' }).click();
  await expect(form.getByText(/Nothing is lost/)).toBeVisible();
  // Even in a reloaded page, the second try is the same one.
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await alive(form.getByRole('button', { name: 'Publish announcement' }));
  network = 'up';
  // This time it is gone before the request leaves.
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Publish announcement' }).click();
  await expect(form.getByText('You’re offline. We’ll save this when you’re back online.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice(page, 'Announcement saved')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);

  await driver.getByRole('link', { name: title }).first().tap();
  const reading = driver.getByRole('dialog', { name: title });
  const confirm = reading.getByRole('button', { name: 'Confirm I read it' });
  await alive(confirm);
  await driver.context().setOffline(true);
  await confirm.tap();
  await expect(reading.getByText(/^You’re offline\. We’ll confirm this/)).toBeVisible();
  // The phone goes back into the pocket.
  await driver.keyboard.press('Escape');
  await expect(reading).toHaveCount(0);
  await expect(waits(driver)).toBeVisible();
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText(/^0 of [\d,]+ people confirmed$/)).toBeVisible();
  await driver.context().setOffline(false);
  await expect(drawer.getByText(/^1 of [\d,]+ people confirmed$/)).toBeVisible();
  await expect(driver.getByRole('article', { name: title }).getByText('Confirmed', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'End announcement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End announcement' }).click();
  await expect(driver.getByRole('link', { name: title })).toHaveCount(0);
  await driver.context().close();
});

test('a mail sent without a network goes out once when it is back', async ({ page }) => {
  test.slow();
  const subject = `Chains tonight ${Date.now()}`;
  await enter(page, 'executive.demo', '/mail/');
  await page.getByRole('link', { name: 'New mail' }).click();
  await alive(page.getByRole('button', { name: 'Add locations or groups' }));
  await page.getByRole('button', { name: 'Add locations or groups' }).click();
  await page.getByRole('button', { name: /^Only these positions/ }).click();
  await page.getByRole('option', { name: 'Station admin' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Every truck, please.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  // A reload goes on with the same mail.
  const address = page.url();
  expect(address).not.toContain('compose=new');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  const send = page.getByRole('button', { name: 'Send mail' });
  await alive(send);
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText('You’re offline. We’ll save this when you’re back online.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await page.context().setOffline(false);
  await expect(notices(page).getByText(/^Mail sent to \d+/)).toBeVisible();
  await page.goto('/mail/?folder=sent');
  await expect(page.getByRole('list', { name: 'Threads' }).getByRole('link', { name: subject })).toHaveCount(1);
  await page.goto('/mail/?folder=drafts');
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0);
});

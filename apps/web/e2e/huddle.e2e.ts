import type { Page } from '@playwright/test';
import { huddleAddress } from '../app/areas/huddle/model/addresses.ts';
import { alive, enter, expect, isAt, notice, test } from './support/test.ts';

const log = (page: Page) => page.getByRole('log', { name: /^Huddle of/ });

/** Writes in the huddle that is open. */
async function write(page: Page, text: string, readers: 'Team only' | 'Everybody'): Promise<void> {
  await page.getByText(readers, { exact: true }).click();
  await expect(page.getByRole('radio', { name: readers })).toBeChecked();
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

test('a private message stays in the team, an open one is read from outside, and following says so', async ({
  page,
  browser,
}) => {
  test.slow();
  const [secret, open] = [`For us only ${Date.now()}`, `For everybody ${Date.now()}`];
  await enter(page, 'driver.demo', '/season/');
  await page.getByRole('navigation', { name: 'Arena' }).getByRole('link', { name: 'My Team' }).click();
  const opens = page.getByRole('button', { name: 'Open huddle' });
  await alive(opens);
  await opens.click();
  const room = await page
    .getByRole('dialog', { name: 'Huddle' })
    .getByRole('link', { name: 'Open as a page' })
    .getAttribute('href');
  await page.goto(room ?? '');
  await alive(page.getByRole('textbox', { name: /^Message to/ }));
  await write(page, secret, 'Team only');
  await write(page, open, 'Everybody');

  const outside = await (await browser.newContext()).newPage();
  await enter(outside, 'executive.demo', '/account/');
  await outside.goto(room ?? '');
  await expect(log(outside).getByText(open)).toBeVisible();
  await expect(log(outside).getByText(secret)).toHaveCount(0);
  const follow = outside.getByRole('button', { name: 'Follow huddle', exact: true });
  await alive(follow);
  const isFollow = isAt(huddleAddress);
  await outside.route(isFollow, (route) =>
    route.request().postData()?.includes('"intent":"subscribe"') ? route.abort() : route.fallback(),
  );
  await follow.click();
  await expect(notice(outside, 'Something went wrong')).toBeVisible();
  await outside.unroute(isFollow);
  await follow.click();
  await expect(notice(outside, 'Successfully Subscribed')).toBeVisible();
  await expect(follow).toHaveCount(0);
  await outside.getByRole('button', { name: 'Unfollow huddle' }).click();
  await expect(notice(outside, 'You no longer follow this huddle')).toBeVisible();
  await expect(follow).toBeVisible();
  await outside.context().close();
});

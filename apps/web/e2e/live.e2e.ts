import type { Page, Request } from '@playwright/test';
import { alive, enter, expect, isAt, test } from './support/test.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';
import { commentsAddress } from '../app/areas/dashboards/model/addresses.ts';

/** The territory's shared dashboard, opened at the station with its trend's drawer open. */
async function openComments(page: Page, username: string) {
  const station = await enter(page, 'station-admin.demo');
  // The tab's one stream opens with the page, long before the drawer.
  const listening = page.waitForResponse(
    (answer) => isAt(liveAddress)(new URL(answer.url())) && new URL(answer.frame().url()).pathname === station,
  );
  await enter(page, username, station);
  await page.getByRole('button', { name: 'Switch dashboard' }).click();
  await page.getByRole('menuitem', { name: 'My numbers' }).last().click();
  const comments = page.getByRole('button', { name: /^Comments and notes on Month by month/ });
  await alive(comments);
  await comments.click();
  expect((await listening).status()).toBe(200);
  const drawer = page.getByRole('dialog', { name: 'Month by month' });
  await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0);
  return drawer;
}

test('a colleague’s comment appears without a reload, and missed ones after a reconnect', async ({ page, browser }) => {
  const mine = await openComments(page, 'territory.demo');
  const other = await (await browser.newContext()).newPage();
  const theirs = await openComments(other, 'station-admin.demo');
  const say = async (words: string) => {
    await theirs.getByRole('textbox', { name: 'Comment' }).fill(words);
    await theirs.getByRole('button', { name: 'Add comment', exact: true }).click();
    await expect(theirs.getByRole('article').filter({ hasText: words })).toHaveCount(1);
  };
  let loads = 0;
  page.on('framenavigated', () => loads++);
  let reads = 0;
  const count = (by: number) => (request: Request) => {
    if (isAt(commentsAddress)(new URL(request.url()))) reads += by;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));

  const first = `Trucks are back ${Date.now().toString(36)}`;
  await say(first);
  await expect(mine.getByRole('article').filter({ hasText: first })).toHaveCount(1);

  // A pending read isn't cut off with the network, and could still return the next comment.
  await expect.poll(() => reads).toBe(0);
  await page.context().setOffline(true);
  const second = `All of them ${Date.now().toString(36)}`;
  await say(second);
  await expect(mine.getByRole('article').filter({ hasText: second })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(mine.getByRole('article').filter({ hasText: second })).toHaveCount(1);

  for (const words of [first, second]) {
    await theirs.getByRole('article').filter({ hasText: words }).getByRole('button', { name: 'Delete' }).click();
    await expect(mine.getByRole('article').filter({ hasText: words })).toHaveCount(0);
  }
  expect(loads).toBe(0);
  await other.context().close();
});

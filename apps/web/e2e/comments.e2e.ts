import type { Page } from '@playwright/test';
import { alive, bookmarkChanges, dashboardReady, enter, expect, test } from './support/test.ts';

/** The territory's dashboard, shared with the station, opened at the station with its trend's drawer open. */
async function openComments(page: Page, username: string): Promise<void> {
  const station = await enter(page, 'station-admin.demo');
  await enter(page, username, station);
  await page.getByRole('button', { name: 'Switch dashboard' }).click();
  // The person's own dashboard is listed before the shared one.
  await page.getByRole('menuitem', { name: 'My numbers' }).last().click();
  const opener = page.getByRole('button', { name: /^Comments and notes on Month by month/ });
  await alive(opener);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Month by month' })).toBeVisible();
}

test('comments are answered, edited and deleted, and notes appear on the chart', async ({ page, browser }) => {
  await openComments(page, 'territory.demo');
  await expect(page).toHaveURL(/drawer=comments%7E\d+/);
  const drawer = page.getByRole('dialog', { name: 'Month by month' });
  const question = drawer.getByRole('listitem').filter({ hasText: 'Arrivals slipped last month.' }).first();
  await expect(question.getByRole('list', { name: 'Replies' }).first()).toContainText('Two trucks were in the shop');

  const words = `Looked at it again ${Date.now().toString(36)}`;
  await question.getByRole('button', { name: 'Reply', exact: true }).first().click();
  // Text typed right after the click goes into the answer and triggers no shortcut: "b" bookmarks.
  await expect(drawer.getByRole('textbox', { name: /^Reply to / })).toBeFocused();
  const bookmarks = bookmarkChanges(page);
  await page.keyboard.type(`b ${words}`);
  await question.locator('form').getByRole('button', { name: 'Reply', exact: true }).click();
  const answer = drawer.getByRole('article').filter({ hasText: `b ${words}` });
  await expect(answer).toBeVisible();
  expect(bookmarks).toEqual([]);
  await expect(question.getByRole('list', { name: 'Replies' }).first()).toContainText(words);

  // Somebody it is shared with can read it but not delete it.
  const other = await (await browser.newContext()).newPage();
  await openComments(other, 'station-admin.demo');
  const there = other.getByRole('dialog', { name: 'Month by month' }).getByRole('article').filter({ hasText: words });
  await expect(there).toBeVisible();
  await expect(there.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await other.context().close();

  await answer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByRole('textbox', { name: 'Your comment' }).fill(`${words}, better`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const edited = drawer.getByRole('article').filter({ hasText: `${words}, better` });
  await expect(edited).toContainText('edited');
  await edited.getByRole('button', { name: 'Delete' }).click();
  await expect(edited).toHaveCount(0);

  const note = `Ice on the roads ${Date.now().toString(36)}`;
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(drawer.getByText('Enter a note.')).toBeVisible();
  await drawer.getByRole('textbox', { name: /^Note/ }).fill(note);
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(drawer.getByRole('list', { name: 'Notes on dates' })).toContainText(note);
  await drawer.getByRole('button', { name: `Delete note ${note}` }).click();
  await expect(drawer.getByRole('list', { name: 'Notes on dates' })).not.toContainText(note);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/drawer=/);

  await page.getByRole('navigation', { name: 'Shown as' }).getByRole('link', { name: 'Lines' }).click();
  await expect(page.locator('[data-component="LineChart"]').first()).toContainText('Two trucks in the shop');
});

test('a drawer closed while the page is still reloading leaves the page intact', async ({ page }) => {
  await openComments(page, 'territory.demo');
  const drawer = page.getByRole('dialog', { name: 'Month by month' });
  const words = `Left in a hurry ${Date.now().toString(36)}`;
  await drawer.getByRole('textbox', { name: 'Comment' }).fill(words);
  const line = await page.context().newCDPSession(page);
  // On a slow connection, the revalidated page trickles in after the change has been sent.
  const trickle = (bytesASecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesASecond,
      uploadThroughput: -1,
    });
  const begun = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname.endsWith('.data') && answer.request().method() === 'GET',
  );
  await trickle(2000);
  await drawer.getByRole('button', { name: 'Add comment', exact: true }).click();
  await begun;
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await trickle(-1);
  await expect(page).not.toHaveURL(/drawer=/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Comments and notes on Month by month/ }).click();
  const said = drawer.getByRole('article').filter({ hasText: words });
  await said.getByRole('button', { name: 'Delete' }).click();
  await expect(said).toHaveCount(0);
});

test('a comment on everyone’s dashboard shows at its location only, and its audience is named before sending', async ({
  page,
  browser,
}) => {
  const station = await enter(page, 'station-admin.demo');
  await dashboardReady(page);
  const place = (await page.getByRole('navigation', { name: 'Location' }).innerText()).split('\n').at(-1) ?? '';
  const words = `Two drivers gave notice ${Date.now().toString(36)}`;
  const open = async (on: Page) => {
    const button = on.getByRole('button', { name: /^Comments and notes on The last twelve months/ });
    await alive(button);
    await button.click();
    const drawer = on.getByRole('dialog', { name: 'The last twelve months' });
    await expect(drawer.getByRole('textbox', { name: 'Comment' })).toBeVisible();
    await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0);
    return drawer;
  };
  const drawer = await open(page);
  await expect(drawer.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
    /Visible to everyone who can view \S/,
  );
  await drawer.getByRole('textbox', { name: 'Comment' }).fill(words);
  await drawer.getByRole('button', { name: 'Add comment', exact: true }).click();
  const said = drawer.getByRole('article').filter({ hasText: words });
  await expect(said).toHaveCount(1);
  expect(place).not.toBe('');

  // The driver below sees the same dashboard without the comment; the driver may not open the station's page.
  const driver = await (await browser.newContext()).newPage();
  const own = await enter(driver, 'driver.demo');
  await dashboardReady(driver);
  await expect((await open(driver)).getByText(words)).toHaveCount(0);
  const refused = await driver.request.get(station, { maxRedirects: 0 });
  expect([refused.status(), refused.headers().location]).toEqual([302, own]);
  await driver.context().close();

  // A Platform Admin can delete other people's comments where they can see them.
  const admin = await (await browser.newContext()).newPage();
  await enter(admin, 'platform.demo', station);
  await dashboardReady(admin);
  const there = await open(admin);
  const theirs = there.getByRole('article').filter({ hasText: words });
  await expect(theirs.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Delete' }).click();
  await expect(theirs).toHaveCount(0);
  await admin.context().close();
});

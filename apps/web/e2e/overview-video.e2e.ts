import { dashboardReady, enter, escape, expect, signIn, test } from './support/test.ts';
import { join } from './new-person.ts';

test('the overview video opens after each sign-in until it is watched, then never automatically', async ({
  page,
  browser,
}) => {
  const { username } = await join(browser, page, 'newcomer', { newcomer: true });
  const dialog = page.getByRole('dialog', { name: 'ROADSIDE DASHBOARD OVERVIEW VIDEO TRAINING' });
  await page.goto('/dashboard/lantern');
  const putOff = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/account'),
  );
  await escape(dialog);
  await putOff;
  // Postponed, it stays closed for the rest of the session.
  await page.reload();
  await dashboardReady(page);
  await expect(dialog).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, username);
  await expect(dialog).toContainText('It opens after each login until you watch it to the end.');
  await dialog.getByRole('button', { name: 'Play' }).first().click();
  const video = dialog.locator('video');
  // Seeks to the end: skipped seconds do not count as watched.
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.5;
    await new Promise((resolve) => element.addEventListener('ended', resolve, { once: true }));
  });
  await expect(dialog).toContainText('until you watch it to the end');
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = 0;
    element.playbackRate = 16;
    await element.play();
  });
  await expect(dialog).toContainText('Watched.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await enter(other, username);
  await dashboardReady(other);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.goto('/account/');
  await expect(other.getByRole('button', { name: 'Watch the overview video again' })).toBeVisible();
  await other.context().close();
});

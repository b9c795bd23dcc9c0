import type { Page } from '@playwright/test';
import { alive, enter, escape, expect, keysReady, test } from './support/test.ts';

/** The place a person's own dashboard is about. */
const placeOf = (own: string): string => own.split('/').pop() ?? '';
const score = (page: Page) => page.getByRole('region', { name: 'Score', exact: true });
const counted = async (page: Page): Promise<number> => {
  const words = await score(page)
    .getByText(/\d surveys?/)
    .first()
    .innerText();
  return Number(/([\d,]+) surveys?/.exec(words)?.[1]?.replaceAll(',', ''));
};

test('the club proves the score: the same number, and the surveys that add up to it', async ({ page, browser }) => {
  const place = placeOf(await enter(page, 'station-admin.demo'));
  await page.goto(`/surveys/${place}?dashboard=3&time=Prev_Incentive_Period`);
  const owners = await score(page).innerText();
  const count = await counted(page);
  expect(count).toBeGreaterThan(0);
  const club = await (await browser.newContext()).newPage();
  await enter(club, 'executive.demo', `/surveys/${place}?dashboard=3&time=Prev_Incentive_Period`);
  expect(await score(club).innerText()).toBe(owners);
  // Raw Surveys of the station lists what counts: neither rerouted nor removed.
  await club.goto(`/surveys/${place}?dashboard=2&time=Prev_Incentive_Period`);
  await expect(club.getByText(new RegExp(`^${count} rows?$`))).toBeVisible();
  await club.context().close();
});

test('comments are searched, cut by topic, and read with keys', async ({ page }) => {
  const place = placeOf(await enter(page, 'executive.demo'));
  await page.goto(`/surveys/${place}?dashboard=4&time=Range`);
  const comments = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(comments).toHaveCount(50);
  const words = page.getByRole('searchbox', { name: 'Search comments' });
  await alive(words);
  await words.fill('driver');
  await expect(page).toHaveURL(/q=driver/);
  await expect(comments.first().locator('mark').first()).toHaveText(/driver/i);
  const topics = page.getByRole('region', { name: 'Topics' });
  await topics.getByRole('link', { name: 'Wait time' }).click();
  await expect(page).toHaveURL(/topic=Wait/);
  await expect(comments.first()).toContainText('Wait time:');
  await page.getByRole('heading', { level: 1 }).click();
  await keysReady(page);
  await page.keyboard.press('j');
  await expect(comments.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(comments.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(comments.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog', { name: 'Survey' }).getByRole('heading', { name: 'Comment' })).toBeVisible();
  await escape(page.getByRole('dialog', { name: 'Survey' }));
  // Reading goes on where it was left.
  await expect(comments.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

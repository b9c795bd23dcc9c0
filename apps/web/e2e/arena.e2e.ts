import type { Page } from '@playwright/test';
import { alive, enter, expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });

test('a driver on a phone opens team, season, leaderboard and skill tree, and sees what a day was worth', async ({
  browser,
}) => {
  // Five screens, one after another.
  test.slow();
  const page = await (await browser.newContext(phone)).newPage();
  await enter(page, 'driver.demo', '/season/');
  await expect(heading(page, 'Season')).toBeVisible();
  await expect(heading(page, 'Table', 2)).toBeVisible();

  // Last season ran to its final: the champion, the bracket, and the last week's recap.
  const summer = page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: 'Summer season' });
  await alive(summer);
  await summer.tap();
  await expect(page.getByText(/ won the final$/)).toBeVisible();
  await expect(page.getByText(/^Most valuable player: /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Playoff' }).getByRole('list')).toHaveCount(2);
  await expect(page.getByRole('article').getByRole('heading', { name: / win the season$/ })).toBeVisible();

  const arena = page.getByRole('navigation', { name: 'Arena' });
  await arena.getByRole('link', { name: 'My Team' }).tap();
  await expect(page).toHaveURL(/\/team\//);
  const huddle = page.getByRole('button', { name: 'Open huddle' });
  await alive(huddle);
  await huddle.tap();
  const room = page.getByRole('dialog', { name: 'Huddle' });
  await expect(room.getByRole('link', { name: 'Open as a page' })).toBeVisible();
  await room.getByRole('button', { name: 'Close' }).tap();
  await expect(room).toHaveCount(0);

  await arena.getByRole('link', { name: 'Leaderboard' }).tap();
  await expect(heading(page, 'Leaderboard')).toBeVisible();
  // Nobody is beyond the last level, so the filter of all levels from the second on leaves fewer drivers.
  const ranges = page.getByRole('button', { name: 'Any points, any level' });
  await alive(ranges);
  await ranges.tap();
  await page.getByRole('group', { name: 'Level' }).getByRole('slider').first().press('ArrowRight');
  await expect(page).toHaveURL(/levels=2-15/);
  await page.getByRole('button', { name: 'Show all' }).tap();
  await expect(page).not.toHaveURL(/levels=/);
  await page.keyboard.press('Escape');
  const own = page
    .getByRole('listitem')
    .filter({ hasText: '(you)' })
    .getByRole('link', { name: /^[\d,]+ points? of/ });
  await alive(own);
  await own.tap();
  const day = page.getByRole('dialog');
  await expect(day.getByRole('button', { name: 'Day before' })).toBeEnabled();
  // The drawer is part of the address: a reload shows it again.
  await page.reload();
  await expect(day.getByRole('button', { name: 'Day before' })).toBeEnabled();
  await day.getByRole('button', { name: 'Close' }).tap();
  await expect(day).toHaveCount(0);

  await arena.getByRole('link', { name: 'My Skill Tree' }).tap();
  await expect(heading(page, 'Skill tree')).toBeVisible();
  await expect(heading(page, /^What .* was worth$/, 2)).toBeVisible();
  // The quarter is part of the address: a reload shows it again.
  const first = page.getByRole('group', { name: 'Quarter' }).getByRole('radio', { name: /^Q1/ });
  await alive(first);
  await first.check({ force: true });
  await expect(page).toHaveURL(/period=quarter1/);
  await page.reload();
  await expect(first).toBeChecked();
  await page.context().close();
});

test('an Admin previews the weights of a new season on real numbers; a driver has no desk', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, 'platform.demo', '/season/');
  await page.getByRole('link', { name: 'Commissioner’s desk' }).click();
  await expect(heading(page, 'Commissioner')).toBeVisible();
  const create = page.getByRole('button', { name: 'New season' });
  await alive(create);
  await create.click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/points per driver and day worked\.$/)).toBeVisible();
  const before = await preview.getByText(/points per driver and day worked\.$/).textContent();
  const weight = page.getByRole('textbox', { name: /^Calls completed/ });
  await weight.fill('5');
  await weight.press('Tab');
  await expect(preview.getByText(/points per driver and day worked\.$/)).not.toHaveText(before ?? '');

  const driver = await (await browser.newContext(phone)).newPage();
  await enter(driver, 'driver.demo', '/commissioner');
  await expect(driver).not.toHaveURL(/commissioner/);
  await driver.context().close();
});

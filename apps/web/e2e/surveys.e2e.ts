import type { Page } from '@playwright/test';
import { alive, enter, escape, expect, keysReady, notice, notices, test } from './support/test.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';

/** The location of a person's own dashboard. */
const placeOf = (own: string): string => own.split('/').pop() ?? '';
const score = (page: Page) => page.getByRole('region', { name: 'Score', exact: true });
const counted = async (page: Page): Promise<number> => {
  const words = await score(page)
    .getByText(/\d surveys?/)
    .first()
    .innerText();
  return Number(/([\d,]+) surveys?/.exec(words)?.[1]?.replaceAll(',', ''));
};

test('an owner sees which surveys cost the score and tries changes, and none of that is saved', async ({ page }) => {
  test.slow();
  const place = placeOf(await enter(page, 'station-admin.demo'));
  await page.goto(`/surveys/${place}?time=Prev_Incentive_Period`);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(score(page)).toContainText('%');
  const parts = page.getByRole('navigation', { name: 'Surveys' }).getByRole('link');
  await expect(parts).toHaveText(['1 Overview', '2 Raw Surveys', '3 Emulated Surveys', '4 Comments']);

  await score(page).getByRole('link', { name: 'See which surveys cost the score' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emulated Surveys' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Time' }).getByRole('link')).toHaveText([
    'This Month',
    'Prev Month',
    'This Incentive Period',
    'Prev Incentive Period',
  ]);
  await expect(page.getByText('Tier 1 at 82, Tier 2 at 84, Tier 3 at 87')).toBeVisible();
  const before = await counted(page);
  const listed = page.getByRole('list', { name: 'Surveys behind the score' }).getByRole('listitem');
  // Lowest score first: the counted survey that costs the most.
  const costliest = listed
    .filter({ hasNotText: /rerouted|removed/ })
    .first()
    .getByRole('checkbox');
  await alive(costliest);
  await costliest.uncheck();
  await expect(score(page).getByText('what-if', { exact: true })).toBeVisible();
  // A score needs ten surveys on both sides; the small demo world's stations have fewer.
  await expect(score(page).getByRole('status')).toContainText(before > 10 ? 'points' : 'Too few surveys to compare');
  await page.getByRole('button', { name: 'Add ten' }).click();
  await expect(score(page)).toContainText(`${before + 9} surveys`);
  await page.getByRole('button', { name: 'Reset what-if' }).click();
  await expect(score(page).getByText('what-if', { exact: true })).toBeHidden();
  await page.getByRole('switch', { name: /Business rules/ }).uncheck();
  await expect(score(page).getByText('what-if', { exact: true })).toBeVisible();

  await listed
    .first()
    .getByRole('link', { name: /Open the survey/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Survey' });
  await expect(drawer.getByRole('heading', { name: 'Answers' })).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'Timeline of the call' }).getByRole('listitem').first()).toContainText(
    'Received',
  );
  // The address keeps the survey open; the trial values are discarded.
  await page.reload();
  await expect(drawer).toBeVisible();
  expect(await counted(page)).toBe(before);
  await expect(score(page).getByText('what-if', { exact: true })).toBeHidden();
  await drawer.getByRole('link', { name: 'Open call' }).click();
  await expect(page).toHaveURL(/\/passed-calls\/.+drawer=call%7E.+%7E\d+/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Timeline' })).toBeVisible();
});

test('the club verifies the score: the same number, and the surveys that add up to it', async ({ page, browser }) => {
  const place = placeOf(await enter(page, 'station-admin.demo'));
  await page.goto(`/surveys/${place}?dashboard=3&time=Prev_Incentive_Period`);
  const owners = await score(page).innerText();
  const count = await counted(page);
  expect(count).toBeGreaterThan(0);
  const club = await (await browser.newContext()).newPage();
  await enter(club, 'executive.demo', `/surveys/${place}?dashboard=3&time=Prev_Incentive_Period`);
  expect(await score(club).innerText()).toBe(owners);
  // The station's Raw Surveys lists what counts: neither rerouted nor removed.
  await club.goto(`/surveys/${place}?dashboard=2&time=Prev_Incentive_Period`);
  await expect(club.getByText(new RegExp(`^${count} rows?$`))).toBeVisible();
  await club.context().close();
});

test('raw surveys are filtered in a sentence, with counts beside choices, and exported as shown', async ({ page }) => {
  const place = placeOf(await enter(page, 'executive.demo'));
  await page.goto(`/surveys/${place}-psp?dashboard=2&time=Range`);
  await expect(page).toHaveURL(new RegExp(`/surveys/${place}\\?dashboard=2`));
  await expect(
    notice(
      page,
      'Please update facility type settings in the change settings section on bottom left! Rerouting to remove facility type filter.',
    ),
  ).toBeVisible();
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await alive(filter);
  await filter.click();
  await page.getByRole('menuitem', { name: 'Service', exact: true }).click();
  // The checkbox follows the address, so this clicks it and then waits until it is checked.
  const tow = page.getByRole('checkbox', { name: 'Tow (all)' });
  await tow.click();
  await expect(page).toHaveURL(/tcd__in=Tow/);
  await expect(tow).toBeChecked();
  await escape(page.getByRole('group', { name: 'service' }));
  await filter.click();
  await page.getByRole('menuitem', { name: 'Overall satisfaction' }).click();
  const editor = page.getByRole('group', { name: 'overall satisfaction' });
  const choice = editor
    .locator('div')
    .filter({ has: page.getByRole('checkbox', { name: '1 Totally Dissatisfied' }), hasText: /\d$/ })
    .last();
  const promised = /(\d+)\s*$/.exec((await choice.innerText()).trim())?.[1];
  await editor.getByRole('checkbox', { name: '1 Totally Dissatisfied' }).click();
  await expect(page.getByText(new RegExp(`^${promised} rows?$`))).toBeVisible();
  await escape(editor);
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^raw-surveys_.*\.xlsx$/);
  await expect(notices(page).getByText(new RegExp(`saved, ${promised} rows?`))).toBeVisible();
});

test('comments are searched, filtered by topic, and read by keyboard', async ({ page }) => {
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
  // The reading position is kept.
  await expect(comments.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a correction applies immediately, reaches other readers of the same comments, and can be undone', async ({
  page,
  browser,
}) => {
  test.slow();
  const place = placeOf(await enter(page, 'executive.demo'));
  const address = `/surveys/${place}?dashboard=4&time=Range&q=gracias`;
  const reader = await (await browser.newContext()).newPage();
  await enter(reader, 'territory.demo');
  const listening = reader.waitForResponse((answer) => new URL(answer.url()).pathname === liveAddress());
  await reader.goto(address);
  await listening;
  const theirs = reader.getByRole('list', { name: 'Comments' }).getByRole('listitem').first();
  // A Spanish comment is labeled and read like any other: it is about the driver, not about the wait.
  await expect(theirs.getByText('Spanish', { exact: true })).toBeVisible();
  await expect(theirs).toContainText('Driver professionalism: positive');
  await expect(theirs).not.toContainText('Wait time');

  await page.goto(address);
  await page.getByRole('link', { name: 'Open survey' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Survey' });
  const correct = drawer.getByRole('button', { name: 'Correct topics' });
  await alive(correct);
  await correct.click();
  const form = page.getByRole('dialog', { name: 'Correct topics' });
  await form.getByRole('combobox', { name: /^Topic/ }).click();
  await page.getByRole('option', { name: 'Wait time' }).click();
  await form.getByRole('button', { name: 'Save correction' }).click();
  await expect(form.getByText('Choose a sentiment')).toBeVisible();
  await form.getByRole('combobox', { name: /^Sentiment/ }).click();
  await page.getByRole('option', { name: 'positive' }).click();
  await form.getByRole('button', { name: 'Save correction' }).click();
  await expect(notices(page).getByText(/^Correction saved/)).toBeVisible();
  await expect(drawer.getByText('Wait time: positive').first()).toBeVisible();
  await expect(theirs).toContainText('Wait time: positive');
  await reader.context().close();

  await escape(drawer);
  await page.getByRole('button', { name: 'Show corrections' }).click();
  const log = page.getByRole('dialog', { name: 'Corrections' });
  await log
    .getByRole('button', { name: /^Undo correction of/ })
    .first()
    .click();
  await expect(notices(page).getByText(/^Correction undone/)).toBeVisible();
  await expect(log.getByText(/Undone by/).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a driver reads their own surveys; drivers may not switch the rules', async ({ page }) => {
    const place = placeOf(await enter(page, 'driver.demo'));
    for (const [index, name] of ['Overview', 'Raw Surveys', 'Emulated Surveys', 'Comments'].entries()) {
      await page.goto(`/surveys/${place}?dashboard=${index + 1}&time=Prev_Incentive_Period`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // The selected tab and period are in view, however long their lists are.
      const chosen = page.locator('main').getByRole('navigation').locator('[aria-current]');
      for (const each of await chosen.all()) await expect(each).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole('switch', { name: /Business rules/ })).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: 'Rerouted surveys' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show corrections' })).toHaveCount(0);
    }
  });
});

test('a link to last month’s call days lists them, though the screen opens with this month', async ({ page }) => {
  await enter(
    page,
    'executive.demo',
    '/surveys/lantern?dashboard=2&sc_dt_surveys__gte=2026-10-01&sc_dt_surveys__lte=2026-10-31',
  );
  await expect(page.getByText('Lantern Motor Club, Oct 1 to 31, 2026')).toBeVisible();
  await expect(page.getByRole('main').locator('[role="row"][aria-rowindex="2"]')).toBeVisible();
  await page.getByRole('navigation', { name: 'Time' }).getByRole('link', { name: 'This Month' }).click();
  await expect(page.getByText('Lantern Motor Club, Nov 1 to 17, 2026')).toBeVisible();
});

test('the count of an answer lists exactly its surveys', async ({ page }) => {
  await enter(page, 'executive.demo', '/surveys/lantern?time=Prev_Incentive_Period');
  const count = page.getByRole('link', { name: /^1: [\d,]+ surveys, Overall/ });
  const counted = Number(/^1: ([\d,]+)/.exec((await count.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''));
  expect(counted).toBeGreaterThan(0);
  await alive(count);
  await count.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Surveys' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Raw Surveys' })).toHaveAttribute('aria-rowcount', String(counted + 1));
});

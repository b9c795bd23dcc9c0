import type { Page } from '@playwright/test';
import { deskAddress } from '../app/areas/arena/model/addresses.ts';
import type { Desk } from '../app/areas/arena/screen/desk-screen.tsx';
import { sendChange } from './support/send-change.ts';
import { alive, enter, expect, notice, test } from './support/test.ts';

const picksOn = (page: Page) => page.getByRole('list', { name: 'Picks, latest first' }).getByRole('listitem');
const pickButton = (page: Page) =>
  page
    .getByRole('list', { name: 'Drivers still to draft' })
    .getByRole('button', { name: /^Pick / })
    .first();

/** Shows the drivers and the list of an experience. */
async function show(page: Page, experience: string): Promise<void> {
  const experiences = page.getByRole('group', { name: 'Experience', exact: true });
  await experiences.getByText(experience, { exact: true }).click();
  await expect(experiences.getByRole('radio', { name: experience, exact: true })).toBeChecked();
}

/** Moves the first driver of a list's experience onto the team's list, by keyboard. Returns their name. */
async function want(page: Page, experience: 'Experienced' | 'Intermediate' | 'Beginner'): Promise<string> {
  await show(page, experience);
  const board = page.getByRole('group', { name: 'Draft lists' });
  const free = board.getByRole('list', { name: `${experience} drivers` }).getByRole('article');
  const own = board.getByRole('list', { name: `Your list: ${experience.toLowerCase()}` }).getByRole('article');
  const name = (await free.first().getAttribute('aria-label')) ?? '';
  await free.first().focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(own.filter({ hasText: name })).toBeVisible();
  return name;
}

/** The team of driver.demo, who is its captain. */
const ownTeam = 'mountain-marvelers';

/** Plans a season of four teams, the captain's among them, years after any other: its draft is the latest. */
async function planSeason(page: Page, name: string): Promise<void> {
  const { teams } = await page.evaluate(async (at) => {
    const answer = await fetch(at);
    return ((await answer.json()) as { data: Desk }).data;
  }, deskAddress());
  const others = teams.filter(({ slug, captain }) => captain !== null && slug !== ownTeam).map(({ slug }) => slug);
  await sendChange(page, deskAddress(), {
    do: 'save',
    name,
    starts_on: '2035-01-01',
    regular_weeks: 6,
    weights: { count_calls: 1 },
    handicap: false,
    hidden: false,
    teams: [ownTeam, ...others.slice(0, 3)],
  });
}

test('a captain drafts live against another browser: each sees the other’s picks without a reload', async ({
  page: admin,
  browser,
}) => {
  // Two people sign in and take turns.
  test.slow();
  const name = `Far season ${Date.now()}`;
  await enter(admin, 'platform.demo', '/commissioner');
  await planSeason(admin, name);
  await admin.reload();
  const season = admin.getByRole('list', { name: 'Seasons' }).getByRole('listitem').filter({ hasText: name });
  const open = season.getByRole('button', { name: 'Open draft' });
  await alive(open);
  await open.click();
  const dialog = admin.getByRole('dialog', { name: `Open the draft of ${name}` });
  await dialog.getByRole('textbox', { name: /^Rounds/ }).fill('2');
  await dialog.getByRole('textbox', { name: /^Seconds per pick/ }).fill('600');
  await dialog.getByRole('button', { name: 'Open draft' }).click();
  await expect(notice(admin, 'Draft opened. Captains can submit their lists.')).toBeVisible();
  await expect(season.getByText('Draft lists open')).toBeVisible();

  const captain = await (await browser.newContext()).newPage();
  await enter(captain, 'driver.demo');
  for (const page of [captain, admin]) {
    await page.goto(`/draft/${ownTeam}`);
    await expect(page.getByText(name)).toBeVisible();
  }
  // Whom the captain wants, most wanted first, in three lists that can be submitted once.
  const submit = captain.getByRole('button', { name: 'Submit draft' });
  await alive(submit);
  await expect(submit).toBeDisabled();
  const wanted: string[] = [];
  for (const experience of ['Experienced', 'Intermediate', 'Beginner'] as const)
    wanted.push(await want(captain, experience));
  await submit.click();
  await captain.getByRole('alertdialog').getByRole('button', { name: 'Submit draft' }).click();
  await expect(captain.getByText('Lists submitted', { exact: true }).first()).toBeVisible();
  await expect(submit).toHaveCount(0);
  await captain.reload();
  for (const [index, experience] of (['Experienced', 'Intermediate', 'Beginner'] as const).entries()) {
    await show(captain, experience);
    await expect(
      captain
        .getByRole('list', { name: `Your list: ${experience.toLowerCase()}` })
        .getByRole('article')
        .filter({ hasText: wanted[index] ?? '' }),
    ).toHaveCount(1);
  }
  // Everybody sees that the team is ready.
  await expect(admin.getByText('Lists submitted', { exact: true }).first()).toBeVisible();

  const start = admin.getByRole('button', { name: 'Start live draft' });
  await alive(start);
  await start.click();
  await expect(admin.getByRole('button', { name: 'Pause draft' })).toBeVisible();
  await expect(captain.getByRole('list', { name: 'Drivers still to draft' })).toBeVisible();

  // The Admin picks for the teams before the captain's.
  for (let mine = false; !mine;) {
    await expect(pickButton(admin)).toBeVisible();
    mine = await pickButton(captain).isVisible();
    const button = pickButton(mine ? captain : admin);
    const player = ((await button.getAttribute('aria-label')) ?? '').replace(/^Pick /, '');
    expect(player).not.toBe('');
    await button.click();
    const [here, there] = mine ? [captain, admin] : [admin, captain];
    await expect(picksOn(here).filter({ hasText: player })).toHaveCount(1);
    await expect(picksOn(there).filter({ hasText: player })).toHaveCount(1);
    await expect(picksOn(there).filter({ hasText: player }).getByText('By the clock')).toHaveCount(0);
  }

  await admin.getByRole('button', { name: 'Pause draft' }).click();
  await expect(admin.getByRole('button', { name: 'Resume draft' })).toBeVisible();
  await expect(pickButton(captain)).toBeHidden();

  // Canceled, the world has the draft it had before.
  await admin.goto('/commissioner');
  const cancel = season.getByRole('button', { name: 'Cancel draft' });
  await alive(cancel);
  await cancel.click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel draft' }).click();
  await expect(notice(admin, 'Draft canceled')).toBeVisible();
  await expect(season.getByRole('button', { name: 'Open draft' })).toBeVisible();
  await season.getByRole('button', { name: 'Delete season' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete season' }).click();
  await expect(notice(admin, 'Season deleted')).toBeVisible();
  await expect(season).toHaveCount(0);
});

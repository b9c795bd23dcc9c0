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

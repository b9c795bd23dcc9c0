import type { Page } from '@playwright/test';
import { finger, type Hands, keys, mouse } from './support/hands.ts';
import {
  dashboardReady,
  expect,
  here,
  keysReady,
  notice,
  notices,
  password,
  placesTable,
  test,
} from './support/test.ts';

/**
 * The demo accounts. `below` is the content of the table below their location; `moved` is whether it had calls this
 * month whose numbers could move.
 */
const accounts: readonly {
  readonly username: string;
  readonly below: 'places' | 'drivers' | null;
  readonly moved: boolean;
}[] = [
  { username: 'driver.demo', below: null, moved: false },
  { username: 'station-admin.demo', below: 'drivers', moved: true },
  { username: 'staff.demo', below: 'places', moved: true },
  { username: 'territory.demo', below: 'places', moved: true },
  { username: 'executive.demo', below: 'places', moved: true },
  { username: 'admin.demo', below: 'places', moved: true },
  { username: 'platform.demo', below: 'places', moved: true },
];
type Account = (typeof accounts)[number];

/** Each kind of dashboard once: nothing below, drivers below, locations below. */
const oneOfEachKind = ['driver.demo', 'station-admin.demo', 'executive.demo'];

/**
 * `people` do the steps that depend on the account; those in `wholeDay` also do the steps that are the same for
 * everyone.
 */
const ways = [
  { by: 'a mouse', hands: mouse, people: accounts.map(({ username }) => username), wholeDay: oneOfEachKind, use: {} },
  { by: 'the keyboard alone', hands: keys, people: oneOfEachKind, wholeDay: ['executive.demo'], use: {} },
  {
    by: 'a finger on a phone',
    hands: finger,
    people: oneOfEachKind,
    wholeDay: ['station-admin.demo'],
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

for (const { by, hands, people, wholeDay, use } of ways)
  test.describe(`by ${by}`, () => {
    test.use(use);
    test.slow();
    for (const account of accounts.filter(({ username }) => people.includes(username))) {
      const { username } = account;
      const whole = wholeDay.includes(username);
      test(`${username} goes through ${whole ? 'a day of My Dashboard' : 'what is theirs on My Dashboard'}`, async ({
        page,
      }) => {
        const hand = hands(page);
        await signInBy(page, hand, account);
        await behindTheNumbers(page, hand, account);
        await oneLevelDown(page, hand, account);
        await comment(page, hand, `${username} by ${by}`);
        if (!whole) return;
        await otherDays(page, hand);
        await ownDashboard(page, hand, `Board of ${username} by ${by}`);
        await findAndKeep(page, hand);
        await nightAndLeave(page, hand);
      });
    }
  });

async function signInBy(page: Page, hand: Hands, { username }: Account) {
  await page.goto('/login/');
  await hand.write(page.getByLabel('Username or email'), username);
  await hand.write(page.getByLabel('Password', { exact: true }), password);
  await hand.press(page.getByRole('button', { name: 'Login', exact: true }));
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  const video = page.getByRole('dialog', { name: 'ROADSIDE DASHBOARD OVERVIEW VIDEO TRAINING' });
  // One of the seven has not watched the overview video.
  if (username === 'admin.demo') {
    await hand.press(video.getByRole('button', { name: 'Watch later' }));
    await expect(video).toHaveCount(0);
  }
  await dashboardReady(page);
}

async function otherDays(page: Page, hand: Hands) {
  await hand.press(page.getByRole('button', { name: 'Options for The last twelve months' }));
  await hand.pick('Time', 'Daily Series');
  await expect(page).toHaveURL(/time\.5=/);
  await hand.press(page.getByRole('navigation', { name: 'Shown as' }).getByRole('link', { name: 'Lines' }));
  await expect(page).toHaveURL(/chart\.5=line/);
  await expect(page.locator('[data-component="LineChart"]').first()).toBeVisible();
  await dashboardReady(page);
  for (const gone of [/chart\.5/, /time\.5/]) {
    await hand.press(page.getByRole('button', { name: 'Undo' }));
    await expect(page).not.toHaveURL(gone);
  }
  await dashboardReady(page);
}

async function behindTheNumbers(page: Page, hand: Hands, { moved }: Account) {
  const main = page.getByRole('main');
  for (const [opener, title] of [
    ...(moved ? ([[/^Why it moved/, /./]] as const) : []),
    [/^Calls behind/, / calls$/],
    [/^Goal/, /goal$/],
  ] as const) {
    await hand.press(main.getByRole('button', { name: opener }).first());
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    await expect(sheet.locator('[aria-busy="true"]')).toHaveCount(0);
    await hand.press(sheet.getByRole('button', { name: 'Close' }));
    await expect(sheet).toHaveCount(0);
  }
}

async function oneLevelDown(page: Page, hand: Hands, { below }: Account) {
  const from = await here(page).textContent();
  const rows = placesTable(page).locator('tbody').getByRole('rowheader');
  if (below === 'places') {
    await hand.press(rows.getByRole('link').first());
    // The breadcrumb's address is there before the page is.
    await expect(here(page)).not.toHaveText(from ?? '');
    await dashboardReady(page);
    await page.goBack();
    await expect(here(page)).toHaveText(from ?? '');
    await dashboardReady(page);
  } else if (below === 'drivers') {
    const name = await rows.first().textContent();
    await hand.press(rows.getByRole('button').first());
    const surveys = page.getByRole('dialog', { name: `${name?.trim()} surveys` });
    await expect(surveys.getByRole('link', { name: 'Open the driver’s dashboard' })).toBeVisible();
    await hand.press(surveys.getByRole('button', { name: 'Close' }));
    await expect(surveys).toHaveCount(0);
  }
}

async function comment(page: Page, hand: Hands, words: string) {
  await hand.press(page.getByRole('button', { name: /^Comments and notes on / }).first());
  const drawer = page.getByRole('dialog');
  await hand.write(drawer.getByRole('textbox', { name: 'Comment' }), words);
  await hand.press(drawer.getByRole('button', { name: 'Add comment', exact: true }));
  const said = drawer.getByRole('article').filter({ hasText: words });
  await expect(said).toBeVisible();
  await hand.press(said.getByRole('button', { name: 'Delete' }));
  await expect(said).toHaveCount(0);
  await hand.press(drawer.getByRole('button', { name: 'Close' }));
  await expect(drawer).toHaveCount(0);
}

async function ownDashboard(page: Page, hand: Hands, name: string) {
  const switcher = page.getByRole('button', { name: 'Switch dashboard' });
  await hand.press(switcher);
  await hand.pick('New dashboard');
  await hand.write(page.getByRole('textbox', { name: /^Name/ }), name);
  await hand.press(page.getByRole('group', { name: 'Add an element' }).getByRole('button', { name: 'Card' }));
  await expect(
    page.getByRole('list', { name: 'Elements on the grid' }).locator('[data-component="Metric.Value"]'),
  ).toContainText(/\d|–/);
  await hand.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // On a phone the toast covers the end of the page until the person scrolls on or it disappears.
  await hand.press(notices(page).getByRole('button', { name: 'Dismiss' }).last());

  await hand.press(switcher);
  await hand.pick('Edit this dashboard');
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Delete dashboard' }));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete dashboard' }));
  await expect(notice(page, 'Dashboard deleted')).toBeVisible();
  await dashboardReady(page);
}

async function findAndKeep(page: Page, hand: Hands) {
  const from = new URL(page.url()).pathname;
  await keysReady(page);
  await hand.find();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('call details');
  await hand.takeOffered(page.getByRole('option', { name: 'Call Details' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Call Details' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === from);
  await dashboardReady(page);

  const bookmarks = page.getByRole('button', { name: /^Bookmarks/ });
  const add = [/^Bookmark this location/, 'Bookmark Successfully Added'] as const;
  const remove = [/^Remove this bookmark/, 'Bookmark Successfully Removed'] as const;
  // Some accounts start with their own location bookmarked.
  const kept = (await bookmarks.getAttribute('aria-label')) !== 'Bookmarks';
  for (const [entry, told] of kept ? [remove, add] : [add, remove]) {
    await hand.press(bookmarks);
    await hand.pick(entry);
    await expect(notices(page)).toContainText(told);
  }
}

async function nightAndLeave(page: Page, hand: Hands) {
  await hand.press(page.getByRole('button', { name: /^Your account/ }));
  await hand.pick('Night');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await hand.press(page.getByRole('button', { name: /^Your account/ }));
  await hand.pick('Logout');
  await page.waitForURL((url) => url.pathname.startsWith('/login'));
}

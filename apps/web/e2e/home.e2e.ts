import type { Browser, Page } from '@playwright/test';
import { liveAddress } from '../app/kit/live/addresses.ts';
import { alive, enter, expect, notice, notices, sendForm, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens home on a phone of its own, and waits until it hears of changes. */
async function homeOnPhone(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await enter(page, username, '/account/');
  const listening = page.waitForResponse((answer) => new URL(answer.url()).pathname === liveAddress());
  await page.goto('/home/');
  await listening;
  return page;
}

/** Signs in as the one who edits home, with the overview video put off: it would lie over the page. */
async function enterEditor(page: Page): Promise<string> {
  const own = await enter(page, 'admin.demo', '/account/');
  expect((await sendForm(page, '/account/', { intent: 'video-later' })).status()).toBeLessThan(400);
  return own;
}

/** The administrator, with Communications open. */
async function communications(page: Page): Promise<void> {
  const own = await enterEditor(page);
  await page.goto(`/communications/${own.split('/')[2] ?? ''}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Communications' })).toBeVisible();
}

test('an administrator publishes a must-read; a driver reads and confirms it on a phone, and the reach is live', async ({
  page,
  browser,
}) => {
  // Two people sign in, and each waits for the other.
  test.slow();
  // Its own for each run, so that a second one finds one announcement.
  const title = `Bridge on Route 12 is closed (${Date.now()})`;
  const driver = await homeOnPhone(browser, 'driver.demo');
  await communications(page);

  const compose = page.getByRole('button', { name: 'New announcement' }).first();
  await alive(compose);
  await compose.click();
  const form = page.getByRole('form', { name: 'New announcement' });
  const reached = form.getByRole('status').filter({ hasText: /^Reaches/ });
  await expect(reached).toContainText(/people now$/);
  const everybody = await reached.textContent();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Text' }).fill('Take Route 9 until Monday.');
  await form.getByRole('combobox', { name: 'Ask readers to' }).click();
  await page.getByRole('option', { name: 'Confirm once' }).click();
  await form.getByRole('button', { name: /Positions/ }).click();
  await page.getByRole('option', { name: 'Driver', exact: true }).click();
  await page.keyboard.press('Escape');
  // Fewer than everybody, while still composing.
  await expect(reached).not.toHaveText(everybody ?? '');
  await form.getByRole('button', { name: 'Publish announcement' }).click();
  await expect(notice(page, 'Announcement saved')).toBeVisible();
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText(/^0 of [\d,]+ people confirmed$/)).toBeVisible();

  // On the driver's home without a reload.
  const shown = driver.getByRole('link', { name: title }).first();
  await expect(shown).toBeVisible();
  await shown.tap();
  const reading = driver.getByRole('dialog', { name: title });
  await expect(reading.getByText('Take Route 9 until Monday.')).toBeVisible();
  await reading.getByRole('button', { name: 'Confirm I read it' }).tap();
  await expect(notice(driver, 'Confirmed')).toBeVisible();
  await expect(reading).toHaveCount(0);

  // And on the administrator's, in numbers and by name.
  await expect(drawer.getByText(/^1 of [\d,]+ people confirmed$/)).toBeVisible();
  await drawer.getByRole('tab', { name: 'Reach' }).click();
  await expect(drawer.getByText(/^1 read, 1 confirmed, /)).toBeVisible();

  // Reminding the others asks first and says how many.
  await drawer.getByRole('button', { name: /^Remind/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send reminder' }).click();
  await expect(notices(page).getByText(/^Reminded [\d,]+ people$/)).toBeVisible();

  // Once it has ended, it is on nobody's home.
  await drawer.getByRole('button', { name: 'End announcement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End announcement' }).click();
  await expect(driver.getByRole('link', { name: title })).toHaveCount(0);
  await driver.context().close();
});

test('a driver has no Communications: the exact sentence, and back', async ({ page }) => {
  const own = await enter(page, 'driver.demo', '/home/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
  await page.goto(`/communications/${own.split('/')[2] ?? ''}/`);
  await expect(notice(page, 'Sorry, Your not allowed to go there.')).toBeVisible();
  await expect(page).not.toHaveURL(/communications/);
});

test('an editor adds a tile with a picture, moves it with the mouse and by keys, and removes it', async ({ page }) => {
  test.slow();
  await enterEditor(page);
  await page.goto('/home/?edit=1');
  const board = page.getByRole('group', { name: 'Home page' });
  // Other journeys publish and end announcements of their own meanwhile.
  const tiles = [
    'New battery test before every jump start',
    'How we update members on long waits',
    'Road conditions',
    'Uniform and tool shop',
    'Winter tires',
  ];
  const names = async () =>
    (await board.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''))).filter(
      (name) => tiles.includes(name),
    );
  await expect.poll(async () => (await names()).length).toBeGreaterThan(2);
  const before = await names();

  const moves: unknown[] = [];
  // Counted when answered: a reload would cut off one that is still on its way.
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('"intent":"move"')) moves.push(request.url());
  });
  // By keys: pick up, down, drop.
  await board.getByRole('article', { name: before[0] ?? '', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect.poll(() => moves.length).toBe(1);
  await page.reload();
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);

  // With the mouse: back to the first place. What another journey publishes meanwhile may end a drag; a hand takes
  // the tile again then, but never a tile that is already there.
  const [first = '', second = ''] = before;
  const tileOf = (name: string) => board.getByRole('article', { name, exact: true });
  await alive(tileOf(first));
  let sent = moves.length;
  const drag = async () => {
    sent = moves.length;
    // A hand that lost the tile lets go first.
    await page.mouse.up();
    await tileOf(first).hover({ position: { x: 8, y: 8 } });
    await page.mouse.down();
    const start = await tileOf(first).boundingBox();
    await page.mouse.move((start?.x ?? 0) + 8, (start?.y ?? 0) - 8, { steps: 4 });
    await expect(board).toHaveAttribute('data-carrying', 'drag');
    const end = await tileOf(second).boundingBox();
    await page.mouse.move((end?.x ?? 0) + 8, (end?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    await expect(board).not.toHaveAttribute('data-carrying');
  };
  await expect(async () => {
    if ((await names()).join() !== before.join()) await drag();
    await expect.poll(names, { timeout: 10_000 }).toEqual(before);
  }).toPass();
  await expect.poll(() => moves.length).toBe(sent + 1);

  await page.getByRole('button', { name: 'Add tile' }).click();
  const form = page.getByRole('form', { name: 'New announcement' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Winter tires');
  await form.getByRole('textbox', { name: 'Text' }).fill('Change them by Friday.');
  await form.getByRole('button', { name: 'Choose picture' }).click();
  await form.getByRole('searchbox', { name: 'Search pictures' }).fill('snow');
  await form.getByRole('button', { name: 'Use picture: Snowy mountain pass' }).click();
  await expect(form.getByRole('img', { name: 'The chosen background' })).toBeVisible();
  await form.getByRole('button', { name: 'Publish announcement' }).click();
  await expect(notice(page, 'Tile added')).toBeVisible();
  await expect.poll(names).toContain('Winter tires');
  await board.getByRole('button', { name: 'Remove Winter tires' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove tile' }).click();
  await expect.poll(names).toEqual(before);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a driver reads and confirms an announcement', async ({ page }) => {
    await enter(page, 'driver.demo', '/home/');
    await page.getByRole('link', { name: 'New battery test before every jump start' }).first().click();
    await expect(page.getByText('Test first, then jump.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Confirm I read it' }).click();
    const tile = page.getByRole('article', { name: 'New battery test before every jump start' });
    await expect(tile.getByText('Confirmed', { exact: true })).toBeVisible();
  });
});

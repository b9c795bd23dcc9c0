import {
  alive,
  card,
  dashboardReady,
  enter,
  escape,
  expect,
  here,
  isAt,
  keysReady,
  notice,
  notices,
  openPersonMenu,
  placesTable,
  test,
} from './support/test.ts';
import { elementAddress } from '../app/areas/dashboards/model/addresses.ts';

test('a row drills down, the breadcrumb follows, and back returns to the same rows', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  const rows = placesTable(page).locator('tbody').getByRole('row');
  const first = await rows.first().getByRole('rowheader').textContent();
  // Anywhere in the row, not just on the name.
  await rows.first().getByRole('cell').last().click();
  await expect(page).not.toHaveURL(/\/dashboard\/lantern$/);
  await dashboardReady(page);
  const place = page.getByRole('navigation', { name: 'Location' });
  await expect(here(page)).toContainText(first?.trim() ?? '');
  await expect(place.getByRole('link', { name: 'Lantern Motor Club' })).toBeVisible();
  await expect(placesTable(page)).toHaveAccessibleName('This Month by Market');

  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/lantern$/);
  await dashboardReady(page);
  await expect(rows.first().getByRole('rowheader')).toHaveText(first ?? '');
});

test('a row filters the other elements, by mouse and by keys, until the head shows everything again', async ({
  page,
}) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  const rows = placesTable(page).locator('tbody').getByRole('row');
  const count = await rows.count();
  const name = (await rows.first().getByRole('link').first().textContent())?.trim() ?? '';
  const number = card(page, 'Overall satisfaction').locator('[data-component^="Metric"]').first();
  const before = await number.innerText();
  await rows.first().hover();
  await rows
    .first()
    .getByRole('link', { name: `Filter dashboard to ${name}` })
    .click();
  await expect(page).toHaveURL(/[?&]only=\d+\.[a-z-]+/);
  await dashboardReady(page);
  const head = page.getByTestId('head-in-effect');
  await expect(head).toContainText(`Showing ${name} only`);
  // The table it was chosen in keeps its rows, and the card shows the row's location.
  await expect(rows).toHaveCount(count);
  await expect(number).not.toHaveText(before);
  await page.reload();
  await dashboardReady(page);
  await expect(head).toContainText(`Showing ${name} only`);
  await head.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).not.toHaveURL(/only=/);
  await expect(head).toHaveCount(0);
  await dashboardReady(page);
  expect(await number.innerText()).toBe(before);

  const filter = rows.first().getByRole('link', { name: `Filter dashboard to ${name}` });
  await alive(filter);
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(head).toContainText(`Showing ${name} only`);
  await page.getByRole('link', { name: `Show all again, not only ${name}` }).click();
  await expect(head).toHaveCount(0);
});

test('the breadcrumb goes back up', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/montgomery');
  await dashboardReady(page);
  await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'Lantern Motor Club' }).click();
  await expect(page).toHaveURL(/\/dashboard\/lantern$/);
});

test('the child type is kept in the address and survives a reload', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  await expect(page.getByRole('navigation', { name: 'Rows' }).getByRole('link')).toHaveText([
    'Club-Region',
    'Facility-Rep',
    'Station-State',
    'Station-Business',
    'Station',
    'Driver',
  ]);
  await page.getByRole('navigation', { name: 'Rows' }).getByRole('link', { name: 'Station', exact: true }).click();
  await expect(page).toHaveURL(/\?child=station$/);
  await expect(placesTable(page)).toHaveAccessibleName('This Month by Station');
  await page.reload();
  await dashboardReady(page);
  await expect(placesTable(page)).toHaveAccessibleName('This Month by Station');
});

test('sorting, pages and search are kept in the address; back undoes them one by one', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern?child=station');
  await dashboardReady(page);
  const table = placesTable(page);
  const calls = async () =>
    (await table.locator('tbody td:nth-child(2)').allTextContents()).map((text) => Number(text.replace(/\D/g, '')));

  await alive(table.getByRole('link', { name: /^Paid calls/ }));
  await table.getByRole('link', { name: /^Paid calls/ }).click();
  await expect(page).toHaveURL(/order=-paid_call_count/);
  await expect(table.getByRole('columnheader', { name: /^Paid calls/ })).toHaveAttribute('aria-sort', 'descending');
  await expect(table).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(async () => (await calls()).join()).toBe([...(await calls())].sort((a, b) => b - a).join());

  const totals = await table.locator('tfoot').textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^26-\d+ of \d+$/)).toBeVisible();
  expect(await table.locator('tfoot').textContent()).toBe(totals);

  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByText(/^1-25 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?child=station$/);
});

test('a name filters the rows; one without a match says so and offers to show all', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern?child=driver');
  await dashboardReady(page);
  const table = placesTable(page);
  const name = (await table.locator('tbody').getByRole('rowheader').first().textContent())?.trim() ?? '';
  const search = page.getByRole('searchbox', { name: 'Find a driver' });
  await alive(search);
  await search.pressSequentially(name.slice(0, 3));
  await expect(page).toHaveURL(/search=/);
  await expect(table.locator('tbody').getByRole('row').first()).toContainText(new RegExp(name.slice(0, 3), 'i'));
  // The search field keeps the focus while the rows change.
  await expect(search).toBeFocused();
  await search.pressSequentially(name.slice(3));
  await expect(table.locator('tbody').getByRole('row').first()).toContainText(name);
  await page.getByRole('searchbox', { name: 'Find a driver' }).fill('nobody has this name');
  await expect(table).toContainText('No Driver matches “nobody has this name”.');
  await table.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByText(/^1-25 of/)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a driver' })).toHaveValue('');
});

test('turning the table’s page requests only the table', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern?child=station');
  await dashboardReady(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/resources\/dashboard|dashboard.*\.data/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isAt(elementAddress), async (route) => {
    await held;
    await route.continue();
  });
  const next = page.getByRole('link', { name: 'Next page' });
  await alive(next);
  await next.click();
  // The current rows stay, marked as busy, until their replacement arrives.
  await expect(placesTable(page)).toHaveAttribute('aria-busy', 'true');
  await expect(placesTable(page).locator('tbody').getByRole('row')).toHaveCount(25);
  await expect(page.getByText(/^1-25/)).toBeVisible();
  answer();
  await expect(page.getByText(/^26-/)).toBeVisible();
  expect(asked).toEqual([elementAddress({ slug: 'lantern', element: 4 })]);
});

test('the facility type has its own address; all facilities is the base', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  const types = page.getByRole('navigation', { name: 'Facility type' });
  const all = await placesTable(page).locator('tfoot').textContent();
  for (const [name, slug] of [
    ['PSP', 'lantern-psp'],
    ['NON-PSP', 'lantern-nonPSP'],
    ['Fleet', 'lantern-fleet'],
    ['CSN', 'lantern-csn'],
  ] as const) {
    await types.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${slug}$`));
    await dashboardReady(page);
    await expect(types.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
    expect(await placesTable(page).locator('tfoot').textContent()).not.toBe(all);
  }
  await types.getByRole('link', { name: 'All facilities' }).click();
  await expect(page).toHaveURL(/\/dashboard\/lantern$/);
  await expect(placesTable(page).locator('tfoot')).toHaveText(all ?? '');
});

test('the switcher expands the organization level by level, by mouse and by keyboard', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  await page.keyboard.press('/');
  const panel = page.getByRole('dialog', { name: 'Go to another location' });
  const tree = panel.getByRole('treegrid', { name: 'Organization' });
  await expect(tree.getByRole('row', { name: /^Lantern Motor Club/ })).toHaveAttribute('aria-selected', 'true');
  const east = tree.getByRole('row', { name: /^Lantern East/ });
  await expect(tree.getByRole('row', { name: /^Lantern West/ })).toBeVisible();
  // Children load when a node is expanded.
  await east.getByRole('button').click();
  await expect(tree.getByRole('row', { level: 3 }).first()).toContainText('Market');
  await expect(panel.getByRole('heading', { name: /^Station-State/ })).toBeVisible();
  await east.focus();
  await page.keyboard.press('ArrowDown');
  const market = await tree.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(here(page)).toContainText(market?.replace(/ Market$/, '') ?? '-');
});

test('the switcher finds a location anywhere in the tree', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  await page.keyboard.press('/');
  const panel = page.getByRole('dialog', { name: 'Go to another location' });
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await panel.getByRole('searchbox').fill('montgom');
  await expect(
    panel.getByRole('region', { name: /^Territory/ }).getByRole('link', { name: 'Montgomery', exact: true }),
  ).toBeVisible();
  await panel.getByRole('searchbox').fill('a');
  await expect(panel.getByRole('heading', { name: /^Driver/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = await panel.locator('a:focus').textContent();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await dashboardReady(page);
  await expect(here(page)).toContainText(chosen ?? '');
});

test.describe('a part whose code fails to load', () => {
  test.use({ expected: /net::ERR_FAILED|A part of the page could not be fetched/ });

  test('shows an error and leaves the page as it is; it opens once it can be loaded', async ({ page }) => {
    await enter(page, 'executive.demo', '/dashboard/lantern');
    await dashboardReady(page);
    await keysReady(page);
    await page.route(/assets\/(palette|calls-drawer)/, (route) => route.abort());
    const openers = [
      { open: () => page.keyboard.press('Control+k'), part: page.getByRole('combobox') },
      {
        open: () =>
          page
            .getByRole('button', { name: /^Calls behind/ })
            .first()
            .click(),
        part: page.getByRole('dialog', { name: /^Calls$| calls$/ }),
      },
    ];
    for (const { open } of openers) {
      await open();
      await expect(
        notices(page)
          .getByText(/^We can’t reach the data\./)
          .last(),
      ).toBeVisible();
      await notices(page).getByRole('button', { name: 'Dismiss' }).first().click();
      await expect(notices(page).getByRole('listitem')).toHaveCount(0);
      await expect(placesTable(page)).toBeVisible();
    }
    await expect(page).toHaveURL(/\/dashboard\/lantern$/);
    await page.unroute(/assets\/(palette|calls-drawer)/);
    for (const { open, part } of openers) {
      await open();
      await escape(part);
    }
  });
});

test.describe('an element that fails', () => {
  test.use({ expected: /net::ERR_FAILED/ });

  test('one element’s failure stays contained, and its retry requests only it', async ({ page }) => {
    await enter(page, 'executive.demo', '/dashboard/lantern?child=station');
    await dashboardReady(page);
    let broken = true;
    await page.route(isAt(elementAddress), (route) => (broken ? route.abort() : route.continue()));
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('alert').getByText('We can’t reach the data')).toBeVisible();
    await expect(card(page, 'Overall satisfaction')).toBeVisible();
    await expect(page.getByRole('table', { name: 'The last twelve months by month' })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^26-/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('while offline', () => {
  test.use({ expected: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('the frame stays, the page says so, and it opens automatically when the connection is back', async ({
    page,
    context,
  }) => {
    await enter(page, 'executive.demo', '/dashboard/lantern');
    await dashboardReady(page);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Facility type' }).getByRole('link', { name: 'Fleet' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(
      page.getByText('You’re offline. Nothing is lost. The page opens when you’re back online.'),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await context.setOffline(false);
    await dashboardReady(page);
    await expect(page).toHaveURL(/\/dashboard\/lantern-fleet$/);
    await expect(placesTable(page)).toBeVisible();
  });

  test('it also opens automatically when the first request after that is lost', async ({ page, context }) => {
    await enter(page, 'executive.demo', '/dashboard/lantern');
    await dashboardReady(page);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Facility type' }).getByRole('link', { name: 'Fleet' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    let lost = 0;
    await page.route(/\.data(\?|$)/, (route) => (++lost > 2 ? route.fallback() : route.abort('internetdisconnected')));
    await context.setOffline(false);
    await dashboardReady(page);
    await expect(page).toHaveURL(/\/dashboard\/lantern-fleet$/);
    expect(lost).toBeGreaterThan(2);
  });
});

test.describe('while the server is down', () => {
  test.use({ expected: /net::ERR_CONNECTION_REFUSED|Failed to fetch/ });

  test('the frame stays, the page says so, and it loads on retry', async ({ page }) => {
    await enter(page, 'executive.demo', '/dashboard/lantern');
    await dashboardReady(page);
    // The device is online; the server is down.
    await page.route(/\.data(\?|$)/, (route) => route.abort('connectionrefused'));
    await page.getByRole('navigation', { name: 'Facility type' }).getByRole('link', { name: 'Fleet' }).click();
    await expect(page.getByRole('heading', { name: 'We can’t reach the data' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeVisible();
    // Another link fails the same way,
    await menu.getByRole('link', { name: 'Maps', exact: true }).click();
    await expect(page).toHaveURL(/\/maps/);
    await expect(page.getByRole('heading', { name: 'We can’t reach the data' })).toBeVisible();
    await expect(menu).toBeVisible();
    await page.unroute(/\.data(\?|$)/);
    // and works again as soon as the server is back.
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the pivot turns months into rows', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  const trend = page.getByRole('table', { name: 'The last twelve months by month' });
  await page.getByRole('link', { name: 'Metrics as columns' }).click();
  await expect(page).toHaveURL(/pivot=1/);
  await expect(trend.locator('tbody').getByRole('row')).toHaveCount(12);
  await page.getByRole('link', { name: 'Dates as columns' }).click();
  await expect(trend.locator('tbody').getByRole('row')).toHaveCount(5);
});

test('day, night and contrast persist across pages and reloads', async ({ page }) => {
  await enter(page, 'executive.demo', '/home/');
  await openPersonMenu(page);
  await page.getByRole('menuitemradio', { name: 'Night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await openPersonMenu(page);
  await page.getByRole('menuitemcheckbox', { name: 'High contrast' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night-contrast');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night-contrast');
  await openPersonMenu(page);
  await page.getByRole('menuitemradio', { name: 'Match system' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day-contrast');
});

test('the location is kept when moving between areas', async ({ page }) => {
  await enter(page, 'executive.demo', '/exec-reports/montgomery');
  await expect(page.getByRole('heading', { level: 1, name: /Executive report$/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/montgomery$/);
});

test.describe('an unknown path', () => {
  test.use({ expected: /status of 404/ });
  test('says so and links home', async ({ page }) => {
    await enter(page, 'executive.demo', '/home/');
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('shows a loading message beside the navigation while a page loads', async ({ page }) => {
  await enter(page, 'executive.demo', '/home/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  const maps = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Maps', exact: true });
  // Before hydration a link is a native one, and the browser shows its own loading indicator.
  await alive(maps);
  await maps.click();
  await expect(page.getByText('Heading There Now...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Maps', level: 1 })).toBeVisible();
  await expect(page.getByText('Heading There Now...')).toHaveCount(0);
});

test('notices can be closed', async ({ page }) => {
  await enter(page, 'executive.demo', '/usage/lantern');
  await expect(notice(page, 'Sorry, Your not allowed to go there.')).toBeVisible();
  await notices(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page, 'Sorry, Your not allowed to go there.')).toHaveCount(0);
});

test('the twelve months can be drawn as a chart, and the address keeps it', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  await page.getByRole('navigation', { name: 'Shown as' }).getByRole('link', { name: 'Lines' }).click();
  await expect(page).toHaveURL(/chart\.5=line/);
  const calls = page.getByRole('figure').filter({ hasText: 'Paid calls' });
  await expect(calls).toContainText(/Paid calls (rose|fell|stayed)/);
  await page.reload();
  await dashboardReady(page);
  const months = page.getByRole('article', { name: 'The last twelve months' });
  await expect(months.getByRole('figure')).toHaveCount(5);
  await calls.getByRole('button', { name: 'Table' }).click();
  await expect(calls.getByRole('table')).toBeVisible();
});

test.describe('on a slow device', () => {
  for (const scripts of ['before', 'after'] as const)
    test(`a press on loaded rows ${scripts} the first script arrives is not lost`, async ({ page, context }) => {
      await enter(page, 'executive.demo', '/login/');
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto('/dashboard/lantern?child=station', { waitUntil: 'commit' });
      const next = page.getByRole('link', { name: 'Next page' });
      await next.waitFor();
      if (scripts === 'after')
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith('.js')),
        );
      await next.click();
      await expect(page).toHaveURL(/page=2/);
    });
});

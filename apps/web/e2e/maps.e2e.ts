import type { Page } from '@playwright/test';
import { join } from './new-person.ts';
import { canvasColors } from './support/canvas-colors.ts';
import { alive, enter, expect, isAt, keysReady, notice, test } from './support/test.ts';
import { mapCallsAddress } from '../app/areas/maps/model/addresses.ts';

const friday = 'sc_dt__gte=2026-11-13&sc_dt__lte=2026-11-13';
const plot = (page: Page) => page.getByRole('group', { name: / calls(,|$)/ }).or(page.getByRole('application'));
const numbers = (page: Page) => page.getByRole('region', { name: 'Numbers' });
const list = (page: Page) => page.getByRole('region', { name: 'Calls', exact: true });

async function choose(page: Page, menu: string, item: string): Promise<void> {
  const control = page.getByRole('combobox', { name: menu });
  await alive(control);
  await control.click();
  await page.getByRole('option', { name: item, exact: true }).click();
  await expect(control).toContainText(item);
}

/** The station that got the long waits of that night. */
const station = { slug: 'lantern-road-norristown', name: 'Lantern Road Service, Norristown' };
/** Enough calls to be drawn in clusters. */
const year = 'sc_dt__gte=2025-11-19&sc_dt__lte=2026-11-18';
/** Initial number of rows in the list. */
const firstLines = 50;

/** What the page shows: the counted calls, those on the map and in its clusters, and the list's rows. */
async function shown(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const count = Number.parseInt((await numbers(page).getByRole('status').innerText()).replaceAll(',', ''), 10);
  const summary = page.locator('[data-component="CallMap.Summary"]');
  await expect(summary).toContainText(`${count.toLocaleString('en-US')} in view`);
  // The list loads after the map.
  if (count > 0) await expect(list(page).getByRole('checkbox').first()).toBeVisible();
  return {
    count,
    clusters: Number(/(\d+) clusters?/.exec((await summary.textContent()) ?? '')?.[1] ?? 0),
    lines: await list(page).getByRole('checkbox').count(),
  };
}

/** The calls of a map as the server sends them, and its stations. */
async function reply(page: Page, slug: string, days: string) {
  const filters = JSON.stringify(Object.fromEntries(new URLSearchParams(days)));
  const answer = await page.request.get(mapCallsAddress({ slug }, `?${new URLSearchParams({ filters })}`));
  const { data } = (await answer.json()) as {
    data: { calls: { id: number[]; station: number[] }; stations: { name: string }[] };
  };
  return { id: data.calls.id, station: data.calls.station, names: data.stations.map(({ name }) => name) };
}

/** Copies the link for the station, like a person would, and reads it. */
async function copyLink(page: Page): Promise<string> {
  const copy = page.getByRole('button', { name: 'Copy link', exact: true });
  await alive(copy);
  await copy.click();
  await page.getByRole('button', { name: `Copy link to ${station.name}` }).click();
  await expect(notice(page, `Link to ${station.name} copied`)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Forced colors keep the map in its drawn style, which is all these tests need. */
const drawn = { forcedColors: 'active' } as const;

test.describe("Friday night's problem", () => {
  test.use({ contextOptions: drawn });

  test('a territory associate finds Friday night’s two-hour waits on the map, and sees why', async ({ page }) => {
    await enter(page, 'territory.demo', `/maps/montgomery?${friday}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
    const all = await numbers(page).getByRole('status').textContent();

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Wait' }).click();
    await page.getByRole('checkbox', { name: '120 min' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('wait is at least 120 min')).toBeVisible();
    await expect(numbers(page).getByRole('status')).not.toHaveText(all ?? '');

    // The cluster has one cause.
    const why = page.getByRole('region', { name: 'Why calls were passed' });
    await expect(why.getByRole('listitem').first()).toContainText('No driver available');
    await list(page)
      .getByRole('button', { name: /^Open Fri/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('No driver available')).toHaveCount(3);
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect(drawer).toHaveCount(0);

    // The number shows its exclusions, and the parts add up.
    await page.getByRole('button', { name: 'About ATA' }).click();
    const about = page.getByRole('dialog', { name: 'About ATA' });
    const parts = (await about.getByRole('definition').allTextContents()).map((text) =>
      Number(text.replace('−', '-').replaceAll(',', '')),
    );
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(parts[2]);
    await expect(about.getByText(/^Last load/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);

    // One call selected in the list is one call in the numbers.
    await list(page).getByRole('checkbox').first().click();
    await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
    await expect(numbers(page).getByRole('status')).toHaveText('1 call');
  });

  test('sends the view to the station’s owner, who sees only their part of it', async ({ page, context, browser }) => {
    // Three people, and both maps twice.
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, 'territory.demo', `/maps/montgomery?${friday}`);
    const theirContext = await browser.newContext({ ...drawn, baseURL: new URL(page.url()).origin });
    const theirs = await theirContext.newPage();
    await join(browser, theirs, 'owner', { place: station.slug, position: 'Station admin' });

    for (const days of [friday, year]) {
      if (days === year) await page.goto(`/maps/montgomery?${days}`);
      const whole = { ...(await shown(page)), calls: await reply(page, 'montgomery', days) };
      expect(new Set(whole.calls.station).size).toBeGreaterThan(1);
      const sent = await copyLink(page);
      expect(new URL(sent).pathname).toBe(`/maps/${station.slug}`);

      // The owner opens that exact address.
      const answer = await theirs.goto(sent);
      await expect(theirs).toHaveTitle(new RegExp(station.name));
      const part = { ...(await shown(theirs)), calls: await reply(theirs, station.slug, days) };
      expect(part.count).toBeGreaterThan(0);
      expect(part.count).toBeLessThan(whole.count);
      expect(whole.clusters > 0).toBe(days === year);
      if (days === year) expect(part.clusters).toBeLessThan(whole.clusters);
      expect(part.lines).toBe(Math.min(part.count, firstLines));

      // The data sent to the browser, page or fetch, has no calls of other stations.
      const own = whole.calls.id.filter((_, index) => whole.calls.station[index] === part.calls.station[0]);
      expect(part.calls.id.toSorted()).toEqual(own.toSorted());
      expect(new Set(part.calls.station).size).toBe(1);
      expect(part.calls.names).toEqual([station.name]);
      const others = whole.calls.names.filter((name) => name !== station.name);
      expect(others.length).toBeGreaterThan(0);
      const html = (await answer?.text()) ?? '';
      expect(html).toContain(station.name);
      expect(others.filter((name) => html.includes(name))).toEqual([]);
      await expect(theirs.getByRole('region', { name: 'Stations' })).toHaveCount(0);
    }

    // The owner may see neither the territory's map nor its data.
    await theirs.goto(`/maps/montgomery?${friday}`);
    await expect(theirs).toHaveURL(new RegExp(`/dashboard/${station.slug}$`));
    const refused = await theirs.request.get(mapCallsAddress({ slug: 'montgomery' }));
    expect(await refused.json()).toEqual({ ok: false, problem: expect.objectContaining({ kind: 'forbidden' }) });
    await theirContext.close();
  });
});

test('the previous Friday is compared side by side, shares the view, and is kept in a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'territory.demo', `/maps/montgomery?${friday}`);
  const now = await shown(page);
  const compare = page.getByRole('button', { name: 'Compare' });
  await alive(compare);
  await compare.click();
  const before = page.getByRole('region', { name: 'Calls 1 week earlier' });
  const earlier = await reply(page, 'montgomery', friday.replaceAll('2026-11-13', '2026-11-06'));
  await expect(before.getByText(new RegExp(`^${earlier.id.length} calls? · ATA`))).toBeVisible();
  await expect(before.getByRole('heading')).toHaveText('Nov 6, 2026 (1 week earlier)');
  await expect(page.getByText(new RegExp(`^${now.count} calls? · ATA`))).toBeVisible();
  // Zooming one map zooms the other.
  const summary = page.locator('[data-component="CallMap.Summary"]').first();
  const whole = await summary.textContent();
  for (let step = 0; step < 4; step++) await before.getByRole('button', { name: 'Zoom in' }).click();
  await expect(summary).not.toHaveText(whole ?? '');
  const link = await copyLink(page);
  expect(link).toContain('beside=before');
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Calls 1 week earlier' })).toBeVisible();
  await keysReady(page);
  await page.keyboard.press('v');
  await page.keyboard.press('e');
  await expect(page.getByRole('region', { name: 'Calls 1 week earlier' })).toHaveCount(0);
});

test('a reload starts with the defaults, and the map never requests the sat metric', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isAt(mapCallsAddress)(new URL(request.url()))) asked.push(decodeURIComponent(request.url()));
  });
  await enter(page, 'executive.demo', '/maps/montgomery');
  await expect(page.getByRole('combobox', { name: 'Focus metric' })).toContainText('ATA');
  const legend = page.locator('[data-component="CallMap.Legend"]');
  await expect(legend).toContainText('120 min');
  await choose(page, 'Focus metric', 'Satisfaction');
  await expect(legend).toContainText('100%');
  await page.getByRole('switch', { name: 'Legend' }).press(' ');
  await expect(legend).toHaveCount(0);
  await page.getByRole('switch', { name: 'Legend' }).press(' ');
  await expect(legend).toContainText('100%');
  const before = await numbers(page).getByRole('status').textContent();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Survey score' }).click();
  await page.getByRole('checkbox', { name: 'Totally Satisfied' }).click();
  await page.keyboard.press('Escape');
  await expect(numbers(page).getByRole('status')).not.toHaveText(before ?? '');
  await choose(page, 'Mode', 'Passes');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => /\bsat\b/.test(address))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Mode' })).toContainText('Operations');
  await expect(page.getByRole('combobox', { name: 'Focus metric' })).toContainText('ATA');
  await expect(page.getByText(/^survey score is/)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('focus');
});

test('a lasso filters the numbers and stays as a zone; time playback works; so does the keyboard', async ({ page }) => {
  await enter(page, 'executive.demo', '/maps/montgomery');
  await keysReady(page);
  const before = await numbers(page).getByRole('status').textContent();
  const lasso = page.getByRole('button', { name: 'Lasso' });
  await lasso.click();
  const box = await page.locator('[data-component="CallMap.Plot"]').boundingBox();
  if (!box) throw new Error('There is no map.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.45, 0.15));
  await page.mouse.down();
  for (const corner of [at(0.9, 0.15), at(0.9, 0.6), at(0.45, 0.6)]) await page.mouse.move(...corner, { steps: 4 });
  await page.mouse.up();
  await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
  await expect(numbers(page).getByRole('status')).not.toHaveText(before ?? '');
  const selected = await numbers(page).getByRole('status').textContent();
  await page.getByRole('region', { name: 'Zones' }).getByRole('button', { name: 'Zone 1', exact: true }).click();
  await expect(numbers(page).getByRole('heading')).toHaveText('Zone 1');
  await expect(numbers(page).getByRole('status')).toHaveText(selected ?? '');
  await page.getByRole('button', { name: 'Remove Zone 1' }).click();
  await expect(numbers(page).getByRole('status')).toHaveText(before ?? '');

  // Playback narrows the numbers to the calls open in that hour.
  const time = page.getByRole('slider', { name: 'Time shown' });
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await expect(numbers(page).getByRole('status')).not.toHaveText(before ?? '');
  await page.keyboard.press('Home');
  await expect(numbers(page).getByRole('status')).toHaveText(before ?? '');

  // By keyboard alone.
  await plot(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
  await lasso.focus();
  await page.keyboard.type('vx');
  await expect(page.getByRole('combobox', { name: 'Shown as' })).toContainText('Hexagons');

  // A hexagon shows how many calls its average covers, and its margin of error.
  await plot(page).first().focus();
  await page.keyboard.type('---');
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByText(/on average ATA [\d.]+\smin, likely [\d.]+\smin to [\d.]+\smin, n = \d+$/).first(),
  ).toBeAttached();
});

test('with the network cut, the basemap and the calls are drawn, by day and by night', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const blocked: string[] = [];
  const elsewhere = ({ protocol, origin }: URL) =>
    protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin;
  await context.route(elsewhere, (route) => {
    blocked.push(route.request().url());
    return route.abort('internetdisconnected');
  });
  const ranges: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.pmtiles') && response.status() === 206)
      ranges.push(response.request().headers().range ?? '');
  });
  page.on('websocket', (socket) => blocked.push(socket.url()));
  const borders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/borders.data-')) borders.push(request.url());
  });
  // Requests to other hosts are blocked and counted.
  const probe = await context.newPage();
  await expect(probe.goto('http://tiles.example/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await probe.close();
  expect(blocked.splice(0)).toEqual(['http://tiles.example/']);

  await enter(page, 'executive.demo', '/maps/montgomery');
  const map = page.locator('[data-component="CallMap.Plot"]');
  const live = page.locator('[data-component="CallMap.Plot"][data-live]');
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(live).toBeVisible();
    await expect(page.getByText('Places: GeoNames, CC BY 4.0.')).toBeVisible();
    await expect(map.locator('path[data-step]').first()).toBeAttached();
    // Land, borders and labels, in the colors of the theme.
    await expect(async () => {
      const { land, colors } = await canvasColors(page);
      expect(colors[0]).toBe(land);
      expect(colors.length).toBeGreaterThan(3);
      grounds.push(land);
    }).toPass();
    // Closer, where other tiles are needed.
    const read = ranges.length;
    await map.focus();
    await page.keyboard.type(colorScheme === 'light' ? '++' : '----');
    await expect.poll(() => ranges.length).toBeGreaterThan(read);
  }
  expect(new Set(grounds).size).toBe(2);
  expect(blocked).toEqual([]);
  // The tiles have the borders, so those for the drawn map are not requested.
  expect(borders).toEqual([]);
});

test.describe('without the map library', () => {
  test.use({ expected: /ERR_FAILED/ });
  test('the drawn map works, and the detailed one loads on retry', async ({ page }) => {
    await page.route(/live-basemap/, (route) => route.abort());
    const borders = page.waitForRequest(/\/borders\.data-/);
    await enter(page, 'executive.demo', '/maps/montgomery');
    const failed = page.getByText('The detailed map didn’t load.');
    await expect(failed).toBeVisible();
    await borders;
    await list(page).getByRole('checkbox').first().click();
    await expect(numbers(page).getByRole('heading')).toHaveText('Selected');
    await page.unroute(/live-basemap/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map comes first, its menus unfold above it, and nothing is wider than the screen', async ({ page }) => {
    await enter(page, 'executive.demo', '/maps/montgomery');
    await expect(numbers(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const map = page.locator('[data-component="CallMap.Plot"]');
    const top = async () => (await map.boundingBox())?.y ?? Number.NaN;
    expect(await top()).toBeLessThan(844 / 3);
    const mode = page.getByRole('combobox', { name: 'Mode' });
    await expect(mode).toHaveCount(0);
    const unfold = page.getByRole('button', { name: 'Expand map view' });
    await alive(unfold);
    await unfold.tap();
    await expect(mode).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const folded = await top();
    await page.getByRole('button', { name: 'Collapse map view' }).tap();
    await expect(mode).toHaveCount(0);
    expect(await top()).toBeLessThan(folded);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('the worst evening of the month plays in ten seconds, and is scrubbed by keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enter(page, 'territory.demo', '/maps/montgomery');
  const replay = page.getByRole('button', { name: 'Replay worst evening' });
  await alive(replay);
  await replay.click();
  const dialog = page.getByRole('dialog', { name: 'Worst evening of November' });
  await expect(dialog.getByText(/: \d+ of \d+ calls late$/)).toBeVisible();
  const slider = dialog.getByRole('slider', { name: 'Time of the evening' });
  const at = async () => Number(await slider.getAttribute('aria-valuenow'));
  // It plays by itself, to its end.
  await expect.poll(at).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  const rested = await at();
  await slider.press('ArrowRight');
  await expect.poll(at).toBe(rested + 1);
  await slider.press('Home');
  await expect(dialog.getByRole('status')).toContainText(/ member(s)? waiting, /);
  await dialog.getByRole('button', { name: 'Play' }).click();
  await expect.poll(at, { timeout: 60_000 }).toBe(100);
  await expect(dialog.getByRole('status')).toContainText('Nobody is waiting');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Less motion: a still of the worst moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await replay.click();
  await expect(dialog.getByRole('status')).toContainText('waiting');
  await expect(dialog.getByRole('button', { name: /^Play|Pause$/ })).toHaveCount(0);
  const still = await at();
  expect(still).toBeGreaterThan(0);
});

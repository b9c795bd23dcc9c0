import { alive, enter, expect, notices, test } from './support/test.ts';

test.describe('an executive on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('reads the report of the club, and opens a number on the calls it counts', async ({ page }) => {
    await enter(page, 'executive.demo', '/home/');
    await page.goto('/exec-reports/lantern');
    const words = page.getByRole('region', { name: 'In short' });
    await expect(words.getByRole('paragraph')).toHaveCount(5);
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const sentence = words.getByRole('paragraph').filter({ hasText: 'paid calls' });
    const calls = sentence.getByRole('link', { name: /^[\d,]+$/ });
    const counted = await calls.innerText();
    await calls.click();
    const drawer = page.getByRole('dialog', { name: 'Lantern Motor Club calls' });
    await expect(drawer).toContainText(`${counted} calls`);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('link', { name: 'By facility type' }).click();
    await expect(page.getByRole('table', { name: /by facility type and region$/ })).toBeVisible();
  });
});

test('each number of a report by facility type opens as many calls', async ({ page }) => {
  await enter(page, 'executive.demo', '/home/');
  await page.goto('/exec-reports/lantern?report=products&from=2026-10-01&to=2026-10-31');
  const numbers = page.getByRole('table', { name: /by facility type and region$/ }).getByRole('link');
  await alive(numbers.first());
  const hrefs = await numbers.evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  // Four facility types and the total, at the club and its two regions.
  expect(hrefs).toHaveLength(15);
  for (const [counted, href] of [hrefs[0], hrefs[4], hrefs[11], hrefs[14]].flatMap((each) => (each ? [each] : []))) {
    await page.goto(href ?? '');
    await expect(page.getByRole('dialog', { name: /calls$/ })).toContainText(`, ${counted} calls`);
  }
});

test('a territory’s associate reads it by station, where the stations add up, and takes it away in Excel', async ({
  page,
}) => {
  const own = await enter(page, 'territory.demo');
  const slug = own.split('/')[2] ?? '';
  await page.goto(`/exec-reports/${slug}?report=products&by=station&from=2026-10-01&to=2026-10-31`);
  const table = page.getByRole('table', { name: /by facility type and station$/ });
  const total = table.getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  const numbers = await total
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replaceAll(',', '').replace('–', '0'))));
  const [all = 0, ...stations] = numbers;
  expect(all).toBeGreaterThan(0);
  expect(stations.reduce((sum, count) => sum + count, 0)).toBe(all);
  const save = page.getByRole('button', { name: /^Export to Excel: .* by facility type$/ });
  await alive(save);
  const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(saved.suggestedFilename()).toBe(`product-report_count_calls_${slug}_2026-10-01_2026-10-31.xlsx`);
});

test('a station’s manager reads a scorecard, opens what it is about, answers and acknowledges it', async ({ page }) => {
  const own = await enter(page, 'station-admin.demo');
  await page.goto(own.replace('/dashboard/', '/scorecards/'));
  const cards = page.getByRole('grid', { name: 'Scorecards' });
  // A new demo world makes them soon after its start.
  await expect
    .poll(async () => {
      await page.reload();
      return cards.getByRole('link').count();
    })
    .toBeGreaterThan(0);
  await cards.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Three things to do' })).toBeVisible();
  const card = page.url();
  const actions = page.getByRole('region', { name: 'Three things to do' }).getByRole('listitem');
  await expect(actions).toHaveCount(3);
  // A number opens the calls behind it.
  const numbers = page.getByRole('region', { name: 'In short' }).getByRole('link');
  await alive(numbers.first());
  await numbers.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(card);
  const said = `We hired a second night driver (${Date.now()}).`;
  const message = page.getByRole('textbox', { name: 'Message' });
  await alive(message);
  await message.fill(said);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(said)).toBeVisible();
  const acknowledge = page.getByRole('button', { name: /^Acknowledge/ });
  // Once: another run of this test finds it acknowledged.
  if (await acknowledge.isVisible()) await acknowledge.click();
  await expect(page.getByText(/^Acknowledged by /)).toBeVisible();
  // The journeys' server has no Chromium to print with, and says so at once.
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(notices(page)).toContainText('PDFs aren’t set up here. Print the page instead');
  await expect(page.getByRole('button', { name: 'Print page' })).toBeVisible();
});

test('an Admin sees who uses what, and opens usage by the name of a location', async ({ page }) => {
  await enter(page, 'platform.demo', '/usage/lantern?from=2026-01-01&to=2026-10-31');
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where people go next' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'From sign-in to surveys' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who keeps coming' })).toBeVisible();
  await page.goto('/user-activity/lantern');
  await expect(page.getByRole('grid', { name: 'People' })).toBeVisible();
  const find = page.getByRole('button', { name: /^Find/ });
  await alive(find);
  await find.click();
  await page.getByRole('combobox').fill('lantern east');
  await page.getByRole('option', { name: /^Lantern East ?Usage$/ }).click();
  await expect(page).toHaveURL(/\/usage\/lantern-east/);
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
});

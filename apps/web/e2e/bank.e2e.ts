import type { Page } from '@playwright/test';
import { alive, enter, expect, notice, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The points of a purse on the bank's screen. */
async function purse(page: Page, label: string): Promise<number> {
  const text = await page
    .getByRole('region', { name: 'Balances' })
    .getByText(label, { exact: true })
    .locator('..')
    .innerText();
  return Number(/[\d,]+/.exec(text.replace(label, ''))?.[0].replaceAll(',', ''));
}

test('a driver on a phone sees what calls were worth, bets, asks for a payout and gets it; the books balance', async ({
  page,
  browser,
}) => {
  // Two people sign in, and each waits for the other.
  test.slow();
  const driver = await (await browser.newContext(phone)).newPage();
  const slug = (await enter(driver, 'driver.demo')).split('/')[2] ?? '';

  // What the last day's calls were worth and why; what didn't count says so.
  await driver.goto('/season/');
  const arena = driver.getByRole('navigation', { name: 'Arena' });
  const tapped = async (name: string) => {
    const link = arena.getByRole('link', { name, exact: true });
    await alive(link);
    await link.tap();
  };
  await tapped('My Skill Tree');
  await expect(driver.getByRole('heading', { level: 2, name: /^What .* was worth$/ })).toBeVisible();
  const worth = driver.getByRole('list', { name: /^Calls of / }).locator('> li');
  await expect(worth.first()).toBeVisible();
  await expect(worth.first()).toContainText(/Calls completed (\+\d+|0)|Calls completed: /);

  await tapped('Bank');
  await expect(driver.getByRole('heading', { level: 1, name: 'My bank' })).toBeVisible();
  const [rewards, playPoints] = [await purse(driver, 'Available'), await purse(driver, 'Play points')];
  const move = driver.getByRole('button', { name: 'Move to betting balance' });
  await alive(move);
  await move.click();
  const moving = driver.getByRole('dialog', { name: 'Move to betting balance' });
  await moving.getByRole('textbox', { name: 'Points' }).fill('5');
  await moving.getByRole('button', { name: 'Move points' }).click();
  await expect(notice(driver, 'Points moved to your betting balance')).toBeVisible();
  await expect.poll(() => purse(driver, 'Play points')).toBe(playPoints + 5);

  await tapped('Bookie');
  await expect(driver.getByText(/Your real chance/)).toBeVisible();
  const coolingOff = driver.getByText(/^Wait \d+ hours? between bets\./);
  // A second try finds the bet of the first one.
  if (!(await coolingOff.isVisible())) {
    const bet = driver.getByRole('form', { name: 'Place a bet' });
    const place = bet.getByRole('button', { name: 'Place bet' });
    await alive(place);
    await bet.getByRole('textbox', { name: 'Stake' }).fill('5');
    await place.click();
    // Points may be recomputed at any moment, which changes the odds; the new ones are on screen then.
    const changed = bet.getByText(/The odds have just changed/);
    await expect(notice(driver, 'Bet placed').or(changed)).toBeVisible();
    if (await changed.isVisible()) await place.click();
    await expect(notice(driver, 'Bet placed')).toBeVisible();
  }
  await expect(coolingOff).toBeVisible();
  await expect(driver.getByRole('region', { name: 'Bets' }).getByText('CURRENT').first()).toBeVisible();

  await tapped('Bank');
  const payouts = (of: Page) => of.getByRole('region', { name: 'Payouts' });
  await expect(payouts(driver)).toBeVisible();
  // An amount of its own: an earlier try may have left its request.
  const amount = 10 + (await payouts(driver).getByRole('listitem').count());
  const ask = driver.getByRole('button', { name: 'Request payout' });
  await alive(ask);
  await ask.click();
  const asking = driver.getByRole('dialog', { name: 'Request payout' });
  await asking.getByRole('textbox', { name: 'Points' }).fill(String(amount));
  await asking.getByRole('button', { name: 'Request payout' }).click();
  await expect(notice(driver, 'Payout requested')).toBeVisible();
  await expect.poll(() => purse(driver, 'Available')).toBe(rewards - 5 - amount);
  // Earlier tries may still be pending; this one joins them.
  expect(await purse(driver, 'Pending payout')).toBeGreaterThanOrEqual(amount);

  await enter(page, 'platform.demo', '/bank');
  await expect(page.getByText(/The books balance/)).toBeVisible();
  await page.goto(`/bank/${slug}`);
  const payout = (of: Page) =>
    payouts(of)
      .getByRole('listitem')
      .filter({ hasText: `${amount} points` });
  const approve = payout(page).getByRole('button', { name: 'Approve payout' });
  await alive(approve);
  await approve.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve payout' }).click();
  await expect(notice(page, 'Payout approved')).toBeVisible();

  // The driver sees it without a reload, until it is paid and no longer pending.
  await expect(payout(driver).getByText('Paid', { exact: true })).toBeVisible();
  await expect.poll(() => purse(driver, 'Available')).toBe(rewards - 5 - amount);
  await page.goto('/bank');
  await expect(page.getByText(/The books balance/)).toBeVisible();
  await driver.context().close();
});

test('a campaign opened again within the hour opens without a request; Refresh points asks for it', async ({
  page,
}) => {
  await enter(page, 'platform.demo', '/performance_campaign/');
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The frame around it may be read again.
    if (
      pathname.endsWith('.data') ? search.includes('performance-campaign') : pathname.includes('performance-campaigns/')
    )
      read.push(pathname);
  });
  const campaign = page.getByRole('main').locator('a[href^="/performance_campaign/"]:not([href$="/"])').first();
  await alive(campaign);
  const name = ((await campaign.textContent()) ?? '').trim();
  const refresh = page.getByRole('button', { name: 'Refresh points' });
  await campaign.click();
  await expect(refresh).toBeVisible();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(refresh).toBeVisible();
  const before = read.filter((path) => path.includes('/performance_campaign/'));
  expect(before).toHaveLength(1);
  // Somebody's payment meanwhile, as in another journey, has the points read too.
  const asked = () => read.filter((path) => path.includes('performance-campaigns/')).length;
  const earlier = asked();
  await refresh.click();
  await expect.poll(asked).toBeGreaterThan(earlier);
});

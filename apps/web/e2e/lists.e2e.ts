import type { Page } from '@playwright/test';
import { alive, enter, expect, test } from './support/test.ts';

/** Lists with rows in the demo world, by who opens them; `{own}` is the person's own location. */
const lists: readonly { readonly username: string; readonly paths: readonly string[] }[] = [
  { username: 'driver.demo', paths: ['/scheduler/{own}/requests'] },
  {
    username: 'station-admin.demo',
    paths: [
      '/scheduler/{own}/profiles',
      '/scheduler/{own}/requests',
      '/scheduler/{own}/scheduling?view=list',
      '/surveys/{own}?dashboard=2&time=Range',
    ],
  },
  {
    username: 'executive.demo',
    paths: [
      '/passed-calls/lantern',
      '/passed-calls/lantern?group=station',
      '/surveys/lantern?dashboard=2',
      '/communications/lantern',
      '/user-activity/lantern',
    ],
  },
  { username: 'platform.demo', paths: ['/bank/', '/campaign/'] },
];

const firstRow = (page: Page) => page.getByRole('main').locator('[role="row"][aria-rowindex="2"]');

async function addressesOf(page: Page, username: string): Promise<readonly string[]> {
  const own = (await enter(page, username)).split('/')[2] ?? '';
  const paths = lists.find((each) => each.username === username)?.paths ?? [];
  return paths.map((path) => path.replace('{own}', own));
}

for (const { username } of lists) {
  test.describe('at 1440 x 900', () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test.slow();

    test(`the lists of ${username} begin above 300 px, below one row of tools`, async ({ page }) => {
      for (const path of await addressesOf(page, username)) {
        await page.goto(path);
        const row = firstRow(page);
        await expect(row, path).toBeVisible();
        const box = await row.boundingBox();
        expect(box?.y, path).toBeLessThan(300);
        expect(Math.round(box?.height ?? 0), path).toBe(32);
        const middles: number[] = [];
        for (const name of ['Row height', 'Columns', 'Export']) {
          const tool = await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox();
          if (!tool) throw new Error(`${path} has no ${name}.`);
          middles.push(tool.y + tool.height / 2);
        }
        expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThan(8);
      }
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test.slow();

    test(`the lists of ${username} fit, and their rows have two lines`, async ({ page }) => {
      for (const path of await addressesOf(page, username)) {
        await page.goto(path);
        await expect(firstRow(page), path).toBeVisible();
        const main = page.locator('[data-component="AppShell.Main"]');
        // Groups are names and counts, and a count alone on a second line says nothing.
        if (!path.includes('group=')) await expect(main.locator('[data-two-lines]'), path).toBeVisible();
        expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
      }
    });
  });
}

test('a filter value that doesn’t exist says so, and is removed with one press', async ({ page }) => {
  await enter(page, 'executive.demo', '/passed-calls/lantern?tcd__in=zzz');
  await expect(page.getByText('Service “zzz” doesn’t exist')).toBeVisible();
  // The screen keeps its frame.
  await expect(page.getByRole('heading', { level: 1, name: 'Call Details' })).toBeVisible();
  await expect(page.getByText('We couldn’t load this')).toHaveCount(0);
  const remove = page.getByRole('button', { name: 'Remove this filter' });
  await alive(remove);
  await remove.click();
  await expect(firstRow(page)).toBeVisible();
  await expect(page).not.toHaveURL(/zzz/);
});

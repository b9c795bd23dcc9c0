import type { Page } from '@playwright/test';
import { dashboardReady, enter, escape, expect, here, keysReady, test, sendForm } from './support/test.ts';

/**
 * The touch target size, 44 px. The parts of a date sit side by side in one field and are half of that (WCAG 2.5.8).
 */
const finger = 44;
const least = 24;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('sign-in, invite and reset pages have large enough touch targets', async ({ page }) => {
  for (const path of [
    '/login/',
    '/reset-password/',
    '/reset-password/?token=spent',
    '/invite/',
    '/invite/?token=spent',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => small(page), path).toEqual([]);
  }
});

test('the screens have large enough touch targets', async ({ page }) => {
  await enter(page, 'platform.demo', '/home/');
  // Puts a mail with a link into the outbox.
  await sendForm(page, '/reset-password/', { email: 'executive.demo@lantern.example' });
  for (const path of [
    '/home/',
    '/account/',
    '/outbox/',
    '/create-dashboard/lantern',
    '/maps/lantern',
    '/dashboard/montgomery',
    '/dashboard/lantern',
  ]) {
    await page.goto(path);
    if (path.startsWith('/dashboard/')) await dashboardReady(page);
    else await keysReady(page);
    await expect.poll(() => small(page), path).toEqual([]);
  }
});

test('what opens from the bars has large enough touch targets', async ({ page }) => {
  await enter(page, 'platform.demo', '/home/');
  await keysReady(page);
  await page.getByRole('button', { name: 'More' }).tap();
  const search = page.getByRole('button', { name: 'Search people and organizations' });
  await expect(search).toBeVisible();
  await expect.poll(() => small(page)).toEqual([]);
  await search.tap();
  await expect(page.getByText(/ found$/)).toBeVisible();
  await expect.poll(() => small(page)).toEqual([]);
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).tap();

  await page.goto('/dashboard/montgomery');
  await dashboardReady(page);
  for (const [opener, opened] of [
    [page.getByRole('button', { name: /^Your account/ }), page.getByRole('menu')],
    [page.getByRole('button', { name: /^Bookmarks/ }), page.getByRole('menu')],
    [page.getByRole('button', { name: 'Switch dashboard' }), page.getByRole('menu')],
    [
      page.getByRole('banner').getByRole('button', { name: /All Reports Completed/ }),
      page.getByRole('dialog', { name: 'Data status' }),
    ],
    [here(page), page.getByRole('treegrid')],
    [page.getByRole('button', { name: 'Find' }), page.getByRole('combobox')],
  ] as const) {
    await opener.tap();
    await expect(opened).toBeVisible();
    await expect.poll(() => small(page)).toEqual([]);
    await escape(opened);
  }
});

test('what opens from a dashboard has large enough touch targets', async ({ page }) => {
  await enter(page, 'platform.demo');
  await dashboardReady(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Options for This month/ }).tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect.poll(() => small(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Time' }).tap();
  await expect(menu).toHaveCount(2);
  await expect.poll(() => small(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  for (const name of [/^Why it moved/, /^Calls behind/, /^Goal/, /^Comments/]) {
    await main.getByRole('button', { name }).first().tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    await expect(sheet.locator('[aria-busy="true"]')).toHaveCount(0);
    // A full-width sheet, like the menu's.
    expect((await sheet.boundingBox())?.width).toBe(390);
    await expect.poll(() => small(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
  }
});

test('the calendar of a period is as wide as its fields', async ({ page }) => {
  await enter(page, 'territory.demo');
  await dashboardReady(page);
  await page.getByRole('button', { name: 'Switch dashboard' }).tap();
  await page.getByRole('menuitem', { name: 'My numbers' }).last().tap();
  await page.getByRole('button', { name: /^Comments and notes on Month by month/ }).tap();
  const sheet = page.getByRole('dialog').first();
  await sheet.getByRole('button', { name: 'Add note' }).tap();
  await sheet.getByRole('button', { name: /^Days/ }).tap();
  const [from, to, days] = [
    page.locator('[data-component="DateRangePicker.From"]'),
    page.locator('[data-component="DateRangePicker.To"]'),
    page.getByRole('grid'),
  ];
  await expect(days).toBeVisible();
  await expect.poll(() => small(page)).toEqual([]);
  const edges = async () => {
    const [first, last, grid] = await Promise.all([from, to, days].map((part) => part.boundingBox()));
    return first && last && grid ? [grid.x - first.x, last.x + last.width - grid.x - grid.width].map(Math.round) : null;
  };
  await expect.poll(edges).toEqual([0, 0]);
});

for (const width of [360, 390])
  test(`the place has its whole name in the bar, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, 'platform.demo', '/dashboard/lantern');
    for (const slug of ['lantern', 'montgomery']) {
      await page.goto(`/dashboard/${slug}`);
      const name = here(page).locator('span').first();
      await expect(name).toBeVisible();
      const cut = await name.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      );
      expect([slug, cut]).toEqual([slug, false]);
    }
  });

/** The touch targets that are too small: label and size. A link within a sentence is as high as its line. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ finger, least }) => {
      const targets =
        'a[href], button, input:not([type="hidden"], [tabindex="-1"], [aria-hidden="true"]), textarea, select:not([aria-hidden="true"]), [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"], [role="tab"], [role="switch"], [role="spinbutton"], [role="treegrid"] [role="row"]';
      const inSentence = (target: Element) =>
        target.matches('a') &&
        [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      // A field is tapped on its frame, a choice on its label, a list row anywhere. A tile's title covers the tile.
      const frame = (target: Element) =>
        (target.matches('[data-component="Tile.Link"]') ? target.closest('[data-component="Tile.Root"]') : null) ??
        target.closest(
          '[data-component="TextField.Root"], [data-component="TextArea.Root"], [data-component="NumberField.Root"], [data-component="DatePicker.Root"], [data-component="MultiSelect.Root"], [data-component="List.Item"], label',
        ) ??
        target;
      return [...document.querySelectorAll(targets)].flatMap((target) => {
        const waits =
          target.closest('[hidden], [inert]') ||
          !target.checkVisibility({ visibilityProperty: true }) ||
          target.matches('[href="#main"]');
        if (waits || inSentence(target)) return [];
        const isPart = target.matches('[role="spinbutton"]');
        const { width, height } = (isPart ? target : frame(target)).getBoundingClientRect();
        const wanted = isPart ? least : finger;
        // Elements for screen readers or scripts only have no area.
        if (width <= 1 || height <= 1) return [];
        return Math.round(width) >= wanted && Math.round(height) >= wanted
          ? []
          : [
              `${target.getAttribute('aria-label') ?? target.textContent?.trim() ?? target.tagName}: ${Math.round(width)} x ${Math.round(height)}`,
            ];
      });
    },
    { finger, least },
  );
}

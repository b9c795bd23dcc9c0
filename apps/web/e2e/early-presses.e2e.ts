import type { Page } from '@playwright/test';
import { newName } from './new-person.ts';
import {
  alive,
  dashboardReady,
  enter,
  escape,
  expect,
  holdScripts,
  keysReady,
  placesTable,
  test,
} from './support/test.ts';

/** A signed-in person opens a page whose scripts are held back; the returned function releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await enter(page, 'executive.demo', '/account/');
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test.describe('a press before hydration takes effect afterwards', () => {
  test('by pointer: a menu opens, and a switch toggles once, whatever was pressed before', async ({ page }) => {
    const release = await openWithoutScripts(page, '/dashboard/lantern');
    await page.getByRole('button', { name: 'Search people and organizations' }).click();
    const menu = page.getByRole('button', { name: 'Options for Overall satisfaction' });
    await menu.click();
    await menu.click();
    await menu.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await release();
    await expect(page.getByRole('menuitem', { name: 'Time' })).toBeVisible();
    await escape(page.getByRole('menu'));
    await expect(page.getByRole('complementary').getByRole('heading', { name: 'Search' })).toBeVisible();
  });

  test('on a drawer whose code loads last: a menu opened in the meantime stays open', async ({ page }) => {
    await enter(page, 'executive.demo', '/account/');
    const releaseDrawer = await holdScripts(page, 'search-panel-*');
    await page.goto('/dashboard/lantern');
    await dashboardReady(page);
    await page.getByRole('button', { name: 'Search people and organizations' }).click();
    await page.getByRole('button', { name: 'Switch dashboard' }).click();
    const item = page.getByRole('menuitem', { name: 'New dashboard' });
    await expect(item).toBeVisible();
    await releaseDrawer();
    await expect(page.getByRole('complementary').getByRole('heading', { name: 'Search' })).toBeVisible();
    await expect(page.getByPlaceholder('Search people by name')).toBeVisible();
    await expect(item).toBeVisible();
  });

  test('by keyboard: Enter opens a menu, Space the drawer behind a number', async ({ page }) => {
    const release = await openWithoutScripts(page, '/dashboard/lantern');
    await page.getByRole('button', { name: 'Switch dashboard' }).press('Enter');
    await release();
    await expect(page.getByRole('menuitem', { name: 'New dashboard' })).toBeVisible();
    await escape(page.getByRole('menu'));

    const again = await openWithoutScripts(page, '/dashboard/lantern');
    await page
      .getByRole('button', { name: /^Lantern \w+ calls$/ })
      .first()
      .press(' ');
    await again();
    await expect(page.getByRole('dialog', { name: / calls$/ })).toBeVisible();
  });

  for (const moment of ['before the page answers', 'after that'] as const)
    test(`of a chart whose code comes last: ${moment}`, async ({ page }) => {
      await enter(page, 'executive.demo', '/account/');
      const releaseCharts = await holdScripts(page, 'trend-charts-*');
      const release = await holdScripts(page);
      await page.goto('/dashboard/lantern?chart.5=line', { waitUntil: 'commit' });
      const calls = page.getByRole('figure').filter({ hasText: 'Paid calls' });
      const press = () => calls.getByRole('button', { name: 'Table' }).click();
      if (moment === 'before the page answers') await press();
      await release();
      await alive(page.getByRole('button', { name: 'Options for Overall satisfaction' }));
      if (moment === 'after that') await press();
      await expect(calls.getByRole('table')).toBeHidden();
      await releaseCharts();
      await expect(calls.getByRole('table')).toBeVisible();
    });

  for (const moment of ['before its code comes', 'on both sides of that'] as const)
    test(`of a menu of the map whose code comes last: ${moment}`, async ({ page }) => {
      await enter(page, 'executive.demo', '/account/');
      const release = await holdScripts(page, 'map-fields-*');
      await page.goto('/maps/lantern');
      // The map has loaded and been moved, so the screen around its menus has changed.
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await alive(page.getByRole('button', { name: 'Lasso' }));
      const menu = page.getByRole('button', { name: 'Filter', exact: true });
      await menu.hover();
      await page.mouse.down();
      if (moment === 'before its code comes') await page.mouse.up();
      await release();
      if (moment === 'on both sides of that') {
        await alive(menu);
        await page.mouse.up();
      }
      await expect(page.getByRole('menuitem', { name: 'Wait' })).toBeVisible();
    });

  for (const moment of ['before the page answers', 'after that'] as const)
    test(`of a tab whose code comes last: ${moment}`, async ({ page }) => {
      await enter(page, 'executive.demo', '/account/');
      const releaseTabs = await holdScripts(page, 'call-details-actions-*');
      const release = await holdScripts(page);
      await page.goto('/passed-calls/lantern?sc_dt__gte=2026-11-16&sc_dt__lte=2026-11-17', { waitUntil: 'commit' });
      const tab = page.getByRole('tab', { name: 'Passes' });
      if (moment === 'before the page answers') await tab.click();
      await release();
      await alive(page.getByRole('button', { name: 'Saved views' }));
      if (moment === 'after that') await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'false');
      await releaseTabs();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('region', { name: 'Passes by hour of the week', exact: true })).toBeVisible();
    });

  test('in the builder’s gallery, whose code comes last: an element is added, and the name typed before stays', async ({
    page,
  }) => {
    await enter(page, 'executive.demo', '/account/');
    const release = await holdScripts(page, 'element-gallery-*');
    await page.goto('/create-dashboard/lantern', { waitUntil: 'commit' });
    await alive(page.getByRole('button', { name: 'Save' }));
    const name = page.getByRole('textbox', { name: /^Name/ });
    await name.fill('Night shift');
    await page.getByRole('group', { name: 'Add an element' }).getByRole('button', { name: 'Card' }).click();
    await release();
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Paid calls');
    await expect(name).toHaveValue('Night shift');
  });

  test('on a form with a choice in it: the form is sent', async ({ page }) => {
    await enter(page, 'platform.demo', '/account/');
    const email = `${newName('early')}@lantern.example`;
    const release = await holdScripts(page);
    await page.goto('/account/', { waitUntil: 'commit' });
    const invite = page.getByRole('region', { name: 'Invite someone' });
    await expect(invite.getByRole('combobox')).toHaveText('Staff');
    await invite.getByLabel('Email').fill(email);
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`The invitation to ${email} is on its way.`).first()).toBeVisible();
    await release();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('by touch: More opens, and all columns are shown', async ({ page }) => {
      const release = await openWithoutScripts(page, '/dashboard/lantern');
      await page.getByRole('button', { name: 'All columns' }).tap();
      await page.getByRole('button', { name: 'More' }).tap();
      await release();
      await expect(page.getByRole('navigation', { name: 'Everything' })).toBeVisible();
      await expect(placesTable(page).getByRole('columnheader')).toHaveCount(6);
    });
  });
});

test('text typed before the palette has loaded goes into its field and triggers no shortcuts', async ({ page }) => {
  await enter(page, 'executive.demo', '/dashboard/lantern');
  await dashboardReady(page);
  await keysReady(page);
  const release = await holdScripts(page, 'palette-*');
  await page.keyboard.press('Control+k');
  // G and M are shortcuts of the page; without buffering they would open the map.
  await page.keyboard.type('gm');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('repo');
  await release();
  const field = page.getByRole('combobox');
  await expect(field).toHaveValue('repo');
  await page.keyboard.type('rts');
  await expect(field).toHaveValue('reports');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-focused');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User activity');
  await expect(page).toHaveURL(/user-activity/);
});

import type { Locator, Page } from '@playwright/test';
import { alive, enter, expect, here, notice, openPersonMenu, test } from './support/test.ts';

/** The schedule of the station manager's station, next week, where nothing is locked. */
async function openSchedule(page: Page): Promise<string> {
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${station}/scheduling`);
  await nextWeek(page);
  return station;
}

async function nextWeek(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next week' });
  await alive(next);
  await next.click();
  // The address updates before the week is on screen.
  await expect(page.getByText(/^Nov 22 – 28$/)).toBeVisible();
  await expect(page.getByRole('grid', { name: /^Shifts of / })).toBeVisible();
}

const shiftsOf = (page: Page) => page.getByRole('gridcell').and(page.locator('[data-shift]'));

/** Moves a shift by a quarter of an hour, with the keyboard. */
async function move(page: Page, shift: Locator): Promise<void> {
  await shift.click();
  await expect(shift).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(unsaved(page, 1)).toBeVisible();
}

const unsaved = (page: Page, count: number) =>
  page.getByText(count === 1 ? '1 unsaved change' : `${count} unsaved changes`, { exact: true });
const saveSchedule = (page: Page) => page.getByRole('button', { name: 'Save schedule' });

/** The ids of shifts without conflicts, one per driver. */
async function plainShifts(page: Page): Promise<string[]> {
  const names = await shiftsOf(page).evaluateAll((bars) =>
    bars.map((bar) => ({ id: (bar as HTMLElement).dataset.shift ?? '', name: bar.textContent })),
  );
  const first = new Map<string, string>();
  for (const { id, name } of names) {
    const driver = name.split(', ').at(-1) ?? '';
    if (!name.includes('. ') && !name.endsWith('.') && !first.has(driver)) first.set(driver, id);
  }
  return [...first.values()];
}

/** Saves; conflicts that need a manager's justification, such as work on a day off, get a reason for the audit log. */
async function saveAll(page: Page): Promise<void> {
  await saveSchedule(page).click();
  const reason = page.getByLabel('Reason to save anyway');
  const saved = notice(page, 'Schedule saved');
  await expect(saved.or(reason)).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed on the phone');
    await page.getByRole('button', { name: 'Save with reason' }).click();
  }
  await expect(saved).toBeVisible();
}

const barOf = (page: Page, id: string) => page.locator(`[data-shift="${id}"]`);

test('unsaved edits prompt on every way out, are dropped with their day, can be undone, and survive a reload', async ({
  page,
}) => {
  test.slow();
  const station = await openSchedule(page);
  // Through links, so that going back is client-side navigation.
  await page.getByRole('link', { name: 'Driver profiles', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Driver profiles' })).toBeVisible();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await nextWeek(page);
  await move(page, shiftsOf(page).first());
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stays = async (target: RegExp) => {
    await expect(asked).toContainText(target);
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect(asked).toHaveCount(0);
    await expect(unsaved(page, 1)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/scheduler/${station}/scheduling`));
  };

  // A menu link, the person's menu, the palette, another location, the back button.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await stays(/\/dashboard\//);
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await stays(/\/account\//);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Go to a screen/ }).fill('call details');
  await page
    .getByRole('option', { name: /Call Details/ })
    .first()
    .click();
  await stays(/\/passed-calls\//);
  await here(page).click();
  await page
    .getByRole('dialog', { name: 'Go to another location' })
    .getByRole('row', { name: / Driver$/ })
    .first()
    .click();
  await stays(/\/scheduler\//);
  await page.evaluate(() => history.go(-2));
  await stays(/\/profiles/);

  // Closing the tab shows the browser's own prompt.
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await closing;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  // Another week drops them after one notice, and Undo restores both.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(notice(page, '1 unsaved change dropped when you left that day.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unsaved(page, 1)).toBeVisible();

  // They survive a lost tab.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(unsaved(page, 1)).toBeVisible();
});

test('a week is planned from a template after a preview, survives an interruption, and is saved', async ({ page }) => {
  test.slow();
  const station = await openSchedule(page);
  const drawer = page.getByRole('dialog', { name: 'Templates' });
  const openTemplates = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Templates' }).click();
    await expect(drawer).toBeVisible();
  };
  const name = `Week ${Date.now().toString(36)}`;
  await openTemplates();
  await drawer.getByLabel('Template name').fill(name);
  await drawer.getByRole('button', { name: 'Save template' }).click();
  await expect(notice(page, 'Template saved')).toBeVisible();

  // A week without a plan.
  await page.goto(`/scheduler/${station}/scheduling?day=2027-01-11`);
  const grid = page.getByRole('grid', { name: /^Shifts of / });
  await expect(grid).toBeVisible();
  await alive(page.getByRole('button', { name: 'More', exact: true }));
  await expect(shiftsOf(page)).toHaveCount(0);
  await openTemplates();
  await drawer.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Preview' }).click();
  const preview = drawer.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(/\d+ shifts, \d+ with conflicts or warnings. Nothing is saved/);
  const plan = preview.getByRole('button', { name: /^Plan \d+ shifts$/ });
  const count = Number((await plan.innerText()).match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(5);
  await plan.click();
  await expect(notice(page, `${count} shifts planned. Save the schedule to keep them.`)).toBeVisible();
  // The plan is on the schedule, and the drawer is closed.
  await expect(drawer).toHaveCount(0);
  await expect(unsaved(page, count)).toBeVisible();

  // One undo reverts all of it, one redo restores it.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(saveSchedule(page)).toHaveCount(0);
  await grid.locator('[tabindex="0"]').first().focus();
  await page.keyboard.press('Control+Shift+z');
  await expect(unsaved(page, count)).toBeVisible();

  // Interrupted: the plan is restored with the page.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(unsaved(page, count)).toBeVisible();
  await alive(saveSchedule(page));
  await saveAll(page);
  await expect(saveSchedule(page)).toHaveCount(0);
  await page.reload();
  await expect(shiftsOf(page).first()).toBeVisible();
  await expect.poll(() => shiftsOf(page).count()).toBeGreaterThan(5);
  await expect(saveSchedule(page)).toHaveCount(0);
});

test('two managers edit at once: changes without a conflict are merged, conflicts are shown side by side', async ({
  page,
  browser,
}) => {
  test.slow();
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, 'platform.demo');
  for (const each of [page, other]) {
    await each.goto(`/scheduler/${station}/scheduling?day=2026-11-30`);
    await expect(each.getByRole('grid', { name: /^Shifts of / })).toBeVisible();
    await alive(each.getByRole('button', { name: 'Next week' }));
  }
  await expect(page.getByText(/ is here/)).toBeVisible();
  const [first = '', second = ''] = await plainShifts(page);

  // The mouse moves one, the keyboard another.
  const box = await barOf(page, first).boundingBox();
  if (!box) throw new Error('The shift is not on screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y);
  await page.mouse.move(x + 12, y, { steps: 4 });
  await page.mouse.up();
  await expect(unsaved(page, 1)).toBeVisible();
  await expect(other.getByText(/ is editing/)).toBeVisible();
  await barOf(other, second).focus();
  await other.keyboard.press('m');
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('Enter');
  await expect(unsaved(other, 1)).toBeVisible();
  await saveSchedule(page).click();
  await expect(notice(page, 'Schedule saved')).toBeVisible();
  // Drawn a moment after the notice: the saved shift is a draft now.
  await expect(barOf(page, first)).toContainText('not published');
  const moved = await barOf(page, first).innerText();
  await expect(barOf(other, first)).toHaveText(moved, { useInnerText: true });
  await expect(unsaved(other, 1)).toBeVisible();
  await saveSchedule(other).click();
  await expect(notice(other, 'Schedule saved')).toBeVisible();
  await expect(barOf(other, second)).toContainText('not published');
  const keyed = await barOf(other, second).innerText();
  await expect(barOf(page, second)).toHaveText(keyed, { useInnerText: true });

  // Both change the same shift: nothing is overwritten before somebody has chosen.
  await move(other, barOf(other, first));
  await barOf(page, first).click();
  await page.keyboard.press('Alt+ArrowLeft');
  await saveSchedule(page).click();
  const conflict = other.getByRole('heading', { name: 'This schedule was saved somewhere else' });
  await expect(conflict).toBeVisible();
  await saveSchedule(other).click();
  await expect(notice(other, 'Choose which version to keep first.')).toBeVisible();
  await other.getByRole('button', { name: 'Use saved version' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(saveSchedule(other)).toHaveCount(0);
  await expect(barOf(other, first)).toHaveText(await barOf(page, first).innerText(), { useInnerText: true });

  // Undo goes back past the save; saved again, the change reaches the colleague.
  await barOf(page, first).focus();
  await page.keyboard.press('Control+z');
  await expect(unsaved(page, 1)).toBeVisible();
  await saveSchedule(page).click();
  await expect(barOf(other, first)).toHaveText(moved, { useInnerText: true });
  await context.close();
});

test('a week read ahead opens with what a colleague has saved since', async ({ page, browser }) => {
  test.slow();
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, 'platform.demo');
  const isAhead = (url: string) => url.includes(`/${station}?date=2026-11-29&days=7`);
  const turn = async (each: Page) => {
    const read = each.waitForResponse((response) => isAhead(response.url()));
    await each.goto(`/scheduler/${station}/scheduling?day=2026-11-23`);
    await read;
    return async () => {
      const next = each.getByRole('button', { name: 'Next week' });
      await alive(next);
      await next.click();
      await expect(each.getByText(/^Nov 29 – Dec 5$/)).toBeVisible();
      await expect(shiftsOf(each).first()).toBeVisible();
    };
  };
  const [turnHere, turnThere] = [await turn(page), await turn(other)];
  await turnHere();
  const third = (await plainShifts(page))[2] ?? '';
  const hours = async (each: Page) =>
    /\d+:\d+\s[AP]M to \d+:\d+\s[AP]M/.exec((await barOf(each, third).textContent()) ?? '')?.[0] ?? '';
  const before = await hours(page);
  expect(before).not.toBe('');
  await move(page, barOf(page, third));
  await saveAll(page);
  const moved = await hours(page);
  expect(moved).not.toBe(before);
  await turnThere();
  await expect.poll(() => hours(other)).toBe(moved);
  await context.close();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sick call is covered from a phone', async ({ page }) => {
    test.slow();
    const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
    await page.goto(`/scheduler/${station}/scheduling?day=2026-12-01`);
    const list = page.getByRole('region', { name: /^Shifts of / });
    await expect(list.getByRole('button', { name: 'Tue, Dec 1', pressed: true })).toBeVisible();
    const drivers = list.locator('[data-row^="e"]');
    const sick = drivers.filter({ has: page.locator('[data-shift]'), hasText: /Tow/ }).first();
    const free = drivers.filter({ hasNot: page.locator('[data-shift]') }).first();
    const [name = '', cover = ''] = [
      await sick.getByRole('heading').innerText(),
      await free.getByRole('heading').innerText(),
    ];
    const shift = sick.locator('[data-shift]').first();
    const id = (await shift.getAttribute('data-shift')) ?? '';
    await alive(shift);
    await shift.tap();
    const editor = page.getByRole('dialog', { name: new RegExp(`^${name}, `) });
    await expect(editor).toBeVisible();
    await page.getByRole('button', { name: /^Driver/ }).tap();
    await page.getByRole('option', { name: cover }).tap();
    // The editor is named after the shift's current driver.
    const given = page.getByRole('dialog', { name: new RegExp(`^${cover}, `) });
    await given.getByLabel('Note').fill(`${name} called in sick`);
    await given.getByRole('button', { name: 'Apply' }).tap();
    await expect(given).toHaveCount(0);
    const taken = list.locator('[data-row]').filter({ has: page.locator(`[data-shift="${id}"]`) });
    await expect(taken.getByRole('heading', { name: cover })).toBeVisible();
    await saveAll(page);
    await page.reload();
    await expect(taken.getByRole('heading', { name: cover })).toBeVisible();
    await expect(taken).toContainText(`${name} called in sick`);
  });
});

test('a driver sees their own shifts on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slug = (await enter(page, 'driver.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${slug}/scheduling`);
  await expect(page.getByRole('heading', { level: 1, name: 'My schedule' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/\d:\d\d [AP]M – /);
});

test("the schedule is also a list, filtered by drivers' work types", async ({ page }) => {
  await openSchedule(page);
  await page.getByText('List', { exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('grid', { name: 'Shifts' })).toBeVisible();
});

test('a short day proposes shifts, and nothing is planned until one is accepted', async ({ page }) => {
  test.slow();
  const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
  await page.goto(`/scheduler/${station}/scheduling`);
  const next = page.getByRole('button', { name: 'Next week' });
  await alive(next);
  const week = page.getByText(/^[A-Z][a-z]{2} \d+ – /);
  const thisWeek = (await week.textContent()) ?? '';
  await next.click();
  // The address updates before the week is on screen.
  await expect(week).not.toHaveText(thisWeek);
  // With everybody out, every hour of the week is short, whatever other tests have planned.
  await page.getByRole('button', { name: 'Forecast and what-if' }).click();
  await page.getByRole('region', { name: 'Forecast' }).getByRole('slider').nth(1).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/This is a what-if: nothing is saved/)).toBeVisible();
  await page.getByRole('button', { name: /Fix Friday/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Fill the gaps' });
  await drawer.getByRole('combobox', { name: 'Days to fill' }).click();
  await page.getByRole('option', { name: 'All days shown' }).click();
  const add = drawer.getByRole('button', { name: /^Add shift for / }).first();
  await expect(add).toBeVisible();
  await expect(page.locator('[data-component="SchedulerGantt.Proposal"]').first()).toBeAttached();
  await expect(saveSchedule(page)).toHaveCount(0);
  await add.click();
  await expect(unsaved(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(unsaved(page, 1)).toHaveCount(0);
});

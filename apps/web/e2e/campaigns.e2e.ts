import type { Locator, Page } from '@playwright/test';
import { draftAddress } from '../app/areas/campaigns/model/addresses.ts';
import type { DraftChanged } from '../app/areas/campaigns/server/campaigns.server.ts';
import { sendChange } from './support/send-change.ts';
import { alive, enter, expect, notice, test } from './support/test.ts';

/** Counts what a person does: each click, each field filled, each key pressed on purpose. */
function counted(page: Page) {
  let actions = 0;
  const one = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  return {
    click: (target: Locator) => one(target.click()),
    fill: (target: Locator, text: string) => one(target.fill(text)),
    attach: (target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) =>
      one(target.setInputFiles(file)),
    press: (key: string) => one(page.keyboard.press(key)),
    /** Words written into the editor. */
    write: (text: string) => one(page.keyboard.type(text)),
    /** A day, typed part by part without leaving the field. */
    day: async (label: string, month: string, day: string, year: string) => {
      const field = page.getByRole('group', { name: new RegExp(`^${label}`) });
      await one(field.getByRole('spinbutton', { name: /^month/ }).pressSequentially(month));
      await one(field.getByRole('spinbutton', { name: /^day/ }).pressSequentially(day));
      await one(field.getByRole('spinbutton', { name: /^year/ }).pressSequentially(year));
    },
    total: () => actions,
  };
}

const maxActions = 60;
/** A picture of one pixel. */
const pixel = {
  name: 'snow.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function openBuilder(page: Page): Promise<void> {
  await enter(page, 'station-admin.demo', '/campaign/');
  const fresh = page.getByRole('link', { name: 'New campaign' });
  await alive(fresh);
  await fresh.click();
  await expect(page.getByRole('heading', { level: 1, name: 'New training campaign' })).toBeVisible();
}

test('a manager builds the sample campaign in at most 60 actions, and launches it', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  const person = counted(page);
  const title = page.getByRole('textbox', { name: /^Title/ });
  await alive(title);
  await person.fill(title, 'Winter starts');
  await person.fill(page.getByRole('textbox', { name: /^What it is about/ }), 'Batteries and chains in the cold');
  await person.day('First day', '12', '01', '2026');
  await person.day('Last day', '12', '31', '2026');
  await person.attach(page.locator('input[type="file"]'), pixel);
  await person.fill(page.getByRole('textbox', { name: /^What the picture shows/ }), 'A truck in the snow');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await person.click(page.getByRole('button', { name: 'Continue to people' }));
  await person.click(page.getByRole('button', { name: /^Positions/ }));
  await person.click(page.getByRole('option', { name: 'Driver', exact: true }));
  await person.press('Escape');

  await person.click(page.getByRole('button', { name: 'Continue to modules' }));
  await person.click(page.getByRole('button', { name: 'New module' }));
  await person.fill(page.getByRole('textbox', { name: /^Module title/ }), 'Test before you jump');
  await person.click(page.getByRole('button', { name: 'Add text' }));
  await person.click(page.getByRole('textbox', { name: /^Text of the page/ }));
  await person.write('# In this order');
  await person.press('Enter');
  await person.write('- Cones out');
  await person.press('Enter');
  await person.write('Clamp the tester');
  await person.click(page.getByRole('button', { name: 'Add question' }));
  await person.fill(page.getByRole('textbox', { name: /^Question/ }), 'What comes first?');
  await person.fill(page.getByRole('textbox', { name: 'Answer 1' }), 'Cones');
  await person.fill(page.getByRole('textbox', { name: 'Answer 2' }), 'The tester');
  await person.click(page.getByRole('button', { name: 'Done', exact: true }));
  await person.click(page.getByRole('button', { name: 'New module' }));
  await person.fill(page.getByRole('textbox', { name: /^Module title/ }), 'Chains');
  await person.click(page.getByRole('button', { name: 'Add text' }));
  await person.click(page.getByRole('textbox', { name: /^Text of the page/ }));
  await person.write('Tighten them again after half a mile.');
  await person.click(page.getByRole('button', { name: 'Done', exact: true }));
  await person.day('Due day', '12', '15', '2026');

  await person.click(page.getByRole('button', { name: 'Continue to points and budget' }));
  await person.fill(page.getByRole('textbox', { name: /^Budget/ }), '5000');
  await expect(page.getByRole('region', { name: 'Cost forecast' })).toContainText('people eligible now');

  await person.click(page.getByRole('button', { name: 'Continue to preview and launch' }));
  const phone = page.getByRole('region', { name: 'As a driver sees it on a phone' });
  await expect(phone.getByRole('img', { name: 'A truck in the snow' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'In this order' })).toBeVisible();
  await expect(phone.getByRole('radio', { name: 'Cones' })).toBeVisible();
  await person.click(page.getByRole('button', { name: 'Launch campaign' }));
  await expect(notice(page, 'Campaign launched')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Training campaigns' })).toBeVisible();
  await expect(page.getByText('Winter starts').first()).toBeVisible();
  await expect(page.getByRole('row').getByRole('img', { name: 'A truck in the snow' }).first()).toBeVisible();
  expect(person.total()).toBeLessThanOrEqual(maxActions);
});

test('modules are put in order by keys alone; undo brings the order back, and a reload keeps it', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  await page.goto(`${new URL(page.url()).pathname}?step=modules`);
  const fresh = page.getByRole('button', { name: 'New module' });
  await alive(fresh);
  for (const name of ['First', 'Second']) {
    await fresh.click();
    await page.getByRole('textbox', { name: /^Module title/ }).fill(name);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  }
  const board = page.getByRole('group', { name: 'Modules of the campaign' });
  const order = () => board.getByText(/^(?:First|Second)$/).allTextContents();
  await expect.poll(order).toEqual(['First', 'Second']);
  const card = board.locator('[data-component="Board.Card"]').filter({ hasText: 'Second' });
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['Second', 'First']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(order).toEqual(['First', 'Second']);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(order).toEqual(['Second', 'First']);

  // A module the club has is shown as a driver gets it, like a new one.
  const existing = page.getByRole('button', { name: /^Add an existing module/ });
  await alive(existing);
  await existing.click();
  await page.keyboard.type('Winter readiness');
  // The list is shorter by then: a click while it changes would miss.
  const found = page.getByRole('option').first();
  await expect(found).toHaveText('Winter readiness');
  await found.click();
  await expect.poll(() => board.getByText('Winter readiness').count()).toBe(1);
  await page.getByRole('button', { name: 'Continue to points and budget' }).click();
  await page.getByRole('button', { name: 'Continue to preview and launch' }).click();
  const phone = page.getByRole('region', { name: 'As a driver sees it on a phone' });
  await expect(phone.getByRole('heading', { name: 'Before the cold' })).toBeVisible();
});

test('a step opened while the draft is first saved stays open, and the address names the draft', async ({ page }) => {
  await openBuilder(page);
  const title = page.getByRole('textbox', { name: /^Title/ });
  await alive(title);
  // The step's page arrives after the save.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"save"') === true);
  await page.route(/\/campaign\/creation.*step=people/, async (route) => {
    await (await saved).finished();
    await route.fallback();
  });
  const name = `Early press ${Date.now()}`;
  await title.fill(name);
  await page.getByRole('button', { name: 'Continue to people' }).click();
  await expect(page.getByRole('button', { name: 'Continue to modules' })).toBeVisible();
  await expect(page).toHaveURL(/draft=\d+/);
  await expect(page).toHaveURL(/step=people/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // It can be deleted from the list, for good.
  await page.goto('/campaign/');
  const drafts = page.getByRole('navigation', { name: 'Unfinished campaigns' });
  const early = drafts.getByRole('link', { name });
  await expect(early).toBeVisible();
  const remove = drafts.getByRole('button', { name: `Delete ${name}` });
  await alive(remove);
  await remove.click();
  await page
    .getByRole('alertdialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete draft' })
    .click();
  await expect(early).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Training campaigns' })).toBeVisible();
  await expect(early).toHaveCount(0);
});

test('a draft open in two tabs is never overwritten without asking', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  const title = page.getByRole('textbox', { name: /^Title/ });
  await alive(title);
  await title.fill('One');
  await expect(page).toHaveURL(/draft=\d+/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherTitle = other.getByRole('textbox', { name: /^Title/ });
  await alive(otherTitle);
  await otherTitle.fill('From the other tab');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  const mine = `From this tab ${Date.now()}`;
  await title.fill(mine);
  await expect(page.getByText('This draft was changed in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(title).toHaveValue('From the other tab');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue(mine);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Deleted in the other tab, it goes on as a new draft, and only if the person says so.
  await other.goto('/campaign/');
  const remove = other.getByRole('button', { name: `Delete ${mine}` });
  await alive(remove);
  await remove.click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(remove).toHaveCount(0);
  const address = page.url();
  await title.fill('Still here');
  await page.getByRole('button', { name: 'Save as a new draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(address);
  await page.reload();
  await expect(title).toHaveValue('Still here');
  await other.close();
});

test('on a phone, the numbers of the builder can be read', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await enter(page, 'station-admin.demo', '/campaign/creation?step=points');
  const weight = page.getByLabel(/^Top survey answers/);
  await expect(weight).toHaveValue('1');
  // Room for "10.5" beside the buttons.
  expect((await weight.boundingBox())?.width).toBeGreaterThan(40);
  await page.context().close();
});

test('who doesn’t manage a campaign reads what it is about, and opens its lesson from there', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, 'executive.demo', '/campaign/');
  const title = `For everybody ${Date.now()}`;
  await sendChange<DraftChanged>(page, draftAddress({ id: 'new' }), {
    intent: 'launch',
    draft: null,
    campaign: {
      title,
      description: 'Before the first ice.',
      start: new Date(Date.now() - 86_400_000).toISOString(),
      end: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      modules_required: [
        {
          title: `${title}, chains`,
          description: '',
          pages: [
            {
              type: 'text',
              content: {
                type: 'doc',
                content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Chains on.' }] }],
              },
            },
          ],
        },
      ],
    },
  });
  const staff = await (await browser.newContext()).newPage();
  await enter(staff, 'staff.demo', '/campaign/');
  const row = staff.getByRole('row').filter({ hasText: title });
  await alive(row.getByRole('link').first());
  await row.getByRole('link').first().click();
  const drawer = staff.getByRole('dialog', { name: title });
  await expect(drawer.getByText('Before the first ice.')).toBeVisible();
  await drawer.getByRole('link', { name: `${title}, chains` }).click();
  await expect(staff.getByText('Chains on.')).toBeVisible();
  await staff.context().close();
});

import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { draftAddress } from '../app/areas/campaigns/model/addresses.ts';
import type { DraftChanged } from '../app/areas/campaigns/server/campaigns.server.ts';
import { sendChange } from './support/send-change.ts';
import { alive, enter, expect, notice, test } from './support/test.ts';

/** A station none of the demo accounts work at, so that no other journey sees these lessons. */
const station = 'lantern-road-norristown';

/** Launches a campaign of two modules for the drivers of the station, due long ago, so that everybody is behind. */
async function launch(page: Page, title: string): Promise<void> {
  const at = draftAddress({ id: 'new' });
  const { place } = await sendChange<DraftChanged>(page, at, { intent: 'place', slug: station });
  const pageOf = (text: string) => [
    { type: 'text', content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } },
  ];
  await sendChange(page, at, {
    intent: 'launch',
    draft: null,
    campaign: {
      title,
      description: 'For the drivers of one station.',
      start: '2026-01-01T05:00:00Z',
      end: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      all_eligible: false,
      geography_eligiblity: [place?.id],
      positions: ['driver'],
      has_req_modules: true,
      due_on: '2026-01-05',
      modules_required: [
        { title: `${title}, cones`, description: '', pages: pageOf('Cones first.') },
        { title: `${title}, chains`, description: '', pages: pageOf('Check your chains.') },
      ],
    },
  });
}

test('a manager sees who is behind in which module, reminds them, excuses one and exports the list', async ({
  page,
}) => {
  test.slow();
  const title = `Shoulder drill ${Date.now()}`;
  await enter(page, 'executive.demo', '/campaign/');
  await launch(page, title);

  // A job enrolls everybody eligible; until it has run, nobody is in the campaign.
  const row = page.getByRole('row').filter({ hasText: title });
  const drawer = page.getByRole('dialog', { name: 'People in this campaign' });
  const people = drawer.getByRole('checkbox');
  await expect(async () => {
    await page.goto('/campaign/');
    const open = row.getByRole('link').first();
    await alive(open);
    await open.click();
    await expect(drawer.getByText('No one has open modules').or(people.first())).toBeVisible();
    expect(await people.count()).toBeGreaterThan(1);
  }).toPass();

  await drawer.getByText('Behind', { exact: true }).first().click();
  await expect(drawer.getByRole('radio', { name: 'Behind' })).toBeChecked();
  const first = people.first();
  await expect(first).toHaveAccessibleDescription(/0 of 2 modules · due Jan 5/);
  const [name = ''] = (await drawer.getByRole('listitem').first().locator('label').first().innerText()).split('\n');
  expect(name.trim()).not.toBe('');

  await first.click();
  await drawer.getByRole('button', { name: 'Remind selected' }).click();
  await expect(notice(page, 'Reminded 1 person')).toBeVisible();
  // The others get theirs with one button, which says how many they are and leaves alone who has just been reminded.
  await expect(drawer.getByText('1 person was reminded in the last 24 hours.')).toBeVisible();
  const others = (await people.count()) - 1;
  await drawer.getByRole('button', { name: `Remind all ${others}` }).click();
  const words = others === 1 ? '1 person' : `${others} people`;
  const question = page.getByRole('alertdialog', { name: `Remind ${words}?` });
  await question.getByRole('button', { name: 'Send reminders' }).click();
  await expect(notice(page, `Reminded ${words}. 1 person was reminded in the last 24 hours.`)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Remind all' })).toBeDisabled();
  await expect(first).toBeChecked();

  await drawer.getByRole('button', { name: 'Excuse selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excuse 1 person?' });
  await dialog.getByRole('button', { name: 'Excuse' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('On leave until spring');
  await dialog.getByRole('button', { name: 'Excuse' }).click();
  await expect(notice(page, 'Excused 1 person')).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);

  // Another person is excused from one module alone: the other one stays open.
  await drawer.getByRole('combobox', { name: 'Module' }).click();
  await page.getByRole('option', { name: `${title}, cones` }).click();
  const second = people.first();
  await expect(second).toHaveAccessibleDescription(/0 of 1 modules/);
  const [partly = ''] = (await drawer.getByRole('listitem').first().locator('label').first().innerText()).split('\n');
  await second.click();
  await drawer.getByRole('button', { name: 'Excuse selected' }).click();
  const one = page.getByRole('dialog', { name: `Excuse 1 person from ${title}, cones?` });
  await one.getByRole('textbox', { name: /^Reason/ }).fill('Trained elsewhere');
  await one.getByRole('button', { name: 'Excuse' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: partly })).toHaveCount(0);
  await drawer.getByText('Excused', { exact: true }).first().click();
  await expect(drawer.getByRole('listitem').filter({ hasText: partly })).toContainText('Trained elsewhere');
  await expect(drawer.getByRole('listitem').filter({ hasText: name })).toContainText('On leave until spring');
  await drawer.getByRole('combobox', { name: 'Module' }).click();
  await page.getByRole('option', { name: 'All modules' }).click();
  await drawer.getByText('Behind', { exact: true }).first().click();
  await expect(drawer.getByRole('listitem').filter({ hasText: partly })).toHaveCount(1);

  await drawer.getByRole('button', { name: 'Open as table' }).click();
  const table = page.getByRole('dialog', { name: 'People in this campaign' }).last();
  const theirs = table.getByRole('row').filter({ hasText: name });
  await expect(theirs).toContainText('Excused');
  await table.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^campaign-people.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(lines.filter((line) => line.includes('On leave until spring'))).toEqual([expect.stringContaining(name)]);
  expect(lines[0]).toContain(`${title}, cones`);
});

import { expect, type Browser, type Page } from '@playwright/test';
import { alive, enter, password, sendForm } from './support/test.ts';

/** A person who joined for one test, so changes to the account affect no other test. */
export interface NewPerson {
  readonly username: string;
  readonly email: string;
}

/** A unique name, in this run and across runs. */
export function newName(start: string): string {
  return `${start}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}

/**
 * Invites somebody as an Admin, to the club unless `place` and `position` say otherwise, and accepts the invitation in
 * `page`, which is then signed in. The overview video counts as watched unless `newcomer` is set.
 */
export async function join(
  browser: Browser,
  page: Page,
  start: string,
  {
    newcomer = false,
    place = 'lantern',
    position,
  }: { readonly newcomer?: boolean; readonly place?: string; readonly position?: string } = {},
): Promise<NewPerson> {
  const username = newName(start);
  const email = `${username}@lantern.example`;
  const invitation = await mailedLink(browser, email, async (admin) => {
    // The invitation is to the last viewed location.
    if (place !== 'lantern') await admin.goto(`/dashboard/${place}`);
    await admin.goto('/account/');
    await admin.getByLabel('Email').fill(email);
    if (position) {
      const positions = admin.getByRole('combobox', { name: 'Position' });
      await alive(positions);
      await positions.click();
      await admin.getByRole('option', { name: position, exact: true }).click();
    }
    await admin.getByRole('button', { name: 'Send invitation' }).click();
    await expect(admin.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
  });
  const token = new URL(invitation, 'http://web').searchParams.get('token') ?? '';
  const answer = await sendForm(page, '/invite/', {
    token,
    username,
    password,
    first_name: 'Kim',
    last_name: 'Of The Test',
  });
  expect([answer.status(), answer.headers().location]).toEqual([302, `/dashboard/${place}`]);
  if (!newcomer) expect((await sendForm(page, '/account/', { intent: 'video-watched' })).ok()).toBe(true);
  return { username, email };
}

/** The outbox's mail for an address, read by an Admin after `send` triggered it. */
export async function mailedLink(
  browser: Browser,
  email: string,
  send?: (admin: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext();
  const admin = await context.newPage();
  await enter(admin, 'platform.demo', '/outbox/');
  await send?.(admin);
  await admin.goto('/outbox/');
  const mail = admin.getByRole('article').filter({ hasText: email }).first();
  const link = await mail.getByRole('link', { name: 'Open the link in this mail' }).getAttribute('href');
  await context.close();
  expect(link).toMatch(/^\/(invite|reset-password)\/\?token=./);
  return link ?? '';
}

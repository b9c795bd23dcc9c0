import { expect, type Browser, type Page } from '@playwright/test';
import { enter, password, sendForm } from './support/test.ts';

/** Somebody who joined for one test: what he does to his account is nobody else's trouble. */
export interface NewPerson {
  readonly username: string;
  readonly email: string;
}

/** A name nobody else has, in this run or the one before. */
export function newName(start: string): string {
  return `${start}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}

/**
 * Invites somebody to the club as an Admin does, and takes the invitation up in `page`, which is signed in after it. The
 * overview video counts as watched unless `newcomer` is asked for.
 */
export async function join(
  browser: Browser,
  page: Page,
  start: string,
  { newcomer = false }: { readonly newcomer?: boolean } = {},
): Promise<NewPerson> {
  const username = newName(start);
  const email = `${username}@lantern.example`;
  const invitation = await mailedLink(browser, email, async (admin) => {
    await admin.goto('/account/');
    await admin.getByLabel('E-mail').fill(email);
    await admin.getByRole('button', { name: 'Send the invitation' }).click();
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
  expect([answer.status(), answer.headers().location]).toEqual([302, '/dashboard/lantern']);
  if (!newcomer) expect((await sendForm(page, '/account/', { intent: 'video-watched' })).ok()).toBe(true);
  return { username, email };
}

/** What the outbox holds for an address, read by an Admin after `send` made the mail. */
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

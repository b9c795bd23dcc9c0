import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sends a change of a resource from a page of the app, to set up what a journey needs. */
export async function sendChange<Data>(page: Page, address: string, body: object): Promise<Data> {
  const outcome = await page.evaluate(
    async ([at, sent]) => {
      const answer = await fetch(at, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: sent,
      });
      return (await answer.json()) as { ok: boolean; data: Data };
    },
    [address, JSON.stringify(body)] as const,
  );
  expect(outcome).toMatchObject({ ok: true });
  return outcome.data;
}

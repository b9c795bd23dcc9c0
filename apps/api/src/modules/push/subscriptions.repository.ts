import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A browser's subscription as it sends it. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Stores a browser's subscription for a person; one that was somebody else's is the person's from now on. */
export async function storeSubscription(
  trx: Kysely<Tables>,
  { endpoint, p256dh, auth }: BrowserSubscription,
  { employeeId, sessionId, at }: { readonly employeeId: number; readonly sessionId: string; readonly at: Date },
): Promise<void> {
  const values = { employee_id: employeeId, session_id: sessionId, p256dh, auth, created_at: at };
  await trx
    .insertInto('push_subscription')
    .values({ endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
}

/** Deletes all but a person's latest subscriptions. */
export async function keepLatest(trx: Kysely<Tables>, employeeId: number, most: number): Promise<void> {
  await sql`delete from push_subscription where employee_id = ${employeeId}::integer and id not in (
    select id from push_subscription where employee_id = ${employeeId}::integer
    order by created_at desc, id desc limit ${most})`.execute(trx);
}

/** Deletes a person's subscription of an endpoint; another person's stays. */
export async function deleteSubscription(trx: Kysely<Tables>, employeeId: number, endpoint: string): Promise<void> {
  await trx
    .deleteFrom('push_subscription')
    .where('employee_id', '=', employeeId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Forgets subscriptions that a push service no longer knows. */
export async function forgetSubscriptions(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('push_subscription')
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** The endpoints of a person's browsers, latest first. */
export async function endpointsOf(db: Kysely<Tables>, employeeId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('employee_id', '=', employeeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}

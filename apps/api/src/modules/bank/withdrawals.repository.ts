import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export type WithdrawalState = 'pending' | 'approved' | 'paid' | 'rejected' | 'failed';

/** A request for a payout. */
export interface WithdrawalRow {
  readonly id: string;
  readonly employee_id: number;
  /** The driver's organization. */
  readonly driver_id: number;
  readonly amount: number;
  readonly amount_cents: number;
  readonly state: WithdrawalState;
  readonly requested_at: Date;
  /** The Admin who asked for somebody who left; null where the driver asked. */
  readonly requested_by: number | null;
  readonly requested_by_name: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
  readonly reference: string | null;
}

const columns = sql`w.id, w.employee_id, e.organization_id as driver_id, w.amount, w.amount_cents, w.state,
  w.requested_at, w.requested_by, r.display_name as requested_by_name, w.decided_at, d.display_name as decided_by, w.reason, w.reference`;
const table = sql`withdrawal w join employee e on e.id = w.employee_id left join employee d on d.id = w.decided_by
  left join employee r on r.id = w.requested_by`;

/** Adds a request. */
export async function insertWithdrawal(
  trx: Kysely<Tables>,
  row: Pick<WithdrawalRow, 'id' | 'employee_id' | 'amount' | 'amount_cents' | 'requested_at' | 'requested_by'>,
): Promise<void> {
  await trx
    .insertInto('withdrawal')
    .values({ ...row, state: 'pending', decided_by: null, reason: null, reference: null })
    .execute();
}

/** One request; null when there is none. */
export async function readWithdrawal(db: Kysely<Tables>, id: string): Promise<WithdrawalRow | null> {
  const { rows } = await sql<WithdrawalRow>`select ${columns} from ${table} where w.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** The latest requests of people, optionally only those not finished. */
export async function readWithdrawals(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
  { openOnly, limit }: { readonly openOnly: boolean; readonly limit: number },
): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`select ${columns} from ${table}
    where w.employee_id = any(${[...employeeIds]}::integer[])
      ${openOnly ? sql`and w.state in ('pending', 'approved')` : sql``}
    order by w.requested_at desc, w.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks a request and reads its state. */
export async function lockWithdrawal(trx: Kysely<Tables>, id: string): Promise<WithdrawalState | null> {
  const { rows } = await sql<{
    state: WithdrawalState;
  }>`select state from withdrawal where id = ${id}::uuid for update`.execute(trx);
  return rows[0]?.state ?? null;
}

/** Stores a decision. */
export async function decideWithdrawal(
  trx: Kysely<Tables>,
  id: string,
  decision: {
    readonly state: 'approved' | 'rejected';
    readonly by: number;
    readonly at: Date;
    readonly reason: string | null;
  },
): Promise<void> {
  await trx
    .updateTable('withdrawal')
    .set({ state: decision.state, decided_by: decision.by, decided_at: decision.at, reason: decision.reason })
    .where('id', '=', id)
    .execute();
}

/** Ids of approved requests that still have to be paid, oldest first. */
export async function readUnpaid(db: Kysely<Tables>, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('state', '=', 'approved')
    .orderBy('decided_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores what the payment service answered; a null state leaves the request as it is. */
export async function storePayout(
  trx: Kysely<Tables>,
  id: string,
  {
    state,
    reason,
    reference,
    paidAt,
  }: {
    readonly state: 'approved' | 'paid' | 'failed';
    readonly reason: string | null;
    readonly reference: string | null;
    readonly paidAt: Date | null;
  },
): Promise<void> {
  await trx.updateTable('withdrawal').set({ state, reason, reference, paid_at: paidAt }).where('id', '=', id).execute();
}

/** What someone was paid in a calendar year. */
export interface PaidYear {
  readonly year: number;
  readonly paid_cents: number;
}

/** What people were paid by calendar year, latest first: payouts of rewards, and payments of campaigns. */
export async function sumYears(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PaidYear[]>> {
  const ids = sql`any(${[...employeeIds]}::integer[])`;
  const { rows } = await sql<PaidYear & { employee_id: number }>`
    select paid.employee_id, extract(year from paid.at at time zone o.time_zone)::integer as year, sum(paid.cents)::integer as paid_cents
    from (
      select employee_id, paid_at as at, amount_cents as cents from withdrawal
        where employee_id = ${ids} and state = 'paid'
      union all
      select employee_id, sent_at, amount_cents from campaign_payment
        where employee_id = ${ids} and status = 'success'
    ) as paid
    join employee e on e.id = paid.employee_id join organization o on o.id = e.organization_id
    group by 1, 2 order by 1, 2 desc`.execute(db);
  const years = new Map<number, PaidYear[]>();
  for (const { employee_id, ...year } of rows) years.set(employee_id, [...(years.get(employee_id) ?? []), year]);
  return years;
}

/** How many payouts that this person didn't ask for wait for a decision, and since when the oldest does. */
export async function countPending(
  db: Kysely<Tables>,
  { except }: { readonly except: number },
): Promise<{ readonly waiting: number; readonly since: Date | null }> {
  const { rows } = await sql<{ waiting: number; since: Date | null }>`
    select count(*)::integer as waiting, min(requested_at) as since from withdrawal
    where state = 'pending' and ${except}::integer not in (employee_id, coalesce(requested_by, employee_id))`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, since: null };
}

import type { LedgerAccount, LedgerEntry, LedgerKind } from '@roadside/domain/arena';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** An entry as it is stored. */
export interface LedgerRow extends LedgerEntry {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
}

/**
 * Locks people's purses until the transaction ends, in the order of their ids, so that two transactions never wait for
 * each other.
 */
export async function lockHolders(trx: Kysely<Tables>, employeeIds: readonly number[]): Promise<void> {
  const ids = [...new Set(employeeIds)].toSorted((a, b) => a - b);
  // One person's row is almost always there. With several, locking those that are would break the order.
  if (ids.length === 1 && (await lockRows(trx, ids)) === 1) return;
  await sql`insert into ledger_holder (employee_id) select id from unnest(${ids}::integer[]) as id order by id
    on conflict do nothing`.execute(trx);
  await lockRows(trx, ids);
}

async function lockRows(trx: Kysely<Tables>, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`select employee_id from ledger_holder where employee_id = any(${[...ids]}::integer[])
    order by employee_id for update`.execute(trx);
  return rows.length;
}

const sums = (accounts: readonly LedgerAccount[]) => sql<{ account: LedgerAccount; amount: number }>`
    select account, sum(amount)::bigint as amount from (
      select to_account as account, amount from ledger_entry where to_account = any(${[...accounts]}::text[])
      union all
      select from_account, -amount from ledger_entry where from_account = any(${[...accounts]}::text[])
    ) as posting group by account`;

/** What each of these accounts holds: the sum of its entries. An account without entries is missing. */
export async function sumAccounts(
  db: Kysely<Tables>,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<LedgerAccount, number>> {
  const { rows } = await sums(accounts).execute(db);
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
}

/** The kinds of accounts, each the sum of everybody's. */
export async function sumBooks(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount)::bigint as amount from (
      select split_part(to_account, ':', 1) as account, amount from ledger_entry
      union all
      select split_part(from_account, ':', 1), -amount from ledger_entry
    ) as posting group by account`.execute(db);
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
}

type Held = { readonly account: LedgerAccount; readonly amount: string } & {
  readonly [Name in 'id' | 'kind' | 'employee_id']: null;
};
interface Booked {
  readonly account: null;
  readonly amount: string;
  readonly id: string;
  readonly kind: LedgerKind;
  readonly employee_id: number;
}

/** What accounts hold, and those of some entries that have been booked, by id; in one statement. */
export async function readBooks(
  db: Kysely<Tables>,
  { accounts, ids }: { readonly accounts: readonly LedgerAccount[]; readonly ids: readonly string[] },
): Promise<{
  readonly balances: ReadonlyMap<LedgerAccount, number>;
  readonly booked: ReadonlyMap<string, Pick<LedgerRow, 'kind' | 'driverId' | 'amount'>>;
}> {
  const { rows } = await sql<Held | Booked>`
    select account, amount::text, null as id, null as kind, null::integer as employee_id from (${sums(accounts)}) as held
    union all
    select null, amount::text, id, kind, employee_id from ledger_entry where id = any(${[...ids]}::text[])`.execute(db);
  const balances = new Map<LedgerAccount, number>();
  const booked = new Map<string, Pick<LedgerRow, 'kind' | 'driverId' | 'amount'>>();
  for (const row of rows)
    if (row.account === null)
      booked.set(row.id, { kind: row.kind, driverId: row.employee_id, amount: Number(row.amount) });
    else balances.set(row.account, Number(row.amount));
  return { balances, booked };
}

/** Adds entries. */
export async function insertEntries(
  trx: Kysely<Tables>,
  entries: readonly LedgerRow[],
  { at, by }: { readonly at: Date; readonly by: number | null | 'themselves' },
): Promise<void> {
  if (entries.length === 0) return;
  const column = <Key extends keyof LedgerRow>(key: Key) => entries.map((entry) => entry[key]);
  await sql`insert into ledger_entry (id, kind, employee_id, from_account, to_account, amount, booked_at, booked_by)
    select id, kind, employee_id, from_account, to_account, amount, ${at}::timestamptz,
      ${by === 'themselves' ? sql`employee_id` : sql`${by}::integer`}
    from unnest(${column('id')}::text[], ${column('kind')}::text[], ${column('driverId')}::integer[],
      ${column('from')}::text[], ${column('to')}::text[], ${column('amount')}::integer[])
      as entry (id, kind, employee_id, from_account, to_account, amount)`.execute(trx);
}

/** A line of a person's statement, with what each purse held after it. */
export interface StatementRow {
  readonly id: string;
  /** Order of booking; text, because it is a bigint. */
  readonly seq: string;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly booked_at: Date;
  readonly rewards: number;
  readonly play: number;
  readonly pending: number;
}

/** How many entries a person has. */
export async function countStatement(db: Kysely<Tables>, employeeId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ledger_entry where employee_id = ${employeeId}::integer`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A person's latest entries, latest first; `before` continues after an entry. */
export async function readStatement(
  db: Kysely<Tables>,
  employeeId: number,
  { limit, before = null }: { readonly limit: number; readonly before?: string | null },
): Promise<readonly StatementRow[]> {
  const purse = (name: string) => sql`sum(case ${`${name}:${employeeId}`}::text when to_account then amount
    when from_account then -amount else 0 end) over (order by seq)::integer`;
  const { rows } = await sql<StatementRow>`
    select id, seq::text, kind, amount, booked_at, ${purse('rewards')} as rewards, ${purse('play')} as play,
      ${purse('pending')} as pending
    from ledger_entry where employee_id = ${employeeId}::integer
      and (${before}::bigint is null or seq < ${before}::bigint)
    order by ledger_entry.seq desc limit ${limit}`.execute(db);
  return rows;
}

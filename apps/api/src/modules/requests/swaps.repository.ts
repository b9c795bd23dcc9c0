import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A swap that waits for the other driver, and the two shifts. */
export interface WaitingSwap {
  readonly id: number;
  readonly requester_id: number;
  readonly shift_id: number;
  readonly swap_with_shift_id: number;
}

/** The driver whose agreement a swap needs: who has the other shift as published; null if nobody does. */
export async function partnerOf(db: Kysely<Tables>, shiftId: number): Promise<number | null> {
  const { rows } = await sql<{ employee_id: number | null }>`
    select employee_id from published_shift where id = ${shiftId}::integer`.execute(db);
  return rows[0]?.employee_id ?? null;
}

/** Swaps that wait for an employee's answer, oldest first. */
export async function swapsWaitingFor(db: Kysely<Tables>, employeeId: number): Promise<readonly WaitingSwap[]> {
  const { rows } = await sql<WaitingSwap>`
    select r.id, r.employee_id as requester_id, r.shift_id, r.swap_with_shift_id from schedule_change_request r
    join published_shift s on s.id = r.swap_with_shift_id
    where r.kind = 'swap' and r.status = 'pending' and (r.agreed_at is null or r.agreed_by <> ${employeeId}::integer)
      and s.employee_id = ${employeeId}::integer and r.shift_id is not null
    order by r.id limit 50`.execute(db);
  return rows;
}

/** The same for one swap, locked; null if it doesn't wait for this employee. */
export async function lockSwap(trx: Transaction<Tables>, id: number, employeeId: number): Promise<WaitingSwap | null> {
  await sql`select id from schedule_change_request where id = ${id}::integer for update`.execute(trx);
  const swaps = await swapsWaitingFor(trx, employeeId);
  return swaps.find((swap) => swap.id === id) ?? null;
}

/** Stores that the other driver agreed. */
export async function storeAgreement(trx: Transaction<Tables>, id: number, by: number, at: Date): Promise<void> {
  await sql`update schedule_change_request set agreed_at = ${at}::timestamptz, agreed_by = ${by}::integer,
    version = version + 1 where id = ${id}::integer`.execute(trx);
}

/**
 * Which of these requests are swaps without the agreement of the driver who has the other shift now. Swaps from before
 * drivers were asked have a time of agreement, but no driver.
 */
export async function swapsNotAgreed(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`select r.id from schedule_change_request r
    left join shift s on s.id = r.swap_with_shift_id
    where r.kind = 'swap' and r.id = any(${[...ids]}::integer[])
      and (r.agreed_at is null or r.agreed_by <> s.employee_id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A sign-on still open after this long was never ended, so it says nothing about the present. */
const longestSignOn = '1 day';

/** When employees were signed on, if any part of it is in the window. */
export async function readSignOns(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
  { from, to }: { readonly from: Date; readonly to: Date },
) {
  if (employeeIds.length === 0) return [];
  const { rows } = await sql<{ employee_id: number; signed_on_at: Date; signed_off_at: Date | null }>`
    select employee_id, signed_on_at, signed_off_at from sign_on
    where employee_id = any(${[...employeeIds]}::integer[]) and signed_on_at < ${to}::timestamptz
      and coalesce(signed_off_at, signed_on_at + ${longestSignOn}::interval) > ${from}::timestamptz
    order by signed_on_at, employee_id limit 20000`.execute(db);
  return rows;
}

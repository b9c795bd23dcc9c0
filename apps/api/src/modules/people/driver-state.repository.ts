import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Changes to a driver's state; omitted fields stay as they are. */
export interface StateChange {
  readonly employeeId: number;
  readonly activeNotAvailable?: boolean | undefined;
  readonly reason?: string | null | undefined;
  readonly removed?: boolean | undefined;
}

/** Stores a change of a driver's state and increments its version. */
export async function saveState(
  trx: Transaction<Tables>,
  { employeeId, activeNotAvailable, reason, removed }: StateChange,
  { by, at, today }: { readonly by: number; readonly at: Date; readonly today: string },
): Promise<void> {
  await sql`
    insert into driver_state as s (employee_id, active_not_available, reason, since, version, updated_by, updated_at, removed_at)
    values (${employeeId}::integer, ${activeNotAvailable ?? false}::boolean,
      case when ${activeNotAvailable ?? false}::boolean then ${reason ?? null}::text end,
      case when ${activeNotAvailable ?? false}::boolean then ${today}::date end, 1, ${by}::integer, ${at}::timestamptz,
      case when ${removed ?? false}::boolean then ${at}::timestamptz end)
    on conflict (employee_id) do update set
      active_not_available = coalesce(${activeNotAvailable ?? null}::boolean, s.active_not_available),
      reason = case when ${activeNotAvailable ?? null}::boolean is null then s.reason else excluded.reason end,
      since = case when ${activeNotAvailable ?? null}::boolean is null then s.since
        when s.active_not_available and ${activeNotAvailable ?? false}::boolean then s.since else excluded.since end,
      removed_at = coalesce(excluded.removed_at, s.removed_at),
      version = s.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(trx);
}

import type { ShiftBreak } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Keeps the present state of these shifts before the plan changes them. Removed shifts lose their history. */
export async function keepHistory(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into shift_history (shift_id, version, employee_id, placeholder_id, starts_at, shown_until, services,
      note, breaks, changed_by, changed_at, reason)
    select id, version, employee_id, placeholder_id, starts_at, shown_until, services, note, breaks,
      coalesce(updated_by, created_by), updated_at, change_reason
    from shift where id = any(${[...ids]}::integer[]) on conflict do nothing`.execute(trx);
}

/** One state of a shift, and who made it so. */
export interface ShiftStateRow {
  readonly version: number;
  readonly worker: string;
  readonly starts_at: Date;
  readonly shown_until: Date;
  readonly services: readonly string[];
  readonly note: string | null;
  readonly breaks: readonly ShiftBreak[];
  readonly changed_by_name: string | null;
  readonly changed_at: Date;
  readonly reason: string | null;
}

/** Every known state of a shift, latest first. */
export async function readShiftHistory(db: Kysely<Tables>, shiftId: number): Promise<readonly ShiftStateRow[]> {
  const { rows } = await sql<ShiftStateRow>`
    select h.version, coalesce(e.display_name, p.name, '') as worker, h.starts_at, h.shown_until, h.services, h.note,
      h.breaks, c.display_name as changed_by_name, h.changed_at, h.reason
    from (
      select id as shift_id, version, employee_id, placeholder_id, starts_at, shown_until, services, note, breaks,
        coalesce(updated_by, created_by) as changed_by, updated_at as changed_at, change_reason as reason
      from shift where id = ${shiftId}::integer
      union all
      select shift_id, version, employee_id, placeholder_id, starts_at, shown_until, services, note, breaks, changed_by,
        changed_at, reason
      from shift_history where shift_id = ${shiftId}::integer
    ) h
    left join employee e on e.id = h.employee_id left join placeholder p on p.id = h.placeholder_id
    left join employee c on c.id = h.changed_by
    order by h.version desc limit 200`.execute(db);
  return rows;
}

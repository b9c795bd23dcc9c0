import type { ShiftBreak } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { keepPublished } from './published-shifts.repository.ts';
import { keepHistory } from './shift-history.repository.ts';
import type { ShiftRow } from './shifts.repository.ts';

const idList = (ids: readonly number[]) => sql`${[...ids]}::integer[]`;

/** Stored shifts by id, each with the person who last saved it. */
export async function readShiftsById(db: Kysely<Tables>, ids: readonly number[], lock: boolean) {
  if (ids.length === 0) return [];
  const query = db
    .selectFrom('shift')
    .selectAll()
    .where('id', '=', sql<number>`any(${idList(ids)})`)
    .orderBy('id');
  return lock ? query.forUpdate().execute() : query.execute();
}

/** The values of a shift to store. */
export interface ShiftValues {
  readonly employee_id: number | null;
  readonly placeholder_id: number | null;
  readonly station_id: number;
  readonly local_day: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly shown_until: string;
  readonly duration_hours: number;
  readonly services: readonly string[];
  readonly note: string | null;
  readonly breaks: readonly ShiftBreak[];
  readonly unpaid_minutes: number;
}

const recordColumns = sql`place integer, id integer, employee_id integer, placeholder_id integer, station_id integer,
  local_day date, starts_at timestamptz, ends_at timestamptz, shown_until timestamptz, duration_hours numeric,
  services jsonb, note text, breaks jsonb, unpaid_minutes integer`;
const written = sql`id, employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, shown_until,
  duration_hours, services, note, breaks, unpaid_minutes, version, publication`;

/**
 * Writes shifts in a few statements, however many there are: removals, changes, new ones. Overlaps are checked after
 * the last one, so shifts may trade places. What is written is a draft: drivers see it once it is published.
 * @returns changed shifts in input order, then new ones in input order
 */
export async function writeShifts(
  db: Kysely<Tables>,
  {
    removed,
    changed,
    added,
  }: {
    readonly removed: readonly number[];
    readonly changed: readonly (ShiftValues & { readonly id: number })[];
    readonly added: readonly ShiftValues[];
  },
  by: { readonly employeeId: number; readonly at: Date; readonly reason?: string | undefined },
): Promise<{ readonly changed: ShiftRow[]; readonly added: ShiftRow[] }> {
  await sql`set constraints shift_no_overlap_employee, shift_no_overlap_placeholder deferred`.execute(db);
  const changedIds = changed.map(({ id }) => id);
  await keepPublished(db, [...removed, ...changedIds]);
  await keepHistory(db, changedIds);
  if (removed.length > 0)
    await db
      .deleteFrom('shift')
      .where('id', '=', sql<number>`any(${idList(removed)})`)
      .execute();
  const updated =
    changed.length === 0
      ? []
      : (
          await sql<ShiftRow>`
    update shift set employee_id = edit.employee_id, placeholder_id = edit.placeholder_id, station_id = edit.station_id,
      local_day = edit.local_day, starts_at = edit.starts_at, ends_at = edit.ends_at, shown_until = edit.shown_until,
      duration_hours = edit.duration_hours, services = array(select jsonb_array_elements_text(edit.services)),
      note = edit.note, breaks = edit.breaks, unpaid_minutes = edit.unpaid_minutes, version = shift.version + 1, updated_by = ${by.employeeId}, updated_at = ${by.at},
      change_reason = ${by.reason ?? null}::text
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as edit (${recordColumns})
    where shift.id = edit.id
    returning shift.id, shift.employee_id, shift.placeholder_id, shift.station_id, shift.local_day, shift.starts_at,
      shift.ends_at, shift.shown_until, shift.duration_hours, shift.services, shift.note, shift.breaks, shift.unpaid_minutes,
      shift.version, shift.publication`.execute(db)
        ).rows;
  const inserted =
    added.length === 0
      ? []
      : (
          await sql<ShiftRow>`
    insert into shift (employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, shown_until,
      duration_hours, services, note, breaks, unpaid_minutes, publication, created_by, updated_by, updated_at, change_reason)
    select employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, shown_until, duration_hours,
      array(select jsonb_array_elements_text(services)), note, breaks, unpaid_minutes, 'draft', ${by.employeeId}, ${by.employeeId}, ${by.at},
      ${by.reason ?? null}::text
    from jsonb_to_recordset(${JSON.stringify(added.map((values, place) => ({ place, ...values })))}::jsonb) as edit (${recordColumns})
    order by place
    returning ${written}`.execute(db)
        ).rows;
  await sql`set constraints shift_no_overlap_employee, shift_no_overlap_placeholder immediate`.execute(db);
  const places = new Map(changed.map(({ id }, place) => [id, place]));
  return {
    changed: updated.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
    added: inserted.toSorted((a, b) => a.id - b.id),
  };
}

/** The person who last saved each shift, and when. */
export async function readAuthors(db: Kysely<Tables>, shiftIds: readonly number[]) {
  if (shiftIds.length === 0) return new Map<number, { by: { id: number; display_name: string } | null; at: Date }>();
  const rows = await db
    .selectFrom('shift')
    .leftJoin('employee', 'employee.id', 'shift.updated_by')
    .select(['shift.id', 'shift.updated_at', 'employee.id as employee_id', 'employee.display_name'])
    .where('shift.id', '=', sql<number>`any(${idList(shiftIds)})`)
    .execute();
  return new Map(
    rows.map(({ id, updated_at, employee_id, display_name }) => [
      id,
      {
        by: employee_id === null ? null : { id: employee_id, display_name: display_name ?? '' },
        at: updated_at,
      },
    ]),
  );
}

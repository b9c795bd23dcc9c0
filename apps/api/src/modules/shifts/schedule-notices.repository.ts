import type { ToldLine } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DaySpan } from './shifts.repository.ts';

/** What a driver is told about the schedule of a station. */
export interface NewNotice {
  readonly employeeId: number;
  readonly stationId: number;
  readonly span: DaySpan;
  readonly lines: readonly ToldLine[];
}

/** Stores what drivers are told. */
export async function insertNotices(
  trx: Kysely<Tables>,
  notices: readonly NewNotice[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  if (notices.length === 0) return;
  await trx
    .insertInto('schedule_notice')
    .values(
      notices.map(({ employeeId, stationId, span, lines }) => ({
        employee_id: employeeId,
        station_id: stationId,
        first_day: span.from,
        last_day: span.to,
        lines: JSON.stringify(lines),
        told_by: by,
        told_at: at,
      })),
    )
    .execute();
}

/** A notice with the names shown beside it. */
export interface NoticeRow {
  readonly id: number;
  readonly employee_id: number;
  readonly driver_name: string;
  readonly driver_slug: string | null;
  readonly station_id: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly lines: readonly ToldLine[];
  readonly told_by_name: string | null;
  readonly told_at: Date;
  readonly confirmed_at: Date | null;
}

/** Notices about any of these days, latest first: of stations, or of one employee. */
export async function readNotices(
  db: Kysely<Tables>,
  whose: { readonly stationIds: readonly number[] } | { readonly employeeId: number },
  { from, to }: DaySpan,
): Promise<readonly NoticeRow[]> {
  const mine =
    'employeeId' in whose
      ? sql`n.employee_id = ${whose.employeeId}::integer`
      : sql`n.station_id = any(${[...whose.stationIds]}::integer[])`;
  const { rows } = await sql<NoticeRow>`
    select n.id, n.employee_id, e.display_name as driver_name, o.slug as driver_slug, n.station_id,
      n.first_day::text as first_day, n.last_day::text as last_day, n.lines, t.display_name as told_by_name, n.told_at,
      n.confirmed_at
    from schedule_notice n join employee e on e.id = n.employee_id
    left join organization o on o.id = e.organization_id left join employee t on t.id = n.told_by
    where ${mine} and n.last_day >= ${from}::date and n.first_day <= ${to}::date
    order by n.id desc limit 2000`.execute(db);
  return rows;
}

/** Confirms an employee's notices up to one of them; returns those that were still open. */
export async function confirmNotices(
  trx: Kysely<Tables>,
  employeeId: number,
  upTo: number,
  at: Date,
): Promise<readonly { readonly station_id: number }[]> {
  return trx
    .updateTable('schedule_notice')
    .set({ confirmed_at: at })
    .where('employee_id', '=', employeeId)
    .where('id', '<=', upTo)
    .where('confirmed_at', 'is', null)
    .returning('station_id')
    .execute();
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export type WidgetDeed = 'seen' | 'click' | 'acknowledged' | 'reminded';

/** Somebody who did something with a widget. */
export interface Doer {
  readonly employeeId: number;
  readonly organizationId: number;
}

/**
 * Adds lines to the log. Nobody sees or confirms a widget twice: those lines are left out.
 * @returns the people whose line was added
 */
export async function logDeeds(
  trx: Kysely<Tables>,
  widgetId: number,
  kind: WidgetDeed,
  people: readonly Doer[],
  at: Date,
): Promise<readonly number[]> {
  if (people.length === 0) return [];
  const rows = JSON.stringify(
    people.map(({ employeeId, organizationId }) => ({ employee_id: employeeId, organization_id: organizationId })),
  );
  const added = await sql<{ employee_id: number }>`
    insert into widget_event (widget_id, employee_id, organization_id, kind, at)
    select ${widgetId}::integer, employee_id, organization_id, ${kind}, ${at}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as person (employee_id integer, organization_id integer)
    order by employee_id on conflict do nothing returning employee_id`.execute(trx);
  return added.rows.map(({ employee_id }) => employee_id);
}

/** What a person did with a widget, and its clicks by everybody. */
export interface WidgetDeeds {
  readonly widget_id: number;
  readonly clicks: number;
  readonly seen_at: Date | null;
  readonly acknowledged_at: Date | null;
}

/** Clicks of widgets, and what one person did with them. Leaves out widgets without activity. */
export async function readDeeds(
  db: Kysely<Tables>,
  widgetIds: readonly number[],
  employeeId: number,
): Promise<ReadonlyMap<number, WidgetDeeds>> {
  const { rows } = await sql<WidgetDeeds>`
    select widget_id, count(*) filter (where kind = 'click')::integer as clicks,
      min(at) filter (where kind = 'seen' and employee_id = ${employeeId}::integer) as seen_at,
      min(at) filter (where kind = 'acknowledged' and employee_id = ${employeeId}::integer) as acknowledged_at
    from widget_event where widget_id = any(${[...widgetIds]}::integer[]) group by widget_id`.execute(db);
  return new Map(rows.map((row) => [row.widget_id, row]));
}

/** Who has seen and confirmed widgets, and their clicks. */
export interface WidgetReach {
  readonly widget_id: number;
  readonly seen_by: readonly number[];
  readonly acknowledged_by: readonly number[];
  readonly seen: number;
  readonly acknowledged: number;
  readonly clicks: number;
}

/** The reach of widgets, from the log. People who were deleted count and have no id. */
export async function readReach(
  db: Kysely<Tables>,
  widgetIds: readonly number[],
): Promise<ReadonlyMap<number, WidgetReach>> {
  const idsOf = (kind: 'seen' | 'acknowledged') =>
    sql`coalesce(array_agg(employee_id order by employee_id) filter (where kind = ${sql.lit(kind)} and employee_id is not null), '{}')`;
  const { rows } = await sql<WidgetReach>`
    select widget_id, ${idsOf('seen')} as seen_by, ${idsOf('acknowledged')} as acknowledged_by,
      count(*) filter (where kind = 'seen')::integer as seen,
      count(*) filter (where kind = 'acknowledged')::integer as acknowledged,
      count(*) filter (where kind = 'click')::integer as clicks
    from widget_event where widget_id = any(${[...widgetIds]}::integer[]) group by widget_id`.execute(db);
  return new Map(rows.map((row) => [row.widget_id, row]));
}

/** What each person did with a widget, with where they worked then. */
export interface ReaderLine {
  readonly employee_id: number;
  readonly seen_at: Date | null;
  readonly acknowledged_at: Date | null;
  readonly reminded_at: Date | null;
}

/** Everybody in a widget's log who is still on record. */
export async function readReaders(db: Kysely<Tables>, widgetId: number): Promise<readonly ReaderLine[]> {
  const { rows } = await sql<ReaderLine>`
    select employee_id, min(at) filter (where kind = 'seen') as seen_at,
      min(at) filter (where kind = 'acknowledged') as acknowledged_at,
      max(at) filter (where kind = 'reminded') as reminded_at
    from widget_event where widget_id = ${widgetId}::integer and employee_id is not null
    group by employee_id order by employee_id`.execute(db);
  return rows;
}

/** Counts of a widget's log by where people worked and by hour. */
export interface ReachLine {
  readonly organization_id: number;
  readonly hour: Date;
  readonly seen: number;
  readonly acknowledged: number;
  readonly clicks: number;
}

/** A widget's log, counted by organization and hour. */
export async function readReachLines(db: Kysely<Tables>, widgetId: number): Promise<readonly ReachLine[]> {
  const { rows } = await sql<ReachLine>`
    select organization_id, date_trunc('hour', at, 'UTC') as hour,
      count(*) filter (where kind = 'seen')::integer as seen,
      count(*) filter (where kind = 'acknowledged')::integer as acknowledged,
      count(*) filter (where kind = 'click')::integer as clicks
    from widget_event where widget_id = ${widgetId}::integer and kind in ('seen', 'acknowledged', 'click')
    group by organization_id, date_trunc('hour', at, 'UTC') order by hour, organization_id`.execute(db);
  return rows;
}

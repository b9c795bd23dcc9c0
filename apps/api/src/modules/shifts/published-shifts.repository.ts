import type { ShiftBreak } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { PublishedShiftView } from '../../platform/database/schedule-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DaySpan } from './shifts.repository.ts';

/**
 * Which state of the shifts a reader sees: the plan with its drafts, for those who plan, or what is published, for
 * everybody else.
 */
export type ShiftSource = 'plan' | 'published';

/** The table or view to read shifts from. */
export function shiftsFrom(source: ShiftSource): RawBuilder<PublishedShiftView> {
  return source === 'plan' ? sql`shift` : sql`published_shift`;
}

const idList = (ids: readonly number[]) => sql`${[...ids]}::integer[]`;
const columns = sql.raw(`id, employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, duration_hours,
  shown_until, services, note, breaks, unpaid_minutes, version, filled_from`);

/** Keeps the published form of these shifts before the plan changes or removes them. Drafts have none. */
export async function keepPublished(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into shift_as_published (${columns})
    select ${columns} from shift where id = any(${idList(ids)}) and publication = 'published'`.execute(trx);
  await sql`update shift set publication = 'changed'
    where id = any(${idList(ids)}) and publication = 'published'`.execute(trx);
}

/** Publishes these shifts as they are in the plan; those that are gone from it are gone for drivers too. */
export async function publishShifts(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from shift_as_published where id = any(${idList(ids)})`.execute(trx);
  await sql`update shift set publication = 'published'
    where id = any(${idList(ids)}) and publication <> 'published'`.execute(trx);
}

const inAnyOrder = (breaks: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(each order by each), '[]') from jsonb_array_elements(${breaks}) each)`;

/**
 * Marks those of these shifts as published that the plan has again as they are published. Services and breaks may be in
 * a different order, which isn't a change.
 */
export async function settleUnchanged(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`select s.id from shift s join shift_as_published p on p.id = s.id
    where s.id = any(${idList(ids)}) and s.employee_id is not distinct from p.employee_id
      and s.placeholder_id is not distinct from p.placeholder_id and s.starts_at = p.starts_at
      and s.ends_at = p.ends_at and s.services @> p.services and s.services <@ p.services
      and coalesce(s.note, '') = coalesce(p.note, '')
      and ${inAnyOrder(sql`s.breaks`)} = ${inAnyOrder(sql`p.breaks`)}`.execute(trx);
  await publishShifts(
    trx,
    rows.map(({ id }) => id),
  );
}

/**
 * The published shifts of these days that the plan doesn't have there anymore: they were removed, or moved to another
 * day or station.
 */
export async function readWithdrawn(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  { from, to }: DaySpan,
): Promise<readonly { readonly id: number; readonly day: string }[]> {
  if (stationIds.length === 0) return [];
  const { rows } = await sql<{ id: number; day: string }>`
    select p.id, p.local_day::text as day from shift_as_published p left join shift s on s.id = p.id
    where p.station_id = any(${idList(stationIds)}) and p.local_day between ${from}::date and ${to}::date
      and (s.id is null or s.local_day <> p.local_day or s.station_id <> p.station_id) order by p.id`.execute(db);
  return rows;
}

/** A shift that isn't published as it is planned, in one of its two forms. */
export interface UnpublishedRow {
  readonly id: number;
  readonly form: 'plan' | 'published';
  readonly employee_id: number | null;
  readonly placeholder_id: number | null;
  readonly driver_name: string;
  readonly driver_slug: string | null;
  readonly station_id: number;
  readonly local_day: string;
  readonly starts_at: Date;
  readonly shown_until: Date;
  readonly services: readonly string[];
  readonly note: string | null;
  readonly breaks: readonly ShiftBreak[];
}

/**
 * Everything at these stations that isn't published: drafts, and shifts changed or removed since, both as planned and
 * as published. A shift counts if either form starts on these days.
 * @param lock locks the planned forms, by id
 */
export async function readUnpublished(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  { from, to }: DaySpan,
  lock = false,
): Promise<readonly UnpublishedRow[]> {
  const here = sql`station_id = any(${idList(stationIds)}) and local_day between ${from}::date and ${to}::date`;
  const { rows: found } = await sql<{ id: number }>`select id from shift where publication <> 'published' and ${here}
    union select id from shift_as_published where ${here}`.execute(db);
  const ids = idList(found.map(({ id }) => id));
  if (found.length === 0) return [];
  if (lock) await sql`select id from shift where id = any(${ids}) order by id for update`.execute(db);
  const names = sql`coalesce(e.display_name, p.name, '') as driver_name, o.slug as driver_slug`;
  const people = sql`left join employee e on e.id = s.employee_id left join organization o on o.id = e.organization_id
    left join placeholder p on p.id = s.placeholder_id`;
  const fields = sql`s.id, s.employee_id, s.placeholder_id, s.station_id, s.local_day::text as local_day, s.starts_at,
    s.shown_until, s.services, s.note, s.breaks`;
  const { rows } = await sql<UnpublishedRow>`
    select 'plan' as form, ${fields}, ${names} from shift s ${people} where s.id = any(${ids})
    union all
    select 'published' as form, ${fields}, ${names} from shift_as_published s ${people} where s.id = any(${ids})
    order by starts_at, id, form`.execute(db);
  return rows;
}

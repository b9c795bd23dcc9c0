import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { shiftsFrom } from './published-shifts.repository.ts';
import type { ShiftSource } from './published-shifts.repository.ts';

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

/** A range of station-local days, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The ghosts of these stations except removed ones, plus those in `ids`, even if removed. */
export async function readPlaceholders(db: Kysely<Tables>, stationIds: readonly number[], ids: readonly number[] = []) {
  return db
    .selectFrom('placeholder')
    .select(['id', 'station_id', 'name', 'services', 'week', 'version', 'removed_at'])
    .where((eb) =>
      eb.or([
        eb.and([eb('station_id', '=', anyOf(stationIds)), eb('removed_at', 'is', null)]),
        eb('id', '=', anyOf(ids)),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export type PlaceholderRow = Awaited<ReturnType<typeof readPlaceholders>>[number];

const shiftColumns = [
  'id',
  'employee_id',
  'placeholder_id',
  'station_id',
  'local_day',
  'starts_at',
  'ends_at',
  'shown_until',
  'duration_hours',
  'services',
  'note',
  'breaks',
  'unpaid_minutes',
  'version',
  'publication',
] as const;

/** Shifts that start on some days at some stations, by start. */
export async function readShifts(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  { from, to }: DaySpan,
  source: ShiftSource = 'plan',
) {
  return db
    .selectFrom(shiftsFrom(source).as('shift'))
    .select(shiftColumns)
    .where('station_id', '=', anyOf(stationIds))
    .where('local_day', '>=', from)
    .where('local_day', '<=', to)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** A set of people and ghosts. */
export interface Workers {
  readonly employeeIds: readonly number[];
  readonly placeholderIds: readonly number[];
}

/** Shifts of these people and ghosts that start on these days, at any station. */
export async function readShiftsOf(
  db: Kysely<Tables>,
  { employeeIds, placeholderIds }: Workers,
  { from, to }: DaySpan,
  source: ShiftSource = 'plan',
) {
  return db
    .selectFrom(shiftsFrom(source).as('shift'))
    .select(shiftColumns)
    .where((eb) =>
      eb.or([eb('employee_id', '=', anyOf(employeeIds)), eb('placeholder_id', '=', anyOf(placeholderIds))]),
    )
    .where('local_day', '>=', from)
    .where('local_day', '<=', to)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

export type ShiftRow = Awaited<ReturnType<typeof readShifts>>[number];

/**
 * Hours of the shifts that start on these days, by worker, without unpaid breaks. A shift without an end counts with its
 * shown length.
 * @param workers only these; null for all
 */
export async function readHours(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  { from, to }: DaySpan,
  workers: Workers | null,
  source: ShiftSource = 'plan',
) {
  return db
    .selectFrom(shiftsFrom(source).as('shift'))
    .$if(workers !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('employee_id', '=', anyOf(workers?.employeeIds ?? [])),
          eb('placeholder_id', '=', anyOf(workers?.placeholderIds ?? [])),
        ]),
      ),
    )
    .select([
      'employee_id',
      'placeholder_id',
      sql<number>`sum(greatest(extract(epoch from shown_until - starts_at) / 3600 - unpaid_minutes / 60.0, 0))::float8`.as(
        'hours',
      ),
    ])
    .where('station_id', '=', anyOf(stationIds))
    .where('local_day', '>=', from)
    .where('local_day', '<=', to)
    .groupBy(['employee_id', 'placeholder_id'])
    .execute();
}

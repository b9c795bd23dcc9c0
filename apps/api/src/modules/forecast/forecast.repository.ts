import { troubleCodesByGroup } from '@roadside/domain/calls';
import type { ServiceGroup } from '@roadside/domain/calls';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ShiftBreak } from '@roadside/domain/scheduling';
import { shiftsFrom } from '../shifts/index.ts';
import type { ShiftSource } from '../shifts/index.ts';

/** Advisory lock, shared by all processes: only one stores forecasts at a time. */
const forecastLock = 7_623_015;

/** A number with its spread, as measured from calls. */
export interface MeasuredMinutes {
  readonly mean: number;
  readonly variation: number;
}

/** The results of a training besides the hourly forecasts. */
export interface RunSummary {
  /** Dispersion of the negative binomial counts a week ahead. */
  readonly dispersion: number;
  readonly work: {
    readonly drive: MeasuredMinutes;
    readonly onSite: MeasuredMinutes;
    readonly dispatchMinutes: number;
    readonly promisedMinutes: number;
  };
}

/** The club's calls of a service in one hour of the local clock. */
export interface HourCount {
  readonly day: string;
  readonly hour: number;
  readonly calls: number;
}

/** Calls of a station in one block of the week, and the same count with older calls weighted less. */
export interface BlockCount {
  readonly stationId: number;
  readonly cell: number;
  readonly calls: number;
  readonly recent: number;
  /** Days from the first and from the last of these calls to the end of the scope. */
  readonly oldest: number;
  readonly newest: number;
}

/** The calls a forecast is trained on. */
export interface CallScope {
  readonly stationIds: readonly number[];
  readonly service: ServiceGroup;
  readonly from: string;
  readonly through: string;
}

const codesOf = (service: ServiceGroup) => sql`${[...troubleCodesByGroup[service]]}::text[]`;
/** Excludes killed calls: they ended before anyone asked for help. */
const offered = sql`outcome is distinct from 'killed'`;
const scopeOf = ({ stationIds, service, from, through }: CallScope) =>
  sql`station_id = any(${[...stationIds]}::integer[]) and local_day between ${from}::date and ${through}::date
    and trouble_code = any(${codesOf(service)}) and ${offered}`;

/** First and last day with calls at these stations; null when there are none. */
export async function callDays(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  through: string,
): Promise<{ first: string; last: string } | null> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(local_day)::text as first, max(local_day)::text as last from call
    where station_id = any(${[...stationIds]}::integer[]) and local_day <= ${through}::date`.execute(db);
  const [row] = rows;
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}

/** Calls of a scope by local hour; hours without calls are omitted. */
export async function hourlyCounts(db: Kysely<Tables>, scope: CallScope): Promise<HourCount[]> {
  const { rows } = await sql<HourCount>`
    select local_day::text as day, local_hour::integer as hour, count(*)::integer as calls from call
    where ${scopeOf(scope)} group by local_day, local_hour`.execute(db);
  return rows;
}

/** Calls of a scope by station and block of the week. */
export async function blockCounts(db: Kysely<Tables>, scope: CallScope, halfLifeDays: number): Promise<BlockCount[]> {
  const { rows } = await sql<BlockCount>`
    select station_id as "stationId",
      (8 * extract(dow from local_day) + local_hour / 3)::integer as cell,
      ${scope.through}::date - min(local_day) as oldest, ${scope.through}::date - max(local_day) as newest,
      count(*)::integer as calls,
      sum(power(0.5, (${scope.through}::date - local_day) / ${halfLifeDays}::double precision))::double precision as recent
    from call where ${scopeOf(scope)} group by 1, 2`.execute(db);
  return rows;
}

/**
 * How long a service occupies drivers, and the minutes promised to members. Null for anything without data. Dispatch
 * time is that of calls whose driver had finished all earlier calls when they came in: the others also waited for a
 * driver, and the queueing model adds that wait itself.
 */
export async function measuredWork(db: Kysely<Tables>, scope: CallScope) {
  const minutes = (from: string, to: string) => sql`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 60`;
  const { rows } = await sql<{
    drive: number | null;
    drive_deviation: number | null;
    on_site: number | null;
    on_site_deviation: number | null;
    dispatch: number | null;
    promised: number | null;
  }>`
    select avg(drive)::double precision as drive, stddev(drive)::double precision as drive_deviation,
      avg(on_site)::double precision as on_site, stddev(on_site)::double precision as on_site_deviation,
      avg(dispatch) filter (where driver_id is not null and (free_from is null or free_from <= received_at))
        ::double precision as dispatch,
      avg(promised)::double precision as promised
    from (select ${minutes('enroute_at', 'arrived_at')} as drive, ${minutes('arrived_at', 'cleared_at')} as on_site,
        ${minutes('received_at', 'enroute_at')} as dispatch, promised_minutes as promised, driver_id, received_at,
        free_from
      from (select call.*, max(cleared_at) over (partition by driver_id order by received_at, id
          rows between unbounded preceding and 1 preceding) as free_from
        from call where station_id = any(${[...scope.stationIds]}::integer[])
          and local_day between ${scope.from}::date and ${scope.through}::date) as call
      where ${scopeOf(scope)} and outcome = 'completed' and not appointment) as finished
    where drive between 0 and 480 and on_site between 0 and 480 and dispatch between 0 and 480`.execute(db);
  return rows[0] ?? null;
}

/** The last day a club's service was trained through; null before the first training. */
export async function lastTrainedDay(
  db: Kysely<Tables>,
  clubId: number,
  service: ServiceGroup,
): Promise<string | null> {
  const row = await db
    .selectFrom('forecast_run')
    .select(({ fn }) => fn.max('through_day').as('day'))
    .where('club_id', '=', clubId)
    .where('service', '=', service)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** A station's predicted day. */
export interface DayForecast {
  readonly stationId: number;
  readonly day: string;
  readonly volume: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** A training with all its predictions. */
export interface Training {
  readonly clubId: number;
  readonly service: ServiceGroup;
  readonly throughDay: string;
  readonly trainedAt: Date;
  readonly milliseconds: number;
  readonly summary: RunSummary;
  readonly days: readonly DayForecast[];
}

const rowsPerStatement = 1500;

/**
 * Stores a training and its days in one transaction. Returns false and stores nothing if another process has already
 * stored the same training.
 */
export async function saveTraining(db: Database, training: Training): Promise<boolean> {
  const { clubId, service, throughDay, trainedAt, milliseconds, summary, days } = training;
  return db.kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(forecastLock)})`.execute(trx);
    const run = await trx
      .insertInto('forecast_run')
      .values({
        club_id: clubId,
        service,
        through_day: throughDay,
        trained_at: trainedAt,
        milliseconds,
        summary: JSON.stringify(summary),
      })
      .onConflict((conflict) => conflict.columns(['club_id', 'service', 'through_day']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!run) return false;
    for (let at = 0; at < days.length; at += rowsPerStatement) {
      const batch = days.slice(at, at + rowsPerStatement);
      // Arrays as text: the engine reads them several times as fast as the same numbers in JSON.
      const texts = (hours: (day: DayForecast) => readonly number[]) => batch.map((day) => `{${hours(day).join(',')}}`);
      await sql`
        insert into forecast_day (station_id, service, local_day, run_id, volume, low, high)
        select station_id, ${service}, local_day, ${run.id}, volume::real[], low::smallint[], high::smallint[]
        from unnest(${batch.map(({ stationId }) => stationId)}::integer[], ${batch.map(({ day }) => day)}::date[],
          ${texts(({ volume }) => volume)}::text[], ${texts(({ low }) => low)}::text[], ${texts(({ high }) => high)}::text[])
          as predicted (station_id, local_day, volume, low, high)
        on conflict (station_id, local_day, service) do update
          set run_id = excluded.run_id, volume = excluded.volume, low = excluded.low, high = excluded.high`.execute(
        trx,
      );
    }
    return true;
  });
}

/** A stored day of a station and service. */
export interface StoredDay {
  readonly station_id: number;
  readonly service: ServiceGroup;
  readonly local_day: string;
  readonly volume: readonly number[];
}

/** Predicted days of stations. */
export async function storedDays(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  from: string,
  to: string,
): Promise<StoredDay[]> {
  return db
    .selectFrom('forecast_day')
    .select(['station_id', 'service', 'local_day', 'volume'])
    .where('station_id', 'in', [...stationIds])
    .where('local_day', '>=', from)
    .where('local_day', '<=', to)
    .execute();
}

/** The latest training of each service of a club. */
export async function latestRuns(
  db: Kysely<Tables>,
  clubId: number,
): Promise<{ service: ServiceGroup; through_day: string; trained_at: Date; summary: RunSummary }[]> {
  const { rows } = await sql<{ service: ServiceGroup; through_day: string; trained_at: Date; summary: RunSummary }>`
    select distinct on (service) service, through_day::text, trained_at, summary from forecast_run
    where club_id = ${clubId} order by service, through_day desc`.execute(db);
  return rows;
}

/** The staffing target of the first of these organizations that has one, given nearest first. */
export async function nearestTarget(db: Kysely<Tables>, organizationIds: readonly number[]) {
  const rows = await db
    .selectFrom('staffing_target')
    .select(['organization_id', 'share', 'occupancy_cap', 'shrinkage'])
    .where('organization_id', 'in', [...organizationIds])
    .execute();
  return (
    rows.sort((a, b) => organizationIds.indexOf(a.organization_id) - organizationIds.indexOf(b.organization_id))[0] ??
    null
  );
}

/** A shift that overlaps a time span. */
export interface StaffedShift {
  readonly station_id: number;
  readonly employee_id: number | null;
  readonly starts_at: Date;
  readonly shown_until: Date;
  readonly services: readonly string[];
  readonly breaks: readonly ShiftBreak[];
}

/** Shifts of stations that overlap a time span, including placeholders' shifts. */
export async function shiftsWithin(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  from: Date,
  to: Date,
  source: ShiftSource,
): Promise<StaffedShift[]> {
  // Lets the index on the station's day be used; a shift is at most 48 hours long.
  const day = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return db
    .selectFrom(shiftsFrom(source).as('shift'))
    .select(['station_id', 'employee_id', 'starts_at', 'shown_until', 'services', 'breaks'])
    .where('station_id', 'in', [...stationIds])
    .where('local_day', '>=', day(from, -3))
    .where('local_day', '<=', day(to, 1))
    .where('starts_at', '<', to)
    .where('shown_until', '>', from)
    .execute();
}

/** Predicted and actual calls of past hours, summed over stations. */
export async function pastHours(
  db: Kysely<Tables>,
  {
    stationIds,
    services,
    from,
    through,
  }: {
    readonly stationIds: readonly number[];
    readonly services: readonly ServiceGroup[];
    readonly from: string;
    readonly through: string;
  },
): Promise<{ day: string; hour: number; predicted: number; actual: number }[]> {
  const codes = services.flatMap((service) => [...troubleCodesByGroup[service]]);
  const { rows } = await sql<{ day: string; hour: number; predicted: number; actual: number }>`
    with predicted as (
      select local_day, (place - 1)::integer as hour, sum(calls)::double precision as calls
      from forecast_day cross join lateral unnest(volume) with ordinality as hours (calls, place)
      where station_id = any(${[...stationIds]}::integer[]) and local_day between ${from}::date and ${through}::date
        and service = any(${[...services]}::text[])
      group by 1, 2),
    actual as (
      select local_day, local_hour::integer as hour, count(*)::integer as calls from call
      where station_id = any(${[...stationIds]}::integer[]) and local_day between ${from}::date and ${through}::date
        and trouble_code = any(${codes}::text[]) and ${offered}
      group by 1, 2)
    select local_day::text as day, hour, predicted.calls as predicted, coalesce(actual.calls, 0)::integer as actual
    from predicted left join actual using (local_day, hour) order by local_day, hour`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { measureIds } from '@roadside/domain/metrics';
import type { MeasureId } from '@roadside/domain/metrics';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { noFilters } from './fact-filters.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { factSource, within } from './fact-sources.ts';
import type { FactScope, StationDay } from './fact-sources.ts';
import { aggregates, factSources, measureTerms } from './measure-terms.ts';
import type { FactSource } from './measure-terms.ts';

/** A station day whose roll-ups are out of date. */
export type DirtyKey = StationDay;

/** The roll-ups to recompute: given or all stations, and a range of station-local days, both included. */
export interface RollupRange {
  readonly stationIds?: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** Options for recomputing marked days. */
export interface RecomputeOptions {
  /** Station days per transaction. @defaultValue 1000 */
  readonly batchSize?: number;
  /** Stops after the current batch. */
  readonly signal?: AbortSignal;
}

/** Advisory lock, shared by all processes: one recomputation at a time, because two would write the same keys. */
export const rollupLock = 7_623_001;

const everyone = { stationIds: null, driverIds: null, filters: noFilters };

/** Each roll-up's table with the statements that write it, its key, and the facts it includes. */
const rollups = [
  {
    table: 'rollup_station_day',
    empty: sql`delete from rollup_station_day`,
    fill: sql`insert into rollup_station_day`,
    key: ['station_id', 'local_day', 'trouble_code'],
    byDriver: false,
    which: sql`true`,
  },
  {
    table: 'rollup_station_day_total',
    empty: sql`delete from rollup_station_day_total`,
    fill: sql`insert into rollup_station_day_total`,
    key: ['station_id', 'local_day'],
    byDriver: false,
    which: sql`true`,
  },
  {
    table: 'rollup_driver_day',
    empty: sql`delete from rollup_driver_day`,
    fill: sql`insert into rollup_driver_day`,
    key: ['driver_id', 'local_day', 'station_id'],
    byDriver: true,
    which: sql`driver_id is not null`,
  },
] as const;

/**
 * Marks station days as out of date. Call it in the transaction that writes their facts, and include the old day when a
 * call moves.
 */
export async function markDirty(trx: Transaction<Tables>, keys: readonly DirtyKey[]): Promise<void> {
  if (keys.length === 0) return;
  // Always in the same order, to avoid deadlocks between two writers.
  await sql`insert into rollup_dirty (station_id, local_day)
    select distinct station_id, local_day from unnest(${keys.map((key) => key.stationId)}::integer[], ${keys.map((key) => key.localDay)}::date[]) as marked (station_id, local_day)
    order by station_id, local_day
    on conflict (station_id, local_day) do update set marked_at = excluded.marked_at`.execute(trx);
}

/**
 * Recomputes every roll-up of a range from its facts in one transaction, for bulk loads. Clears the existing marks of
 * the range; marks set in the meantime stay.
 * @param workMemoryMb memory for grouping a whole load (PostgreSQL's `work_mem`). With less, it spills to disk and
 *   takes up to twice as long.
 */
export async function recomputeRollups(
  db: Database,
  { stationIds, from, to }: RollupRange,
  workMemoryMb = 128,
): Promise<void> {
  const scope = { ...everyone, stationIds: stationIds ?? null, from, to };
  await db.kysely.transaction().execute(async (trx) => {
    await lockRollups(trx);
    await sql`select set_config('work_mem', ${`${workMemoryMb}MB`}, true)`.execute(trx);
    await sql`delete from rollup_dirty where (station_id, local_day) in
      (select station_id, local_day from rollup_dirty where ${allOf(within(scope))} for update skip locked)`.execute(
      trx,
    );
    await replaceRollups(trx, scope);
  });
  // An embedded engine has no autovacuum; without fresh statistics the first reports would run with bad query plans.
  // Only the keys need statistics; analyzing every measure too would take a fifth of the whole time.
  await sql`analyze ${sql.join(rollups.map(({ table, key }) => sql`${sql.table(table)} (${sql.join(key.map((column) => sql.ref(column)))})`))}`.execute(
    db.kysely,
  );
}

/**
 * Recomputes marked station days, one batch per transaction, and returns how many were done.
 *
 * A batch deletes its marks before it reads the facts. A writer that marks the same day in the meantime waits for the
 * batch to end and leaves a new mark, so no change is lost. Marks locked by other transactions are left for the next
 * run.
 */
export async function recomputeDirty(
  db: Database,
  { batchSize = 1000, signal }: RecomputeOptions = {},
): Promise<number> {
  for (let done = 0; ;) {
    if (signal?.aborted) return done;
    const taken = await db.kysely.transaction().execute(async (trx) => {
      await lockRollups(trx);
      const { rows } = await sql<{
        station_id: number;
        local_day: string;
      }>`delete from rollup_dirty where (station_id, local_day) in
        (select station_id, local_day from rollup_dirty order by local_day, station_id limit ${batchSize} for update skip locked)
        returning station_id, local_day::text`.execute(trx);
      if (rows.length === 0) return 0;
      const stationDays = rows.map((row) => ({ stationId: row.station_id, localDay: row.local_day }));
      const days = stationDays.map((key) => key.localDay).sort();
      await replaceRollups(trx, { ...everyone, stationDays, from: days[0] ?? '', to: days.at(-1) ?? '' });
      return rows.length;
    });
    done += taken;
    if (taken < batchSize) return done;
  }
}

function lockRollups(trx: Kysely<Tables>) {
  return sql`select pg_advisory_xact_lock(${sql.lit(rollupLock)})`.execute(trx);
}

async function replaceRollups(trx: Kysely<Tables>, scope: FactScope): Promise<void> {
  const bounds = allOf(within(scope));
  const measures = sql.join(measureIds.map((measure) => sql.ref(measure)));
  for (const { table, empty, fill, key, byDriver, which } of rollups) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const facts = (source: FactSource) => sql`(${factSource(source, scope, byDriver)}) as fact where ${which}`;
    const counted = (source: FactSource) =>
      sql`${sql.table(`${source}_sums`)} as (select ${columns}, ${aggregates(measuresFrom(source), source)} from ${facts(source)} group by ${columns})`;
    // The totals sum the rows by trouble code, which were just written.
    const summed =
      table === 'rollup_station_day_total'
        ? sql`summed as (select ${columns}, ${sql.join(measureIds.map((measure) => sql`sum(${sql.ref(measure)})::integer as ${sql.ref(measure)}`))} from rollup_station_day where ${bounds} group by ${columns})`
        : sql`${sql.join(factSources.map(counted))}, summed as (
            select ${columns}, ${sql.join(measureIds.map((measure) => sql`${overSources(measure)}::integer as ${sql.ref(measure)}`))}
            from call_sums full join pass_sums using (${columns}) full join survey_sums using (${columns}))`;
    await sql`${empty} where ${bounds}`.execute(trx);
    await sql`${fill} (${columns}, ${measures}, ata_minutes, ata_minute_counts)
      with ${summed}, binned as (
        select ${columns}, ata_seconds / 60 as ata_minute, count(*)::integer as calls from ${facts('call')} and ata_seconds is not null group by ${columns}, ata_minute
      ), histogram as (
        select ${columns}, array_agg(ata_minute::smallint order by ata_minute) as ata_minutes, array_agg(calls order by ata_minute) as ata_minute_counts
        from binned group by ${columns}
      )
      select ${columns}, ${measures}, coalesce(ata_minutes, '{}'), coalesce(ata_minute_counts, '{}')
      from summed left join histogram using (${columns}) order by ${columns}`.execute(trx);
  }
}

function measuresFrom(source: FactSource): readonly MeasureId[] {
  return measureIds.filter((measure) => measureTerms[measure][source]);
}

/** A measure's sum over the sources that contribute to it. */
function overSources(measure: MeasureId): RawBuilder<unknown> {
  const parts = factSources
    .filter((source) => measureTerms[measure][source])
    .map((source) => sql`coalesce(${sql.ref(`${source}_sums.${measure}`)}, 0)`);
  return sql`(${sql.join(parts, sql` + `)})`;
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { KnownMeasures, MeasureId, MinutesHistogram } from '@roadside/domain/metrics';
import type { Database } from '../../platform/database/database.ts';
import { answerableFromRollup } from './fact-filters.ts';
import type { FactFilters } from './fact-filters.ts';
import { inSameTurn } from '../../platform/concurrency/same-turn.ts';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import { factSource } from './fact-sources.ts';
import { planOf, scopeOf } from './measure-plan.ts';
import type { MeasurePlan } from './measure-plan.ts';
import { aggregates, sourcesOf } from './measure-terms.ts';
import { factsKeyOf, rollupHistograms, rollupSums } from './rollup-query.ts';
import type { HistogramRow, RollupRequest, SumsRow } from './rollup-query.ts';

/** The owners whose facts make up one row of a report. All rows of a request are stations, or all are drivers. */
export type MeasureRow =
  | { readonly key: number; readonly grain: 'station'; readonly stationIds: readonly number[] }
  | { readonly key: number; readonly grain: 'driver'; readonly driverIds: readonly number[] };

/** A request: rows by buckets of days, under filters. */
export interface MeasureRequest {
  readonly rows: readonly MeasureRow[];
  /** Only facts of these stations, whichever rows are requested; null for no limit. */
  readonly withinStations: readonly number[] | null;
  /** Station-local days of each value, ascending, without gaps or overlaps. */
  readonly buckets: readonly { readonly from: string; readonly to: string }[];
  readonly measures: readonly MeasureId[];
  /** Whether quantiles are requested. */
  readonly histogram: boolean;
  readonly filters: FactFilters;
  /**
   * `rollup_version` as of this request. With it, sums that were counted at the same version come from memory.
   */
  readonly rollupVersion?: number;
}

/** The sums of a row's bucket: the requested measures, and calls by minute of ATA if quantiles were requested. */
export interface MeasuredBucket {
  readonly measures: KnownMeasures;
  readonly histogram: MinutesHistogram | undefined;
}

/** The source of a result: daily sums, or the facts themselves. Both give the same numbers. */
export type MeasurePath = 'rollup' | 'raw';

/** Roll-ups where their key suffices, otherwise raw rows. */
export function pathOf({ rows, filters }: Pick<MeasureRequest, 'rows' | 'filters'>): MeasurePath {
  return answerableFromRollup(filters, rows[0]?.grain ?? 'station') ? 'rollup' : 'raw';
}

/**
 * Runs a request. The result has every requested row, each with a value per bucket. Requests to roll-ups that arrive in
 * the same turn and count the same facts share a statement.
 */
export async function queryMeasures(
  db: Pick<Database, 'kysely'>,
  request: MeasureRequest,
  path: MeasurePath = pathOf(request),
): Promise<MeasureAnswer> {
  const plan = planOf(request);
  if (!plan) return answerOf(request, [], []);
  if (path === 'rollup') return rollupReader(db.kysely)({ request, plan });
  const [sums, bins] = await Promise.all([
    request.measures.length > 0 ? rawSums(request, plan).execute(db.kysely) : null,
    request.histogram ? rawHistograms(request, plan).execute(db.kysely) : null,
  ]);
  return answerOf(request, sums?.rows ?? [], bins?.rows ?? []);
}

/** By row; each row has a value per bucket. */
type MeasureAnswer = ReadonlyMap<number, readonly MeasuredBucket[]>;

type RollupReader = (asked: RollupRequest) => Promise<MeasureAnswer>;

/** Most numbers kept in memory: some ten thousand cards, or a few megabytes. */
const maxNumbers = 500_000;
/** A bucket of a histogram holds about as many numbers as minutes that people wait. */
const numbersOfHistogram = 120;
const rollupReaders = new WeakMap<Kysely<Tables>, RollupReader>();

function rollupReader(db: Kysely<Tables>): RollupReader {
  let reader = rollupReaders.get(db);
  if (!reader) {
    const memory = new VersionedMemory<MeasureAnswer>(maxNumbers);
    const readNow = inSameTurn((asked: readonly RollupRequest[]) => {
      const answers = new Map<RollupRequest, Promise<MeasureAnswer>>();
      for (const together of Map.groupBy(asked, factsKeyOf).values()) {
        const counted = rollupAnswers(db, together);
        for (const one of together)
          answers.set(
            one,
            counted.then((all) => all.get(one) ?? new Map()),
          );
      }
      return asked.map((one) => answers.get(one) ?? Promise.resolve<MeasureAnswer>(new Map()));
    });
    reader = (asked) => {
      const { rows, buckets, measures, histogram, filters, rollupVersion } = asked.request;
      const size = rows.length * buckets.length * (measures.length + (histogram ? numbersOfHistogram : 0));
      if (rollupVersion === undefined || size > maxNumbers / 10) return readNow(asked);
      const key = JSON.stringify([factsKeyOf(asked), buckets, filters.days, measures, histogram]);
      return memory.read(rollupVersion, key, size, () => readNow(asked));
    };
    rollupReaders.set(db, reader);
  }
  return reader;
}

/** Answers requests that count the same facts; the same days are counted once. */
async function rollupAnswers(
  db: Kysely<Tables>,
  asked: readonly RollupRequest[],
): Promise<ReadonlyMap<RollupRequest, MeasureAnswer>> {
  const parts = [
    ...Map.groupBy(asked, ({ request: { buckets, filters } }) => JSON.stringify([buckets, filters.days])).values(),
  ].map((same) => ({ same, asked: sumOfNeeds(same) }));
  const counted = parts.filter(({ asked: { request } }) => request.measures.length > 0);
  const binned = parts.filter(({ asked: { request } }) => request.histogram);
  const [sums, bins] = await Promise.all([
    counted.length > 0
      ? rollupSums(
          db,
          counted.map((part) => part.asked),
        )
      : [],
    binned.length > 0
      ? rollupHistograms(
          db,
          binned.map((part) => part.asked),
        )
      : [],
  ]);
  const sumsOf = Map.groupBy(sums, ({ part }) => counted[part]);
  const binsOf = Map.groupBy(bins, ({ part }) => binned[part]);
  return new Map(
    parts.flatMap((part) =>
      part.same.map(
        (one) =>
          [
            one,
            answerOf(one.request, sumsOf.get(part) ?? [], one.request.histogram ? (binsOf.get(part) ?? []) : []),
          ] as const,
      ),
    ),
  );
}

/** One request that counts everything these need. */
function sumOfNeeds(same: readonly RollupRequest[]): RollupRequest {
  const [first] = same;
  if (!first) throw new TypeError('A group of requests is never empty.');
  return {
    plan: first.plan,
    request: {
      ...first.request,
      measures: [...new Set(same.flatMap(({ request }) => request.measures))],
      histogram: same.some(({ request }) => request.histogram),
    },
  };
}

type Sums = Omit<SumsRow, 'part'>;
type Bins = Omit<HistogramRow, 'part'>;

function answerOf(
  { rows, buckets, measures, histogram }: MeasureRequest,
  sums: readonly Sums[],
  bins: readonly Bins[],
): MeasureAnswer {
  const nothing: MeasuredBucket = {
    measures: Object.fromEntries(measures.map((measure) => [measure, 0])),
    histogram: histogram ? [] : undefined,
  };
  const answer = new Map<number, MeasuredBucket[]>(rows.map((row) => [row.key, buckets.map(() => nothing)]));
  for (const { row_key, bucket, ...counted } of sums) {
    const cells = answer.get(row_key);
    const cell = cells?.[bucket - 1];
    if (cells && cell)
      cells[bucket - 1] = {
        ...cell,
        measures: Object.fromEntries(measures.map((measure) => [measure, counted[measure] ?? 0])),
      };
  }
  for (const { row_key, bucket, ata_minutes, ata_minute_counts } of bins) {
    const cells = answer.get(row_key);
    const cell = cells?.[bucket - 1];
    if (cells && cell) cells[bucket - 1] = { ...cell, histogram: denseHistogram(ata_minutes, ata_minute_counts) };
  }
  return answer;
}

function rawSums(request: MeasureRequest, plan: MeasurePlan) {
  const { measures, filters } = request;
  const keys = sql`${plan.rowKey} as row_key, ${plan.bucket} as bucket`;
  const parts = sourcesOf(measures).map(
    (source) => sql`select ${keys}, ${aggregates(measures, source)}
      from (${factSource(source, scopeOf(filters, plan), plan.grain === 'driver')}) as fact ${plan.member} group by 1, 2`,
  );
  return sql<Sums>`select row_key, bucket, ${sql.join(measures.map((measure) => sql`sum(${sql.ref(measure)})::bigint as ${sql.ref(measure)}`))}
    from (${sql.join(parts, sql` union all `)}) as part group by row_key, bucket`;
}

function rawHistograms({ filters }: MeasureRequest, plan: MeasurePlan) {
  return sql<Bins>`select row_key, bucket, array_agg(minute::integer order by minute) as ata_minutes, array_agg(calls order by minute) as ata_minute_counts
    from (select ${plan.rowKey} as row_key, ${plan.bucket} as bucket, ata_seconds / 60 as minute, count(*)::integer as calls
      from (${factSource('call', scopeOf(filters, plan), plan.grain === 'driver')}) as fact ${plan.member} where ata_seconds is not null group by 1, 2, 3) as bin
    group by row_key, bucket`;
}

function denseHistogram(minutes: readonly number[], counts: readonly number[]): MinutesHistogram {
  const histogram = new Array<number>((minutes.at(-1) ?? -1) + 1).fill(0);
  for (const [index, minute] of minutes.entries()) histogram[minute] = counts[index] ?? 0;
  return histogram;
}

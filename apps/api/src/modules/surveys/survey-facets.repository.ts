import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { facetConditions, surveyConditions } from '../metrics/fact-filters.ts';
import type { FactFilters } from '../metrics/fact-filters.ts';
import { within } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { commentConditions } from '../reports/index.ts';
import type { CommentConditions } from '../reports/index.ts';

/**
 * Filter columns, in groups that are counted together because they have few distinct combinations. Each half has its
 * own statement and both run in parallel, since a server groups on a single core.
 */
const halves = [
  [['outc1', 'response_sat', 'q24'], ['q26', 'driver5', 'driver10'], ['station_id']],
  [
    ['channel', 'reroute', 'remove', 'provider_type', 'trouble_code'],
    ['state', 'city', 'grid'],
  ],
] as const;

type Half = (typeof halves)[number];
/** A column with counts. */
export type FacetColumn = Half[number][number];

/** A facet count request. */
export interface FacetQuery {
  /** The scope, whose filters apply to every count. */
  readonly scope: FactScope;
  readonly comment: CommentConditions;
  /** The selected filters; each is ignored when counting its own column. */
  readonly chosen: FactFilters;
  /** The stations of the selected facility types, ignored in the same way; null for any. */
  readonly stationIds: readonly number[] | null;
}

/** Counts by column and value, and the number of surveys that match all conditions. */
export interface FacetCounts {
  readonly total: number;
  readonly counts: ReadonlyMap<FacetColumn, ReadonlyMap<string, number>>;
}

type FacetRow = Readonly<Partial<Record<FacetColumn, string | number | boolean | null>>> & {
  readonly grp: number;
  readonly failed: number;
  readonly n: number;
};

/**
 * Counts every value of every column. Each survey is tagged with the filters it fails; a survey that fails exactly one
 * filter is counted only for that filter's own column.
 */
export async function surveyFacetCounts(db: Pick<Database, 'kysely'>, query: FacetQuery): Promise<FacetCounts> {
  const { chosen, stationIds } = query;
  const active: readonly Condition[] = [
    ...facetConditions(chosen),
    ...(stationIds ? [['station_id', sql`station_id = any(${stationIds}::integer[])`] as const] : []),
  ];
  const counts = new Map<FacetColumn, Map<string, number>>(
    halves.flat(2).map((column: FacetColumn) => [column, new Map()]),
  );
  const [total = 0] = await Promise.all(halves.map((groups) => countHalf(db, query, { groups, active, counts })));
  return { total, counts };
}

type Condition = readonly [FacetColumn, RawBuilder<unknown>];

interface HalfCount {
  readonly groups: Half;
  readonly active: readonly Condition[];
  /** Receives the counts. */
  readonly counts: ReadonlyMap<FacetColumn, Map<string, number>>;
}

/** Counts the columns of one half. Resolves with the number of surveys that match all conditions. */
async function countHalf(
  db: Pick<Database, 'kysely'>,
  { scope, comment }: Pick<FacetQuery, 'scope' | 'comment'>,
  { groups, active, counts }: HalfCount,
): Promise<number> {
  const columns: readonly FacetColumn[] = groups.flat();
  const failed =
    active.length === 0
      ? sql`0`
      : sql.join(
          active.map(([, condition], index) => sql`case when ${condition} then 0 else ${sql.lit(1 << index)} end`),
          sql` + `,
        );
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const { rows } = await sql<FacetRow>`
    select grouping(${refs(groups.map(([first]) => first))}) as grp, failed, ${refs(columns)}, count(*)::integer as n
    from (select ${refs(columns)}, ${failed} as failed from survey
      where ${allOf([...within(scope), ...surveyConditions(scope), ...commentConditions(comment)])} offset 0) as base
    where failed & (failed - 1) = 0
    group by grouping sets (${sql.join(groups.map((group) => sql`(failed, ${refs(group)})`))})`.execute(db.kysely);

  let total = 0;
  for (const row of rows) {
    // grouping() sets the bit of every list outside the row's own group; the first list is the highest bit.
    const index = groups.findIndex((_, position) => (row.grp & (1 << (groups.length - 1 - position))) === 0);
    if (index === 0 && row.failed === 0) total += row.n;
    for (const column of groups[index] ?? []) {
      const own = active.findIndex(([name]) => name === column);
      const value = row[column];
      if (value == null || (row.failed !== 0 && row.failed !== (own < 0 ? -1 : 1 << own))) continue;
      const values = counts.get(column);
      values?.set(String(value), (values.get(String(value)) ?? 0) + row.n);
    }
  }
  return total;
}

/** Comments by topic and by tone; each count ignores the condition on its own field. */
export async function commentFacetCounts(
  db: Pick<Database, 'kysely'>,
  { scope, comment }: Pick<FacetQuery, 'scope' | 'comment'>,
): Promise<{ readonly topics: ReadonlyMap<string, number>; readonly tones: ReadonlyMap<string, number> }> {
  const where = (of: CommentConditions) =>
    allOf([...within(scope), ...surveyConditions(scope), ...commentConditions(of)]);
  const [topics, tones] = await Promise.all([
    sql<{ value: string; n: number }>`select span.topic as value, count(distinct span.survey_id)::integer as n
      from survey join survey_comment_span as span on span.survey_id = survey.id
      where ${where({ ...comment, topic: null })} ${comment.sentiment === null ? sql`` : sql`and span.sentiment = ${comment.sentiment}`}
      group by 1`.execute(db.kysely),
    sql<{ value: string; n: number }>`select tone as value, count(distinct id)::integer as n from (
        select survey.id, survey.comment_tone as tone, survey.comment_tone is not null as known from survey
        where ${where({ ...comment, sentiment: null })} ${comment.topic === null ? sql`` : sql`and false`}
        union all select survey.id, span.sentiment, true from survey join survey_comment_span as span on span.survey_id = survey.id
        where ${where({ ...comment, sentiment: null })} ${comment.topic === null ? sql`` : sql`and span.topic = ${comment.topic}`}
      ) as spoken where known group by 1`.execute(db.kysely),
  ]);
  const counted = ({ rows }: { readonly rows: readonly { value: string; n: number }[] }) =>
    new Map(rows.map(({ value, n }) => [value, n]));
  return { topics: counted(topics), tones: counted(tones) };
}

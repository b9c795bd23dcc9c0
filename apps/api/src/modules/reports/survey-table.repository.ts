import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CommentTopic, MarkReason, Sentiment } from '@roadside/domain/surveys';
import type { CommentLanguage } from '@roadside/domain/voice';
import type { Database } from '../../platform/database/database.ts';
import { highlighted, searchCondition } from './comment-search.repository.ts';
import type { ProviderType } from '../../platform/database/call-tables.ts';
import { allOf, beyond, countRows, keyTexts, orderBy as orderList } from '../../platform/lists/keyset.ts';
import type { SortKey } from '../../platform/lists/keyset.ts';
import { surveyConditions } from '../metrics/fact-filters.ts';
import { within } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';

/** A survey as listed in the tables, without member data. */
export interface SurveyTableRow {
  readonly id: number;
  readonly call_id: number;
  readonly local_day: string;
  readonly recorded_at: Date;
  readonly updated_at: Date;
  readonly station_id: number;
  readonly driver_id: number | null;
  readonly provider_type: ProviderType | null;
  readonly trouble_code: string;
  readonly channel: string;
  readonly outc1: number | null;
  readonly response_sat: number | null;
  readonly q24: number | null;
  readonly q26: number | null;
  readonly driver5: number | null;
  readonly driver10: number | null;
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly mark_reason: MarkReason | null;
  readonly comment: string | null;
  readonly comment_tone: Sentiment | null;
  readonly comment_language: CommentLanguage | null;
  /** In text order. */
  readonly spans: readonly StoredSpan[];
  /** The comment with markers around the matched words; null without a search. */
  readonly marked: string | null;
}

/** A stored span of a comment that carries a topic. */
interface StoredSpan {
  readonly topic: string;
  readonly sentiment: Sentiment;
  readonly start: number;
  readonly end: number;
}

/** Conditions on the comment; null = no condition. */
export interface CommentConditions {
  /** Only surveys with a comment. */
  readonly written: boolean;
  readonly search: string;
  readonly topic: CommentTopic | null;
  readonly sentiment: Sentiment | null;
}

/** The rows and their order. */
export interface SurveyTableQuery {
  readonly scope: FactScope;
  readonly comment: CommentConditions;
  readonly orderBy: SurveyOrder;
  readonly descending: boolean;
  /** Continue after this survey; null to start from the first. */
  readonly afterId: number | null;
  readonly offset: number;
  readonly limit: number;
}

const orders = {
  recorded_date: { value: sql`survey.recorded_at`, type: 'timestamptz' },
  sc_dt_surveys: { value: sql`survey.local_day`, type: 'date' },
  date_updated_surveys: { value: sql`survey.updated_at`, type: 'timestamptz' },
  outc1: { value: sql`coalesce(survey.outc1, 0)`, type: 'integer' },
} as const satisfies Record<string, SortKey>;

/** The fields surveys can be sorted by. */
export type SurveyOrder = keyof typeof orders;
export const surveyOrders = Object.keys(orders) as readonly SurveyOrder[];

/** The condition that a survey has a span with these properties. */
const hasSpan = (conditions: readonly RawBuilder<unknown>[]) =>
  sql`exists (select from survey_comment_span as span where ${allOf([sql`span.survey_id = survey.id`, ...conditions])})`;

/** The conditions on a row of `survey` concerning its comment. */
export function commentConditions({ written, search, topic, sentiment }: CommentConditions): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (written || search !== '' || topic !== null || sentiment !== null)
    conditions.push(sql`survey.comment is not null and survey.comment <> ''`);
  if (search !== '') conditions.push(searchCondition(search));
  if (topic !== null)
    conditions.push(
      hasSpan([sql`span.topic = ${topic}`, ...(sentiment === null ? [] : [sql`span.sentiment = ${sentiment}`])]),
    );
  else if (sentiment !== null)
    conditions.push(sql`(survey.comment_tone = ${sentiment} or ${hasSpan([sql`span.sentiment = ${sentiment}`])})`);
  return conditions;
}

function rowsWithin({ scope, comment }: Pick<SurveyTableQuery, 'scope' | 'comment'>): RawBuilder<unknown> {
  return allOf([...within(scope), ...surveyConditions(scope), ...commentConditions(comment)]);
}

/** Counts the surveys that match the conditions. */
export async function countSurveys(
  db: Pick<Database, 'kysely'>,
  query: Pick<SurveyTableQuery, 'scope' | 'comment'>,
): Promise<number> {
  return countRows(db.kysely, sql`survey`, [rowsWithin(query)]);
}

/** Reads a page of surveys; null when the row it continues after no longer exists. */
export async function surveyPage(
  db: Pick<Database, 'kysely'>,
  query: SurveyTableQuery,
): Promise<SurveyTableRow[] | null> {
  const { orderBy, descending, afterId, offset, limit } = query;
  const order = { keys: [orders[orderBy], { value: sql`survey.id`, type: 'bigint' }], descending };
  const conditions = [rowsWithin(query)];
  if (afterId !== null) {
    const { rows } = await sql<{
      keys: readonly string[];
    }>`select ${keyTexts(order.keys)} as keys from survey where id = ${afterId}::bigint`.execute(db.kysely);
    const [last] = rows;
    if (!last) return null;
    conditions.push(beyond(order, last.keys));
  }
  return readSurveys(
    db,
    query.comment.search,
    sql`where ${allOf(conditions)}
    order by ${orderList(order)} offset ${offset} limit ${limit}`,
  );
}

/** Reads one survey; null when the id is unknown. */
export async function readSurvey(db: Pick<Database, 'kysely'>, id: number): Promise<SurveyTableRow | null> {
  const [row] = await readSurveys(db, '', sql`where id = ${id}::bigint`);
  return row ?? null;
}

/** Reads surveys in table form. Spans and highlights are computed only for the rows that are read. */
async function readSurveys(
  db: Pick<Database, 'kysely'>,
  search: string,
  which: RawBuilder<unknown>,
): Promise<SurveyTableRow[]> {
  const { rows } = await sql<SurveyTableRow>`
    select page.*, ${search === '' ? sql`null::text` : highlighted(sql`page.comment`, search)} as marked,
      coalesce((select json_agg(json_build_object('topic', topic, 'sentiment', sentiment, 'start', start_at, 'end', end_at) order by start_at, end_at)
        from survey_comment_span where survey_id = page.id), '[]') as spans
    from (select id, call_id, local_day::text, recorded_at, updated_at, station_id, driver_id, provider_type, trouble_code, channel,
      outc1, response_sat, q24, q26, driver5, driver10, reroute, remove, mark_reason, comment, comment_tone, comment_language
    from survey ${which}) as page`.execute(db.kysely);
  return rows;
}

import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { markConditions, surveyConditions } from '../metrics/fact-filters.ts';
import type { FactFilters } from '../metrics/fact-filters.ts';
import { within } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';

/** Comments on one topic, by sentiment. */
export interface TopicCountRow {
  readonly topic: string;
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
  readonly unsure: number;
  readonly lost: number;
}

/**
 * Counts the comments of a scope by topic, each once per topic with its worst sentiment.
 * @param counted the marks of the surveys that count toward the score, for `lost`
 */
export async function topicCounts(
  db: Pick<Database, 'kysely'>,
  scope: FactScope,
  counted: FactFilters,
): Promise<readonly TopicCountRow[]> {
  const { rows } = await sql<TopicCountRow>`
    select topic, count(*) filter (where mood = 3)::integer as positive, count(*) filter (where mood = 2)::integer as neutral,
      count(*) filter (where mood = 1)::integer as unsure, count(*) filter (where mood = 0)::integer as negative, count(*) filter (where mood = 0 and lost)::integer as lost
    from (select span.topic, survey.id, ${allOf([sql`survey.outc1 < 5`, ...markConditions(counted)])} as lost,
        min(case span.sentiment when 'negative' then 0 when 'unsure' then 1 when 'neutral' then 2 else 3 end) as mood
      from survey join survey_comment_span as span on span.survey_id = survey.id
      where ${allOf([...within(scope), ...surveyConditions(scope)])} group by span.topic, survey.id) as spoken
    group by topic`.execute(db.kysely);
  return rows;
}

/** Counts a scope's answered surveys. */
export async function countedAnswers(db: Pick<Database, 'kysely'>, scope: FactScope): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from survey
    where ${allOf([...within(scope), ...surveyConditions(scope)])} and outc1 is not null`.execute(db.kysely);
  return rows[0]?.n ?? 0;
}

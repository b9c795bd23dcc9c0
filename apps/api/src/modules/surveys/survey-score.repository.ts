import { sql } from 'kysely';
import type { QuestionAnswers } from '@roadside/domain/surveys';
import type { Database } from '../../platform/database/database.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { surveyConditions } from '../metrics/fact-filters.ts';
import { within } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';

/** Surveys of one station or driver with the same marks. */
export interface ScoredRow {
  /** null for surveys whose driver is unknown. */
  readonly owner: number | null;
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly top: number;
  readonly answered: number;
  /** All surveys, answered or not. */
  readonly surveys: number;
}

/**
 * Successes and answers of a scope by owner and marks. A survey counts as answered when every question is answered, and
 * as a success when every answer is one of those that count as success.
 */
export async function scoreRows(
  db: Pick<Database, 'kysely'>,
  scope: FactScope,
  qa: QuestionAnswers,
  by: 'station_id' | 'driver_id',
): Promise<readonly ScoredRow[]> {
  const questions = Object.entries(qa);
  const answered = allOf(questions.map(([question]) => sql`${sql.ref(question)} is not null`));
  const success = allOf(
    questions.map(([question, answers]) => sql`${sql.ref(question)} = any(${answers}::smallint[])`),
  );
  const { rows } = await sql<ScoredRow>`
    select ${sql.ref(by)} as owner, reroute, remove, count(*)::integer as surveys,
      count(*) filter (where ${answered})::integer as answered, count(*) filter (where ${success})::integer as top
    from survey where ${allOf([...within(scope), ...surveyConditions(scope)])} group by 1, 2, 3`.execute(db.kysely);
  return rows;
}

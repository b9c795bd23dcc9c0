import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { cancelledClearCode } from '@roadside/domain/calls';
import type { CallOutcome } from '@roadside/domain/calls';
import { businessRulesVersion, surveyVerdict } from '@roadside/domain/surveys';
import type { MarkReason } from '@roadside/domain/surveys';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { promisedMinutes } from '../metrics/fact-sources.ts';
import { markDirty } from '../metrics/rollups.ts';
import { announceSurveys } from './announce-surveys.ts';

/** A survey with its stored mark, and everything the rules look at. */
interface JudgedSurvey {
  readonly id: number;
  readonly station_id: number;
  readonly local_day: string;
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly mark_reason: MarkReason | null;
  readonly imported_reroute: boolean;
  readonly imported_remove: boolean;
  readonly wrong_provider: boolean;
  readonly outcome: CallOutcome | null;
  readonly clear_code: string | null;
  readonly passed_before: boolean;
  readonly promise_missed: boolean;
  readonly duplicate: boolean;
  readonly topics: readonly string[];
}

/** Surveys per transaction of the job. */
const batchSize = 1000;

/**
 * Applies the business rules to these surveys and stores the marks that changed. Call it in the transaction that writes
 * a survey, its call or its comment's topics.
 */
export async function applyRules(trx: Transaction<Tables>, surveyIds: readonly number[]): Promise<void> {
  if (surveyIds.length === 0) return;
  const changed = (await judgedSurveys(trx, surveyIds)).flatMap((survey) => {
    const { mark, reason } = verdictOf(survey);
    const marks = { reroute: mark === 'reroute', remove: mark === 'remove' };
    const same = survey.reroute === marks.reroute && survey.remove === marks.remove && survey.mark_reason === reason;
    return same ? [] : [{ ...survey, ...marks, reason }];
  });
  if (changed.length > 0) {
    await sql`update survey set reroute = judged.reroute, remove = judged.remove, mark_reason = judged.reason
      from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ reroute }) => reroute)}::boolean[],
        ${changed.map(({ remove }) => remove)}::boolean[], ${changed.map(({ reason }) => reason)}::text[]) as judged (id, reroute, remove, reason)
      where survey.id = judged.id`.execute(trx);
    await markDirty(
      trx,
      changed.map(({ station_id: stationId, local_day: localDay }) => ({ stationId, localDay })),
    );
    await announceSurveys(trx, changed);
  }
  await sql`delete from survey_rules_due where survey_id = any(${surveyIds}::bigint[])`.execute(trx);
}

/**
 * Applies the rules to every survey of these calls. A survey that is added, changed or removed may decide whether
 * another one of its call is a duplicate.
 */
export async function applyRulesToCalls(trx: Transaction<Tables>, callIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from survey where call_id = any(${callIds}::bigint[])`.execute(
    trx,
  );
  await applyRules(
    trx,
    rows.map(({ id }) => Number(id)),
  );
}

/**
 * Applies the rules to queued surveys, and to all of them after the rule set has changed.
 * @returns the number of surveys
 */
export async function applyDueRules(
  db: Pick<Database, 'kysely'>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<number> {
  await queueForNewRules(db);
  let applied = 0;
  for (;;) {
    const surveys = await db.kysely.transaction().execute(async (trx) => {
      const { rows } = await sql<{ survey_id: number }>`select survey_id from survey_rules_due
        order by survey_id limit ${batchSize} for update skip locked`.execute(trx);
      await applyRules(
        trx,
        rows.map(({ survey_id: id }) => Number(id)),
      );
      return rows.length;
    });
    applied += surveys;
    if (surveys < batchSize || signal?.aborted) return applied;
  }
}

async function queueForNewRules(db: Pick<Database, 'kysely'>): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    const { rows } = await sql`update survey_rules_version set version = ${businessRulesVersion}::smallint
      where version < ${businessRulesVersion}::smallint returning version`.execute(trx);
    if (rows.length > 0)
      await sql`insert into survey_rules_due select id from survey on conflict do nothing`.execute(trx);
  });
}

function verdictOf(survey: JudgedSurvey) {
  return surveyVerdict(
    {
      outcome: survey.clear_code === cancelledClearCode ? 'cancelled' : survey.outcome,
      passedBefore: survey.passed_before,
      promiseMissedBeforeAssignment: survey.promise_missed,
      commentTopics: survey.topics,
      duplicate: survey.duplicate,
      wrongProvider: survey.wrong_provider,
    },
    { reroute: survey.imported_reroute, remove: survey.imported_remove },
  );
}

/**
 * The surveys with their facts. Passes of another station count; a call with only a number of passes was passed by
 * another one, too. Of several surveys of a call, the first answer isn't a duplicate.
 */
async function judgedSurveys(trx: Transaction<Tables>, ids: readonly number[]): Promise<readonly JudgedSurvey[]> {
  const { rows } = await sql<JudgedSurvey>`
    select survey.id, survey.station_id, survey.local_day::text, reroute, remove, mark_reason, imported_reroute, imported_remove,
      wrong_provider, call.outcome, call.clear_code,
      coalesce(pass.by_another, call.pass_count > 0, false) as passed_before,
      coalesce(call.assigned_at > call.received_at + make_interval(mins => ${promisedMinutes}), false) as promise_missed,
      exists (select from survey as other where other.call_id = survey.call_id
        and (other.recorded_at, other.id) < (survey.recorded_at, survey.id)) as duplicate,
      coalesce((select array_agg(distinct topic) from survey_comment_span where survey_id = survey.id), '{}') as topics
    from survey left join call on call.local_day = survey.local_day and call.id = survey.call_id
      left join lateral (select bool_or(station_id <> survey.station_id) as by_another from call_event
        where call_event.call_id = survey.call_id and kind = 'pass') as pass on true
    where survey.id = any(${ids}::bigint[])`.execute(trx);
  return rows;
}

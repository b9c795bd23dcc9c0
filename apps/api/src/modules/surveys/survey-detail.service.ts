import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Geography } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import { phraseIn } from '@roadside/domain/voice';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { passReply } from '../call-details/pass-reply.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { ownersOf } from '../reports/fact-owners.ts';
import { readSurvey } from '../reports/index.ts';
import type { SurveyTableRow } from '../reports/index.ts';
import { surveyRow } from '../reports/survey-table.service.ts';
import { correctionReply } from './correction-reply.ts';
import { correctionsHolding } from './comment-corrections.repository.ts';
import { passesOf, surveyedCall } from './survey-detail.repository.ts';

type Detail = typeof calls.surveys.detail;

const steps = [
  ['RE', 'received_at'],
  ['SP', 'spotted_at'],
  ['AS', 'assigned_at'],
  ['DI', 'dispatched_at'],
  ['ER', 'enroute_at'],
  ['OL', 'arrived_at'],
  ['TW', 'towing_at'],
  ['CL', 'cleared_at'],
] as const;

/** A survey with its call's timeline and the reason of its mark. */
export async function surveyDetail(context: CallContext, body: ParsedBody<Detail>): Promise<CallReply<Detail>> {
  const geography = permittedGeography(context, context.tree.bySlug(body.slug));
  return detailOf(context, geography, await surveyAt(context, geography, body.id));
}

/**
 * A survey of a place.
 * @throws ApiError 404 both for an unknown survey and for one of another place
 */
export async function surveyAt(
  { db, tree }: Pick<CallContext, 'db' | 'tree'>,
  geography: Geography,
  id: number,
): Promise<SurveyTableRow> {
  const row = await readSurvey(db, id);
  const { rows: owners, withinStations } = ownRow(tree, geography, null);
  const { stationIds, driverIds } = ownersOf(owners[0], withinStations);
  const isHere =
    row &&
    (stationIds === null || stationIds.includes(row.station_id)) &&
    (driverIds === null || (row.driver_id !== null && driverIds.includes(row.driver_id)));
  if (!row || !isHere) throw new ApiError('not-found', 'This survey doesn’t exist here.');
  return row;
}

/** A survey in detail form. */
export async function detailOf(
  context: CallContext,
  geography: Geography,
  row: SurveyTableRow,
): Promise<CallReply<Detail>> {
  const { db, tree } = context;
  const mayCorrect =
    row.comment !== null &&
    can(context.subject, 'comment-corrections.use', { geography }, context.config.access).allowed;
  const [call, passes, corrections] = await Promise.all([
    surveyedCall(db, { callId: row.call_id, localDay: row.local_day }),
    passesOf(db, row.call_id),
    mayCorrect ? correctionsHolding(db.kysely, row.station_id) : [],
  ]);
  return {
    survey: surveyRow(tree, row),
    call: call
      ? {
          id: Number(call.id),
          received_at: call.received_at.toISOString(),
          time_zone: call.time_zone,
          outcome: call.outcome,
          clear_code: call.clear_code,
          promised_minutes: call.promised_minutes,
          ata_minutes: call.arrived_at ? (call.arrived_at.getTime() - call.received_at.getTime()) / 60_000 : null,
          city: call.city,
          state: call.state,
          grid: call.grid,
          steps: steps.flatMap(([step, column]) => {
            const at = call[column];
            return at ? [{ step, at: at.toISOString() }] : [];
          }),
          passes: passes.map((pass) => {
            const { station_name, reason } = passReply(context, { ...pass, driver_id: null });
            return { at: pass.at.toISOString(), station_name: station_name ?? '', reason };
          }),
        }
      : null,
    reroute_reason: row.reroute ? (row.mark_reason ?? 'imported') : null,
    remove_reason: row.remove ? (row.mark_reason ?? 'imported') : null,
    may_correct: mayCorrect,
    corrections: corrections
      .filter(({ phrase }) => phraseIn(row.comment ?? '', phrase) !== null)
      .map((correction) => correctionReply(tree, correction)),
  };
}

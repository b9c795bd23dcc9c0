import { sql } from 'kysely';
import type { CallOutcome } from '@roadside/domain/calls';
import type { Database } from '../../platform/database/database.ts';

/** A survey's call. */
export interface SurveyedCallRow {
  readonly id: number;
  readonly station_id: number;
  readonly received_at: Date;
  readonly spotted_at: Date | null;
  readonly assigned_at: Date | null;
  readonly dispatched_at: Date | null;
  readonly enroute_at: Date | null;
  readonly arrived_at: Date | null;
  readonly towing_at: Date | null;
  readonly cleared_at: Date | null;
  readonly outcome: CallOutcome | null;
  readonly clear_code: string | null;
  readonly promised_minutes: number | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly grid: string | null;
  readonly time_zone: string;
}

/** A station that gave the call back. */
export interface PassRow {
  readonly at: Date;
  readonly station_id: number | null;
  readonly reason: string | null;
}

/** The call of a survey; undefined when it is no longer stored. */
export async function surveyedCall(
  db: Pick<Database, 'kysely'>,
  survey: { readonly callId: number; readonly localDay: string },
): Promise<SurveyedCallRow | undefined> {
  const { rows } = await sql<SurveyedCallRow>`
    select call.id, call.station_id, received_at, spotted_at, assigned_at, dispatched_at, enroute_at, arrived_at, towing_at, cleared_at,
      outcome, clear_code, promised_minutes, call.city, call.state, call.grid, organization.time_zone
    from call join organization on organization.id = call.station_id
    where call.local_day = ${survey.localDay}::date and call.id = ${survey.callId}::bigint`.execute(db.kysely);
  return rows[0];
}

/** The stations that passed the call, in order. */
export async function passesOf(db: Pick<Database, 'kysely'>, callId: number): Promise<readonly PassRow[]> {
  const { rows } = await sql<PassRow>`select at, station_id, reason from call_event
    where call_id = ${callId}::bigint and kind = 'pass' order by at, id`.execute(db.kysely);
  return rows;
}

import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CallTableRow } from '../reports/index.ts';
import { promisedMinutes } from '../metrics/fact-sources.ts';

type Reader = Pick<Database, 'kysely'>;

/** A call with its timestamps and place. */
export interface StoredCall extends CallTableRow {
  readonly spotted_at: Date | null;
  readonly assigned_at: Date | null;
  readonly dispatched_at: Date | null;
  readonly enroute_at: Date | null;
  readonly arrived_at: Date | null;
  readonly towing_at: Date | null;
  readonly cleared_at: Date | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly vehicle_ref: string | null;
}

/** An event of a call besides its own steps. */
export interface StoredEvent {
  readonly kind: 'pass' | 'update_given' | 'redispatch';
  readonly at: Date;
  readonly station_id: number | null;
  readonly driver_id: number | null;
  readonly reason: string | null;
}

/** Reads a call by id; null when there is none. */
export async function findCall({ kysely }: Reader, id: number): Promise<StoredCall | null> {
  const { rows } = await sql<StoredCall>`
    select id, local_day, received_at, station_id, driver_id, provider_type, trouble_code, outcome, clear_code, pass_count,
      city, state, grid, ata_seconds, late, appointment, vehicle, truck, vehicle_ref, latitude, longitude,
      spotted_at, assigned_at, dispatched_at, enroute_at, arrived_at, towing_at, cleared_at,
      ${promisedMinutes} as promised_minutes, null::integer as outc1
    from call where id = ${id}::bigint limit 1`.execute(kysely);
  return rows[0] ?? null;
}

/** Calls by their ids, with the stations that passed them. */
export async function readCallSources({ kysely }: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<
    Pick<StoredCall, 'id' | 'station_id' | 'driver_id' | 'trouble_code' | 'received_at'> & {
      readonly passed_by: readonly number[];
    }
  >`select id, station_id, driver_id, trouble_code, received_at, array(select distinct e.station_id from call_event e
      where e.call_id = call.id and e.kind = 'pass' and e.station_id is not null order by 1) as passed_by
    from call where id = any(${[...ids]}::bigint[])`.execute(kysely);
  return rows;
}

/** A call's passes, updates and redispatches, in the order they happened. */
export async function eventsOf({ kysely }: Reader, callId: number): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`select kind, at, station_id, driver_id, reason from call_event
    where call_id = ${callId}::bigint order by at, id`.execute(kysely);
  return rows;
}

/** The latest survey of a call. */
export async function surveyOf({ kysely }: Reader, callId: number) {
  const { rows } = await sql<{
    outc1: number | null;
    response_sat: number | null;
    q24: number | null;
    q26: number | null;
    comment: string | null;
    recorded_at: Date;
    reroute: boolean;
    remove: boolean;
  }>`select outc1, response_sat, q24, q26, comment, recorded_at, reroute, remove from survey
    where call_id = ${callId}::bigint order by recorded_at desc, id desc limit 1`.execute(kysely);
  return rows[0] ?? null;
}

/** Other calls for the same car within some hours, earliest first. */
export async function callsOfCar(
  { kysely }: Reader,
  call: Pick<StoredCall, 'id' | 'vehicle_ref' | 'received_at'>,
  hours: number,
) {
  if (call.vehicle_ref === null) return [];
  const { rows } = await sql<
    Pick<StoredCall, 'id' | 'station_id' | 'received_at' | 'trouble_code' | 'outcome'>
  >`select id, station_id, received_at, trouble_code, outcome from call
    where vehicle_ref = ${call.vehicle_ref} and id <> ${call.id}::bigint
      and received_at between ${call.received_at}::timestamptz - make_interval(hours => ${sql.lit(hours)})
        and ${call.received_at}::timestamptz + make_interval(hours => ${sql.lit(hours)})
    order by received_at, id limit 20`.execute(kysely);
  return rows;
}

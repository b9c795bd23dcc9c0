import { commentReadingVersion } from '@roadside/domain/voice';
import type { CopyValue } from '../../../platform/database/database.ts';
import { isoDay, dayNumber } from '../calls/days.ts';
import type { DemoCall } from '../calls/demo-call.ts';
import type { DecidedSurvey } from '../surveys/decided-survey.ts';

/** Row ids by the plan's keys. */
export type IdOf = (key: string) => number;

/**
 * Demo calls are numbered by day: the third call of 2026-11-20 is 2026112000003. So a day's ids do not depend on what
 * was loaded before, and never collide with those of real calls, which count from 1.
 */
export const firstDemoCallId = 1_000_000_000_000;
const callsPerDayLimit = 100_000;

/** The id of a day's n-th call, counted from 1. */
export function demoCallId(day: string, number: number): number {
  if (number >= callsPerDayLimit)
    throw new RangeError(`The demo world would have ${number} calls on ${day}. Lower ROADSIDE_SCALE.`);
  return Number(day.replaceAll('-', '')) * callsPerDayLimit + number;
}

export const callColumns = [
  'id',
  'local_day',
  'local_hour',
  'station_id',
  'driver_id',
  'provider_type',
  'trouble_code',
  'outcome',
  'clear_code',
  'appointment',
  'received_at',
  'spotted_at',
  'assigned_at',
  'dispatched_at',
  'enroute_at',
  'arrived_at',
  'towing_at',
  'cleared_at',
  'promised_minutes',
  'pass_count',
  'kmi_eligible',
  'kmi_informed',
  'battery_tested',
  'battery_sold',
  'became_tow',
  'second_truck',
  'damage_claim',
  'complaint',
  'callback',
  'latitude',
  'longitude',
  'grid',
  'city',
  'state',
  'postal_code',
  'vehicle_ref',
  'vehicle',
  'truck',
] as const;

export function callRow(id: number, call: DemoCall, idOf: IdOf): readonly CopyValue[] {
  const { times, place } = call;
  return [
    id,
    call.day,
    call.hour,
    idOf(call.station.key),
    call.driver ? idOf(call.driver.key) : null,
    call.providerType,
    call.troubleCode,
    call.outcome,
    call.clearCode,
    call.appointment,
    instant(times.received),
    instant(times.spotted),
    instant(times.assigned),
    instant(times.dispatched),
    instant(times.enroute),
    instant(times.arrived),
    instant(times.towing),
    instant(times.cleared),
    call.promisedMinutes,
    call.passes.length,
    call.kmiEligible,
    call.kmiInformed,
    call.batteryTested,
    call.batterySold,
    call.becameTow,
    call.secondTruck,
    call.damageClaim,
    call.complaint,
    call.callback,
    place.latitude,
    place.longitude,
    place.grid,
    place.town.name,
    place.town.state,
    place.town.postalCode,
    call.car.ref,
    call.car.words,
    call.truck,
  ];
}

export const eventColumns = [
  'id',
  'call_id',
  'call_local_day',
  'kind',
  'at',
  'local_day',
  'station_id',
  'driver_id',
  'trouble_code',
  'offer_rank',
  'reason',
] as const;

/** Events of a call: a pass for every station that gave it back, the updates for the member, and a second truck. */
export function* eventRows(id: number, call: DemoCall, idOf: IdOf): Generator<readonly CopyValue[]> {
  let number = 0;
  const event = (
    kind: string,
    at: number,
    stationKey: string,
    driverKey: string | null,
    offerRank: number | null,
    reason: string | null,
  ) =>
    [
      id * 10 + number++,
      id,
      call.day,
      kind,
      instant(at),
      call.day,
      idOf(stationKey),
      driverKey === null ? null : idOf(driverKey),
      call.troubleCode,
      offerRank,
      reason,
    ] as const;
  for (const pass of call.passes)
    yield event('pass', pass.at, pass.station.key, pass.driver?.key ?? null, pass.offerRank, pass.reason);
  for (const update of call.updates) yield event('update_given', update.at, call.station.key, null, null, update.text);
  if (call.secondTruck && call.times.arrived !== null)
    yield event('redispatch', call.times.arrived + 6 * 60_000, call.station.key, null, null, 'Needed another truck');
}

export const surveyColumns = [
  'id',
  'call_id',
  'local_day',
  'station_id',
  'driver_id',
  'provider_type',
  'trouble_code',
  'call_received_at',
  'recorded_at',
  'updated_at',
  'channel',
  'outc1',
  'response_sat',
  'q24',
  'q26',
  'driver5',
  'driver10',
  'wrong_provider',
  'comment',
  'state',
  'city',
  'grid',
  'reroute',
  'remove',
  'mark_reason',
  'comment_reading',
  'comment_tone',
  'comment_language',
] as const;

/** The survey row of a surveyed call, with the same id as the call. */
export function surveyRow(
  id: number,
  call: DemoCall,
  { reading, verdict }: DecidedSurvey,
  idOf: IdOf,
): readonly CopyValue[] {
  const { survey, place } = call;
  if (!survey) throw new Error(`Call ${id} was not surveyed.`);
  return [
    id,
    id,
    call.day,
    idOf(call.station.key),
    call.driver ? idOf(call.driver.key) : null,
    call.providerType,
    call.troubleCode,
    instant(call.times.received),
    instant(survey.recordedAt),
    instant(survey.updatedAt),
    survey.channel,
    survey.outc1,
    survey.responseSat,
    survey.q24,
    survey.q26,
    survey.driver5,
    survey.driver10,
    survey.wrongProvider,
    survey.comment,
    place.town.state,
    place.town.name,
    place.grid,
    verdict.mark === 'reroute',
    verdict.mark === 'remove',
    verdict.reason,
    reading && commentReadingVersion,
    reading?.tone ?? null,
    reading?.language ?? null,
  ];
}

export const spanColumns = ['survey_id', 'start_at', 'end_at', 'topic', 'sentiment'] as const;

/** The words of a survey's comment that carry a topic. */
export function spanRows(surveyId: number, { reading }: DecidedSurvey): (readonly CopyValue[])[] {
  return (reading?.spans ?? []).map(({ start, end, topic, sentiment }) => [surveyId, start, end, topic, sentiment]);
}

/** The first day of each month in a range of days. */
export function monthsTouched(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 8)}01`; month <= to; month = `${isoDay(dayNumber(month) + 32).slice(0, 8)}01`)
    months.push(month);
  return months;
}

function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { lifeSegments, lifeSteps, relatedHours } from '@roadside/domain/calls';
import type { LifeStep, LifeTimes } from '@roadside/domain/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { ownersOf } from '../reports/fact-owners.ts';
import { callRow } from '../reports/call-table.service.ts';
import { pointOfOrganization } from '../organizations/index.ts';
import { callsOfCar, eventsOf, findCall, surveyOf } from './call-detail.repository.ts';
import { passReply, sees } from './pass-reply.ts';
import type { StoredCall, StoredEvent } from './call-detail.repository.ts';

const columns: Readonly<Record<LifeStep, keyof StoredCall>> = {
  RE: 'received_at',
  SP: 'spotted_at',
  AS: 'assigned_at',
  DI: 'dispatched_at',
  ER: 'enroute_at',
  OL: 'arrived_at',
  TW: 'towing_at',
  CL: 'cleared_at',
};

type Detail = CallReply<typeof calls.callDetails.detail>;

/** One call of a geography. A call outside it is refused exactly like a geography that does not exist. */
export async function callDetail(
  context: CallContext,
  { slug, id }: { readonly slug: string; readonly id: number },
): Promise<Detail> {
  const { db, tree } = context;
  const geography = permittedGeography(context, tree.bySlug(slug));
  const [found, events] = await Promise.all([findCall(db, id), eventsOf(db, id)]);
  const call = found && isOf(context, geography, found, events) ? found : null;
  if (!call) {
    context.require({ geography: null });
    throw new TypeError('A call that is not of the geography was allowed.');
  }
  // A place that passed a call sees only its own part of it; it may not be allowed to see who served it.
  const full = sees(context, call.station_id);
  const [survey, related, stationPlace] = await Promise.all([
    full ? surveyOf(db, id) : null,
    full ? callsOfCar(db, call, relatedHours) : [],
    full ? pointOfOrganization(db.kysely, call.station_id) : null,
  ]);
  const times = timesOf(call);
  const minutes = new Map(lifeSegments(times).map((segment) => [segment.to, segment.minutes]));
  const { promised_minutes: promised } = call;
  const promisedAt = promised === null ? null : call.received_at.getTime() + promised * 60_000;
  const shown = full ? { ...call, outc1: survey?.outc1 ?? null } : { ...call, driver_id: null, truck: null };
  return {
    call: { ...callRow(tree, shown), ...(full ? {} : { station_id: null, station_slug: null, station_name: '' }) },
    steps: lifeSteps.flatMap(({ code }) => {
      const at = times[code];
      return at === undefined
        ? []
        : [{ step: code, at: new Date(at).toISOString(), minutes_since_previous: minutes.get(code) ?? null }];
    }),
    promised_at: promisedAt === null ? null : new Date(promisedAt).toISOString(),
    missed_by_minutes:
      call.late && promised !== null && call.ata_seconds !== null ? call.ata_seconds / 60 - promised : null,
    passes: events
      .filter(({ kind }) => kind === 'pass')
      .map((pass) => ({ at: pass.at.toISOString(), ...passReply(context, pass) })),
    updates: events
      .filter(({ kind }) => full && kind === 'update_given')
      .map(({ at, reason }) => ({ at: at.toISOString(), text: reason })),
    redispatches: events
      .filter(({ kind }) => full && kind === 'redispatch')
      .map(({ at, reason }) => ({ at: at.toISOString(), reason })),
    place: {
      latitude: call.latitude,
      longitude: call.longitude,
      city: call.city,
      state: call.state,
      grid: call.grid,
      station_latitude: stationPlace?.latitude ?? null,
      station_longitude: stationPlace?.longitude ?? null,
    },
    survey: survey && {
      outc1: survey.outc1,
      response_sat: survey.response_sat,
      q24: survey.q24,
      q26: survey.q26,
      comment: survey.comment === '' ? null : survey.comment,
      recorded_at: survey.recorded_at.toISOString(),
      rerouted: survey.reroute,
      removed: survey.remove,
    },
    related: related
      .filter((other) => sees(context, other.station_id))
      .map((other) => ({
        id: other.id,
        slug: tree.byId(other.station_id)?.slug ?? slug,
        station_name: tree.byId(other.station_id)?.displayName ?? '',
        received_at: other.received_at.toISOString(),
        tcd: other.trouble_code,
        outcome: other.outcome,
        hours_apart: (other.received_at.getTime() - call.received_at.getTime()) / 3_600_000,
      })),
    full,
  };
}

/** Returns whether a call belongs to a geography: served or passed by its stations or drivers. */
function isOf(
  { tree }: Pick<CallContext, 'tree'>,
  geography: Parameters<typeof ownRow>[1],
  call: StoredCall,
  events: readonly StoredEvent[],
): boolean {
  const { rows, withinStations } = ownRow(tree, geography, null);
  const { driverIds, stationIds } = ownersOf(rows[0], withinStations);
  const owns = (fact: { readonly station_id: number | null; readonly driver_id: number | null }) =>
    (driverIds === null || (fact.driver_id !== null && driverIds.includes(fact.driver_id))) &&
    (stationIds === null || (fact.station_id !== null && stationIds.includes(fact.station_id)));
  return owns(call) || events.some((event) => event.kind === 'pass' && owns(event));
}

function timesOf(call: StoredCall): LifeTimes {
  return Object.fromEntries(
    lifeSteps.flatMap(({ code }) => {
      const at = call[columns[code]];
      return at instanceof Date ? [[code, at.getTime()]] : [];
    }),
  );
}

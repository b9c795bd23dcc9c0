import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { coversHour, fewestDrivers, isSilent, type CallOutStanding } from '@roadside/domain/call-outs';
import type { Geography } from '@roadside/domain/geography';
import type { StaffedHour } from '@roadside/domain/home';
import type { ServiceType, TimeSpan } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { presentAt } from '../../platform/time/present.ts';
import { standingOf } from './call-out-reply.ts';
import { callOutsDuring, readAsked } from './call-outs.repository.ts';
import type { AskedRow } from './call-outs.repository.ts';
import { candidatesFor } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { staffedHours } from './staffed-hours.ts';

/** The places whose schedule somebody plans by the hour, so whose drivers can be called out together. */
const plannedPlaces: ReadonlySet<string> = new Set(['station', 'station-business', 'territory']);

/** What a call-out is for. */
export interface CallOutWish {
  readonly slug: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly services: readonly ServiceType[];
}

/** Whom to ask, and what that covers. */
export interface Plan {
  readonly hours: readonly StaffedHour[];
  readonly chosen: readonly Candidate[];
  readonly fitting: number;
  readonly uncovered: number;
  /** Drivers whom other call-outs, or earlier questions of this one, have asked and who count as coming. */
  readonly coming: number;
}

/** The location and the hours of a call-out. */
export function readWish(context: CallContext, wish: CallOutWish): { place: Geography; window: TimeSpan } {
  const place = permittedGeography(context, context.tree.bySlug(wish.slug));
  if (!plannedPlaces.has(place.type) || place.facilityType !== null)
    throw new ApiError('invalid-body', 'Call out drivers at a station, a business or a territory.', {
      fields: { slug: 'Choose a station, a business or a territory' },
    });
  const window = { start: Date.parse(wish.starts_at), end: Date.parse(wish.ends_at) };
  if (window.start <= presentAt(context, place.timeZone).getTime())
    throw new ApiError('invalid-body', 'These hours have already started.', {
      fields: { starts_at: 'Choose a start in the future' },
    });
  return { place, window };
}

/**
 * The fewest off-shift drivers who cover what is short. Nobody is asked twice for the same hours: drivers whom a call-out
 * has asked, this one or another, aren't asked again. They count as coming until they say no, or stay silent for too long.
 */
export async function planFor(
  context: Pick<CallContext, 'db' | 'tree' | 'config' | 'now'>,
  {
    place,
    window,
    services,
    replaceSilentOf = null,
  }: {
    readonly place: Geography;
    readonly window: TimeSpan;
    readonly services: readonly ServiceType[];
    /** The call-out whose drivers without an answer don't count as coming, however short they have had. */
    readonly replaceSilentOf?: number | null;
  },
  kysely: Kysely<Tables> = context.db.kysely,
): Promise<Plan> {
  const [hours, { coming, except }] = [
    await staffedHours(context, place, window, { kysely }),
    await askedDuring(context, { place, window, replaceSilentOf }, kysely),
  ];
  const candidates = await candidatesFor(kysely, context.tree, { place, window, services, except });
  const short = hours.map(({ start, needed, present }) => ({
    start,
    missing: needed - present - coming.filter((span) => coversHour(span, start)).length,
  }));
  const { chosen, uncovered } = fewestDrivers(short, candidates);
  return {
    hours,
    chosen,
    fitting: new Set(candidates.map(({ id }) => id)).size,
    uncovered: uncovered.length,
    coming: coming.length,
  };
}

/**
 * Whom call-outs have asked for some of these hours.
 * @returns spans of the location's drivers who may come, and everybody not to ask again
 */
async function askedDuring(
  context: Pick<CallContext, 'tree' | 'config' | 'now'>,
  {
    place,
    window,
    replaceSilentOf,
  }: { readonly place: Geography; readonly window: TimeSpan; readonly replaceSilentOf: number | null },
  kysely: Kysely<Tables>,
): Promise<{ readonly coming: readonly TimeSpan[]; readonly except: ReadonlySet<number> }> {
  const callOuts = await callOutsDuring(kysely, { start: new Date(window.start), end: new Date(window.end) });
  const present = presentAt(context, place.timeZone);
  const answerable = new Set(callOuts.filter(({ starts_at }) => starts_at > present).map(({ id }) => id));
  // Drivers who hadn't answered when the hours began can't anymore.
  const asked = (
    await readAsked(
      kysely,
      callOuts.map(({ id }) => id),
    )
  ).filter(({ call_out_id, answer }) => answer !== null || answerable.has(call_out_id));
  const stations = new Set(context.tree.stationIds(place));
  const now = context.now().getTime();
  const countsAsComing = (each: AskedRow) => {
    const standing = standingOf(each);
    if (!mayCome.has(standing) || isSilent(standing, each.asked_at.getTime(), now)) return false;
    return standing !== 'asked' || each.call_out_id !== replaceSilentOf;
  };
  return {
    coming: asked
      .filter((each) => stations.has(each.station_id) && countsAsComing(each))
      .map(({ starts_at, ends_at }) => ({ start: starts_at.getTime(), end: ends_at.getTime() })),
    except: new Set(asked.map(({ employee_id }) => employee_id)),
  };
}

/** An approved driver is on the schedule and counts there. */
const mayCome: ReadonlySet<CallOutStanding> = new Set(['asked', 'can']);

/** Whom a call-out would ask. */
export async function previewCallOut(
  context: CallContext,
  wish: CallOutWish,
): Promise<CallReply<typeof calls.callOuts.plan>> {
  const { place, window } = readWish(context, wish);
  const { hours, chosen, fitting, uncovered } = await planFor(context, { place, window, services: wish.services });
  return {
    slug: place.slug,
    name: place.displayName,
    time_zone: place.timeZone,
    hours: hours.map(({ start, needed, present }) => ({ starts_at: new Date(start).toISOString(), needed, present })),
    drivers: chosen.map(({ id, name, stationId, span, cost }) => ({
      employee_id: id,
      display_name: name,
      station_name: context.tree.byId(stationId)?.displayName ?? '',
      starts_at: new Date(span.start).toISOString(),
      ends_at: new Date(span.end).toISOString(),
      overtime: cost > 0,
    })),
    fitting,
    uncovered,
  };
}

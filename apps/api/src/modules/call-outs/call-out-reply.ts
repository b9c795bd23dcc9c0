import type { CallOutBoard, CallOutSummary } from '@roadside/contract/schemas';
import { callOutStanding, callOutState, coversHour, isSilent } from '@roadside/domain/call-outs';
import type { Geography } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { presentAt } from '../../platform/time/present.ts';
import { servicesOf } from '../people/index.ts';
import { readAsked } from './call-outs.repository.ts';
import type { AskedRow, CallOutRow } from './call-outs.repository.ts';
import { staffedHours } from './staffed-hours.ts';

/** Somebody else's call-out is unknown to the caller. */
export const unknownCallOut = () => new ApiError('not-found', 'This call-out no longer exists.');

/** The standing of a driver who was asked. */
export const standingOf = ({ answer, request_status }: Pick<AskedRow, 'answer' | 'request_status'>) =>
  callOutStanding(answer, request_status);

/** A call-out's hours and its state now. */
export async function standingNow(
  context: Pick<CallContext, 'config' | 'db' | 'tree' | 'now'>,
  place: Geography,
  row: CallOutRow,
) {
  const hours = await staffedHours(context, place, { start: row.starts_at.getTime(), end: row.ends_at.getTime() });
  const state = callOutState(
    { startsAt: row.starts_at.getTime(), closedAt: row.closed_at?.getTime() ?? null },
    hours.filter(({ needed, present }) => present < needed).length,
    presentAt(context, place.timeZone).getTime(),
  );
  return { hours, state };
}

/** A call-out's board. */
export async function boardOf(context: CallContext, place: Geography, row: CallOutRow): Promise<CallOutBoard> {
  const { db, tree, subject, config } = context;
  const [asked, { hours, state }] = await Promise.all([
    readAsked(db.kysely, [row.id]),
    standingNow(context, place, row),
  ]);
  const waiting = asked.filter((each) => standingOf(each) === 'can');
  return {
    ...basics(row, place),
    state,
    services: servicesOf(row.services),
    reason: row.reason,
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    hours: hours.map(({ start, needed, present }) => ({
      starts_at: new Date(start).toISOString(),
      needed,
      present,
      coming: waiting.filter(({ starts_at, ends_at }) =>
        coversHour({ start: starts_at.getTime(), end: ends_at.getTime() }, start),
      ).length,
    })),
    drivers: asked.map((each) => ({
      employee_id: each.employee_id,
      driver_slug: each.driver_slug,
      display_name: each.display_name,
      station_name: tree.byId(each.station_id)?.displayName ?? '',
      starts_at: each.starts_at.toISOString(),
      ends_at: each.ends_at.toISOString(),
      overtime: each.overtime,
      standing: standingOf(each),
      silent: isSilent(standingOf(each), each.asked_at.getTime(), context.now().getTime()),
      answered_at: each.answered_at?.toISOString() ?? null,
      request_id: each.request_id,
    })),
    can_change: can(subject, 'call-outs.change', { geography: place }, config.access).allowed,
  };
}

/** Call-outs in a list. */
export async function summariesOf(context: CallContext, rows: readonly CallOutRow[]): Promise<CallOutSummary[]> {
  const asked = Map.groupBy(
    await readAsked(
      context.db.kysely,
      rows.map(({ id }) => id),
    ),
    ({ call_out_id }) => call_out_id,
  );
  const summaries = await Promise.all(
    rows.map(async (row) => {
      const place = context.tree.byId(row.organization_id);
      if (!place) return [];
      const standings = (asked.get(row.id) ?? []).map(standingOf);
      const count = (wanted: string) => standings.filter((standing) => standing === wanted).length;
      return [
        {
          ...basics(row, place),
          state: (await standingNow(context, place, row)).state,
          asked: standings.length,
          can: count('can'),
          cannot: count('cannot'),
          approved: count('approved'),
        },
      ];
    }),
  );
  return summaries.flat();
}

function basics(row: CallOutRow, place: Geography) {
  return {
    id: row.id,
    slug: place.slug,
    name: place.displayName,
    time_zone: place.timeZone,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

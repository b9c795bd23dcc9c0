import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { addDays } from '@roadside/domain/calendar';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import type { StationDay } from './save-changes.ts';
import { readUnlocked, unlockDays } from '../shifts/index.ts';
import { unlockedOf } from './schedule-reply.ts';
import { schedulePlace, timeZoneOf } from './schedule-place.ts';

const unlockedMs = 3_600_000;

/** Unlocks past days of a place for an hour. The reason goes to the audit log. */
export async function unlockPastDays(
  context: CallContext,
  { slug, date, days = 1, station_ids, reason }: ParsedBody<typeof calls.scheduler.unlockDay>,
): Promise<CallReply<typeof calls.scheduler.unlockDay>> {
  const { place, stations } = schedulePlace(context, slug, station_ids);
  const span = { from: date, to: addDays(date, days - 1) };
  const past = stations.flatMap((station) =>
    Array.from({ length: days }, (_, index) => addDays(date, index))
      .filter((day) => day < context.today(station.timeZone))
      .map((day) => ({ station_id: station.id, day })),
  );
  // A place without stations has nothing to unlock; that is not an error in the request.
  if (past.length === 0 && stations.length > 0)
    throw new ApiError('invalid-body', 'Only past days are locked.', { fields: { date: 'Not in the past' } });
  const until = new Date(context.now().getTime() + unlockedMs);
  return context.db.kysely.transaction().execute(async (trx) => {
    await unlockDays(trx, past, { until, by: context.employee.id, reason });
    await context.audit(
      {
        event: 'schedule_unlocked',
        status: 'success',
        target: `organization:${place.id}`,
        changes: { ...span, reason, until: until.toISOString() },
      },
      trx,
    );
    for (const { id } of stations)
      await announce(trx, { topic: 'schedule', id, geographyId: id, by: context.employee.id });
    const rows = await readUnlocked(
      trx,
      stations.map(({ id }) => id),
      span,
      context.now(),
    );
    return { unlocked: rows.flatMap(unlockedOf) };
  });
}

/**
 * Finds which days touched by a save are locked: past days, unless someone unlocked them.
 * @returns whether a station's day is locked for a shift that ends on screen at `until`, epoch milliseconds
 */
export async function dayLock(
  context: CallContext,
  trx: Kysely<Tables>,
  touched: readonly StationDay[],
): Promise<(stationId: number, day: string, until: number) => boolean> {
  const unlocked = await unlockedDays(context, trx, touched);
  return (stationId, day, until) =>
    day < context.today(timeZoneOf(context, stationId)) &&
    until <= context.now().getTime() &&
    !unlocked.has(`${stationId} ${day}`);
}

async function unlockedDays(
  context: CallContext,
  trx: Kysely<Tables>,
  touched: readonly StationDay[],
): Promise<ReadonlySet<string>> {
  const past = touched.filter(({ station_id, day }) => day < context.today(timeZoneOf(context, station_id)));
  if (past.length === 0) return new Set();
  const sorted = past.map(({ day }) => day).toSorted();
  const rows = await readUnlocked(
    trx,
    past.map(({ station_id }) => station_id),
    { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' },
    context.now(),
  );
  return new Set(rows.map(({ station_id, day }) => `${station_id} ${day}`));
}

import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { servicesOf } from '../people/index.ts';
import { readShiftHistory, readShiftsById } from '../shifts/index.ts';
import { mayEdit, schedulePlace } from './schedule-place.ts';

/**
 * The states a shift has been in, latest first, for people who plan its station.
 *
 * @throws ApiError 404, the same whether the shift is gone or belongs to a station the caller doesn't plan
 */
export async function historyOf(
  context: CallContext,
  { slug, shift_id: id }: ParsedBody<typeof calls.scheduler.shiftHistory>,
): Promise<CallReply<typeof calls.scheduler.shiftHistory>> {
  const { db } = context;
  const { stations } = schedulePlace(context, slug);
  const [shift] = await readShiftsById(db.kysely, [id], false);
  const station = stations.find((each) => each.id === shift?.station_id);
  if (!station || !mayEdit(context, station)) throw new ApiError('not-found', 'This shift isn’t on this schedule.');
  const rows = await readShiftHistory(db.kysely, id);
  return {
    time_zone: station.timeZone,
    states: rows.map((row) => ({
      at: row.changed_at.toISOString(),
      by: row.changed_by_name,
      reason: row.reason,
      worker: row.worker,
      start: row.starts_at.toISOString(),
      end: row.shown_until.toISOString(),
      services: servicesOf(row.services),
      note: row.note,
      breaks: [...row.breaks],
    })),
  };
}

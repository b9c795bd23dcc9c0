import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { servicesOf } from '../people/index.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { clearNotification } from '../notifications/index.ts';
import { confirmNotices, readNotices } from '../shifts/index.ts';
import type { NoticeRow } from '../shifts/index.ts';
import { spanOf } from './read-schedule.service.ts';
import type { ScheduleWindow } from './read-schedule.service.ts';
import { mayEdit, schedulePlace, timeZoneOf } from './schedule-place.ts';

type Notices = CallReply<typeof calls.scheduler.notices>;
type Notice = Notices['notices'][number];

/** Schedule notices for some days: all of them for people who plan there, only their own for everyone else. */
export async function noticesOf(context: CallContext, slug: string, window: ScheduleWindow): Promise<Notices> {
  const { place, stations } = schedulePlace(context, slug, window.station_ids);
  const planned = stations.filter((station) => mayEdit(context, station)).map(({ id }) => id);
  const whose = planned.length > 0 ? { stationIds: planned } : { employeeId: context.employee.id };
  const rows = await readNotices(context.db.kysely, whose, spanOf(window));
  // At a driver's own page, only that driver's notices.
  const shown = place.type === 'driver' ? rows.filter(({ driver_slug }) => driver_slug === place.slug) : rows;
  return { notices: shown.map((row) => noticeReply(context, row)) };
}

/** Confirms the caller's notices up to one of them. */
export async function confirmOwnNotices(
  context: CallContext,
  { slug, up_to }: ParsedBody<typeof calls.scheduler.confirmNotices>,
): Promise<CallReply<typeof calls.scheduler.confirmNotices>> {
  const { db, employee, now } = context;
  const { place } = schedulePlace(context, slug);
  const confirmed = await db.kysely.transaction().execute(async (trx) => {
    const rows = await confirmNotices(trx, employee.id, up_to, now());
    const stations = [...new Set(rows.map(({ station_id }) => station_id))];
    for (const subjectId of stations) await clearNotification(trx, employee.id, { kind: 'schedule', subjectId }, now());
    await announceAll(
      trx,
      stations.map((stationId) => ({
        topic: 'schedule' as const,
        id: stationId,
        geographyId: [stationId, place.id],
        by: employee.id,
      })),
    );
    return rows.length;
  });
  return { confirmed };
}

function noticeReply(context: CallContext, row: NoticeRow): Notice {
  const slot = (each: NoticeRow['lines'][number]['before']) =>
    each && {
      start: each.start,
      end: each.end,
      services: servicesOf(each.services),
      note: each.note,
      ...(each.breaks ? { breaks: [...each.breaks] } : {}),
    };
  return {
    id: row.id,
    employee: row.employee_id,
    driver: row.driver_name,
    driver_slug: row.driver_slug,
    station_id: row.station_id,
    station_name: context.tree.byId(row.station_id)?.displayName ?? '',
    time_zone: timeZoneOf(context, row.station_id),
    first_day: row.first_day,
    last_day: row.last_day,
    lines: row.lines.map(({ kind, before, after }) => ({ kind, before: slot(before), after: slot(after) })),
    told_by: row.told_by_name,
    told_at: row.told_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}

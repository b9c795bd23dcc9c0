import type { InboxRequest, RequestShift } from '@roadside/contract/schemas';
import { can } from '@roadside/domain/permissions';
import { type DayOfWeek, requestWords, type RequestSubject, serviceTypes } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { RequestRow } from './requests.repository.ts';
import { swapsNotAgreed } from './swaps.repository.ts';
import { readNamedShifts } from '../shifts/index.ts';
import type { NamedShift, ShiftSource } from '../shifts/index.ts';

type Reader = Pick<CallContext, 'db' | 'tree' | 'subject' | 'config' | 'employee'>;

/** Requests in inbox form. */
export async function requestReplies(context: Reader, rows: readonly RequestRow[]): Promise<InboxRequest[]> {
  const own = rows.every((row) => row.employee_id === context.employee.id);
  const words = await wordsOf(context, rows, own ? 'published' : 'plan');
  const notAgreed = await swapsNotAgreed(
    context.db.kysely,
    rows.filter(({ change, status }) => change === 'swap' && status === 'pending').map(({ id }) => id),
  );
  const { tree, subject, config, employee } = context;
  return rows.map((row, index) => {
    const place = tree.byId(row.driver_id);
    const pending = row.status === 'pending';
    const target = { geography: place, ownerEmployeeId: row.employee_id };
    return {
      id: row.id,
      request_type: row.request_type,
      version: row.version,
      employee_id: row.employee_id,
      driver_id: row.driver_id,
      driver_slug: row.driver_slug,
      display_name: row.display_name,
      station_name: tree.byId(row.station_id)?.displayName ?? '',
      time_zone: row.time_zone,
      words:
        row.request_type === 'schedule_changes' && notAgreed.has(row.id)
          ? `${words[index]} (waiting for the other driver)`
          : (words[index] ?? ''),
      first_day: row.first_day,
      status: row.status,
      reason: row.reason,
      approver_reason: row.approver_reason,
      decided_by: row.decided_by_name,
      decided_at: row.decided_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      can_decide: pending && can(subject, 'driver-requests.decide', target, config.access).allowed,
      can_withdraw: pending && row.employee_id === employee.id,
    };
  });
}

/** One phrase per request that says what it asks for. */
export async function wordsOf(
  { db }: Pick<Reader, 'db'>,
  rows: readonly RequestRow[],
  source: ShiftSource = 'plan',
): Promise<readonly string[]> {
  const shifts = await readNamedShifts(
    db.kysely,
    rows.flatMap(({ shift_id, swap_with_shift_id }) => [shift_id ?? [], swap_with_shift_id ?? []].flat()),
    source,
  );
  return rows.map((row) => requestWords(subjectOf(row, shifts)));
}

function subjectOf(row: RequestRow, shifts: ReadonlyMap<number, NamedShift>): RequestSubject {
  const shift = shiftSubject(shifts.get(row.shift_id ?? 0));
  switch (row.request_type) {
    case 'pto_requests':
      return { kind: row.request_type, ptoStart: row.starts_on ?? '', ptoEnd: row.ends_on ?? '', type: row.type ?? '' };
    case 'availability_requests':
      return {
        kind: row.request_type,
        entries: (row.entries ?? []).map((entry) => ({
          dayOfWeek: entry.day_of_week as DayOfWeek,
          startTime: entry.start_time,
          endTime: entry.end_time,
        })),
      };
    case 'schedule_fill_requests':
      return { kind: row.request_type, shift };
    case 'schedule_changes': {
      const other = shifts.get(row.swap_with_shift_id ?? 0);
      const swapWith = shiftSubject(other);
      const { wanted_starts_at: start, wanted_ends_at: end } = row;
      return {
        kind: row.request_type,
        change: row.change ?? 'change',
        shift,
        wanted: start && end ? { start: start.toISOString(), end: end.toISOString(), timeZone: row.time_zone } : null,
        swapWith: other && swapWith ? { ...swapWith, driver: other.driver_name } : null,
      };
    }
  }
}

function shiftSubject(shift: NamedShift | undefined) {
  return shift
    ? { start: shift.starts_at.toISOString(), end: shift.shown_until.toISOString(), timeZone: shift.time_zone }
    : null;
}

/** A shift as shown in a request. */
export function shiftReply(shift: NamedShift): RequestShift {
  return {
    id: shift.id,
    start_date: shift.starts_at.toISOString(),
    end_date: shift.shown_until.toISOString(),
    schedule_type: serviceTypes.filter((service) => shift.services.includes(service)),
    station_name: shift.station_name,
    driver_name: shift.driver_name,
  };
}

import type { ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { shownEnd, unpaidMinutes } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Change, StoredShift } from './save-collisions.ts';
import type { ShiftValues, Worker } from '../shifts/index.ts';
import { timeZoneOf } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';
import { Clocks, keyOf } from '../shifts/index.ts';

type SaveBody = ParsedBody<typeof calls.scheduler.saveSchedule>;

/** A station's day: the unit of locking and versioning. */
export interface StationDay {
  readonly station_id: number;
  readonly day: string;
}

/** Ids of the stored shifts in a save: changed ones first, then removed ones. */
export function storedIds({ entries, removed = [] }: SaveBody): number[] {
  return [...entries.flatMap(({ id }) => id ?? []), ...removed.map(({ id }) => id)];
}

/**
 * Resolves each entry to the values to store, after checking that every named driver is in the write scope.
 * @throws ApiError 403 for a driver out of the write scope, 400 for one without a station
 */
export function changesOf(
  context: CallContext,
  { place }: SchedulePlace,
  body: SaveBody,
  workers: ReadonlyMap<string, Worker>,
  stored: ReadonlyMap<number, StoredShift>,
): Change[] {
  const { tree, require } = context;
  // Unknown ids are refused like drivers out of reach.
  const organizations = body.entries.map((entry) => {
    const worker = workers.get(keyOf(entry));
    return worker ? tree.byId(worker.organizationId) : null;
  });
  require({ geography: place, geographies: organizations });
  const clocks = new Clocks();
  return body.entries.map((edit) => {
    const worker = workers.get(keyOf(edit));
    if (!worker) throw new TypeError('A driver who does not exist was allowed.');
    const old = edit.id === undefined ? undefined : stored.get(edit.id);
    const sameWorker = old && keyOf({ employee: old.employee_id, placeholder: old.placeholder_id }) === worker.key;
    // A shift stays at the station it was planned for, unless someone else takes it over.
    const stationId = sameWorker ? old.station_id : worker.stationId;
    if (stationId === null || tree.byId(stationId)?.type !== 'station')
      throw new ApiError('invalid-body', `${worker.name} doesn't belong to a station and can't be scheduled.`, {
        fields: { entries: 'The driver has no station' },
      });
    const breaks = edit.breaks ?? old?.breaks ?? [];
    const values: ShiftValues = {
      employee_id: edit.employee ?? null,
      placeholder_id: edit.placeholder ?? null,
      station_id: stationId,
      local_day: clocks.dayOf(Date.parse(edit.start_date), timeZoneOf(context, stationId)),
      starts_at: edit.start_date,
      ends_at: edit.end_date,
      shown_until: shownEnd(edit.start_date, edit.duration),
      duration_hours: edit.duration,
      services: edit.schedule_type,
      note: edit.note === undefined ? (old?.note ?? null) : edit.note,
      breaks,
      unpaid_minutes: unpaidMinutes(breaks),
    };
    return { edit, worker, values };
  });
}

/** Every station day that changes, including the old day of a moved shift, in locking order. */
export function touchedDays(
  changes: readonly Change[],
  removals: readonly { readonly id: number }[],
  stored: ReadonlyMap<number, StoredShift>,
): StationDay[] {
  const days = new Map<string, StationDay>();
  const add = (station_id: number, day: string) => days.set(`${station_id} ${day}`, { station_id, day });
  for (const { edit, values } of changes) {
    add(values.station_id, values.local_day);
    const old = edit.id === undefined ? undefined : stored.get(edit.id);
    if (old) add(old.station_id, old.local_day);
  }
  for (const { id } of removals) {
    const old = stored.get(id);
    if (old) add(old.station_id, old.local_day);
  }
  return [...days.values()].toSorted((a, b) => a.station_id - b.station_id || (a.day < b.day ? -1 : 1));
}

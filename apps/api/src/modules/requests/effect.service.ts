import type { RequestDraft, RequestEffect } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import type { Geography } from '@roadside/domain/geography';
import {
  coverageEffect,
  type DayOfWeek,
  dropVerdict,
  effectWords,
  type FitFinding,
  instantAt,
  leavesShort,
  type TimeSpan,
  totalDaysPto,
} from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAt } from '../../platform/time/present.ts';
import { readTimeOff } from '../people/index.ts';
import { neededByHour } from '../forecast/needed-by-hour.ts';
import {
  fitOf,
  readNamedShifts,
  shiftSourceOf,
  shiftsOfEmployees,
  shiftsOfStations,
  stretchesOfRow,
} from '../shifts/index.ts';
import { findingsOfOther, othersOff } from './others-off.ts';
import { shiftReply, wordsOf } from './request-reply.ts';
import { readEarlier } from './requests.repository.ts';
import type { RequestedTimes, RequestKey, RequestRow } from './requests.repository.ts';
import type { NamedShift, ShiftSource } from '../shifts/index.ts';

type Reader = Pick<CallContext, 'db' | 'tree' | 'subject' | 'config' | 'now' | 'today'>;

/** A stored request or a draft, as input for computing its effect. */
export type Wish = {
  readonly key: RequestKey | null;
  readonly employeeId: number;
  /** The place of the driver's own record. */
  readonly driver: Geography;
} & (
  | { readonly kind: 'availability_requests'; readonly entries: readonly RequestedTimes[] }
  | { readonly kind: 'pto_requests'; readonly from: string; readonly to: string; readonly type: string }
  | {
      readonly kind: 'schedule_changes';
      readonly change: 'change' | 'swap' | 'drop';
      readonly shiftId: number;
      readonly swapWith: number | null;
      readonly wanted: { readonly start: Date; readonly end: Date } | null;
    }
  | { readonly kind: 'schedule_fill_requests'; readonly shiftId: number }
);

/** Days ahead in which planned shifts are checked against a new availability. */
const availabilityDays = 28;
const maxEarlier = 5;

/** Builds the wish of a stored request. */
export function wishOfRow(row: RequestRow, driver: Geography): Wish {
  const base = { key: { kind: row.request_type, id: row.id }, employeeId: row.employee_id, driver };
  switch (row.request_type) {
    case 'availability_requests':
      return { ...base, kind: row.request_type, entries: row.entries ?? [] };
    case 'pto_requests':
      return {
        ...base,
        kind: row.request_type,
        from: row.starts_on ?? '',
        to: row.ends_on ?? '',
        type: row.type ?? '',
      };
    case 'schedule_fill_requests':
      return { ...base, kind: row.request_type, shiftId: row.shift_id ?? 0 };
    case 'schedule_changes':
      return {
        ...base,
        kind: row.request_type,
        change: row.change ?? 'change',
        shiftId: row.shift_id ?? 0,
        swapWith: row.swap_with_shift_id,
        wanted:
          row.wanted_starts_at && row.wanted_ends_at ? { start: row.wanted_starts_at, end: row.wanted_ends_at } : null,
      };
  }
}

/** Builds the wish of a draft. */
export function wishOfDraft(draft: RequestDraft, employeeId: number, driver: Geography): Wish {
  const base = { key: null, employeeId, driver };
  switch (draft.request_type) {
    case 'availability_requests':
      return {
        ...base,
        kind: draft.request_type,
        entries: draft.entries.map((entry) => ({ ...entry, type: entry.type ?? 'regular' })),
      };
    case 'pto_requests':
      return { ...base, kind: draft.request_type, from: draft.pto_start, to: draft.pto_end, type: draft.type };
    case 'schedule_fill_requests':
      return { ...base, kind: draft.request_type, shiftId: draft.shift_id };
    case 'schedule_changes':
      return {
        ...base,
        kind: draft.request_type,
        change: draft.change,
        shiftId: draft.shift_id,
        swapWith: draft.swap_with_shift_id ?? null,
        wanted:
          draft.wanted_start && draft.wanted_end
            ? { start: new Date(draft.wanted_start), end: new Date(draft.wanted_end) }
            : null,
      };
  }
}

/** The changes a request makes to the schedule: shifts taken from and given to its drivers, with the fit findings. */
export interface Moves {
  readonly shifts: readonly NamedShift[];
  readonly removed: readonly TimeSpan[];
  readonly added: readonly TimeSpan[];
  readonly stationId: number;
  readonly findings: readonly FitFinding[];
}

/** Computes the effect of approving a request. */
export async function effectOf(context: Reader, wish: Wish): Promise<RequestEffect> {
  const { db, tree, today } = context;
  const zone = wish.driver.timeZone;
  const source = shiftSourceOf(context, wish.driver);
  const present = presentAt(context, zone);
  const moves = await movesOf(context, wish, db.kysely, source);
  const hours = await effectHours(context, moves, source);
  const [from, to] = daysOf(wish, moves, today(zone));
  const station = tree.byId(moves.stationId);
  const [others, earlier, total] = await Promise.all([
    othersOff(context, { driverIds: station ? tree.driverIds(station) : [], from, to, without: wish.employeeId }),
    readEarlier(db.kysely, wish.employeeId, wish.key, maxEarlier),
    ptoDays(db.kysely, wish),
  ]);
  const words = await wordsOf(context, earlier, source);
  return {
    words: effectWords(hours, zone),
    short_hours: hours.filter(leavesShort).length,
    time_zone: zone,
    hours: hours.map((hour) => ({
      starts_at: new Date(hour.start).toISOString(),
      needed: hour.needed,
      before: hour.before,
      after: hour.after,
      short: leavesShort(hour),
    })),
    shifts: moves.shifts.map(shiftReply),
    opens: wish.kind === 'pto_requests' ? moves.shifts.filter(({ starts_at }) => starts_at > present).length : 0,
    findings: [...moves.findings],
    ...others,
    earlier: earlier.map((row, index) => ({
      request_type: row.request_type,
      id: row.id,
      words: words[index] ?? '',
      status: row.status,
      approver_reason: row.approver_reason,
      decided_by: row.decided_by_name,
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    total_days_pto: total,
  };
}

/** The hours whose coverage a request changes at its station. */
export async function effectHours(
  { db, tree }: Pick<Reader, 'db' | 'tree'>,
  { removed, added, stationId }: Moves,
  source: ShiftSource = 'plan',
) {
  const touched = [...removed, ...added];
  if (touched.length === 0) return [];
  const from = new Date(Math.min(...touched.map(({ start }) => start)));
  const to = new Date(Math.max(...touched.map(({ end }) => end)));
  const station = tree.byId(stationId);
  const [shifts, needed] = await Promise.all([
    shiftsOfStations(db.kysely, [stationId], { from, to }, 'drivers', source),
    station ? neededByHour(db, tree, station, [stationId], { from, to }) : new Map<number, number>(),
  ]);
  return coverageEffect({
    shifts: shifts.flatMap(stretchesOfRow),
    removed,
    added,
    neededAt: (start) => needed.get(start) ?? null,
  });
}

/** The shifts a request moves. */
export async function movesOf(
  context: Reader,
  wish: Wish,
  db: Kysely<Tables> = context.db.kysely,
  source: ShiftSource = 'plan',
): Promise<Moves> {
  const now = presentAt(context, wish.driver.timeZone);
  const today = context.today(wish.driver.timeZone);
  const home = wish.driver.parentId ?? wish.driver.id;
  const none: Moves = { shifts: [], removed: [], added: [], stationId: home, findings: [] };
  const own = (fromDay: string, toDay: string) =>
    shiftsOfEmployees(
      db,
      [wish.employeeId],
      {
        from: new Date(Math.max(now.getTime(), Date.parse(instantAt(fromDay, '00:00', wish.driver.timeZone)))),
        to: new Date(instantAt(addDays(toDay, 1), '00:00', wish.driver.timeZone)),
      },
      source,
    );
  switch (wish.kind) {
    case 'pto_requests': {
      const shifts = await own(wish.from, wish.to);
      return { ...none, shifts, removed: shifts.flatMap(stretchesOfRow) };
    }
    case 'availability_requests': {
      const planned = await own(today, addDays(today, availabilityDays));
      const availability = wish.entries.map((entry, index) => ({
        id: index + 1,
        startTime: entry.start_time,
        endTime: entry.end_time,
        type: entry.type,
        dayOfWeek: entry.day_of_week as DayOfWeek,
      }));
      const shifts = planned.filter(
        ({ starts_at, shown_until, time_zone }) =>
          dropVerdict(
            { availability, pto: [], activeNotAvailable: false },
            starts_at.toISOString(),
            shown_until.toISOString(),
            time_zone,
          ) !== 'available',
      );
      return { ...none, shifts, removed: shifts.flatMap(stretchesOfRow) };
    }
    case 'schedule_fill_requests': {
      const shift = (await readNamedShifts(db, [wish.shiftId], source)).get(wish.shiftId);
      if (!shift) return none;
      return {
        shifts: [shift],
        removed: [],
        added: stretchesOfRow(shift),
        stationId: shift.station_id,
        findings: await fitOf(db, { employeeId: wish.employeeId, shift, without: [], source }),
      };
    }
    case 'schedule_changes':
      return changeMoves(context, db, wish, none, source);
  }
}

async function changeMoves(
  context: Reader,
  db: Kysely<Tables>,
  wish: Extract<Wish, { kind: 'schedule_changes' }>,
  none: Moves,
  source: ShiftSource,
): Promise<Moves> {
  const found = await readNamedShifts(db, [wish.shiftId, wish.swapWith ?? 0], source);
  const shift = found.get(wish.shiftId);
  if (!shift) return none;
  const base = { ...none, shifts: [shift], stationId: shift.station_id };
  if (wish.change === 'drop') return { ...base, removed: stretchesOfRow(shift) };
  if (wish.change === 'change') {
    if (!wish.wanted) return base;
    const moved = { ...shift, starts_at: wish.wanted.start, shown_until: wish.wanted.end };
    return {
      ...base,
      removed: stretchesOfRow(shift),
      added: stretchesOfRow(moved),
      findings: await fitOf(db, { employeeId: wish.employeeId, shift: moved, without: [shift.id], source }),
    };
  }
  const other = found.get(wish.swapWith ?? 0);
  if (!other?.employee_id) return base;
  const without = [shift.id, other.id];
  const [mine, theirs] = await Promise.all([
    fitOf(db, { employeeId: wish.employeeId, shift: other, without, source }),
    fitOf(db, { employeeId: other.employee_id, shift, without, source }),
  ]);
  // The same hours stay staffed, only by the other driver, so only the fit of both is checked.
  return {
    ...base,
    shifts: [shift, other],
    findings: [
      ...mine.map((finding) => ({ ...finding, words: `${shift.driver_name}: ${finding.words}` })),
      ...findingsOfOther(context, other, theirs),
    ],
  };
}

/** The days a request covers, for finding who else is off. */
function daysOf(wish: Wish, { shifts }: Moves, today: string): readonly [string, string] {
  if (wish.kind === 'pto_requests') return [wish.from, wish.to];
  const days = shifts.map(({ local_day }) => local_day).toSorted();
  return [days[0] ?? today, days.at(-1) ?? today];
}

/** Days off in the year of a time-off request, before and after approval. */
async function ptoDays(db: Kysely<Tables>, wish: Wish): Promise<RequestEffect['total_days_pto']> {
  if (wish.kind !== 'pto_requests') return null;
  const year = Number(wish.from.slice(0, 4));
  const stored = await readTimeOff(db, [wish.employeeId], { from: `${year}-01-01` });
  const approved = stored
    .filter(({ status, id }) => status === 'approved' && id !== wish.key?.id)
    .map(({ id, starts_on, ends_on, type }) => ({ id, ptoStart: starts_on, ptoEnd: ends_on, type }));
  return {
    year,
    before: totalDaysPto(approved, year),
    after: totalDaysPto([...approved, { id: 0, ptoStart: wish.from, ptoEnd: wish.to, type: wish.type }], year),
  };
}

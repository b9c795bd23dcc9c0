import { freshCopy, type NewId } from './clipboard.ts';
import { patchOf } from './operations.ts';
import type { SchedulePolicy, SnapContext } from './policy.ts';
import { placesOf } from './rows.ts';
import type { Operation, Shift } from './schedule.ts';
import { quarterHour } from './time-window.ts';

/** What is being carried, by pointer or by keys. */
export interface Carry {
  /** The one that was taken hold of; its edge is what snaps. */
  readonly held: Shift;
  /** All that go with it, itself included. */
  readonly shifts: readonly Shift[];
  readonly part: 'whole' | 'start' | 'end';
}

/** Where it is carried to. */
export interface CarryOffset {
  /** Milliseconds from where it was, before snapping. */
  readonly time: number;
  /** Rows from where it was; down is positive. */
  readonly rows: number;
  /** Leaves the originals where they are. */
  readonly copy: boolean;
}

interface CarryRules {
  readonly policy: Pick<SchedulePolicy, 'snap'>;
  readonly timeZone: string;
  /** Driver ids from top to bottom, as they are shown. */
  readonly rows: readonly string[];
  readonly phase: SnapContext['phase'];
}

/** The nearest row offset at which none of the shifts leaves the schedule. */
function rowsWithin(shifts: readonly Shift[], rows: readonly string[], wanted: number): number {
  const known = placesOf(rows);
  const places = shifts.map((shift) => known.get(shift.driverId) ?? -1);
  if (places.includes(-1)) return 0;
  return Math.max(-Math.min(...places), Math.min(rows.length - 1 - Math.max(...places), wanted));
}

/** Where each shift would stand, in the order given; offsets between them are kept on both axes. */
export function carriedShifts(
  { held, shifts, part }: Carry,
  offset: CarryOffset,
  { policy, timeZone, rows, phase }: CarryRules,
): readonly Shift[] {
  const snap = (instant: number) => policy.snap(instant, { edge: part, phase, timeZone });
  if (part === 'whole') {
    // No movement leaves a shift that does not stand on the grid where it is.
    const moved = offset.time === 0 ? 0 : snap(held.start + offset.time) - held.start;
    const down = rowsWithin(shifts, rows, offset.rows);
    const places = placesOf(rows);
    return shifts.map((shift) => ({
      ...shift,
      driverId: down === 0 ? shift.driverId : (rows[(places.get(shift.driverId) ?? 0) + down] as string),
      start: shift.start + moved,
      end: shift.end + moved,
    }));
  }
  const moved = offset.time === 0 ? 0 : snap(held[part] + offset.time) - held[part];
  return shifts.map((shift) =>
    part === 'start'
      ? { ...shift, start: Math.min(shift.start + moved, shift.end - quarterHour) }
      : { ...shift, end: Math.max(shift.end + moved, shift.start + quarterHour) },
  );
}

/** The operations that make it so; none when nothing moved. */
export function carryOperations(
  carry: Carry,
  carried: readonly Shift[],
  copy: boolean,
  newId: NewId,
): readonly Operation[] {
  if (copy) {
    const moved = carried.some((shift, place) => patchOf(carry.shifts[place] as Shift, shift) !== null);
    return moved ? carried.map((shift) => ({ kind: 'add', shift: freshCopy(shift, newId()) })) : [];
  }
  return carried.flatMap(
    (shift, place) =>
      patchOf(carry.shifts[place] as Shift, { driverId: shift.driverId, start: shift.start, end: shift.end }) ?? [],
  );
}

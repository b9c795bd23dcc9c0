import { freshCopy, type NewId } from './clipboard.ts';
import { patchOf } from './operations.ts';
import type { SchedulePolicy, SnapContext } from './policy.ts';
import { placesOf } from './rows.ts';
import type { Operation, Shift } from './schedule.ts';
import { quarterHour } from './time-window.ts';

/** The shifts being moved, by pointer or by keyboard. */
export interface Carry {
  /** The shift that was grabbed; its edge is the one that snaps. */
  readonly held: Shift;
  /** All shifts that move with it, including itself. */
  readonly shifts: readonly Shift[];
  readonly part: 'whole' | 'start' | 'end';
}

/** The offset of a move. */
export interface CarryOffset {
  /** Milliseconds from the original time, before snapping. */
  readonly time: number;
  /** Rows from the original row; down is positive. */
  readonly rows: number;
  /** Keeps the originals in place. */
  readonly copy: boolean;
}

interface CarryRules {
  readonly policy: Pick<SchedulePolicy, 'snap'>;
  readonly timeZone: string;
  /** Driver ids from top to bottom, as shown. */
  readonly rows: readonly string[];
  readonly phase: SnapContext['phase'];
}

/** The nearest row offset that keeps all shifts within the schedule. */
function rowsWithin(shifts: readonly Shift[], rows: readonly string[], wanted: number): number {
  const known = placesOf(rows);
  const places = shifts.map((shift) => known.get(shift.driverId) ?? -1);
  if (places.includes(-1)) return 0;
  return Math.max(-Math.min(...places), Math.min(rows.length - 1 - Math.max(...places), wanted));
}

/** The new position of each shift, in the given order. Offsets between shifts are kept on both axes. */
export function carriedShifts(
  { held, shifts, part }: Carry,
  offset: CarryOffset,
  { policy, timeZone, rows, phase }: CarryRules,
): readonly Shift[] {
  const snap = (instant: number) => {
    const shown = policy.snap(instant, { edge: part, phase: 'gliding', timeZone });
    // A drop stores the time that was shown, so the rule for drops gets that one and not the pointer's own.
    return phase === 'gliding' ? shown : policy.snap(shown, { edge: part, phase, timeZone });
  };
  if (part === 'whole') {
    // Without a move, an off-grid shift stays where it is.
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

/** The operations for a move; none if nothing moved. */
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

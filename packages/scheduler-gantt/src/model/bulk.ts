import { freshCopy, type NewId } from './clipboard.ts';
import { groupBy } from './group-by.ts';
import { patchOf } from './operations.ts';
import type { Operation, Shift } from './schedule.ts';

const present = (operations: readonly (Operation | null)[]): readonly Operation[] =>
  operations.filter((operation) => operation !== null);

/** Moves all shifts by the same time in milliseconds, negative for earlier. */
export const moveInTime = (shifts: readonly Shift[], by: number): readonly Operation[] =>
  present(shifts.map((shift) => patchOf(shift, { start: shift.start + by, end: shift.end + by })));

/** Lengthens (or shortens) all shifts at one edge; none becomes shorter than `least`. */
export const moveEdge = (
  shifts: readonly Shift[],
  edge: 'start' | 'end',
  by: number,
  least: number,
): readonly Operation[] =>
  present(
    shifts.map((shift) =>
      patchOf(
        shift,
        edge === 'start'
          ? { start: Math.min(shift.start + by, shift.end - least) }
          : { end: Math.max(shift.end + by, shift.start + least) },
      ),
    ),
  );

/** Assigns all shifts to one driver, at the same times. */
export const moveToDriver = (shifts: readonly Shift[], driverId: string): readonly Operation[] =>
  present(shifts.map((shift) => patchOf(shift, { driverId })));

/** Changes the service of all shifts. */
export const setService = (shifts: readonly Shift[], service: string): readonly Operation[] =>
  present(shifts.map((shift) => patchOf(shift, { service })));

/** Removes all shifts. */
export const removeShifts = (shifts: readonly Shift[]): readonly Operation[] =>
  shifts.map((shift) => ({ kind: 'remove', shift }));

/** Duplicates all shifts. Each copy goes right after its driver's last selected shift, so that they do not overlap. */
export function duplicateShifts(shifts: readonly Shift[], newId: NewId): readonly Operation[] {
  return [...groupBy(shifts, (shift) => shift.driverId).values()].flatMap((row) => {
    const from = Math.min(...row.map((shift) => shift.start));
    const span = Math.max(...row.map((shift) => shift.end)) - from;
    return row.map((shift): Operation => ({
      kind: 'add',
      shift: freshCopy(shift, newId(), { start: shift.start + span, end: shift.end + span }),
    }));
  });
}

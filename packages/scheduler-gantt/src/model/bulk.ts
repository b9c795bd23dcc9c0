import { freshCopy, type NewId } from './clipboard.ts';
import { groupBy } from './group-by.ts';
import { patchOf } from './operations.ts';
import type { ScheduleModel } from './schedule-model.ts';
import type { Operation, Shift } from './schedule.ts';
import { instantOf, wallClock } from './time-window.ts';

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

/**
 * Duplicates all shifts, at the same hours of the next day of the window on which their driver is free. A driver without
 * such a day gets the copies right after the originals.
 */
export function duplicateShifts(
  shifts: readonly Shift[],
  model: Pick<ScheduleModel, 'window' | 'timeZone' | 'shiftsWithin'>,
  newId: NewId,
): readonly Operation[] {
  return [...groupBy(shifts, (shift) => shift.driverId)].flatMap(([driverId, row]) => {
    const free = ({ start, end }: Pick<Shift, 'start' | 'end'>) =>
      start < model.window.to && model.shiftsWithin(driverId, { start, end }).length === 0;
    let copies = row;
    for (let days = 1; days <= longestWindowInDays; days += 1) {
      copies = row.map((shift) => daysLater(shift, days, model.timeZone));
      if (copies.every(free) || copies.every(({ start }) => start >= model.window.to)) break;
    }
    const span = Math.max(...row.map(({ end }) => end)) - Math.min(...row.map(({ start }) => start));
    return row.map((shift, place): Operation => {
      const next = copies.every(free)
        ? (copies[place] ?? shift)
        : { ...shift, start: shift.start + span, end: shift.end + span };
      return { kind: 'add', shift: freshCopy(shift, newId(), { start: next.start, end: next.end }) };
    });
  });
}

const longestWindowInDays = 62;

/** The same wall-clock time some days later; the length stays, also across a change of clocks. */
function daysLater(shift: Shift, days: number, timeZone: string): Shift {
  const { day, ...rest } = wallClock(shift.start, timeZone);
  const start = instantOf({ ...rest, day: day + days }, timeZone);
  return { ...shift, start, end: start + shift.end - shift.start };
}

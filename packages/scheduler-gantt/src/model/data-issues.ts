import type { DataIssue, Driver, Shift } from './schedule.ts';

/**
 * Keeps the data that can be drawn and reports why the rest cannot. Overlapping shifts are stacked; a shift without a
 * length, a time or a driver is dropped. A shift outside the window is kept, since it may block others, but it is
 * reported because it is not visible.
 */
export function checkData(
  drivers: readonly Driver[],
  shifts: readonly Shift[],
  { from, to }: { readonly from: number; readonly to: number },
): { readonly drivers: readonly Driver[]; readonly shifts: readonly Shift[]; readonly issues: readonly DataIssue[] } {
  const issues: DataIssue[] = [];
  const driverIds = new Set<string>();
  const goodDrivers = drivers.filter(({ id, name }) => {
    if (driverIds.has(id)) {
      issues.push({
        code: 'duplicate-driver',
        id,
        text: `Driver ${id} (${name}) is listed twice; the first one is shown.`,
      });
      return false;
    }
    driverIds.add(id);
    return true;
  });
  const shiftIds = new Set<string>();
  const problemOf = ({ id, driverId, start, end }: Shift): Pick<DataIssue, 'code' | 'text'> | null => {
    if (!Number.isFinite(start) || !Number.isFinite(end))
      return { code: 'not-a-time', text: `Shift ${id} has no valid start or end.` };
    if (end <= start) return { code: 'ends-before-start', text: `Shift ${id} ends before it starts.` };
    if (!driverIds.has(driverId))
      return {
        code: 'unknown-driver',
        text: `Shift ${id} belongs to driver ${driverId}, who is not in this schedule.`,
      };
    if (shiftIds.has(id))
      return { code: 'duplicate-shift', text: `Shift ${id} is listed twice; the first one is shown.` };
    return null;
  };
  const goodShifts = shifts.filter((shift) => {
    const problem = problemOf(shift);
    if (problem) issues.push({ ...problem, id: shift.id });
    else {
      shiftIds.add(shift.id);
      if (shift.end <= from || shift.start >= to)
        issues.push({ code: 'outside-window', text: `Shift ${shift.id} is outside the time shown.`, id: shift.id });
    }
    return !problem;
  });
  return { drivers: goodDrivers, shifts: goodShifts, issues };
}

import type { ReportShift } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { instantAt } from '@roadside/domain/scheduling';

/** Days off, both inclusive. */
export interface DaysOff {
  readonly from: string;
  readonly to: string;
}

/** The days to read shifts of: a shift of at most 48 hours that began before may reach into the first day off. */
export const daysToRead = ({ from, to }: DaysOff): DaysOff => ({ from: addDays(from, -2), to });

/** The shifts on days off that haven't started: those that can be opened. */
export function shiftsToOpen(
  shifts: readonly ReportShift[],
  { from, to }: DaysOff,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): readonly ReportShift[] {
  const [first, end] = [instantAt(from, '00:00', timeZone), instantAt(addDays(to, 1), '00:00', timeZone)].map(
    Date.parse,
  );
  return shifts.filter(({ start_date, end_date, isGhost }) => {
    const [starts, ends] = [Date.parse(start_date), Date.parse(end_date)];
    return !isGhost && starts > now && starts < end! && ends > first!;
  });
}

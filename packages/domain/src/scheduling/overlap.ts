import type { TimeSpan } from './coverage.ts';
import type { Shift } from './driver.ts';
import { shownHours } from './duration.ts';
import { spanWords } from './fit-words.ts';

/** The time a shift takes: to its end on screen, which is 8 hours after the start for an open-ended shift. */
export function shiftTime({ startDate, duration }: Pick<Shift, 'startDate' | 'duration'>): TimeSpan {
  const start = Date.parse(startDate);
  return { start, end: start + shownHours(duration) * 3_600_000 };
}

/** Whether two spans share time; spans that only touch don't. A driver can't work two such shifts. */
export function spansOverlap(one: TimeSpan, other: TimeSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * What is said about a shift that shares time with another, everywhere: 'Overlaps another shift: Fri, Nov 20, 3:00
 * PM–6:00 PM'.
 * @param other the other shift in its station's time zone; omit it when only the database knows
 */
export function overlapWords(other?: { readonly span: TimeSpan; readonly timeZone: string }): string {
  return other ? `Overlaps another shift: ${spanWords(other.span, other.timeZone)}` : 'Overlaps another shift';
}

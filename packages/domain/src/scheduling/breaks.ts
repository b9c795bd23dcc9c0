import { momentWords } from './fit-words.ts';
import type { TimeSpan } from './coverage.ts';

/** A planned break of a shift. */
export interface ShiftBreak {
  /** Minutes from the shift's start; null for a break the driver takes any time. */
  readonly after: number | null;
  readonly minutes: number;
  readonly paid: boolean;
}

/** How many breaks a shift may have, and the shortest and longest one in minutes. */
export const breakLimits = { most: 4, shortest: 5, longest: 120 } as const;

const minute = 60_000;

/** Minutes of a shift that aren't paid. Hours of drivers, overtime and reports leave them out; paid breaks count. */
export function unpaidMinutes(breaks: readonly ShiftBreak[]): number {
  return breaks.reduce((sum, { minutes, paid }) => sum + (paid ? 0 : minutes), 0);
}

/**
 * The parts of a shift in which its driver can take calls: without the breaks that have a time, paid or not. A break
 * taken any time leaves no hole, because its time isn't known. A break after the end of the shift, as a shift that
 * was shortened may have one, doesn't matter.
 */
export function stretchesOf(span: TimeSpan, breaks: readonly ShiftBreak[]): readonly TimeSpan[] {
  let left: readonly TimeSpan[] = [span];
  for (const { after, minutes } of breaks) {
    if (after === null) continue;
    const start = span.start + after * minute;
    const end = start + minutes * minute;
    left = left.flatMap((part) => [
      { start: part.start, end: Math.min(part.end, start) },
      { start: Math.max(part.start, end), end: part.end },
    ]);
    left = left.filter((part) => part.start < part.end);
  }
  return left;
}

/** Whether two lists have the same breaks, in any order. */
export function sameBreaks(a: readonly ShiftBreak[] = [], b: readonly ShiftBreak[] = []): boolean {
  const written = (breaks: readonly ShiftBreak[]) =>
    breaks
      .map(({ after, minutes, paid }) => `${after ?? '-'} ${minutes} ${paid}`)
      .toSorted()
      .join();
  return written(a) === written(b);
}

/** '30 min unpaid at 12:00 PM, 15 min paid any time'. @param start ISO instant of the shift's start */
export function breakWords(breaks: readonly ShiftBreak[], start: string, timeZone: string): string {
  return breaks
    .map(
      ({ after, minutes, paid }) =>
        `${minutes} min ${paid ? 'paid' : 'unpaid'} ${after === null ? 'any time' : `at ${momentWords(Date.parse(start) + after * minute, timeZone, 'time')}`}`,
    )
    .join(', ');
}

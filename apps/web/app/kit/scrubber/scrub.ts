import { dayList } from '@roadside/domain/calendar';

/** Every day of a range, inclusive; empty if it ends before it begins. */
export const daysBetween = (from: string, to: string): readonly string[] => (from > to ? [] : dayList(from, to));

/** The index of the day at a position along the histogram: 0 is its start, 1 its end. */
export function dayAt(along: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(along * count)));
}

import { type DayRange, rangeParts, rangeStepOf } from '@roadside/domain/calendar';

/** The bars of a range: its days, or its weeks or months when it is long. None if it ends before it begins. */
export const barsBetween = (range: DayRange): readonly DayRange[] => rangeParts(range, rangeStepOf(range));

/** The index of the bar a day is in; the nearest one for a day outside. */
export function barOf(bars: readonly DayRange[], day: string): number {
  const at = bars.findIndex(({ to }) => to >= day);
  return at < 0 ? Math.max(0, bars.length - 1) : at;
}

/** The index of the bar at a position along the histogram: 0 is its start, 1 its end. */
export function barAt(along: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(along * count)));
}

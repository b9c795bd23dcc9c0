import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import type { DateRange } from '../calendar/day.ts';

/** A range people select by name. */
export interface DateRangePreset {
  /** Unique id; it's included in the change details. */
  readonly id: string;
  /** Label. The standard presets have built-in ones. */
  readonly label?: string;
  /**
   * Returns its days relative to a given day. The picker clips them to its limits, so "this month" may return the whole
   * month.
   */
  readonly range: (today: string) => DateRange;
}

const one = (day: string): DateRange => ({ from: day, to: day });
const months = (first: ReturnType<typeof parseDate>, count: number): DateRange => ({
  from: first.toString(),
  to: endOfMonth(first.add({ months: count - 1 })).toString(),
});

/** The current day. */
export const todayPreset: DateRangePreset = { id: 'today', range: one };
/** The previous day. */
export const yesterdayPreset: DateRangePreset = {
  id: 'yesterday',
  range: (today) => one(parseDate(today).subtract({ days: 1 }).toString()),
};
/** The current calendar month. */
export const thisMonthPreset: DateRangePreset = {
  id: 'this-month',
  range: (today) => months(startOfMonth(parseDate(today)), 1),
};
/** The previous calendar month. */
export const previousMonthPreset: DateRangePreset = {
  id: 'previous-month',
  range: (today) => months(startOfMonth(parseDate(today)).subtract({ months: 1 }), 1),
};
/** The current calendar quarter: the usual incentive period. */
export const thisQuarterPreset: DateRangePreset = {
  id: 'this-quarter',
  range: (today) => {
    const first = startOfMonth(parseDate(today));
    return months(first.subtract({ months: (first.month - 1) % 3 }), 3);
  },
};
/** The 365 days ending with the current day. */
export const last365DaysPreset: DateRangePreset = {
  id: 'last-365-days',
  range: (today) => ({ from: parseDate(today).subtract({ days: 364 }).toString(), to: today }),
};

/** The default presets of DateRangePicker. */
export const dateRangePresets: readonly DateRangePreset[] = [
  todayPreset,
  yesterdayPreset,
  thisMonthPreset,
  previousMonthPreset,
  thisQuarterPreset,
  last365DaysPreset,
];

/** Clips a range to the limits. Returns null when none of it is inside. */
export function cutRange({ from, to }: DateRange, min?: string, max?: string): DateRange | null {
  const cut = { from: min !== undefined && from < min ? min : from, to: max !== undefined && to > max ? max : to };
  return cut.from > cut.to ? null : cut;
}

/** Returns the preset with exactly these days, or undefined for a custom range. */
export function presetOf(
  range: DateRange | null,
  presets: readonly DateRangePreset[],
  { today, min, max }: { readonly today: string; readonly min?: string | undefined; readonly max?: string | undefined },
): DateRangePreset | undefined {
  return presets.find((preset) => {
    const days = cutRange(preset.range(today), min, max);
    return range !== null && days?.from === range.from && days.to === range.to;
  });
}

import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import type { DateRange } from '../calendar/day.ts';

/** A range people ask for by name. */
export interface DateRangePreset {
  /** Tells presets apart; it comes back in the details of a change. */
  readonly id: string;
  /** What it is called. The standard presets have names of their own. */
  readonly label?: string;
  /** Its days as seen from a day. The picker cuts them to its limits, so "this month" may name the whole month. */
  readonly range: (today: string) => DateRange;
}

const one = (day: string): DateRange => ({ from: day, to: day });
const months = (first: ReturnType<typeof parseDate>, count: number): DateRange => ({
  from: first.toString(),
  to: endOfMonth(first.add({ months: count - 1 })).toString(),
});

/** The day itself. */
export const todayPreset: DateRangePreset = { id: 'today', range: one };
/** The day before. */
export const yesterdayPreset: DateRangePreset = {
  id: 'yesterday',
  range: (today) => one(parseDate(today).subtract({ days: 1 }).toString()),
};
/** The calendar month the day lies in. */
export const thisMonthPreset: DateRangePreset = {
  id: 'this-month',
  range: (today) => months(startOfMonth(parseDate(today)), 1),
};
/** The calendar month before it. */
export const previousMonthPreset: DateRangePreset = {
  id: 'previous-month',
  range: (today) => months(startOfMonth(parseDate(today)).subtract({ months: 1 }), 1),
};
/** The calendar quarter the day lies in: the usual incentive period. */
export const thisQuarterPreset: DateRangePreset = {
  id: 'this-quarter',
  range: (today) => {
    const first = startOfMonth(parseDate(today));
    return months(first.subtract({ months: (first.month - 1) % 3 }), 3);
  },
};
/** 365 days ending with the day. */
export const last365DaysPreset: DateRangePreset = {
  id: 'last-365-days',
  range: (today) => ({ from: parseDate(today).subtract({ days: 364 }).toString(), to: today }),
};

/** What DateRangePicker offers unless it is told otherwise. */
export const dateRangePresets: readonly DateRangePreset[] = [
  todayPreset,
  yesterdayPreset,
  thisMonthPreset,
  previousMonthPreset,
  thisQuarterPreset,
  last365DaysPreset,
];

/** The part of a range inside the limits, or null when nothing of it is. */
export function cutRange({ from, to }: DateRange, min?: string, max?: string): DateRange | null {
  const cut = { from: min !== undefined && from < min ? min : from, to: max !== undefined && to > max ? max : to };
  return cut.from > cut.to ? null : cut;
}

/** The preset whose days these are, or undefined: the range was chosen freely. */
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

import { addDays, dayCount, lastOfMonth } from './calendar.ts';

/** ISO days, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The earliest day anything is stored or requested for. A year before it is a typo. */
export const firstAcceptedDay = '2000-01-01';
/** The latest day anything is stored or requested for. */
export const lastAcceptedDay = '2100-12-31';

/** Longest range a request may cover, in days: ten years including leap days. */
export const longestRangeDays = 3653;

/** Limits of a range. */
export interface RangeLimits {
  /** First ISO day allowed. */
  readonly min?: string;
  /** Last ISO day allowed. */
  readonly max?: string;
  /** The most days the range may have. */
  readonly maxDays?: number;
}

/** Whether a text is a day of the calendar in ISO form, such as '2026-11-20'. */
export function isDay(text: string | null | undefined): text is string {
  if (text == null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is an ISO day between {@link firstAcceptedDay} and {@link lastAcceptedDay}. */
export function isAcceptedDay(text: string | null | undefined): text is string {
  return isDay(text) && text >= firstAcceptedDay && text <= lastAcceptedDay;
}

/** Cuts a range to the limits, keeping its last days; null when all of it is outside. */
export function clampRange({ from, to }: DayRange, { min, max, maxDays }: RangeLimits): DayRange | null {
  const last = max !== undefined && to > max ? max : to;
  const earliest = maxDays === undefined ? from : addDays(last, 1 - maxDays);
  const first = [earliest, min ?? from].reduce((latest, each) => (each > latest ? each : latest), from);
  return first > last ? null : { from: first, to: last };
}

/** The units a range is drawn in. */
export const rangeSteps = ['day', 'week', 'month'] as const;
export type RangeStep = (typeof rangeSteps)[number];

/** The most days drawn day by day, and week by week. Longer ranges are drawn by month. */
const maxDaysByDay = 124;
const maxDaysByWeek = 868;

/** The unit that keeps a drawing of a range to about 125 marks, however long it is. */
export function rangeStepOf({ from, to }: DayRange): RangeStep {
  const days = dayCount(from, to);
  return days <= maxDaysByDay ? 'day' : days <= maxDaysByWeek ? 'week' : 'month';
}

/** The range in days, weeks that start on Sunday, or months; the first and the last are cut to the range. */
export function rangeParts({ from, to }: DayRange, step: RangeStep): DayRange[] {
  const parts: DayRange[] = [];
  for (let start = from; start <= to;) {
    const end = endOfStep(start, step);
    parts.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  return parts;
}

function endOfStep(day: string, step: RangeStep): string {
  if (step === 'day') return day;
  return step === 'month' ? lastOfMonth(day) : addDays(day, 6 - new Date(`${day}T00:00:00Z`).getUTCDay());
}

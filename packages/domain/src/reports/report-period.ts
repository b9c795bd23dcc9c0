import { addDays, firstOfMonth, lastOfMonth } from '../calendar/calendar.ts';
import type { DayRange } from '../calendar/range.ts';
import { baseTypeOf } from '../geography/facility-type.ts';
import type { GeographyType } from '../geography/geography.ts';
import { weekStartOf } from '../scheduling/week.ts';
import { defaultIncentiveMonths, incentivePeriodOf, type IncentiveMonths } from '../surveys/incentive-period.ts';

/** Periods that end, so their report can be frozen. A week runs from Sunday to Saturday. */
export const reportPeriodKinds = ['week', 'month', 'incentive_period'] as const;
export type ReportPeriodKind = (typeof reportPeriodKinds)[number];

/** The period of a kind that a day belongs to. */
export function reportPeriodOf(
  kind: ReportPeriodKind,
  day: string,
  months: IncentiveMonths = defaultIncentiveMonths,
): DayRange {
  switch (kind) {
    case 'week': {
      const from = weekStartOf(day);
      return { from, to: addDays(from, 6) };
    }
    case 'month':
      return { from: firstOfMonth(day), to: lastOfMonth(day) };
    case 'incentive_period':
      return incentivePeriodOf(day, 0, months);
  }
}

/**
 * The kind of period these days are, or null if they are none of them. With a period of one month, that is a month.
 */
export function periodKindOf(
  { from, to }: DayRange,
  months: IncentiveMonths = defaultIncentiveMonths,
): ReportPeriodKind | null {
  return (
    reportPeriodKinds.find((kind) => {
      const period = reportPeriodOf(kind, from, months);
      return period.from === from && period.to === to;
    }) ?? null
  );
}

/** The latest period of a kind with data for all of its days. @param lastDay last day with complete data */
export function latestReportPeriod(
  kind: ReportPeriodKind,
  lastDay: string,
  months: IncentiveMonths = defaultIncentiveMonths,
): DayRange {
  const current = reportPeriodOf(kind, lastDay, months);
  return current.to <= lastDay ? current : reportPeriodOf(kind, addDays(current.from, -1), months);
}

const reported: ReadonlySet<GeographyType> = new Set(['club', 'club-region', 'market', 'territory']);

/** Whether a place has executive reports: the line of command above the stations, with or without a facility type. */
export function hasExecutiveReport(type: GeographyType): boolean {
  return reported.has(baseTypeOf(type));
}

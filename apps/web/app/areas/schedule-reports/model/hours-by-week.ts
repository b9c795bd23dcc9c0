import type { HoursRow } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { numberFormat } from '@roadside/foundations/formats';

export interface WeekHours {
  /** Its Sunday, ISO. */
  readonly week: string;
  readonly tow: number;
  readonly battery: number;
  readonly light: number;
  readonly overtime: number;
}

export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** How hours are written: quarters matter for a driver, not in the thousands of a club. */
export const hoursFormat = (largest: number): Intl.NumberFormatOptions => ({
  maximumFractionDigits: largest < 100 ? 2 : 0,
});

/** The hours of all drivers together, week by week. */
export function hoursByWeek(rows: readonly HoursRow[]): readonly WeekHours[] {
  const weeks = [...new Set(rows.map(({ week }) => week))].toSorted();
  return weeks.map((week) => {
    const own = rows.filter((row) => row.week === week);
    const sum = (field: 'tow_hours' | 'battery_hours' | 'light_hours' | 'overtime_hours') =>
      twoDecimals(own.reduce((total, row) => total + row[field], 0));
    return {
      week,
      tow: sum('tow_hours'),
      battery: sum('battery_hours'),
      light: sum('light_hours'),
      overtime: sum('overtime_hours'),
    };
  });
}

/** The days of a report, and the day it is read. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

/**
 * The part of a week that its hours cover, if it isn't a whole week of the past: a week cut by the report's dates, or
 * one that isn't over and may still be planned. Such a week is neither the highest nor the lowest.
 * @returns the first and last day covered where they differ from the week's; null for a whole week
 */
export function partOfWeek(
  sunday: string,
  { from, to, today }: ReportDays,
): { readonly from?: string; readonly through?: string } | null {
  const saturday = addDays(sunday, 6);
  const startsLate = from > sunday;
  const isOpen = to < saturday || saturday >= today;
  if (!startsLate && !isOpen) return null;
  return {
    ...(startsLate ? { from } : {}),
    ...(isOpen ? { through: to < saturday ? to : saturday } : {}),
  };
}

/**
 * The weeks whose hours are complete: a report leaves rows out from its oldest week on, so that week has only some of
 * its drivers.
 */
export function wholeWeeks(weeks: readonly WeekHours[], leftOut: number): readonly WeekHours[] {
  return leftOut > 0 ? weeks.slice(1) : weeks;
}

/** How much overtime whole weeks had: 'Overtime was 30-42 hours a week'. Null without a whole week with any. */
export function overtimeWords(weeks: readonly WeekHours[], days: ReportDays): string | null {
  const whole = weeks.filter(({ week }) => partOfWeek(week, days) === null).map(({ overtime }) => overtime);
  const [least, most] = [Math.min(...whole), Math.max(...whole)];
  if (whole.length === 0 || most === 0) return null;
  const hours = numberFormat('en-US', hoursFormat(most));
  const [from, to] = [hours.format(least), hours.format(most)];
  return from === to
    ? `Overtime was ${to} ${to === '1' ? 'hour' : 'hours'} a week`
    : `Overtime was ${from}-${to} hours a week`;
}

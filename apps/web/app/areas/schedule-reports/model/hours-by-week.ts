import type { HoursRow } from '@roadside/contract/schemas';

export interface WeekHours {
  /** Its Sunday, ISO. */
  readonly week: string;
  readonly tow: number;
  readonly battery: number;
  readonly light: number;
  readonly overtime: number;
}

export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

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

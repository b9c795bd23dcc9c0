/**
 * The time types. The first four are the specification's (section 3), the next three complete the survey aggregator's
 * (section 5), and Range is a free range shown as one value (presets and the date picker).
 */
export const timeTypes = [
  'Month',
  'This_Month',
  'Day',
  'DAILY_SERIES',
  'Prev_Month',
  'This_Incentive_Period',
  'Prev_Incentive_Period',
  'Range',
] as const;

/** Name of a period in requests. */
export type TimeType = (typeof timeTypes)[number];

/** Time menu of a dashboard element, in order. */
export const elementTimeTypes = ['Month', 'This_Month', 'Day', 'DAILY_SERIES'] as const satisfies readonly TimeType[];

/** Menu labels of the time types. */
export const timeTypeLabels: Readonly<Record<TimeType, string>> = {
  Month: 'Month',
  This_Month: 'This Month',
  Day: 'Day',
  DAILY_SERIES: 'Daily Series',
  Prev_Month: 'Prev Month',
  This_Incentive_Period: 'This Incentive Period',
  Prev_Incentive_Period: 'Prev Incentive Period',
  Range: 'Range',
};

/** Whether a string from outside is a time type. */
export function isTimeType(value: string): value is TimeType {
  return timeTypes.some((known) => known === value);
}

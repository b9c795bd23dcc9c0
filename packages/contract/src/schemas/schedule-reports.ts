import { z } from 'zod';
import { count, day, finite, positiveId, schedulerDriverId } from './scalars.ts';
import { dayOfWeek, service } from './scheduling.ts';

const driver = {
  driver_id: schedulerDriverId,
  driver_slug: z.string().nullable().describe('null for a ghost.'),
  display_name: z.string(),
  station_name: z.string(),
};

const driverAtStation = { ...driver, station_slug: z.string() };

/** Hours of one driver in one week at one station. */
export const hoursRow = z.object({
  ...driverAtStation,
  week: day.describe('Its Sunday.'),
  shifts: count,
  hours: finite,
  tow_hours: finite,
  battery_hours: finite,
  light_hours: finite,
  overtime_hours: finite.describe(
    'Hours after the driver’s first 40 of the whole week, at any station. They belong to the shifts they were worked in.',
  ),
});
export type HoursRow = z.output<typeof hoursRow>;

/** One hour of the week: the average over the weeks of the report. */
export const coverageRow = z.object({
  day_of_week: dayOfWeek,
  hour: z.int().min(0).max(23),
  scheduled: finite,
  ghosts: finite,
  needed: finite.nullable().describe('The average of the hours with a forecast; null without any.'),
  hours: count.describe('How many times the hour occurs in the report.'),
  short_hours: count.nullable().describe('How many of them were short; null without a forecast.'),
});
export type CoverageRow = z.output<typeof coverageRow>;

/** Time off of one driver. */
export const ptoRow = z.object({ ...driver, used_days: count, coming_days: count, pending_days: count });
export type PtoRow = z.output<typeof ptoRow>;

/** Planned vs. worked, by driver and station. */
export const adherenceRow = z.object({
  ...driverAtStation,
  shifts: count,
  planned_hours: finite,
  worked_hours: finite.describe('Hours signed on during a shift.'),
  adherence: finite.nullable().describe('Percent; null without planned hours.'),
  late_shifts: count.describe('Signed on more than five minutes late.'),
  missed_shifts: count.describe('Never signed on.'),
});
export type AdherenceRow = z.output<typeof adherenceRow>;

/** How much of a ghost's pattern was filled by drivers. */
export const ghostRow = z.object({
  ...driver,
  planned_shifts: count,
  filled_shifts: count,
  open_hours: finite,
  filled_hours: finite,
  filled_share: finite.nullable(),
});
export type GhostRow = z.output<typeof ghostRow>;

/** Calls and drivers of one day: forecast and actual. */
export const forecastRow = z.object({
  local_day: day,
  predicted_calls: finite,
  actual_calls: count,
  difference: finite.describe('Actual minus predicted.'),
  difference_share: finite.nullable().describe('Percent of the prediction; null if none were predicted.'),
  needed_hours: finite.nullable().describe('Driver hours the forecast called for.'),
  scheduled_hours: finite.describe('Driver hours, without ghosts.'),
  short_hours: count.nullable().describe('Hours with fewer drivers than needed.'),
});
export type ForecastRow = z.output<typeof forecastRow>;

/** One location below, with all its stations combined. */
export const locationRow = z.object({
  geography_id: positiveId,
  slug: z.string(),
  display_name: z.string(),
  drivers: count.describe('People with a shift there, each counted once.'),
  shifts: count.describe('Without open shifts.'),
  hours: finite,
  overtime_hours: finite.describe('Added up over its stations, as in the hours report.'),
  open_hours: finite.describe('Hours still assigned to ghosts.'),
  planned_hours: finite.describe('Hours of shifts that are over.'),
  worked_hours: finite,
  adherence: finite.nullable().describe('Percent; null without planned hours.'),
  days_off: count.describe('Approved days off, counting each driver’s day once.'),
});
export type LocationRow = z.output<typeof locationRow>;

/** Which shifts a report's number counts. */
export const shiftsCounted = z.enum(['staffed', 'open', 'overtime', 'late', 'missed', 'on-day-off', 'filled']);

/** A shift behind a report's number. */
export const reportShift = z.object({
  id: positiveId,
  ...driver,
  local_day: day,
  start_date: z.string(),
  end_date: z.string(),
  hours: finite,
  schedule_type: z.array(service),
  time_zone: z.string(),
  isGhost: z.boolean(),
  signed_on_at: z.string().nullable(),
  signed_off_at: z.string().nullable(),
});
export type ReportShift = z.output<typeof reportShift>;

import {
  breakLimits,
  codeFilters,
  type CodeFilter,
  ghostDayKeys,
  placeholderIdOf,
  requestStatuses,
  serviceTypes,
} from '@roadside/domain/scheduling';
import { z } from 'zod';
import {
  clockTime,
  count,
  day,
  finite,
  id,
  instant,
  largestInteger,
  plannedInstant,
  positiveId,
  schedulerDriverId,
  text,
} from './scalars.ts';

/** Service a driver works. */
export const service = z.enum(serviceTypes);
/** Services of one shift. */
export const scheduleType = z.array(service).max(3);
/** 0 = Sunday. */
export const dayOfWeek = z.int().min(0).max(6);
/** Code filters of the schedule (specification, section 4). */
export const codeFilter = z.enum(Object.keys(codeFilters) as CodeFilter[]);

const availabilityEntry = z
  .object({ id: positiveId, start_time: clockTime, end_time: clockTime, type: text(40), day_of_week: dayOfWeek })
  .meta({ id: 'AvailabilityEntry' });
const ptoEntry = z
  .object({
    id: positiveId,
    pto_start: day,
    pto_end: day,
    type: z.string(),
    status: z.string(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PtoEntry' });

const clockParts = z.object({ hour: z.int().min(0).max(23), minutes: z.int().min(0).max(59) }).nullable();

/** A driver in the scheduler (specification, section 3). */
export const schedulerDriver = z
  .object({
    id: schedulerDriverId.describe("A ghost's id is 99999 followed by its placeholder id."),
    employee_profile: positiveId.nullable(),
    full_name: z.string(),
    tcd: z.array(service),
    availability: z.array(availabilityEntry),
    pto: z.array(ptoEntry),
    total_days_pto: count.describe('Distinct days in the current year.'),
    available_start_time: clockParts,
    available_end_time: clockParts,
    schedule_type: scheduleType,
    isAvailable: z.boolean(),
    outOnPto: z.boolean(),
    active_not_available: z.boolean(),
    isGhost: z.boolean(),
  })
  .meta({ id: 'SchedulerDriver' });

type WeekDay = (typeof ghostDayKeys)[number];

function perDay<Name extends string, Schema extends z.ZodType>(
  suffix: Name,
  schema: Schema,
): Record<`${WeekDay}_${Name}`, Schema> {
  return Object.fromEntries(ghostDayKeys.map((weekDay) => [`${weekDay}_${suffix}`, schema])) as Record<
    `${WeekDay}_${Name}`,
    Schema
  >;
}

/** Id of a ghost: 99999 followed by its placeholder's id. */
export const ghostId = schedulerDriverId.refine(
  (value) => placeholderIdOf(value) !== null,
  'Must be a ghost’s id: 99999 followed by its placeholder id',
);

const ghostWeek = {
  ...perDay('start', clockTime.nullable()),
  ...perDay('end', clockTime.nullable()),
  ...perDay('available', z.boolean()),
};

/** A placeholder driver: a weekly work pattern without a person. */
export const ghostDriver = z
  .object({
    id: ghostId,
    name: z.string(),
    service_type: scheduleType,
    ...ghostWeek,
    station_id: positiveId,
    version: count.describe('Send it back with save_changes.'),
  })
  .meta({ id: 'GhostDriver' });
export type GhostDriver = z.output<typeof ghostDriver>;

/** The row version a change is based on. */
export const rowVersion = z.int().min(0).max(largestInteger);

/** A ghost to save; a new one has no id yet and names its station unless the location has only one. */
export const ghostChange = z.strictObject({
  id: ghostId.optional(),
  version: rowVersion.optional().describe('The version read; without it, the save overwrites other changes.'),
  station_id: positiveId.optional(),
  name: text(100),
  service_type: scheduleType,
  ...ghostWeek,
});

/** Actual hours; 0 = an open-ended shift, drawn and counted as 8. */
const hours = z.number().min(0).max(48);

/** A planned break of a shift. */
export const shiftBreak = z
  .strictObject({
    after: z
      .int()
      .min(0)
      .max(48 * 60)
      .nullable()
      .describe('Minutes from the start of the shift; null = taken any time.'),
    minutes: z.int().min(breakLimits.shortest).max(breakLimits.longest),
    paid: z.boolean(),
  })
  .meta({ id: 'ShiftBreak' });
const breaks = z.array(shiftBreak).max(breakLimits.most);

/** A stored shift. If the duration is 0, the end equals the start. */
export const scheduledEntry = z
  .object({
    id: positiveId,
    start_date: instant,
    end_date: instant,
    duration: hours,
    schedule_type: scheduleType,
    employee: positiveId.nullable().describe("The driver's employee_profile."),
    placeholder: positiveId.nullable().describe('The ghost whose id is 99999 followed by this.'),
    station_id: positiveId.describe('Clock times are in its time zone.'),
    day: day.describe("The day the shift starts, by the station's clock."),
    note: z.string().nullable(),
    breaks,
    version: count.describe('Send it back with a change to this shift.'),
    unpublished: z
      .enum(['new', 'changed'])
      .optional()
      .describe('Drivers don’t see it yet (new), or see it as it was published before (changed).'),
  })
  .meta({ id: 'ScheduledEntry' });
export type ScheduledEntry = z.output<typeof scheduledEntry>;

const quarterHour = 900_000;

/** A shift to save: new if it has no id, otherwise the complete new state of the shift. */
export const scheduleEdit = z
  .strictObject({
    id: positiveId.optional().describe('Omit for a new shift.'),
    version: rowVersion
      .optional()
      .describe('The version of the shift you changed. Needed to merge with other people’s edits.'),
    client_id: text(64).optional().describe("The caller's own name for a new shift; the reply returns it with the id."),
    start_date: plannedInstant,
    end_date: plannedInstant,
    duration: hours,
    schedule_type: scheduleType,
    employee: positiveId.nullable().optional(),
    placeholder: positiveId.nullable().optional(),
    note: text(500, 0).nullable().optional().describe('If left out, it stays as it is.'),
    breaks: breaks.optional().describe('If left out, they stay as they are.'),
  })
  .refine((entry) => (entry.employee == null) !== (entry.placeholder == null), {
    path: ['employee'],
    message: 'Send either employee or placeholder',
  })
  .refine((entry) => Date.parse(entry.start_date) <= Date.parse(entry.end_date), {
    path: ['end_date'],
    message: 'end_date must not be before start_date',
  })
  .refine((entry) => entry.start_date >= '2000' && entry.end_date < '2101', {
    path: ['start_date'],
    message: 'Must be between 2000 and 2100',
  })
  .refine((entry) => [entry.start_date, entry.end_date].every((date) => Date.parse(date) % quarterHour === 0), {
    path: ['start_date'],
    message: 'Times must be on a quarter hour',
  })
  .refine(
    (entry) => Math.abs(Date.parse(entry.end_date) - Date.parse(entry.start_date) - entry.duration * 3_600_000) < 1,
    {
      path: ['duration'],
      message: 'duration must be the hours from start_date to end_date; 0 for a shift without an end',
    },
  )
  .meta({ id: 'ScheduleEdit' });
export type ScheduleEdit = z.input<typeof scheduleEdit>;

/** A shift in a template: clock times on a weekday, so it fits any week. */
export const templateEntry = z.strictObject({
  day_of_week: dayOfWeek,
  start_time: clockTime,
  end: z
    .strictObject({ time: clockTime, days_later: z.int().min(0).max(2) })
    .nullable()
    .describe('null = a shift without an end.'),
  schedule_type: scheduleType,
  employee: positiveId.nullable(),
  placeholder: positiveId.nullable(),
  note: text(500, 0).nullable().optional(),
  breaks: breaks.optional(),
});
export type TemplateEntry = z.output<typeof templateEntry>;

const request = {
  id: positiveId,
  employee_id: positiveId,
  display_name: z.string(),
  status: z.enum(requestStatuses),
  approver_reason: z.string().nullable(),
  created_at: instant,
};
export const availabilityRequest = z
  .object({ ...request, entries: z.array(availabilityEntry) })
  .meta({ id: 'AvailabilityRequest' });
export const ptoRequest = z
  .object({ ...request, pto_start: day, pto_end: day, type: z.string(), reason: z.string().nullable() })
  .meta({ id: 'PtoRequest' });
export const scheduleChange = z
  .object({
    ...request,
    shift_id: positiveId,
    swap_with_shift_id: positiveId.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ScheduleChange' });
export const scheduleFillRequest = z.object({ ...request, shift_id: positiveId }).meta({ id: 'ScheduleFillRequest' });

/** Expected calls and drivers in one hour (specification, section 3). */
export const predictionHour = z
  .object({
    sc_dt: instant,
    volume_pred: finite,
    productivity_goal: finite,
    drivers_needed: count,
    total_drivers: count,
    code: codeFilter.nullable(),
    was_optimized: z.boolean(),
    time_type: z.string(),
  })
  .meta({ id: 'PredictionHour' });

/** The same with our additions: the uncertainty, and what today's crew achieves. */
export const forecastHour = predictionHour
  .extend({
    volume_low: count.describe('One hour in ten has fewer calls.'),
    volume_high: count.describe('One hour in ten has more calls.'),
    on_time_pred: finite
      .nullable()
      .describe(
        'Percent of calls the scheduled drivers reach within the promised time; null until it can be computed.',
      ),
    on_time_target: finite.nullable().describe('The percentage drivers_needed aims at; null for calls per driver.'),
    on_time_best: finite
      .nullable()
      .describe(
        'Percent reached if no call waited for a driver; more drivers cannot beat it. A higher target counts as this.',
      ),
  })
  .meta({ id: 'ForecastHour' });

export const placeReference = z.object({ id, name: z.string(), slug: z.string() });

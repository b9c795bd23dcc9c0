import { codeFilters, type CodeFilter, ghostDayKeys, requestStatuses, serviceTypes } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { clockTime, count, day, finite, id, instant, positiveId, schedulerDriverId, text } from './scalars.ts';

/** Service a driver works. */
export const service = z.enum(serviceTypes);
/** Services of one shift. */
const scheduleType = z.array(service).max(3);
/** 0 = Sunday. */
export const dayOfWeek = z.int().min(0).max(6);
/** Clock filters of the schedule (specification, section 4). */
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

/** A driver as the scheduler knows him (specification, section 3). */
export const schedulerDriver = z
  .object({
    id: schedulerDriverId.describe("A ghost's id is 99999 followed by its placeholder id."),
    employee_profile: positiveId.nullable(),
    full_name: z.string(),
    tcd: z.array(service),
    availability: z.array(availabilityEntry),
    pto: z.array(ptoEntry),
    total_days_pto: count.describe('Distinct days of the current year.'),
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

/** A placeholder driver: a shift pattern without a person. A new one has no id yet. */
export const ghostDriver = z
  .strictObject({
    id: positiveId.optional(),
    name: text(100),
    service_type: scheduleType,
    ...perDay('start', clockTime.nullable()),
    ...perDay('end', clockTime.nullable()),
    ...perDay('available', z.boolean()),
  })
  .meta({ id: 'GhostDriver' });

/** Real hours; 0 = a shift without an end, drawn and counted as 8. */
const hours = z.number().min(0).max(48);

/** A shift. Where the duration is 0 the end equals the start. */
export const scheduledEntry = z
  .strictObject({
    id: positiveId.optional().describe('Missing for a new one.'),
    start_date: instant,
    end_date: instant,
    duration: hours,
    schedule_type: scheduleType,
    employee: positiveId.nullable().optional(),
    placeholder: positiveId.nullable().optional(),
  })
  .refine((entry) => (entry.employee == null) !== (entry.placeholder == null), {
    path: ['employee'],
    message: 'Give either employee or placeholder',
  })
  .refine((entry) => Date.parse(entry.start_date) <= Date.parse(entry.end_date), {
    path: ['end_date'],
    message: 'end_date must not be before start_date',
  })
  .meta({ id: 'ScheduledEntry' });

/** A shift of a template: clock times on a day of the week, so that it fits any week. */
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
});

export const template = z
  .object({ id: positiveId, name: z.string(), entries: z.array(templateEntry) })
  .meta({ id: 'ScheduleTemplate' });

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

/** Expected work and people of one hour (specification, section 3). */
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

export const placeReference = z.object({ id, name: z.string(), slug: z.string() });

import { requestKinds, requestStatuses } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { clockTime, count, day, instant, plannedInstant, positiveId, text } from './scalars.ts';
import { dayOfWeek, service } from './scheduling.ts';

/** Kind of request: one of the four lists of the specification. */
export const requestType = z.enum(requestKinds);

/** A weekly availability entry without an id. */
export const availabilityTimes = z.strictObject({
  day_of_week: dayOfWeek,
  start_time: clockTime,
  end_time: clockTime.describe('If at or before the start, it’s on the next day.'),
  type: text(40).default('regular'),
});

/** The shift in a request. */
export const requestShift = z.object({
  id: positiveId,
  start_date: instant,
  end_date: instant.describe('As shown: a shift without an end ends after 8 hours.'),
  schedule_type: z.array(service),
  station_name: z.string(),
  driver_name: z.string().describe('The driver, or the ghost of an open shift.'),
});
export type RequestShift = z.output<typeof requestShift>;

/** Reason a driver fits a shift or doesn't. */
export const fitFinding = z.object({
  rule: z.string(),
  severity: z.enum(['block', 'warn']),
  overridable: z.boolean(),
  words: z.string(),
});
export type FitFindingReply = z.output<typeof fitFinding>;

/** A request of any kind; fields of other kinds are null. */
export const inboxRequest = z
  .object({
    id: positiveId,
    request_type: requestType,
    version: count,
    employee_id: positiveId,
    driver_id: positiveId,
    driver_slug: z.string(),
    display_name: z.string(),
    station_name: z.string(),
    time_zone: z.string(),
    words: z.string().describe('The request in one phrase.'),
    first_day: day.nullable().describe('First day it affects; null for availability.'),
    status: z.enum(requestStatuses),
    reason: z.string().nullable(),
    approver_reason: z.string().nullable(),
    decided_by: z.string().nullable(),
    decided_at: instant.nullable(),
    created_at: instant,
    can_decide: z.boolean().describe('Whether the caller can approve or deny it.'),
    can_withdraw: z.boolean(),
  })
  .meta({ id: 'InboxRequest' });
export type InboxRequest = z.output<typeof inboxRequest>;

/** A driver's request, by kind. */
export const requestDraft = z.discriminatedUnion('request_type', [
  z.strictObject({
    request_type: z.literal('availability_requests'),
    entries: z.array(availabilityTimes).max(50),
    reason: text(1000, 0).optional(),
  }),
  z.strictObject({
    request_type: z.literal('pto_requests'),
    pto_start: day,
    pto_end: day,
    type: text(40),
    reason: text(1000, 0).optional(),
  }),
  z.strictObject({
    request_type: z.literal('schedule_changes'),
    change: z.enum(['change', 'swap', 'drop']),
    shift_id: positiveId,
    swap_with_shift_id: positiveId.nullable().optional().describe('For a swap.'),
    wanted_start: plannedInstant.nullable().optional().describe('For a time change.'),
    wanted_end: plannedInstant.nullable().optional(),
    reason: text(1000, 0).optional(),
  }),
  z.strictObject({
    request_type: z.literal('schedule_fill_requests'),
    shift_id: positiveId,
    reason: text(1000, 0).optional(),
  }),
]);
export type RequestDraft = z.input<typeof requestDraft>;

/** The effect of approving a request. */
export const requestEffect = z
  .object({
    words: z.string().describe('The effect on coverage in one sentence.'),
    short_hours: count.describe('Hours it would leave with too few drivers.'),
    time_zone: z.string(),
    hours: z.array(
      z.object({
        starts_at: instant,
        needed: count.nullable().describe('From the forecast; null without one.'),
        before: count,
        after: z.int(),
        short: z.boolean(),
      }),
    ),
    shifts: z.array(requestShift).describe("The driver's planned shifts it affects."),
    opens: count.describe(
      'How many of them approving time off can open: those that haven’t started; 0 for other kinds.',
    ),
    findings: z.array(fitFinding).describe('Fit check of the shifts it would assign.'),
    others_off: z
      .array(
        z.object({
          driver_id: positiveId,
          display_name: z.string(),
          pto_start: day,
          pto_end: day,
          type: z.string(),
          status: z.enum(requestStatuses),
        }),
      )
      .describe('Other drivers off on these days. Drivers see nobody here, only the number below.'),
    others_off_count: count.describe('How many other drivers are off on these days, listed above or not.'),
    earlier: z
      .array(
        z.object({
          request_type: requestType,
          id: positiveId,
          words: z.string(),
          status: z.enum(requestStatuses),
          approver_reason: z.string().nullable(),
          decided_by: z.string().nullable(),
          decided_at: instant.nullable(),
        }),
      )
      .describe('Latest decisions on the same driver’s requests.'),
    total_days_pto: z
      .object({ year: z.int(), before: count, after: count })
      .nullable()
      .describe('Days off in the year in which the request begins; null for other kinds.'),
  })
  .meta({ id: 'RequestEffect' });
export type RequestEffect = z.output<typeof requestEffect>;

/** Time off in the absence calendar. */
export const absence = z.object({
  id: positiveId,
  employee_id: positiveId,
  driver_id: positiveId,
  driver_slug: z.string(),
  display_name: z.string(),
  station_name: z.string(),
  pto_start: day,
  pto_end: day,
  type: z.string(),
  status: z.enum(requestStatuses),
});
export type Absence = z.output<typeof absence>;

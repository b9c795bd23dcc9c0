import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit } from '../call/rate-limits.ts';
import { count, day, schedulerDriverId, slug, text } from '../schemas/scalars.ts';
import {
  adherenceRow,
  coverageRow,
  forecastRow,
  ghostRow,
  hoursRow,
  locationRow,
  ptoRow,
  reportShift,
  shiftsCounted,
} from '../schemas/schedule-reports.ts';
import { dayOfWeek, service } from '../schemas/scheduling.ts';

const path = '/dashboard/';

function report<Name extends string, Row extends z.ZodType>(name: Name, summary: string, row: Row) {
  return defineCall({
    name: `scheduleReports.${name}`,
    summary,
    path,
    selector: { equals: { purpose: 'schedule_reports', report: name } },
    access: signedIn('C132'),
    rateLimit: heavyReadLimit,
    status: 'final',
    origin: 'ours',
    body: withinAYear(
      z.strictObject({ purpose: z.literal('schedule_reports'), report: z.literal(name), slug, from: day, to: day }),
    ),
    reply: z.object({
      rows: z.array(row),
      left_out: count.describe('How many rows beyond the first 5,000 were left out.'),
    }),
    idempotent: true,
  });
}

function withinAYear<Schema extends z.ZodType<{ readonly from: string; readonly to: string }>>(schema: Schema) {
  return schema.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    path: ['to'],
    message: 'to must be within a year after from',
  });
}

/** Reports on the schedule, over shifts that start between two days. Ours: the specification defines no shape. */
export const scheduleReports = {
  hours: report('hours', 'Planned hours by driver, week, station and service, with overtime', hoursRow),
  coverage: report('coverage', 'Drivers scheduled and needed by hour of the week', coverageRow),
  pto: report('pto', 'Days off used, upcoming and pending, by driver', ptoRow),
  adherence: report('adherence', 'Planned hours vs. hours signed on, by driver and station', adherenceRow),
  ghosts: report('ghosts', 'Ghosts’ open shifts and how many of them drivers took', ghostRow),
  forecast: report('forecast', 'Predicted and actual calls and drivers, by day', forecastRow),
  locations: report('locations', 'Hours, open shifts, adherence and days off, by child location', locationRow),
  shifts: defineCall({
    name: 'scheduleReports.shifts',
    summary: 'The shifts behind a number in a report, paged',
    path,
    selector: { equals: { purpose: 'schedule_reports', report: 'shifts' } },
    access: signedIn('C132'),
    rateLimit: heavyReadLimit,
    status: 'final',
    origin: 'ours',
    body: withinAYear(
      z.strictObject({
        purpose: z.literal('schedule_reports'),
        report: z.literal('shifts'),
        slug,
        from: day,
        to: day,
        driver_id: schedulerDriverId.optional(),
        service: service.optional(),
        counted: shiftsCounted
          .optional()
          .describe(
            'staffed: with a driver. open: assigned to a ghost. overtime: with hours after the driver’s first 40 of the week. late: signed on more than five minutes late. missed: never signed on. on-day-off: on an approved day off. filled: taken from a ghost.',
          ),
        day_of_week: dayOfWeek.optional().describe('With hour: only shifts that cover it.'),
        hour: z.int().min(0).max(23).optional(),
        cursor: text(600).optional(),
        rows_per_page: z.int().min(1).max(200).optional(),
      }),
    ),
    reply: z.object({ rows: z.array(reportShift), total_rows: count, next_cursor: z.string().nullable() }),
    idempotent: true,
  }),
};

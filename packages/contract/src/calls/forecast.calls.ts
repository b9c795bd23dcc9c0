import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit } from '../call/rate-limits.ts';
import { count, day, finite, instant, positiveId, slug, text } from '../schemas/scalars.ts';
import { codeFilter, dayOfWeek, forecastHour, placeReference } from '../schemas/scheduling.ts';

const path = '/dashboard/';
const share = z.number().min(0.01).max(0.99);

/** What-if parameters. */
const whatIf = z.strictObject({
  volume_factor: z
    .number()
    .min(0)
    .max(10)
    .optional()
    .describe('Call volume multiplier: 1.4 for a storm with 40% more calls.'),
  drivers_out: z.int().min(0).max(1000).optional().describe('How many drivers are out in every step.'),
  drivers_added: z
    .array(z.int().min(-1000).max(1000))
    .max(25)
    .optional()
    .describe('How many drivers more, or fewer, are on shift in each hour of the day, for all services together.'),
  target: z
    .strictObject({
      share: share.describe('Share of calls to reach within the promised time.'),
      occupancy_cap: z.number().min(0.1).max(1).optional(),
      shrinkage: z.number().min(0).max(0.9).optional().describe('Share of scheduled time that is lost.'),
    })
    .nullable()
    .optional()
    .describe('Replaces the target set for the place; null simply divides by the productivity goal.'),
});

const error = {
  mape: finite.nullable().describe('Mean absolute percentage error of hours with calls.'),
  bias: finite.nullable().describe('Mean of predicted minus actual.'),
  predicted: finite,
  actual: count,
  n: count,
};

/** Predictions of the driver scheduler, and their past accuracy. */
export const forecast = {
  predict: defineCall({
    name: 'scheduler.predict',
    summary: 'Expected calls and drivers needed for each hour of a day',
    notes:
      'Each step has one row with code null for all services together, and one per driver pool. Without hours, the panel shows nothing. Every id in child_list must be in the view scope. what_if isn’t in the specification and saves nothing.',
    path,
    selector: { equals: { purpose: 'timeseries_predictor' } },
    access: signedIn('C040'),
    rateLimit: heavyReadLimit,
    status: 'final',
    body: z.strictObject({
      purpose: z.literal('timeseries_predictor'),
      slug,
      combine_batt_ls: z.boolean().optional().describe('Combines Battery and Light Service into one pool.'),
      parameters: z.strictObject({
        date: day,
        scheduler_type: z.enum(['1h', '30m', '15m']).default('1h').describe('Length of a step.'),
        children_filter: text(60, 0).nullable().optional().describe('Type of children to list, such as station.'),
        child_list: z.array(positiveId).max(1000).optional().describe('Counts only these places.'),
        what_if: whatIf.optional(),
      }),
    }),
    reply: z.object({
      hours: z.array(forecastHour),
      avl_zone: z
        .array(z.object({ zone: z.string(), hour: z.string(), drivers: count }))
        .describe('Drivers on duty by zone and hour.'),
      stations_apart: z
        .object({ stations: count, driver_hours: finite })
        .nullable()
        .describe(
          'Driver-hours needed if each station is planned on its own. drivers_needed is less, because it takes all stations as one pool, in which any driver may take any call. Null for one station.',
        ),
      children: z.array(placeReference.extend({ volume_pred: finite })),
    }),
    idempotent: true,
  }),
  backTest: defineCall({
    name: 'scheduler.backTest',
    summary: 'How far off the predictions of past weeks were, by hour of the week',
    notes: 'Each past day is compared with what was predicted before it began.',
    path,
    selector: { equals: { purpose: 'forecast_back_test' } },
    access: signedIn('C150'),
    rateLimit: heavyReadLimit,
    status: 'final',
    body: z.strictObject({
      purpose: z.literal('forecast_back_test'),
      slug,
      code: codeFilter.nullable().optional().describe('Services to count; all by default.'),
      weeks: z.int().min(1).max(26).optional().describe('Default 8.'),
    }),
    reply: z.object({
      from: day,
      through: day,
      trained_at: instant.nullable().describe('When the current predictions were made.'),
      hours: z
        .array(z.object({ day_of_week: dayOfWeek, hour: z.int().min(0).max(23), ...error }))
        .describe('168 hours, starting Sunday at midnight.'),
      by_hour: z.object(error),
      by_day: z.object(error),
    }),
    origin: 'ours',
    idempotent: true,
  }),
};

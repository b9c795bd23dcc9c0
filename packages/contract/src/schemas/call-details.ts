import { callOutcomes, dayShifts, lifeSteps } from '@roadside/domain/calls';
import { callMetricIds } from '@roadside/domain/metrics';
import { z } from 'zod';
import { callRow, metricCell } from './dashboard-data.ts';
import { count, id, instant, slug } from './scalars.ts';

const days = { from: z.string(), to: z.string() };
const asOf = instant.nullable().describe('When the data behind the reply was last loaded.');

/** One call with its full history. */
export const callDetail = z
  .object({
    call: callRow.extend({
      station_id: id.nullable(),
      station_slug: slug.nullable().describe('Null, and the name empty, for a station the caller can’t see.'),
    }),
    steps: z
      .array(
        z.object({
          step: z.enum(lifeSteps.map(({ code }) => code)),
          at: instant,
          minutes_since_previous: z.number().nullable(),
        }),
      )
      .describe('The known steps of RE SP AS DI ER OL TW CL. The minutes add up to the time from first to last.'),
    promised_at: instant.nullable(),
    missed_by_minutes: z
      .number()
      .nullable()
      .describe('How long after the promised time the driver arrived; null if not late.'),
    passes: z
      .array(
        z.object({
          at: instant,
          station_id: id.nullable(),
          station_slug: z.string().nullable().describe('Null for a station the caller can’t see.'),
          station_name: z.string().nullable().describe('Null for a station the caller can’t see.'),
          driver_name: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      )
      .describe('In the order they happened.'),
    updates: z.array(z.object({ at: instant, text: z.string().nullable() })).describe('What the member was told.'),
    redispatches: z.array(z.object({ at: instant, reason: z.string().nullable() })),
    place: z.object({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      grid: z.string().nullable(),
      station_latitude: z.number().nullable(),
      station_longitude: z.number().nullable(),
    }),
    survey: z
      .object({
        outc1: z.number().nullable(),
        response_sat: z.number().nullable(),
        q24: z.number().nullable(),
        q26: z.number().nullable(),
        comment: z.string().nullable(),
        recorded_at: instant,
        rerouted: z.boolean(),
        removed: z.boolean(),
      })
      .nullable(),
    related: z
      .array(
        z.object({
          id: z.int(),
          slug,
          station_name: z.string(),
          received_at: instant,
          tcd: z.string(),
          outcome: z.enum(callOutcomes).nullable(),
          hours_apart: z.number().describe('Negative before this call.'),
        }),
      )
      .describe('Calls for the same car within 48 hours, at stations the caller can see.'),
    full: z.boolean().describe('False if another station served the call: the caller sees only their own part.'),
  })
  .meta({ id: 'CallDetail' });
export type CallDetail = z.output<typeof callDetail>;

/** Calls by day, week or month, for the histogram. */
export const callDays = z
  .object({
    data: z.array(
      z.object({
        day: z.string().describe('The first day the row covers.'),
        calls: count,
        late: count,
        passed: count,
        cancelled: count,
      }),
    ),
    meta: z.object({ ...days, as_of: asOf }),
  })
  .meta({ id: 'CallDays' });
export type CallDays = z.output<typeof callDays>;

/** Dimensions calls can be grouped by. */
export const callDimensions = ['station', 'driver', 'service', 'outcome', 'day', 'city'] as const;

/** Grouped calls. */
export const callGroups = z
  .object({
    data: z.array(
      z.object({
        key: z.string().nullable(),
        label: z.string().nullable(),
        calls: count,
        late: count,
        passed: count,
        cancelled: count,
        ata_minutes: z.number().nullable(),
      }),
    ),
    meta: z.object({
      ...days,
      as_of: asOf,
      groups: count.describe('Total number of groups; the largest 1,000 are returned, or the latest 1,000 days.'),
    }),
  })
  .meta({ id: 'CallGroups' });
export type CallGroups = z.output<typeof callGroups>;

const rate = z.object({ offers: count, passes: count, rate: z.number().nullable() });
const rates = { days_14: rate, days_30: rate };

/** When, why and by whom calls were passed. */
export const callPasses = z
  .object({
    cells: z.array(z.object({ weekday: z.int().min(0).max(6), hour: z.int().min(0).max(23), passes: count })),
    reasons: z
      .array(z.object({ reason: z.string().nullable(), passes: count, share: z.number() }))
      .describe('A station that passed one call twice for two reasons counts under both; shares add up to 100.'),
    shifts: z.array(z.object({ shift: z.enum(dayShifts), passes: count, ...rates })),
    stations: z
      .array(
        z.object({
          station_id: id,
          station_slug: z.string(),
          station_name: z.string(),
          passes: count.describe('Calls this station passed; it passes a call once, however often it was offered.'),
          ...rates,
        }),
      )
      .describe('The stations that passed, most passes first; at most 50.'),
    drivers: z.array(z.object({ driver_id: id, driver_name: z.string(), passes: count, ...rates })),
    total: count.describe('Passes: one for each station that gave a call back.'),
    calls_passed: count.describe(
      'Calls passed at least once. A call passed by two stations is one call and two passes.',
    ),
    without_driver: count.describe('Passes without a driver, such as when none was available.'),
    rolling: z.array(z.object({ day: z.string(), rate_14: z.number().nullable(), rate_30: z.number().nullable() })),
    ...rates,
    meta: z.object({ ...days, as_of: asOf }),
  })
  .meta({ id: 'CallPasses' });
export type CallPasses = z.output<typeof callPasses>;

/** What each of the five metrics counts and excludes. */
export const callMetricsExplained = z
  .object({
    data: z.array(
      z.object({
        metric: z.enum(callMetricIds),
        cell: metricCell,
        from: count.describe('Records it starts from; the sum of counted and excluded.'),
        counted: count,
        excluded: z.array(z.object({ reason: z.string(), count })),
      }),
    ),
    meta: z.object({ ...days, as_of: asOf }),
  })
  .meta({ id: 'CallMetricsExplained' });
export type CallMetricsExplained = z.output<typeof callMetricsExplained>;

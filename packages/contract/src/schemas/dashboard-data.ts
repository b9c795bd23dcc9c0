import { callOutcomes, serviceGroups } from '@roadside/domain/calls';
import { comparisons } from '@roadside/domain/dashboards';
import { countedFromKinds, metricKinds, movementParts } from '@roadside/domain/metrics';
import { z } from 'zod';
import { errorReply } from '../errors/error-reply.ts';
import { facilityType, geographyType } from './geography.ts';
import { count, id, instant, slug } from './scalars.ts';

const number = z.number().nullable();

/**
 * A number and its parts. Null if the denominator is 0. `low` and `high` are the Wilson 95% interval of a share.
 * `status` is the color by the goal in effect at the end of the range; a share of fewer than ten has none.
 */
export const metricCell = z
  .object({
    value: number,
    numerator: number,
    denominator: number,
    status: z.enum(['green', 'yellow', 'red']).nullable(),
    low: number.optional(),
    high: number.optional(),
  })
  .meta({ id: 'MetricCell' });
export type MetricCell = z.output<typeof metricCell>;

const metricCells = z.record(z.string(), metricCell);

const place = {
  id,
  slug,
  name: z.string(),
  type: geographyType,
  drillable: z.boolean().describe("Whether the caller can open this row's own dashboard."),
};

/** One organization's metrics, by metric id. */
export const metricRow = z.object({ ...place, metrics: metricCells }).meta({ id: 'MetricRow' });
export type MetricRow = z.output<typeof metricRow>;

/** One organization's metrics over time; each list is parallel to `meta.dates`. */
export const metricSeries = z
  .object({
    ...place,
    metrics: z.record(z.string(), z.array(metricCell)),
    projected: z
      .record(z.string(), number)
      .optional()
      .describe(
        'Expected value of the whole month where the last one is unfinished: the days so far, and for each remaining day the mean of the same weekday in the last four weeks. Only in totals.',
      ),
  })
  .meta({ id: 'MetricSeries' });
export type MetricSeries = z.output<typeof metricSeries>;

export const metricHeading = z
  .object({
    id: z.string(),
    label: z.string(),
    unit: z.enum(['calls', 'percent', 'minutes', 'surveys', 'count', 'per-hour', 'points', 'drivers']),
    direction: z.enum(['higher', 'lower', 'neutral']),
    decimals: z.int().min(0).max(6),
    kind: z.enum(metricKinds).describe('How the value is computed. Only counts, means and shares add up from parts.'),
    countedFrom: z
      .enum(countedFromKinds)
      .nullable()
      .describe('What a denominator counts, for words like "of 5 surveys"; null for a metric without data yet.'),
  })
  .meta({ id: 'MetricHeading' });
export type MetricHeading = z.output<typeof metricHeading>;

const goalBounds = z.object({ green: z.number(), yellow: z.number() });

/** A goal and when it applied: the first and last of a trend's dates whose cells it colors. */
export const goalStep = goalBounds.extend({ since: z.string(), until: z.string() }).meta({ id: 'GoalStep' });
export type GoalStep = z.output<typeof goalStep>;

const metaFields = {
  dates: z.array(z.string()).describe('Columns or points: ISO days, or YYYY-MM for months.'),
  from: z.string(),
  to: z.string(),
  time_type: z.string(),
  metrics: z.array(metricHeading),
  as_of: instant.nullable().describe('When the data behind the reply was last loaded.'),
  geography: z.object({ id, slug, type: geographyType, name: z.string(), facility_type: facilityType.nullable() }),
  unfinished: z
    .array(
      z.object({
        date: z.string().describe('One of `dates`.'),
        from: z.string().nullable().describe('First day covered, if it isn’t the first of the month.'),
        through: z.string().nullable().describe('Last day covered, if it isn’t the last of the month.'),
      }),
    )
    .optional()
    .describe('Months that aren’t covered in full: never compare them with whole ones. Left out if there are none.'),
  goals: z
    .record(z.string(), goalBounds)
    .optional()
    .describe('The geography’s goals on the last day, by metric; metrics without a goal are left out.'),
};

export const metricMeta = z.object(metaFields).meta({ id: 'MetricMeta' });
export type MetricMeta = z.output<typeof metricMeta>;

const rowTotal = z.int().min(0);

/** The days a reply is compared with. */
export const comparedDays = z
  .object({
    comparison: z.enum(comparisons),
    spans: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .min(1)
      .describe(
        'Oldest first, each on the same weekdays as the period. With several, counts are averages, and means and shares are computed over all of them.',
      ),
  })
  .meta({ id: 'ComparedDays' });
export type ComparedDays = z.output<typeof comparedDays>;

export const cardReply = z
  .object({
    data: metricRow,
    previous: metricCells.optional().describe('The same metrics for the days it’s compared with.'),
    before: comparedDays,
    series: z
      .object({
        dates: z.array(z.string()),
        values: z.record(z.string(), z.array(number)),
        counted: z
          .record(z.string(), z.array(number))
          .optional()
          .describe(
            'What each value of a share was counted in, for shares with an interval: points with few answers say very little.',
          ),
      })
      .optional()
      .describe('The same metrics by day or month, for the sparkline.'),
    meta: metricMeta,
  })
  .meta({ id: 'CardReply' });

export const tableReply = z
  .object({
    data: z.array(metricRow),
    totals: metricRow.describe('For all rows, not just this page.'),
    meta: z.object({ ...metaFields, page: z.int().min(1), rows_per_page: z.int().min(1), total_rows: rowTotal }),
  })
  .meta({ id: 'TableReply' });

export const trendTableReply = z
  .object({
    series: z.array(metricSeries),
    totals: metricSeries,
    meta: z.object({
      ...metaFields,
      total_rows: rowTotal.optional().describe('How many series there are on all pages.'),
      goal_steps: z
        .record(z.string(), z.array(goalStep))
        .optional()
        .describe(
          'The geography’s goals, oldest first, by metric; metrics with the same goal on all of `dates` are left out.',
        ),
    }),
  })
  .meta({ id: 'TrendTableReply' });

export const numberHighlightsReply = z
  .object({
    data: z.array(
      z.object({
        metric: z.string(),
        label: z.string(),
        unit: z.string(),
        cell: metricCell,
        previous: metricCell.nullable(),
      }),
    ),
    before: comparedDays,
    meta: metricMeta,
  })
  .meta({ id: 'NumberHighlightsReply' });

/** Why a metric moved: the parts add up to the change. */
export const whyMovedReply = z
  .object({
    data: metricCell.nullable(),
    previous: metricCell.nullable(),
    change: number.describe('Null, with no parts, if either period has no value.'),
    parts: z.array(
      z.object({
        part: z
          .enum(movementParts)
          .describe(
            'volume = more or fewer calls; service_mix, provider_mix and wait = a different mix of services, provider types and waits; rest = changes within calls of the same kind.',
          ),
        change: z.number(),
        lead: z
          .object({
            dimension: z.enum(['service', 'provider', 'wait']),
            key: z.string(),
            before: z.number(),
            after: z.number(),
          })
          .nullable()
          .describe(
            'The service, provider type or wait (its minimum minutes) with the largest effect, and its share of calls before and after. An empty key means the source doesn’t say.',
          ),
        within: z
          .object({ service: z.string(), before: z.number(), after: z.number() })
          .nullable()
          .optional()
          .describe(
            'For changes within calls of the same kind: the service whose own value changed the metric most, before and after. Reports frozen earlier don’t have it.',
          ),
      }),
    ),
    before: comparedDays,
    meta: metricMeta,
  })
  .meta({ id: 'WhyMovedReply' });

/** One element of a request for several: the reply of its own call, or that call's error. */
export const elementAnswer = z
  .discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), reply: z.unknown().describe('The reply of the element’s own call.') }),
    z.object({
      ok: z.literal(false),
      status: z.int(),
      error: errorReply,
      retry_after_seconds: z.number().optional(),
    }),
  ])
  .meta({ id: 'ElementAnswer' });
export type ElementAnswer = z.output<typeof elementAnswer>;

/** A call in Call Details. Times are null if the source does not report them. */
export const callRow = z
  .object({
    id: z.int(),
    sc_dt: z.string().describe('Station-local day of RE.'),
    received_at: instant,
    station_id: id,
    station_slug: slug,
    station_name: z.string(),
    driver_id: id.nullable(),
    driver_name: z.string().nullable(),
    sc_svc_prov_type: z.enum(['P', 'C', 'F']).nullable(),
    tcd: z.string(),
    service: z.enum(serviceGroups).nullable(),
    outcome: z.enum(callOutcomes).nullable(),
    clear_code: z.string().nullable(),
    ata_minutes: number,
    pta_minutes: number,
    pass_count: z.int().min(0).nullable().describe('Times a station passed the call before this one took it.'),
    city: z.string().nullable(),
    state: z.string().nullable(),
    grid: z.string().nullable(),
    outc1: z.int().min(1).max(5).nullable().describe('Overall satisfaction, if a survey was answered.'),
    late: z.boolean().describe('Whether the driver arrived after the promised time.'),
    appointment: z.boolean(),
    vehicle: z.string().nullable().describe('The car in words: year, make, model, color.'),
    truck: z.string().nullable().describe('The truck that was sent.'),
    time_zone: z.string().describe("The station's time zone, used for the call's times."),
  })
  .meta({ id: 'CallRow' });
export type CallRow = z.output<typeof callRow>;

export const callTableReply = z
  .object({
    data: z.array(callRow),
    meta: z.object({
      ...metaFields,
      total_rows: rowTotal,
      next_cursor: z.string().nullable(),
      counted: count
        .optional()
        .describe(
          'With counted_by: what the metric itself counts. Higher than the number of rows if a call has two surveys or was passed by two stations.',
        ),
    }),
  })
  .meta({ id: 'CallTableReply' });

/** Progress of the data load (specification, sections 3 and 4). */
export const updateStatus = z
  .object({
    current_state: z.string(),
    todays_states: z.array(z.object({ state: z.string(), at: instant })).describe("Today's states, in order."),
    latest_day: z.string().nullable().describe('Latest day with calls.'),
    metric_information_updated_at: instant
      .nullable()
      .describe('When metric information was last loaded; stale after 168 hours (section 9).'),
    updated_at: instant.nullable().describe('When anything else was last updated; stale after 24 hours.'),
  })
  .meta({ id: 'UpdateStatus' });
export type UpdateStatus = z.output<typeof updateStatus>;

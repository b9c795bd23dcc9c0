import { comparisons, defaultDynamicDays, longestRangeDays, timeTypes } from '@roadside/domain/dashboards';
import { z } from 'zod';
import { filters } from './filters.ts';
import { geographyArgument, geographyTypeInput } from './geography.ts';
import { day, orderList, page, rowsPerPage, text } from './scalars.ts';

/**
 * Which days, and how they are split (domain `periodOf`; the last day is always the latest complete one).
 * - `Day`: that one day.
 * - `This_Month`, `Prev_Month`: the calendar month so far, or the previous one, as one value.
 * - `This_Incentive_Period`, `Prev_Incentive_Period`: the calendar quarter so far, or the previous one, as one value.
 * - `Month`: one value per calendar month, the last 12 unless `from`, `to` or `dynamic` say otherwise.
 * - `DAILY_SERIES`: one value per day, the last 365 unless `from`, `to` or `dynamic` say otherwise.
 * - `Range`: `from` to `to` as one value.
 * Cards and tables sum the whole range; trend tables and series return one value per day or month.
 */
export const timeType = z.enum(timeTypes);
export type TimeType = z.output<typeof timeType>;

/** One time type, or the list an element offers; the first of a list is used. */
const timeTypeChoice = z
  .union([timeType, z.array(timeType).min(1).max(4)])
  .transform((value): TimeType => (typeof value === 'string' ? value : (value[0] ?? 'This_Month')));

export const metricId = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, 'Must be a metric id');

/** Limits a list of calls to those a metric counts. */
export const countedBy = z
  .strictObject({ metric: metricId, part: z.enum(['numerator', 'denominator']) })
  .describe(
    'Only the calls a metric counts: those in its numerator, or all in its denominator. For means and quantiles, both are the same calls.',
  );

/**
 * true = the last 365 days ending at the latest load, a number = that many days, false or null = the fixed range.
 * Parsed to days or null.
 */
const dynamicRange = z
  .union([z.boolean(), z.int().min(1).max(longestRangeDays), z.null()])
  .transform((value): number | null => (value === true ? defaultDynamicDays : value === false ? null : value));

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The metric parameters of the specification, section 3, that are not separate fields of the payload. */
export const metricArguments = z
  .strictObject({
    from: day.optional().describe('First day, included; overrides dynamic.'),
    to: day.optional().describe('Last day, included; defaults to the latest complete day.'),
    dynamic: dynamicRange
      .optional()
      .describe('Rolling range: the last N days of data, true = 365; false = the fixed range.'),
    compare: z
      .enum(comparisons)
      .optional()
      .describe(
        'The days to compare with, always on the same weekdays. Defaults to last_week for a day, otherwise to last_month. Periods longer than a week can’t be compared with last_week or four_week_mean and use last_month.',
      ),
    search_field: text(100, 0).optional().describe('Only rows whose name contains this; not case-sensitive.'),
    battery: z.boolean().optional().describe('Adds the battery columns: test, sale and conversion.'),
    page: page.optional().describe('Starts at 1.'),
    rows_per_page: rowsPerPage.optional().describe('Up to 200; default 50.'),
    order_by: orderList
      .optional()
      .describe(
        'name or a metric id; a leading minus sorts in descending order. Calls take up to four, separated by commas.',
      ),
    lower_bound: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('First row, counted from 0. Together with upper_bound, another way to page (comments use 0 to 50).'),
    upper_bound: z
      .int()
      .min(0)
      .max(1_000_200)
      .optional()
      .describe('One past the last row; at most 200 above lower_bound.'),
    cursor: text(500).optional().describe("The last reply's next_cursor; overrides page and bounds."),
  })
  .refine((args) => args.from === undefined || args.to === undefined || args.from <= args.to, {
    path: ['from'],
    message: 'from must not be after to',
  })
  .refine(
    (args) => args.from === undefined || args.to === undefined || daysBetween(args.from, args.to) < longestRangeDays,
    {
      path: ['from'],
      message: `A range can’t be longer than ${longestRangeDays} days`,
    },
  )
  .refine(
    (args) =>
      args.lower_bound === undefined ||
      args.upper_bound === undefined ||
      (args.lower_bound <= args.upper_bound && args.upper_bound - args.lower_bound <= 200),
    {
      path: ['upper_bound'],
      message: 'upper_bound must be at most 200 above lower_bound',
    },
  )
  .meta({ id: 'MetricArguments' });
export type MetricArguments = z.output<typeof metricArguments>;

/** Fields of every dashboard-data payload. */
export const metricPayload = {
  dataTarget: text(64)
    .optional()
    .describe('Name of the data the dashboard shows; saved with the element, but the path decides.'),
  time_type: timeTypeChoice
    .default('This_Month')
    .describe(
      'Which days, and whether to return one value or one per day or month. If it’s a list, the first one is used.',
    ),
  geography: geographyArgument.optional().describe('If set, id and slug must match the path.'),
  filters: filters.optional(),
  metrics: z.array(metricId).min(1).max(60).describe('Metric ids from the catalog, in column order.'),
  relation: z
    .enum(['children', 'self'])
    .default('self')
    .describe('children = one row per child of child_type; self = the geography itself.'),
  child_type: geographyTypeInput
    .optional()
    .describe('Only with relation children; defaults to the first drill-down type.'),
  args: metricArguments.optional().describe('Range, paging, sorting and search.'),
};

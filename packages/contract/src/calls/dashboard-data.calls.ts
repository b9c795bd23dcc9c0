import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit } from '../call/rate-limits.ts';
import {
  callTableReply,
  cardReply,
  elementAnswer,
  numberHighlightsReply,
  tableReply,
  trendTableReply,
  whyMovedReply,
} from '../schemas/dashboard-data.ts';
import { filters } from '../schemas/filters.ts';
import { countedBy, metricId, metricPayload } from '../schemas/metric-parameters.ts';
import { day, slug } from '../schemas/scalars.ts';
import { commentSearch, surveyTableReply } from '../schemas/survey.ts';

const path = '/dashboard/dashboard-data/{chart_type}/{slug}/';
/** Most elements in one request; a page with more asks again. */
export const maxElements = 24;

function forChart<ChartType extends string>(chartType: ChartType) {
  return {
    path,
    selector: { params: { chart_type: chartType } },
    access: signedIn('C020'),
    rateLimit: elementLimit,
    params: z.strictObject({ chart_type: z.literal(chartType).optional(), slug }),
    status: 'final',
    idempotent: true,
  } as const;
}

const forElement = <ChartType extends string>(chartType: ChartType) => ({
  ...metricPayload,
  chart_type: z.literal(chartType).optional(),
});

/** For data about a geography itself, never its children. */
function forElementItself<ChartType extends string>(chartType: ChartType) {
  const { relation: _relation, child_type: _childType, ...rest } = forElement(chartType);
  return rest;
}

export const dashboardData = {
  card: defineCall({
    ...forChart('card'),
    name: 'dashboardData.card',
    summary: 'Metrics for one geography, with the days it’s compared with and a sparkline series',
    body: z.strictObject(forElement('card')),
    reply: cardReply,
  }),

  table: defineCall({
    ...forChart('table'),
    name: 'dashboardData.table',
    summary: 'Metrics for a geography or each of its children, paged, with totals for all rows',
    body: z.strictObject(forElement('table')),
    reply: tableReply,
  }),

  trendTable: defineCall({
    ...forChart('trendTable'),
    name: 'dashboardData.trendTable',
    summary: 'Metrics over time for a geography or each of its children',
    body: z.strictObject(forElement('trendTable')),
    reply: trendTableReply,
  }),

  numberHighlights: defineCall({
    ...forChart('numberHighlights'),
    name: 'dashboardData.numberHighlights',
    summary: 'Headline numbers through yesterday',
    notes:
      'custom_time.until is the last day counted. Without from, the range starts on the first of that month. Without metrics, returns the catalog’s headline metrics.',
    body: z.strictObject({
      ...forElement('numberHighlights'),
      metrics: z.array(metricId).min(1).max(60).optional(),
      purpose: z.literal('get_custom_data'),
      custom_time: z
        .strictObject({ from: day.optional(), until: day })
        .refine((time) => time.from === undefined || time.from <= time.until, {
          path: ['from'],
          message: 'from must not be after until',
        }),
    }),
    reply: numberHighlightsReply,
  }),

  whyMoved: defineCall({
    ...forChart('why_moved'),
    name: 'dashboardData.whyMoved',
    summary: 'Why a metric moved vs. the same weekdays before, in parts that add up to the change',
    notes:
      'Counts, means and shares only. Each part is the average effect of its cause over all orders in which the causes could have changed.',
    body: z.strictObject({ ...forElementItself('why_moved'), metrics: z.array(metricId).length(1) }),
    reply: whyMovedReply,
    origin: 'ours',
  }),

  std12eReduced: defineCall({
    ...forChart('std12e_reduced'),
    name: 'dashboardData.std12eReduced',
    summary: 'The calls themselves, one per row, for Call Details',
    notes:
      'Sorted by sc_dt unless order_by is set; the range defaults to month to date. With counted_by, a call that another provider ended up taking is listed where this one passed it, without the driver unless the caller can see that driver.',
    body: z.strictObject({
      ...forElement('std12e_reduced'),
      metrics: z.array(metricId).max(60).optional(),
      additional_filters: filters.optional(),
      counted_by: countedBy.optional(),
    }),
    reply: callTableReply,
  }),

  surveyComments: defineCall({
    ...forChart('survey_comments'),
    name: 'dashboardData.surveyComments',
    summary: 'Member comments, newest first, the first 50 unless bounds are set',
    body: z.strictObject({
      ...forElement('survey_comments'),
      metrics: z.array(metricId).max(60).optional(),
      ...commentSearch,
    }),
    reply: surveyTableReply,
  }),

  elements: defineCall({
    name: 'dashboardData.elements',
    summary: 'The data of several elements of one location, in one request',
    notes:
      'Each element is the body of a call to /dashboard/dashboard-data/{chart_type}/{slug}/ and is answered as that call would be: with its reply, or with its own error. Rate limits count each element. All elements arrive together, so request slow ones on their own.',
    path: '/dashboard/dashboard-data/',
    selector: { equals: { purpose: 'elements' } },
    access: signedIn('C020'),
    rateLimit: elementLimit,
    body: z.strictObject({
      purpose: z.literal('elements'),
      slug,
      elements: z
        .array(
          z.strictObject({ chart_type: z.string().min(1).max(64), body: z.record(z.string().max(64), z.unknown()) }),
        )
        .min(1)
        .max(maxElements),
    }),
    reply: z.object({ elements: z.array(elementAnswer).describe('In the order of the request.') }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};

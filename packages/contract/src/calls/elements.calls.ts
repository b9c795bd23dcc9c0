import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, exportLimit } from '../call/rate-limits.ts';
import {
  callTableReply,
  cardReply,
  numberHighlightsReply,
  tableReply,
  trendTableReply,
} from '../schemas/dashboard-data.ts';
import { elementRequest, storedChartType } from '../schemas/dashboard-definition.ts';
import { geographyArgument } from '../schemas/geography.ts';
import { count, orderBy } from '../schemas/scalars.ts';
import { commentSearch, surveyFacets, surveyTableReply } from '../schemas/survey.ts';

const element = {
  path: '/dashboard/elements/{element}/',
  params: z.strictObject({
    element: z
      .string()
      .regex(
        /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
        'Not an element: its id, or the name of a built-in one such as raw-surveys',
      ),
  }),
  status: 'final',
} as const;

const request = {
  request: elementRequest,
  geography: geographyArgument.optional().describe('When given, id and slug must be the geography of request.slug.'),
  order_by: orderBy.optional().describe('Wins over the one in request.parameters.args.'),
  chart_type: storedChartType
    .optional()
    .describe('Drawn as something else than it is kept as; decides the form of the reply.'),
};

/** "The element's own url" of section 7: one path for stored elements and for the built-in survey tables. */
export const elements = {
  request: defineCall({
    ...element,
    name: 'elements.request',
    summary: 'Loads one element with its stored or changed parameters',
    notes:
      'element is the id of an element the caller may see, or a built-in one: raw-surveys, survey-comments, std12e_reduced. Parameters that are left out are the stored ones. The reply has the form of the chart: card, table, trendTable (line and bar too), numberHighlights, survey_comments, std12e_reduced.',
    selector: {},
    access: signedIn('C024'),
    rateLimit: elementLimit,
    body: z.strictObject(request),
    reply: z.union([trendTableReply, tableReply, callTableReply, cardReply, surveyTableReply, numberHighlightsReply]),
    idempotent: true,
  }),

  surveys: defineCall({
    ...element,
    name: 'elements.surveys',
    summary: 'Raw surveys and comments: 50 a page, newest first, searched and cut by topic and sentiment',
    notes:
      'Any of search, topic and sentiment selects it, empty ones too. new_biz_rules off is refused for drivers. element is raw-surveys, survey-comments, or one kept as survey_comments. Without a range the last 365 days. Ordered by recorded_date, sc_dt_surveys, date_updated_surveys or outc1.',
    selector: { hasAny: ['search', 'topic', 'sentiment'] },
    access: signedIn('C024'),
    rateLimit: elementLimit,
    body: z.strictObject({ ...request, ...commentSearch }),
    reply: surveyTableReply,
    idempotent: true,
  }),

  facets: defineCall({
    ...element,
    name: 'elements.facets',
    summary: 'How many surveys each choice of each filter has under the other filters',
    notes:
      'element is raw-surveys or survey-comments. total_rows is the count under all filters, as of elements.surveys.',
    selector: { equals: { purpose: 'facets' } },
    access: signedIn('C024'),
    rateLimit: elementLimit,
    body: z.strictObject({ purpose: z.literal('facets'), ...request, ...commentSearch }),
    reply: z.object({ total_rows: count, facets: surveyFacets }),
    origin: 'ours',
    idempotent: true,
  }),

  exportXlsx: defineCall({
    ...element,
    name: 'elements.exportXlsx',
    summary: 'The rows of a table as an Excel file: all pages of it, cut by the same filters',
    notes:
      'For tables, trend tables, surveys and calls. Numbers, days and texts keep their kind, codes are text, nothing in it is ever run. The file is for the caller alone and is kept for an hour.',
    selector: { equals: { purpose: 'export' } },
    access: signedIn('C025'),
    rateLimit: exportLimit,
    body: z.strictObject({ purpose: z.literal('export'), ...request, ...commentSearch }),
    reply: z.object({ file: z.string().describe('Path to read it at.'), filename: z.string(), rows: count }),
    idempotent: false,
  }),
};

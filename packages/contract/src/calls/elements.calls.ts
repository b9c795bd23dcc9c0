import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, exportLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  callTableReply,
  cardReply,
  numberHighlightsReply,
  tableReply,
  trendTableReply,
} from '../schemas/dashboard-data.ts';
import { elementAsShown, pivoted } from '../schemas/dashboard-definition.ts';
import { countedBy } from '../schemas/metric-parameters.ts';
import { count, id } from '../schemas/scalars.ts';
import { exportProgress } from '../schemas/started-export.ts';
import { commentSearch, surveyFacets, surveyTableReply } from '../schemas/survey.ts';

const element = {
  path: '/dashboard/elements/{element}/',
  params: z.strictObject({
    element: z
      .string()
      .regex(
        /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
        'Must be an element’s id, or the name of a built-in one such as raw-surveys',
      ),
  }),
  status: 'final',
} as const;

const request = elementAsShown;

const exportOptions = {
  ...request,
  ...commentSearch,
  columns: z
    .array(z.string().max(40))
    .max(60)
    .optional()
    .describe('Columns of a list of calls or surveys by id, in the order to write them. All of them if left out.'),
  counted_by: countedBy.optional(),
  pivot: pivoted,
};

const followExport = {
  path: '/exports/',
  access: signedIn('C497'),
  origin: 'ours',
  body: z.strictObject({ purpose: z.literal('progress'), id }),
  reply: exportProgress,
  status: 'final',
} as const;

/** "The element's own url" of section 7: one path for stored elements and for the built-in survey tables. */
export const elements = {
  request: defineCall({
    ...element,
    name: 'elements.request',
    summary: 'Loads one element with its saved or changed parameters',
    notes:
      'element is the id of an element the caller can see, or a built-in one: raw-surveys, survey-comments, std12e_reduced. Parameters that are left out use their saved values. The format of the reply depends on the chart: card, table, trendTable (also for line and bar), numberHighlights, survey_comments, std12e_reduced.',
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
    summary: 'Raw surveys and comments: 50 per page, newest first, with search, topic and sentiment',
    notes:
      'Sending search, topic or sentiment, even empty, selects this call. Drivers can’t turn new_biz_rules off. element is raw-surveys, survey-comments, or one saved as survey_comments. The range defaults to the last 365 days. Sort by recorded_date, sc_dt_surveys, date_updated_surveys or outc1.',
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
    summary: 'How many surveys each choice of each filter has, with the other filters applied',
    notes:
      'element is raw-surveys or survey-comments. total_rows is the count with all filters applied, as in elements.surveys.',
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
    summary: 'Exports a table as an Excel file: all pages, with the same filters',
    notes:
      'For tables, trend tables, surveys and calls. counted_by is for std12e_reduced only, as in dashboardData.std12eReduced. Numbers, dates and text keep their type, codes are text, and no cell is ever run as a formula. Only the caller can download the file, for one hour.',
    selector: { equals: { purpose: 'export' } },
    access: signedIn('C025'),
    rateLimit: exportLimit,
    body: z.strictObject({ purpose: z.literal('export'), ...exportOptions }),
    reply: z.object({ file: z.string().describe('Path to download it from.'), filename: z.string(), rows: count }),
    idempotent: false,
  }),

  startExport: defineCall({
    ...element,
    name: 'elements.startExport',
    summary: 'Starts to write a table to an Excel file, and says how far it is',
    notes:
      'As elements.exportXlsx, but answers at the latest after a second and a half: the file is ready, or it is written on, to be followed with elements.exportProgress and stopped with elements.stopExport. For tables that take longer than a call may.',
    selector: { equals: { purpose: 'start_export' } },
    access: signedIn('C025'),
    rateLimit: exportLimit,
    origin: 'ours',
    body: z.strictObject({ purpose: z.literal('start_export'), ...exportOptions }),
    reply: exportProgress,
    idempotent: false,
  }),

  exportProgress: defineCall({
    ...followExport,
    name: 'elements.exportProgress',
    summary: 'How far an Excel file or a PDF is',
    notes: 'Only of the caller’s own, for an hour. Any other is a 404.',
    selector: { equals: { purpose: 'progress' } },
    rateLimit: readLimit,
    idempotent: true,
  }),

  stopExport: defineCall({
    ...followExport,
    name: 'elements.stopExport',
    summary: 'Stops writing an Excel file or a PDF; no file is kept',
    notes: 'Only the caller’s own. One that is ready, failed or stopped stays as it is.',
    selector: { equals: { purpose: 'stop' } },
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('stop'), id }),
    idempotent: true,
  }),
};

import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { elementLimit, exportLimit } from '../call/rate-limits.ts';
import { callTableReply, cardReply, tableReply, trendTableReply } from '../schemas/dashboard-data.ts';
import { elementRequest } from '../schemas/dashboard-definition.ts';
import { geographyArgument } from '../schemas/geography.ts';
import { orderBy } from '../schemas/scalars.ts';
import { commentSearch, surveyTableReply } from '../schemas/survey.ts';

const element = {
  path: '/dashboard/elements/{element}/',
  params: z.strictObject({ element: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'Not an element: its id, or the name of a built-in one such as raw-surveys') }),
  status: 'draft',
} as const;

const request = { request: elementRequest, geography: geographyArgument.optional(), order_by: orderBy.optional() };

/** "The element's own url" of section 7: one path for stored elements and for the built-in survey tables. */
export const elements = {
  request: defineCall({
    ...element,
    name: 'elements.request',
    summary: 'Loads one element with its stored or changed parameters',
    selector: {},
    access: signedIn('C024'),
    rateLimit: elementLimit,
    body: z.strictObject(request),
    reply: z.union([trendTableReply, tableReply, callTableReply, cardReply]),
    idempotent: true,
  }),

  surveys: defineCall({
    ...element,
    name: 'elements.surveys',
    summary: 'Raw surveys and comments: 50 a page, newest first, searched and cut by topic and sentiment',
    notes: 'Any of search, topic and sentiment selects it, empty ones too. new_biz_rules off is refused for drivers.',
    selector: { hasAny: ['search', 'topic', 'sentiment'] },
    access: signedIn('C024'),
    rateLimit: elementLimit,
    body: z.strictObject({ ...request, ...commentSearch }),
    reply: surveyTableReply,
    idempotent: true,
  }),

  exportXlsx: defineCall({
    ...element,
    name: 'elements.exportXlsx',
    summary: 'The same rows as the table as an Excel file, made in the background',
    selector: { equals: { purpose: 'export' } },
    access: signedIn('C025'),
    rateLimit: exportLimit,
    body: z.strictObject({ purpose: z.literal('export'), ...request, ...commentSearch }),
    reply: z.object({ job_id: z.string(), state: z.enum(['waiting', 'running', 'done', 'failed']), file: z.string().nullable() }),
    idempotent: false,
  }),
};

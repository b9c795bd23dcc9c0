import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { exportLimit, heavyReadLimit } from '../call/rate-limits.ts';
import { execReportReply, productReport } from '../schemas/exec-reports.ts';
import { geographyTypeInput } from '../schemas/geography.ts';
import { day, slug } from '../schemas/scalars.ts';
import { startedPdf } from '../schemas/started-export.ts';

const path = '/dashboard/exec-reports/';
const common = { path, rateLimit: heavyReadLimit, status: 'final', origin: 'ours' } as const;

/** Longest report: a year and a day. */
const longestDays = 366;

function withinAYear<Schema extends z.ZodType<{ readonly from: string; readonly to: string }>>(schema: Schema) {
  return schema.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= longestDays * 86_400_000, {
    path: ['to'],
    message: 'to must be within a year after from',
  });
}

/** Executive reports and product reports. Ours: the specification defines no shape. */
export const execReports = {
  report: defineCall({
    ...common,
    name: 'execReports.report',
    summary: 'The executive report of a location: what happened in words, numbers, ranking, tiers and trend',
    notes:
      'A complete week (Sunday to Saturday), month or incentive period is frozen when it is over, or when it is first read: the same report is returned ever after, with a list of the numbers that are different today.',
    selector: { equals: { purpose: 'exec_report' } },
    access: signedIn('C540'),
    body: withinAYear(z.strictObject({ purpose: z.literal('exec_report'), slug, from: day, to: day })),
    reply: execReportReply,
    idempotent: true,
  }),
  products: defineCall({
    ...common,
    name: 'execReports.products',
    summary: 'Numbers by facility type and organization type; rows and columns add up to the whole',
    selector: { equals: { purpose: 'product_report' } },
    access: signedIn('C540'),
    body: withinAYear(
      z.strictObject({
        purpose: z.literal('product_report'),
        slug,
        from: day,
        to: day,
        child_type: geographyTypeInput.optional().describe('Defaults to the first drill-down type.'),
      }),
    ),
    reply: productReport,
    idempotent: true,
  }),
  startPdf: defineCall({
    ...common,
    name: 'execReports.startPdf',
    summary: 'Starts a PDF of an executive report, as its emails carry it, and says how far it is',
    notes: 'Answers and is followed as dashboards.startPdf.',
    selector: { equals: { purpose: 'start_pdf' } },
    access: signedIn('C540'),
    rateLimit: exportLimit,
    body: withinAYear(z.strictObject({ purpose: z.literal('start_pdf'), slug, from: day, to: day })),
    reply: startedPdf,
    idempotent: false,
  }),
};

import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { reportPdfAddress, scorecardPdfAddress } from '../model/addresses.ts';

/** Makes a PDF of an executive report. */
export const reportPdfResource = defineResource(reportPdfAddress, {
  body: z.object({ from: z.iso.date(), to: z.iso.date() }),
  change: ({ api, params, change: { from, to } }) =>
    api.attempt(calls.execReports.startPdf, { body: { purpose: 'start_pdf', slug: params.slug ?? '', from, to } }),
});
export type ReportPdfResource = typeof reportPdfResource;

/** Makes a PDF of a scorecard. */
export const scorecardPdfResource = defineResource(scorecardPdfAddress, {
  body: z.object({}),
  change: ({ api, params }) =>
    api.attempt(calls.scorecards.startPdf, { body: { purpose: 'start_pdf', id: Number(params.id) || 1 } }),
});
export type ScorecardPdfResource = typeof scorecardPdfResource;

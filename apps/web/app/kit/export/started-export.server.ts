import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../resource/define-resource.server.ts';
import { startedExportAddress } from './addresses.ts';

/** How far an Excel file or a PDF is; the change stops it. */
export const startedExportResource = defineResource(startedExportAddress, {
  query: ({ api, params }) =>
    api.attempt(calls.elements.exportProgress, { body: { purpose: 'progress', id: Number(params.id) || 0 } }),
  body: z.object({ intent: z.literal('stop') }),
  change: ({ api, params }) =>
    api.attempt(calls.elements.stopExport, { body: { purpose: 'stop', id: Number(params.id) || 0 } }),
});

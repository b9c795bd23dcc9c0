import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { exportLimit } from '../call/rate-limits.ts';
import { count, positiveId } from '../schemas/scalars.ts';

/** What a bank's owner and Admins take away from it. */
export const bankFiles = {
  exportStatement: defineCall({
    path: '/performance/',
    name: 'performance.exportStatement',
    summary: 'Exports a driver’s bank statement as an Excel file: every entry, with the balance after it',
    notes: 'Without driver_id, the caller’s own. Only the caller can download the file, for one hour.',
    selector: { equals: { purpose: 'export_statement' } },
    access: signedIn('C080'),
    rateLimit: exportLimit,
    status: 'final',
    origin: 'ours',
    body: z.strictObject({ purpose: z.literal('export_statement'), driver_id: positiveId.optional() }),
    reply: z.object({ file: z.string().describe('Path to download it from.'), filename: z.string(), rows: count }),
    idempotent: false,
  }),
};

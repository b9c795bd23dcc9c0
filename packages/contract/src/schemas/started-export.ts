import { z } from 'zod';
import { count, id } from './scalars.ts';

/** How far a file is that is written after the reply. */
export const exportProgress = z.object({
  id,
  state: z.enum(['writing', 'ready', 'failed', 'stopped']),
  rows_written: count.describe('Of a PDF: the elements of the dashboard that are read.'),
  rows: count.nullable().describe('How many there will be; null until the first page is read.'),
  file: z.string().nullable().describe('Path to download it from, once it is ready.'),
  filename: z.string().nullable(),
  problem: z.string().nullable().describe('Why it failed, in words.'),
});

/** The reply of the calls that start a PDF. */
export const startedPdf = z.object({
  set_up: z.boolean().describe('Whether this server can print; without a Chromium (PDF_CHROMIUM) it can’t.'),
  started: exportProgress.nullable().describe('null where it can’t print.'),
});

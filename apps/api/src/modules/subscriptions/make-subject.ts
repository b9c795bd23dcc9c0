import type { Action } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import type { ReceiverState } from '../../platform/database/subscription-tables.ts';
import type { MadeFile, MadeFiles } from '../../platform/files/made-files.ts';
import type { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import { printedFile } from '../../platform/pdf/printed-file.ts';
import { makeDashboardFiles } from '../dashboards/index.ts';
import { makeReportFiles, makeScorecardFiles } from '../exec-reports/index.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** A report made for the rights of its receivers. */
export type Made = MadeFiles;

/** What a run reads and prints with. */
export interface RunTools extends JobTools {
  /** null where no Chromium is set up: reports go out without a PDF. */
  readonly printer: PdfPrinter | null;
  /** What was made for subscriptions of the same run, by subject, location and rights. */
  readonly made: Map<string, Promise<Made | ReceiverState>>;
}

/** What a person must be allowed to do to get what a subscription sends. */
export const subjectActions = {
  dashboard: 'elements.export',
  executive: 'exec-reports.read',
  scorecard: 'scorecards.read',
} as const satisfies Record<string, Action>;

/** Makes what a subscription sends, as the reader of the context would see it: Excel files, and a PDF where it can be printed. */
export async function makeSubject(
  { printer, log }: RunTools,
  context: CallContext,
  row: Pick<SubscriptionRow, 'report' | 'dashboard_id' | 'every'>,
  slug: string,
): Promise<Made> {
  const made = await unprinted(context, row, slug);
  const pdf = printer && (await printed(printer, made, log));
  // A dashboard of cards and charts has nothing but its page.
  if (!pdf && made.files.length === 0) throw new Error('The report has no tables, and no PDF of it was made.');
  return pdf ? { ...made, files: [pdf, ...made.files] } : made;
}

async function unprinted(
  context: CallContext,
  { report, dashboard_id, every }: Pick<SubscriptionRow, 'report' | 'dashboard_id' | 'every'>,
  slug: string,
): Promise<Made> {
  switch (report) {
    case null:
      return makeDashboardFiles(context, dashboard_id ?? 0, slug);
    case 'executive':
      return makeReportFiles(context, slug, every === 'monthly' ? 'month' : 'week');
    case 'scorecard':
      return makeScorecardFiles(context, slug);
  }
}

/** The PDF; null if it can't be printed, since the numbers must not wait for it. */
async function printed(printer: PdfPrinter, made: Made, log: RunTools['log']): Promise<MadeFile | null> {
  try {
    return await printedFile(printer, made.page);
  } catch (error) {
    log.error({ err: error, place: made.slug }, 'a report could not be printed; it goes out without a PDF');
    return null;
  }
}

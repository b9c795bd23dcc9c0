import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { storedFilePath } from '@roadside/contract/files';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import { WorkGate } from '../../platform/concurrency/work-gate.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MadeFile } from '../../platform/files/made-files.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import type { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import { printedFile } from '../../platform/pdf/printed-file.ts';
import type { PrintedPage } from '../../platform/pdf/printed-page.ts';
import { sharedPrinter } from '../../platform/pdf/shared-printer.ts';
import type { ExportReply, WritingControl } from './export.service.ts';
import { startWriting } from './started-export.service.ts';

/** Opens what prints, for one PDF. */
export type OpenForPdf = (pdf: NonNullable<Config['pdf']>) => PdfPrinter;

/** PDFs are read and printed one after another; those who wait see it, and may cancel. */
const gate = new WorkGate(1, 16);
/** The people this process makes a PDF for. */
const waiting = new Map<number, symbol>();

/**
 * Starts a PDF for the caller, who must have been allowed to read what is on it. Where no Chromium is set up, the reply
 * says so at once.
 * @throws ApiError 409 while the caller's last one is being made
 */
export async function startPdf(
  context: CallContext,
  makePage: (control: WritingControl) => Promise<PrintedPage>,
  openPrinter: OpenForPdf = sharedPrinter,
): Promise<CallReply<typeof calls.dashboards.startPdf>> {
  const { employee, config } = context;
  const { pdf } = config;
  if (pdf === null) return { set_up: false, started: null };
  if (waiting.has(employee.id))
    throw new ApiError('conflict', 'We’re still making your last PDF. Wait for it, or cancel it.');
  const mine = Symbol('pdf');
  const leave = () => {
    if (waiting.get(employee.id) === mine) waiting.delete(employee.id);
  };
  waiting.set(employee.id, mine);
  try {
    const started = await startWriting(context, async (control) => {
      // Who canceled may start another one while this one winds up.
      control.signal.addEventListener('abort', leave);
      try {
        return await gate.run(() => writePdf(context, control, makePage, () => openPrinter(pdf)));
      } finally {
        leave();
      }
    });
    return { set_up: true, started };
  } catch (error) {
    leave();
    throw error;
  }
}

async function writePdf(
  context: CallContext,
  control: WritingControl,
  makePage: (control: WritingControl) => Promise<PrintedPage>,
  open: () => PdfPrinter,
) {
  control.signal.throwIfAborted();
  const page = await makePage(control);
  const printer = open();
  try {
    const file = await printedFile(printer, { ...page, alone: true }, control.signal);
    return (trx: Kysely<Tables>) => keepPdf(context, trx, page, file);
  } finally {
    await printer.close();
  }
}

/** Stores a PDF for the caller, and says so in the audit log. */
async function keepPdf(
  { employee, audit }: CallContext,
  trx: Kysely<Tables>,
  { title, subtitle, parts }: PrintedPage,
  { name, mediaType, content }: MadeFile,
): Promise<ExportReply> {
  const stored = await storeFile(trx, {
    kind: 'export',
    ownerEmployeeId: employee.id,
    mediaType,
    extension: 'pdf',
    content,
  });
  await audit({ event: 'pdf_exported', status: 'success', changes: { title, days: subtitle } }, trx);
  return { file: storedFilePath(stored), filename: name, rows: parts.length };
}

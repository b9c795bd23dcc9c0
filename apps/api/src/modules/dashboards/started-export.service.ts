import { setTimeout as wait } from 'node:timers/promises';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { PrinterNotStartedError } from '../../platform/pdf/pdf-printer.ts';
import type { ElementReport } from './element-request.ts';
import { keepExport, writeElement } from './export.service.ts';
import type { ExportOptions, ExportReply, WritingControl } from './export.service.ts';
import { insertStarted, readStarted, touchStarted } from './started-export.repository.ts';

type ExportProgress = CallReply<typeof calls.elements.exportProgress>;

/** Most files are ready by then, and need no second call. */
const answerMs = 1_500;
/** How often the writer says how far it is, and finds out whether it was stopped. */
const touchMs = 1_000;
/** A writer that said nothing for this long has ended with its process. */
const silentMs = 60_000;

class Stopped extends Error {}

/** Writes a file, and returns what keeps it for the caller. */
export type WriteFile = (control: WritingControl) => Promise<(trx: Kysely<Tables>) => Promise<ExportReply>>;

/** Starts to write a table to an Excel file. */
export async function startExport(
  context: CallContext,
  element: ElementReport,
  asked: ExportOptions,
): Promise<ExportProgress> {
  return startWriting(context, async (control) => {
    const written = await writeElement(context, element, asked, control);
    return (trx) => keepExport(context, trx, element, written);
  });
}

/** Starts to write a file. Answers once it is ready, or after a moment, while it is written on. */
export async function startWriting(context: CallContext, write: WriteFile): Promise<ExportProgress> {
  const id = await insertStarted(context.db.kysely, context.employee.id, context.now());
  await Promise.race([writeStarted(context, write, id), wait(answerMs)]);
  return exportProgress(context, id);
}

/** Writes the file and stores its progress. Never rejects: the person waiting reads what went wrong. */
async function writeStarted(context: CallContext, write: WriteFile, id: number): Promise<void> {
  const { db, now, log } = context;
  const stopping = new AbortController();
  let rows_written = 0;
  let row_count: number | null = null;
  const touching = setInterval(() => {
    touchStarted(db.kysely, id, now(), { rows_written, row_count }).then(
      (writing) => writing || stopping.abort(new Stopped()),
      (error: unknown) => log.warn({ err: error }, 'the progress of an export was not kept'),
    );
  }, touchMs);
  try {
    const keep = await write({
      onProgress: (rows) => (rows_written = rows),
      onCount: (rows) => (row_count = rows),
      signal: stopping.signal,
    });
    await db.kysely.transaction().execute(async (trx) => {
      const { file, filename, rows } = await keep(trx);
      const done = { state: 'ready', rows_written: rows, row_count: rows, file, filename } as const;
      // No file is kept of an export that was stopped meanwhile.
      if (!(await touchStarted(trx, id, now(), done))) throw new Stopped();
    });
  } catch (error) {
    if (error instanceof Stopped) return;
    if (!(error instanceof ApiError)) log.error({ err: error }, 'an export failed');
    const change = { state: 'failed', problem: problemOf(error) } as const;
    await touchStarted(db.kysely, id, now(), change).catch((failure: unknown) =>
      log.error({ err: failure }, 'the end of an export was not kept'),
    );
  } finally {
    clearInterval(touching);
  }
}

/** What went wrong, in words for the person who waits. */
function problemOf(error: unknown): string {
  if (error instanceof PrinterNotStartedError)
    return 'PDF printing isn’t working on this server. Print the page instead, and choose Save as PDF.';
  if (!(error instanceof ApiError)) return 'Something went wrong on our side. Try again.';
  const field = Object.values(error.fields ?? {})[0];
  return field === undefined ? error.message : `${field}.`;
}

/** How far one of the caller's exports is. */
export async function exportProgress({ db, employee, now }: CallContext, id: number): Promise<ExportProgress> {
  const found = await readStarted(db.kysely, id, employee.id);
  if (!found) throw new ApiError('not-found', 'There is no such export.');
  const { state, rows_written, row_count, file, filename, problem, touched_at } = found;
  const lost = state === 'writing' && now().getTime() - touched_at.getTime() > silentMs;
  return {
    id,
    state: lost ? 'failed' : state,
    rows_written,
    rows: row_count,
    file,
    filename,
    problem: lost ? 'The server restarted while it wrote the file. Try again.' : problem,
  };
}

/** Stops one of the caller's exports. */
export async function stopExport(context: CallContext, id: number): Promise<ExportProgress> {
  const { state } = await exportProgress(context, id);
  if (state === 'writing') await touchStarted(context.db.kysely, id, context.now(), { state: 'stopped' });
  return exportProgress(context, id);
}

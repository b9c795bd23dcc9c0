import { hash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { markDirty, recomputeDirty, recomputeRollups } from '../../metrics/rollups.ts';
import type { DirtyKey } from '../../metrics/rollups.ts';
import type { FileRow, TableFile } from '../file/table-file.ts';
import { clockCache } from '../kinds/import-kind.ts';
import type { ImportContext, ImportKind, Rejection, RowNote, UnreadRow } from '../kinds/import-kind.ts';
import { readOrganizationDirectory } from '../kinds/organization-directory.ts';
import type { ImportMap } from '../map/import-map.ts';
import { literalRecords, RowReader } from '../map/row-reader.ts';
import type { ReadRecord } from '../map/row-reader.ts';
import { WrongFileError } from '../wrong-file-error.ts';
import { advanceRun, beginRun, findUnfinishedRun, finishRun, rowsLoaded } from './load-run.repository.ts';
import type { LoadRun, UpdateKind } from './load-run.repository.ts';
import { RejectFile } from './reject-file.ts';
import type { RejectedRow } from './reject-file.ts';

/** The input of one import. */
export interface ImportRequest {
  readonly db: Database;
  readonly file: TableFile;
  readonly map: ImportMap;
  /** Zone of times without an offset; null = the map's, or else each station's own. */
  readonly timeZone: string | null;
  readonly dryRun: boolean;
  /** Continues even if more than half of the rows would be rejected. */
  readonly acceptRejects: boolean;
  readonly rejectPath: string;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly stage: 'Checking' | 'Loading' | 'Reports';
  readonly rows: number;
  readonly totalRows: number | null;
}

/** The result of an import. Rows include the records the map adds. */
export interface ImportReport {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly repeated: number;
  readonly rejected: number;
  readonly rejectFile: string | null;
  /** The first rejections, to show to the user. */
  readonly examples: readonly Rejection[];
  /** What was changed in accepted rows, by kind of change. */
  readonly notes: ReadonlyMap<string, NotedRows>;
  /** Rows already done by an earlier, interrupted run. */
  readonly resumedAfter: number;
  readonly milliseconds: { readonly checking: number; readonly loading: number; readonly reports: number };
}

/** Rows with the same kind of change: how many, and the first of them. */
export interface NotedRows {
  readonly count: number;
  readonly examples: readonly RowNote[];
}

const chunkSize = 5_000;
// Yield to the event loop this often, so that reading a chunk ahead does not delay database responses.
const rowsAtOnce = 100;
const exampleLimit = 10;
// Above this number of keys, one pass over the whole range is faster than key by key.
const manyKeys = 2_000;

/**
 * Imports a file. Checks all of it first, so a file that is invalid or damaged anywhere changes nothing. Then writes it
 * in chunks, each in a transaction that also stores the position in the file, and finally updates the reports. If
 * killed at any time and restarted, it ends in the same state as an uninterrupted run; running it twice changes
 * nothing.
 * @throws {WrongFileError} with what was expected and found, before anything is written
 */
export async function importFile<Row>(kind: ImportKind<Row>, request: ImportRequest): Promise<ImportReport> {
  const { db, map, file, dryRun } = request;
  const startedAt = new Date();
  const context: ImportContext = {
    db,
    map,
    timeZone: request.timeZone ?? map.timeZone ?? null,
    organizations: await readOrganizationDirectory(db),
    clock: clockCache(),
    now: startedAt.getTime(),
  };
  const checked = await check(kind, context, request);
  const checkedAt = performance.now();
  const milliseconds = { checking: checkedAt - checked.began, loading: 0, reports: 0 };
  const base = {
    rows: checked.rows,
    repeated: checked.repeated,
    rejected: checked.rejected,
    examples: checked.examples,
    notes: checked.notes,
  };
  if (dryRun) return { ...base, added: 0, changed: 0, unchanged: 0, rejectFile: null, resumedAfter: 0, milliseconds };

  const runKind = `import-${kind.name}`;
  const updateKind: UpdateKind = kind.name === 'calls' ? 'metrics' : kind.name === 'surveys' ? 'surveys' : 'other';
  const identity = { file: checked.digest, map: hash('sha256', JSON.stringify([map, request.timeZone]), 'hex') };
  let run = await findUnfinishedRun(db, runKind, map.source, identity);
  const resumedAfter = run?.position.records ?? 0;
  const rejects = new RejectFile(request.rejectPath, file.headers);
  const totals = { added: 0, changed: 0, unchanged: 0 };
  // Keyed to remove duplicates: a million calls touch only some thousands of days.
  const touched = new Map<string, DirtyKey>();
  try {
    let done = 0;
    const source = chunks(kind, context, file);
    for await (const chunk of kind.asksDatabase ? source : oneAhead(source)) {
      await rejects.add(chunk.rejected);
      done += chunk.rows;
      if (done <= resumedAfter) continue;
      const position = { ...identity, records: done };
      run = await db.kysely.transaction().execute(async (trx): Promise<LoadRun | null> => {
        const written = await kind.write(trx, context, chunk.accepted);
        totals.added += written.added;
        totals.changed += written.changed;
        totals.unchanged += written.unchanged;
        for (const key of written.dirty) touched.set(`${key.stationId}:${key.localDay}`, key);
        if (!run && written.added + written.changed === 0) return null;
        await markDirty(trx, written.dirty);
        const current =
          run ?? (await beginRun(trx, runKind, map.source, { ...identity, records: 0 }, { updateKind, startedAt }));
        const advanced = { ...current, position };
        await advanceRun(trx, advanced, {
          read: chunk.rows,
          written: written.added + written.changed,
          rejected: chunk.rejected.length,
        });
        return advanced;
      });
      request.onProgress?.({ stage: 'Loading', rows: done, totalRows: checked.rows });
    }
  } catch (error) {
    await rejects.discard();
    throw error;
  }
  const rejectFile = await rejects.finish();
  const loadedAt = performance.now();
  milliseconds.loading = loadedAt - checkedAt;
  if (run) {
    request.onProgress?.({ stage: 'Reports', rows: checked.rows, totalRows: checked.rows });
    await rowsLoaded(db, updateKind);
    await bringReportsUpToDate(db, [...touched.values()]);
    await finishRun(db, runKind, map.source, updateKind);
    milliseconds.reports = performance.now() - loadedAt;
  }
  return { ...base, ...totals, rejectFile, resumedAfter, milliseconds };
}

async function bringReportsUpToDate(db: Database, touched: readonly DirtyKey[]): Promise<void> {
  if (touched.length > manyKeys) {
    const days = touched.map(({ localDay }) => localDay).sort();
    const range = {
      stationIds: [...new Set(touched.map(({ stationId }) => stationId))],
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
    };
    // The embedded engine never releases memory once it has used it.
    await (db.engine === 'pglite' ? recomputeRollups(db, range, 16) : recomputeRollups(db, range));
  }
  // Marks left by an interrupted run, and marks set by others in the meantime.
  await recomputeDirty(db);
}

interface Checked extends Pick<ImportReport, 'rows' | 'repeated' | 'rejected' | 'examples' | 'notes'> {
  readonly digest: string;
  readonly began: number;
}

/** Reads and checks the whole file without writing to the database. */
async function check<Row>(kind: ImportKind<Row>, context: ImportContext, request: ImportRequest): Promise<Checked> {
  const began = performance.now();
  const examples: Rejection[] = [];
  // Kept only if the file is refused; otherwise loading writes the rejected rows itself.
  const rejects = new RejectFile(request.rejectPath, request.file.headers);
  const notes = new Map<string, { count: number; readonly examples: RowNote[] }>();
  const reasons = new Map<string, number>();
  let [rows, repeated, rejected, accepted] = [0, 0, 0, 0];
  let digest = '';
  try {
    for await (const chunk of chunks(kind, context, request.file, (sha256) => (digest = sha256))) {
      rows += chunk.rows;
      repeated += chunk.repeated;
      accepted += chunk.accepted.length;
      rejected += chunk.rejected.length;
      if (!request.dryRun) await rejects.add(chunk.rejected);
      for (const { line, reason } of chunk.rejected) {
        if (examples.length < exampleLimit) examples.push({ line, reason });
        const general = reason.replace(/'[^']*'/g, "'…'");
        reasons.set(general, (reasons.get(general) ?? 0) + 1);
      }
      for (const note of chunk.notes) {
        const noted = notes.get(note.what) ?? { count: 0, examples: [] };
        noted.count++;
        if (noted.examples.length < exampleLimit) noted.examples.push(note);
        notes.set(note.what, noted);
      }
      request.onProgress?.({ stage: 'Checking', rows, totalRows: null });
    }
  } catch (error) {
    await rejects.discard();
    throw error;
  }
  if (rows === 0)
    throw new WrongFileError(
      `The file has a line of column names and no rows after it. Expected ${kind.name}, one a line.`,
    );
  if (accepted === 0 || (rejected > rows / 2 && !request.acceptRejects && !request.dryRun)) {
    const common = [...reasons]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([reason, count]) => `  ${count.toLocaleString('en')} rows: ${reason}`);
    const example = examples[0];
    const reasonsFile = request.dryRun ? null : await rejects.finish();
    throw new WrongFileError(
      [
        `${accepted === 0 ? 'None of the rows' : 'Fewer than half of the rows'} in the file could be read as ${kind.name} (${rejected.toLocaleString('en')} of ${rows.toLocaleString('en')} rejected), so nothing was imported.`,
        ...common,
        example ? `  For example, line ${example.line}: ${example.reason}` : '',
        reasonsFile === null ? '' : `All rejected rows with reasons: ${reasonsFile}`,
        accepted === 0 ? '' : 'To import the other rows anyway, add --accept-rejects.',
      ]
        .filter(Boolean)
        .join('\n'),
    );
  }
  await rejects.discard();
  return { digest, began, rows, repeated, rejected, examples, notes };
}

interface Chunk<Row> {
  /** Number of the file's records in this chunk. */
  readonly rows: number;
  readonly accepted: readonly Row[];
  readonly rejected: readonly RejectedRow[];
  readonly repeated: number;
  readonly notes: readonly RowNote[];
}

/** Prefetches the next item while the current one is processed, so that reading and the database run in parallel. */
async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    let upcoming = items.next();
    for (;;) {
      const { done, value } = await upcoming;
      if (done) return;
      upcoming = items.next();
      // Avoids an unhandled rejection; the error is reported when the promise is awaited.
      upcoming.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined).catch(() => undefined);
  }
}

/** The file's records, read and checked against the database. The same file always gives the same chunks. */
async function* chunks<Row>(
  kind: ImportKind<Row>,
  context: ImportContext,
  file: TableFile,
  onDigest?: (sha256: string) => void,
): AsyncGenerator<Chunk<Row>> {
  const reader = new RowReader(context.map, kind.fields, file.headers, {
    hasDateCells: file.hasDateCells,
    now: context.now,
  });
  const literal = literalRecords(context.map, kind.fields);
  let records: ReadRecord[] = [...literal];
  let rejected: RejectedRow[] = [];
  let unread: UnreadRow[] = [];
  let rowsByLine = new Map<number, FileRow>();
  let [rows, repeated] = [literal.length, 0];

  const finish = async (): Promise<Chunk<Row>> => {
    const prepared = await kind.prepare(context, records, unread);
    for (const { line, reason } of prepared.rejected)
      rejected.push({ line, reason, fields: shownFields(rowsByLine.get(line)) });
    const lost = new Set(rejected.map(({ line }) => line));
    const notes = records.flatMap(({ line, notes: own = [] }) => own.map((note): RowNote => ({ line, ...note })));
    const chunk = {
      rows,
      accepted: prepared.accepted,
      rejected: rejected.sort((a, b) => a.line - b.line),
      repeated,
      notes: [...notes, ...prepared.notes].filter(({ line }) => !lost.has(line)).sort((a, b) => a.line - b.line),
    };
    records = [];
    rejected = [];
    unread = [];
    rowsByLine = new Map();
    [rows, repeated] = [0, 0];
    return chunk;
  };

  for await (const row of file.rows(onDigest)) {
    rows++;
    if (rows % rowsAtOnce === 0) await otherWork();
    const result = reader.read(row);
    if (result === 'repeated') repeated++;
    else if (result.ok) {
      records.push(result.record);
      rowsByLine.set(row.line, row);
    } else {
      rejected.push({ line: row.line, reason: result.problems.join('; '), fields: shownFields(row) });
      unread.push({ line: row.line, values: result.values });
    }
    if (!kind.wholeFile && rows >= chunkSize) yield await finish();
  }
  if (rows > 0) yield await finish();
}

/** A row as Excel shows it, so that the reject file keeps 00042. */
function shownFields(row: FileRow | undefined): readonly string[] {
  return row?.fields.map((text, index) => row.shown?.[index] ?? text) ?? [];
}

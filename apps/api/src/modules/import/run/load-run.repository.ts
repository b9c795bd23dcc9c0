import type { Transaction } from 'kysely';
import { aggregationsCompleted, backendStates, rawDataUpdated } from '@roadside/domain/updates';
import type { BackendState } from '@roadside/domain/updates';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** The progress of a load. It can only be resumed with the same file and map. */
export interface LoadPosition {
  readonly file: string;
  readonly map: string;
  /** Records of the file that are done, whether accepted or not. */
  readonly records: number;
}

export interface LoadRun {
  readonly id: number;
  readonly position: LoadPosition;
}

export type UpdateKind = 'metrics' | 'surveys' | 'other';

/** The unfinished load of this file and map, or null. */
export async function findUnfinishedRun(
  db: Database,
  kind: string,
  source: string,
  { file, map }: Pick<LoadPosition, 'file' | 'map'>,
): Promise<LoadRun | null> {
  const runs = await db.kysely
    .selectFrom('load_run')
    .select(['id', 'position'])
    .where('kind', '=', kind)
    .where('source', '=', source)
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const run = runs
    .map(({ id, position }) => ({ id, position: position as unknown as LoadPosition }))
    .find(({ position }) => position.file === file && position.map === map);
  return run ?? null;
}

/** Begins a load, in the transaction of its first change, so that an import without changes leaves no record. */
export async function beginRun(
  trx: Transaction<Tables>,
  kind: string,
  source: string,
  position: LoadPosition,
  { updateKind, startedAt }: { readonly updateKind: UpdateKind; readonly startedAt: Date },
): Promise<LoadRun> {
  const { id } = await trx
    .insertInto('load_run')
    .values({ kind, source, started_at: startedAt, position: JSON.stringify(position) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const before = backendStates.slice(0, backendStates.indexOf(rawDataUpdated));
  const loadedAt = Date.now();
  // Waiting and checking are already over, so they are recorded with their actual times.
  const entered = before.map((state, index) => ({
    state,
    at: new Date(index === 0 ? startedAt.getTime() : index === before.length - 1 ? loadedAt : startedAt.getTime() + 1),
  }));
  for (const { state, at } of entered) await enterState(trx, state, updateKind, at);
  return { id, position };
}

export async function advanceRun(
  trx: Transaction<Tables>,
  run: LoadRun,
  added: { readonly read: number; readonly written: number; readonly rejected: number },
): Promise<void> {
  await trx
    .updateTable('load_run')
    .set(({ eb }) => ({
      position: JSON.stringify(run.position),
      rows_read: eb('rows_read', '+', added.read),
      rows_written: eb('rows_written', '+', added.written),
      rows_rejected: eb('rows_rejected', '+', added.rejected),
    }))
    .where('id', '=', run.id)
    .execute();
}

/**
 * Records that the facts are loaded but not their roll-ups. After a kill and restart this state is not recorded twice.
 */
export async function rowsLoaded(db: Database, updateKind: UpdateKind): Promise<void> {
  const last = await db.kysely
    .selectFrom('update_status')
    .select('state')
    .where('kind', '=', updateKind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state !== rawDataUpdated) await enterState(db.kysely, rawDataUpdated, updateKind, new Date());
}

/**
 * Records that facts and roll-ups agree. Also closes unfinished loads of other files from this source, which are now
 * obsolete.
 */
export async function finishRun(db: Database, kind: string, source: string, updateKind: UpdateKind): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    const now = new Date();
    await trx
      .updateTable('load_run')
      .set({ finished_at: now })
      .where('kind', '=', kind)
      .where('source', '=', source)
      .where('finished_at', 'is', null)
      .execute();
    await enterState(trx, aggregationsCompleted, updateKind, now);
  });
}

async function enterState(
  executor: Pick<Transaction<Tables>, 'insertInto'>,
  state: BackendState,
  kind: UpdateKind,
  enteredAt: Date,
): Promise<void> {
  await executor.insertInto('update_status').values({ state, kind, entered_at: enteredAt, detail: null }).execute();
}

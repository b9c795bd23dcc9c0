import type { LessonModule } from '@roadside/contract/schemas';
import { offlineDatabase } from '../../../kit/store/kept-offline.ts';
import type { OfflineWork } from '../model/offline-work.ts';

/** A module that can be taken without network, with what was done in it since. */
export interface Download {
  readonly moduleId: number;
  /** Employee id of the person. */
  readonly person: number;
  /** Lets the work be sent in, once. */
  readonly pass: string;
  readonly module: LessonModule;
  readonly work: OfflineWork;
  /** Why the server refused the work; null while it may still be sent. */
  readonly refused: string | null;
}

/** A person's downloads. */
export interface DownloadStore {
  readonly list: () => Promise<readonly Download[]>;
  /** Whether somebody else's downloads are in this browser. */
  readonly others: () => Promise<boolean>;
  readonly read: (moduleId: number) => Promise<Download | null>;
  readonly put: (download: Download) => Promise<void>;
  /** Changes a download in one step, so that two tabs don't overwrite each other's work. */
  readonly change: (moduleId: number, to: (download: Download) => Download | null) => Promise<void>;
}

const table = 'lessons';

/** Keeps a person's downloads in the browser. Other people's are never read. */
export function browserDownloads(person: number): DownloadStore {
  const keyOf = (moduleId: number) => `${person} ${moduleId}`;
  const inTable = async <Result>(
    mode: IDBTransactionMode,
    run: (rows: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await opened();
    try {
      return await resultOf(run(database.transaction(table, mode).objectStore(table)));
    } finally {
      database.close();
    }
  };
  const all = async () => (await inTable('readonly', (rows) => rows.getAll())) as Download[];
  return {
    list: async () => (await all()).filter((download) => download.person === person),
    others: async () => (await all()).some((download) => download.person !== person),
    read: async (moduleId) =>
      ((await inTable('readonly', (rows) => rows.get(keyOf(moduleId)))) as Download | undefined) ?? null,
    put: async (download) => void (await inTable('readwrite', (rows) => rows.put(download, keyOf(download.moduleId)))),
    change: async (moduleId, to) => {
      const database = await opened();
      try {
        const transaction = database.transaction(table, 'readwrite');
        const rows = transaction.objectStore(table);
        const before = (await resultOf(rows.get(keyOf(moduleId)))) as Download | undefined;
        const after = before && to(before);
        if (after) await resultOf(rows.put(after, keyOf(moduleId)));
        else if (before) await resultOf(rows.delete(keyOf(moduleId)));
      } finally {
        database.close();
      }
    },
  };
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(offlineDatabase, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table));
  return resultOf(request);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });
}

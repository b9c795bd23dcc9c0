import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '../database-errors.ts';
import { migratedCluster, prepareDataFolder } from '../../testing/test-pglite.ts';
import { openPglite } from './open-pglite.ts';
import type { PgliteDatabase } from './open-pglite.ts';

describe('PGlite in its worker', () => {
  let folder: string;
  let db: PgliteDatabase | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roadside pglite '));
  });
  const preparedFolder = async () => {
    await prepareDataFolder(folder);
    return join(folder, 'database');
  };
  afterEach(async () => {
    vi.restoreAllMocks();
    await db?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a worker that dies is restarted on the folder: committed data stays, open work is refused', async () => {
    // Created before the watch begins: the first request for it starts a separate worker.
    const snapshot = await migratedCluster();
    const workers: Worker[] = [];
    const post = Worker.prototype.postMessage;
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...message) {
      if (!workers.includes(this)) workers.push(this);
      return post.apply(this, message);
    });
    const restarts: Error[] = [];
    db = await openPglite({ folder, snapshot, onRestart: (error) => restarts.push(error) });
    const received: string[] = [];
    await db.listen('news', (payload) => received.push(payload));
    await db.execScript('create table kept (n integer); insert into kept values (1);');

    const transaction = db.kysely.transaction().execute(async (trx) => {
      await sql`insert into kept values (2)`.execute(trx);
      await workers[0]?.terminate();
      await sql`insert into kept values (3)`.execute(trx);
    });
    await expect(transaction).rejects.toThrow(DatabaseUnavailableError);
    const { rows } = await sql`select n from kept`.execute(db.kysely);
    expect(rows).toEqual([{ n: 1 }]);
    expect(restarts).toHaveLength(1);
    await expect.poll(() => received).toEqual(['']);
    await sql`notify news, 'again'`.execute(db.kysely);
    await expect.poll(() => received).toEqual(['', 'again']);
  });

  test('its page cache has the requested size, which determines the memory of an import', async () => {
    const pageCache = async () => {
      const { rows } = await sql<{ size: string }>`select current_setting('shared_buffers') as size`.execute(
        db?.kysely ?? expect.fail('not open'),
      );
      return rows[0]?.size;
    };
    const prepared = await preparedFolder();
    db = await openPglite({ folder: prepared, sharedBuffersMb: 16 });
    expect(await pageCache()).toBe('16MB');
    await db.close();
    db = await openPglite({ folder: prepared });
    expect(await pageCache()).toBe('128MB');
  });

  test('a statement that never ends is refused, and those queued behind it run on the restarted engine', async () => {
    const restarts: string[] = [];
    db = await openPglite({
      folder: await preparedFolder(),
      statementLimitMs: 500,
      onRestart: ({ message }) => restarts.push(message),
    });
    await db.execScript('create table kept (n integer); insert into kept values (1);');
    const endless =
      sql`with recursive forever as (select 1 as n union all select 1 from forever) select count(*) from forever`.execute(
        db.kysely,
      );
    const behind = sql`select n from kept`.execute(db.kysely);
    await expect(endless).rejects.toThrow(DatabaseUnavailableError);
    expect((await behind).rows).toEqual([{ n: 1 }]);
    expect(restarts).toEqual(['a statement ran longer than 500 ms']);
  });

  test('background loads may take longer than a request', async () => {
    db = await openPglite({ folder: null, snapshot: await migratedCluster(), statementLimitMs: 50 });
    const { rows } = await sql`select count(*) as n from (select pg_sleep(0.3)) as slept`.execute(db.background.kysely);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('background work waits for its turn behind other background work, however long that takes', async () => {
    const limits = { statementLimitMs: 50, busyLimitMs: 50 };
    const opened = await openPglite({ folder: null, snapshot: await migratedCluster(), ...limits });
    db = opened;
    const { background } = opened;
    const long = sql`select count(*) from (select pg_sleep(0.5)) as slept`.execute(background.kysely);
    const request = sql`select 1`.execute(opened.kysely);
    const behind = [
      sql<{ n: number }>`select 1 as n`.execute(background.kysely).then(({ rows }) => rows[0]?.n),
      background.copyInto('rollup_dirty', ['station_id', 'local_day'], []),
      background.execScript('select 1'),
    ];
    await expect(request).rejects.toThrow(/was busy for 50 ms/);
    await long;
    expect(await Promise.all(behind)).toEqual([1, 0, undefined]);
  });

  test('a transaction that waits for itself gets a clear error instead of hanging', async () => {
    const opened = await openPglite({ folder: null, snapshot: await migratedCluster(), busyLimitMs: 200 });
    db = opened;
    const transaction = opened.kysely.transaction().execute(() => sql`select 1`.execute(opened.kysely));
    await expect(transaction).rejects.toThrow(/must use the transaction/);
    expect((await sql`select 1 as n`.execute(opened.kysely)).rows).toEqual([{ n: 1 }]);
  });

  test('a long statement does not block the thread that answers HTTP', async () => {
    db = await openPglite({ folder: null, snapshot: await migratedCluster() });
    const long = sql`select count(*) from generate_series(1, 3000000)`.execute(db.kysely);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    await long;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  test('a folder that is not a cluster is an error at startup', async () => {
    const { writeFile, mkdir } = await import('node:fs/promises');
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), 'nonsense');
    await expect(openPglite({ folder: join(folder, 'database') })).rejects.toThrow();
  });

  test('close waits for running statements, and may be called twice', async () => {
    db = await openPglite({ folder: await preparedFolder() });
    const { kysely } = db;
    let closed: (Promise<void> | undefined)[] = [];
    const underWay = kysely.connection().execute(async (connection) => {
      // The connection is taken; closing begins before its statement runs.
      closed = [db?.close(), db?.close()];
      return sql`select count(*) as n from generate_series(1, 200000)`.execute(connection);
    });
    expect((await underWay).rows).toEqual([{ n: 200_000 }]);
    await Promise.all(closed);
    await expect(sql`select 1`.execute(kysely)).rejects.toThrow();
  });
});

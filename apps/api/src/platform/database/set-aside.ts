import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** An arbitrary constant that must be the same in every process that puts indexes back. */
const advisoryLock = 7_623_549;

/**
 * Runs a load of empty tables without their indexes, foreign keys and exclusion constraints, and builds these once
 * afterwards: twice as fast as keeping them up to date row by row, and the engine checks the same. Primary keys stay.
 *
 * What was dropped is recorded in the same transaction. If the process is killed in between, the next `migrate` puts it
 * back.
 */
export async function withoutIndexes<Result>(
  db: Database,
  tables: readonly (keyof Tables & string)[],
  load: () => Promise<Result>,
): Promise<Result> {
  await setAside(db, tables);
  try {
    return await load();
  } finally {
    await putBack(db);
  }
}

async function setAside(db: Database, tables: readonly string[]): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    // Another process on this server is loading: it has set its own aside.
    if (await hasSetAside(trx)) return;
    await sql`create table set_aside (number integer generated always as identity, statement text not null)`.execute(
      trx,
    );
    // Partitions get theirs from the table they belong to.
    const { rows } = await sql<{ drop: string; build: string }>`
      select format('drop index %s', indexrelid::regclass) as drop,
        replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as build
      from pg_index
      where indrelid = any(${tables}::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select format('alter table %s drop constraint %I', conrelid::regclass, conname),
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where contype in ('f', 'x') and conrelid = any(${tables}::regclass[])`.execute(trx);
    for (const { drop, build } of rows) {
      await sql`insert into set_aside (statement) values (${build})`.execute(trx);
      await sql.raw(drop).execute(trx);
    }
  });
}

/** Builds what an unfinished load dropped. */
export async function putBack(db: Database): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    if (!(await hasSetAside(trx))) return;
    const { rows } = await sql<{ statement: string }>`select statement from set_aside order by number`.execute(trx);
    for (const { statement } of rows) await sql.raw(statement).execute(trx);
    await sql`drop table set_aside`.execute(trx);
  });
}

/** Whether a load has set something aside; holds off other processes until the transaction ends. */
async function hasSetAside(trx: Transaction<Tables>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx);
  const { rows } = await sql<{ any: boolean }>`select to_regclass('set_aside') is not null as any`.execute(trx);
  return rows[0]?.any === true;
}

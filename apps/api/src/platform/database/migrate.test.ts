import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { migrate, MigrationMismatchError, pendingMigrations, readMigrations } from './migrate.ts';
import type { Migration } from './migrate.ts';

describeEachEngine('migrate', (open) => {
  const extra = (name: string, script: string, checksum = name): Migration => ({ name, script, checksum });
  const tableExists = async (name: string) =>
    (await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(open().kysely)).rows[0]
      ?.found;

  test('a second run does nothing', async () => {
    expect(await migrate(open())).toEqual([]);
    expect(await pendingMigrations(open())).toEqual([]);
  });

  test('a new file is applied once, in order, by the first process to get there', async () => {
    const known = [
      ...(await readMigrations()),
      extra('9001_a.sql', 'create table migrated_a (n integer);'),
      extra('9002_b.sql', 'insert into migrated_a values (1)'),
    ];
    const applied = await Promise.all([migrate(open(), known), migrate(open(), known), migrate(open(), known)]);
    expect(applied.flat().toSorted()).toEqual(['9001_a.sql', '9002_b.sql']);
    expect((await sql`select n from migrated_a`.execute(open().kysely)).rows).toEqual([{ n: 1 }]);
  });

  test('a file that fails partway leaves nothing behind, and the next start tries it again', async () => {
    const before = [...(await readMigrations()), extra('9001_a.sql', ''), extra('9002_b.sql', '')];
    const broken = [...before, extra('9003_c.sql', 'create table migrated_c (n integer); select 1 / 0;')];
    await expect(migrate(open(), broken)).rejects.toThrow(/9003_c\.sql failed and was undone.*division by zero/);
    expect(await tableExists('migrated_c')).toBe(false);
    expect(await migrate(open(), [...before, extra('9003_c.sql', 'create table migrated_c (n integer);')])).toEqual([
      '9003_c.sql',
    ]);
    expect(await tableExists('migrated_c')).toBe(true);
  });

  test('a changed file, or one from a newer version, stops the start and says what to do', async () => {
    const known = await readMigrations();
    const [first, ...rest] = known;
    if (!first) throw new Error('no migrations');
    // The files of the tests above do not belong to this version.
    await sql`delete from schema_migration where name like '9%'`.execute(open().kysely);
    await expect(migrate(open(), [{ ...first, checksum: 'other' }, ...rest])).rejects.toThrow(MigrationMismatchError);
    await expect(migrate(open(), [{ ...first, checksum: 'other' }, ...rest])).rejects.toThrow(
      /0001_foundation\.sql was changed .* write the change as a new migration/,
    );
    await expect(migrate(open(), rest)).rejects.toThrow(
      /0001_foundation\.sql, which this version of Roadside doesn’t know/,
    );
  });
});

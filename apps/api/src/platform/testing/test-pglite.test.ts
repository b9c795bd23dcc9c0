import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../database/database-errors.ts';
import { pendingMigrations } from '../database/migrate.ts';
import { openTestPglite } from './test-pglite.ts';

test('a test sees nothing of the previous one, which can no longer write', async () => {
  const first = await openTestPglite();
  const received: string[] = [];
  await first.listen('news', (payload) => received.push(payload));
  await first.execScript(
    "create table left_behind (n integer); create temp table left_too (n integer); set time zone 'Asia/Tokyo'; insert into dashboard (data_target, name) values ('left', 'left')",
  );
  await first.close();
  await expect(sql`select 1`.execute(first.kysely)).rejects.toThrow(DatabaseUnavailableError);
  await expect(first.kysely.transaction().execute((trx) => trx.deleteFrom('dashboard').execute())).rejects.toThrow(
    DatabaseUnavailableError,
  );
  await expect(first.execScript('select 1')).rejects.toThrow(DatabaseUnavailableError);
  await expect(first.copyInto('dashboard', ['id'], [])).rejects.toThrow(DatabaseUnavailableError);

  const second = await openTestPglite();
  expect(await pendingMigrations(second)).toEqual([]);
  const { rows } =
    await sql`select to_regclass('left_behind') as kept, to_regclass('left_too') as temporary, current_setting('TimeZone') as zone, (select count(*) from dashboard where name = 'left') as dashboards`.execute(
      second.kysely,
    );
  expect(rows).toEqual([{ kept: null, temporary: null, zone: expect.not.stringContaining('Tokyo'), dashboards: 0 }]);
  await second.listen('news', (payload) => received.push(payload));
  await sql`notify news, 'for the second'`.execute(second.kysely);
  await expect.poll(() => received).toEqual(['for the second']);
  await second.close();
});

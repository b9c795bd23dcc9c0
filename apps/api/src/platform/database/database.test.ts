import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';

describeEachEngine('database', (open) => {
  test('values have the same form on both engines', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as big, count(*) as counted, sum(1::bigint) as summed, 1.5::numeric as exact,
        '2026-03-08'::date as day, array['2026-03-08'::date, null] as days, array[1::bigint, 2] as bigs, array['a,"b', null] as texts,
        '2026-03-08T12:00:00Z'::timestamptz as at, '{"a":[1]}'::jsonb as document, '\\x00ff'::bytea as bytes, 'x'::char(1) as letter,
        true as yes, '1 day 02:00:00'::interval as span
    `.execute(open().kysely);
    const row = rows[0] as Record<string, unknown>;
    expect({ ...row, bytes: [...(row['bytes'] as Uint8Array)] }).toEqual({
      big: 9007199254740991,
      counted: 1,
      summed: 1,
      exact: 1.5,
      day: '2026-03-08',
      days: ['2026-03-08', null],
      bigs: [1, 2],
      texts: ['a,"b', null],
      at: new Date('2026-03-08T12:00:00Z'),
      document: { a: [1] },
      bytes: [0, 255],
      letter: 'x',
      yes: true,
      span: '1 day 02:00:00',
    });
  });

  test('parameters round-trip: arrays, dates, nulls, awkward text', async () => {
    const awkward = 'tab\t quote" back\\slash é 🚚 {a,b}';
    const { rows } = await sql<{ ids: number[]; texts: string[]; at: Date; nothing: null; text: string }>`
      select ${[3, 1]}::int[] as ids, ${[awkward, null]}::text[] as texts, ${new Date(0)}::timestamptz as at, ${null}::int as nothing, ${awkward}::text as text
    `.execute(open().kysely);
    expect(rows[0]).toEqual({ ids: [3, 1], texts: [awkward, null], at: new Date(0), nothing: null, text: awkward });
  });

  test('a query outside an open transaction does not see or join it', async () => {
    const db = open();
    await sql`create table beside (n integer)`.execute(db.kysely);
    const outside = Promise.withResolvers<void>();
    let seen: unknown;
    const transaction = db.kysely.transaction().execute(async (trx) => {
      await sql`insert into beside values (1)`.execute(trx);
      void sql<{ n: number }>`select count(*) as n from beside`.execute(db.kysely).then(({ rows }) => {
        seen = rows[0]?.n;
        outside.resolve();
      });
      // A query that joined the transaction would run before this one.
      await sql`select 1`.execute(trx);
      throw new Error('undo');
    });
    await expect(transaction).rejects.toThrow('undo');
    await outside.promise;
    expect(seen).toBe(0);
  });

  test('a failed statement carries its SQLSTATE and constraint', async () => {
    const db = open();
    await sql`create table once_only (n integer constraint once_only_n primary key)`.execute(db.kysely);
    await sql`insert into once_only values (1)`.execute(db.kysely);
    await expect(sql`insert into once_only values (1)`.execute(db.kysely)).rejects.toMatchObject({
      code: '23505',
      constraint: 'once_only_n',
    });
  });

  test('COPY writes every kind of value, and either all rows or none', async () => {
    const db = open();
    await sql`create table loaded (id integer, text text, at timestamptz, list text[], numbers integer[], bytes bytea, yes boolean)`.execute(
      db.kysely,
    );
    const awkward = 'a\tb\\N\n"c"\r,\v\b\f é🚚';
    const columns = ['id', 'text', 'at', 'list', 'numbers', 'bytes', 'yes'];
    const rows = Array.from(
      { length: 30_000 },
      (_, id) =>
        [
          id,
          awkward,
          new Date(id * 1000),
          ['x"y', null, '\\'],
          [1, null],
          new Uint8Array([0, 92, 255]),
          id % 2 === 0,
        ] as const,
    );
    // Test tables are not part of the schema's types.
    const table = 'loaded' as 'call';
    expect(await db.copyInto(table, columns, rows)).toBe(30_000);
    const { rows: read } = await sql<Record<string, unknown>>`select * from loaded where id = 29999`.execute(db.kysely);
    const last = read[0] ?? {};
    expect({ ...last, bytes: [...(last['bytes'] as Uint8Array)] }).toEqual({
      id: 29_999,
      text: awkward,
      at: new Date(29_999_000),
      list: ['x"y', null, '\\'],
      numbers: [1, null],
      bytes: [0, 92, 255],
      yes: false,
    });

    const failing = (async function* () {
      for (let id = 0; id < 60_000; id++) yield [id, 'x'.repeat(50), null, null, null, null, null];
      throw new Error('source broke');
    })();
    await expect(db.copyInto(table, columns, failing)).rejects.toThrow('source broke');
    await expect(db.copyInto(table, ['id'], [[1], ['not a number']])).rejects.toMatchObject({ code: '22P02' });
    const { rows: counted } = await sql<{ n: number }>`select count(*) as n from loaded`.execute(db.kysely);
    expect(counted[0]?.n).toBe(30_000);
  });

  test('NOTIFY reaches every listener until it stops listening', async () => {
    const db = open();
    const first: string[] = [];
    const second: string[] = [];
    const stopFirst = await db.listen('Test channel', (payload) => first.push(payload));
    const stopSecond = await db.listen('Test channel', (payload) => second.push(payload));
    await sql`select pg_notify('Test channel', 'one')`.execute(db.kysely);
    await expect.poll(() => [first, second]).toEqual([['one'], ['one']]);
    await stopFirst();
    await sql`select pg_notify('Test channel', 'two')`.execute(db.kysely);
    await expect.poll(() => second).toEqual(['one', 'two']);
    expect(first).toEqual(['one']);
    await stopSecond();
  });
});

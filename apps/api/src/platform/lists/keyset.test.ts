import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { allOf, beginsWith, beyond, containsText, countRows, keyTexts, missingLast, orderBy } from './keyset.ts';
import { cutPage, readOrder, rowsToRead } from './list-request.ts';

interface Row {
  readonly id: number;
  readonly keys: readonly string[];
}

describeEachEngine('a paged list', (open) => {
  beforeAll(async () => {
    const db = open().kysely;
    await sql`create table keyset_sample (id integer primary key, name text not null, weight integer, at timestamptz not null)`.execute(
      db,
    );
    // Ties in every key, missing weights, and timestamps that differ by one microsecond.
    await sql`insert into keyset_sample select n, (array['50% off', 'Under_score', 'ünder', 'Back\\slash'])[1 + n % 4],
      nullif(n % 5, 0), '2026-11-01T10:00:00Z'::timestamptz + (n / 3) * interval '1 microsecond' from generate_series(1, 61) as n`.execute(
      db,
    );
  });
  const keysOf = {
    name: () => [{ value: sql`name`, type: 'text' }],
    weight: missingLast(sql`weight`, sql`0`, 'integer'),
    at: () => [{ value: sql`at`, type: 'timestamptz' }],
  };
  const read = async (
    field: keyof typeof keysOf,
    descending: boolean,
    after: readonly string[] | null,
    size: number,
  ) => {
    const order = { keys: [...keysOf[field](descending), { value: sql`id`, type: 'integer' }], descending };
    const { rows } = await sql<Row>`select id, ${keyTexts(order.keys)} as keys from keyset_sample
      where ${allOf(after ? [beyond(order, after)] : [])} order by ${orderBy(order)} limit ${rowsToRead(size)}`.execute(
      open().kysely,
    );
    return cutPage(rows, size);
  };

  it.each(
    (['name', 'weight', 'at'] as const).flatMap((field) =>
      [false, true].flatMap((descending) => [1, 7, 61, 100].map((size) => ({ field, descending, size }))),
    ),
  )('shows every row once and in order: %j', async ({ field, descending, size }) => {
    const whole = (await read(field, descending, null, 1000)).rows.map(({ id }) => id);
    expect(whole).toHaveLength(61);
    const seen: number[] = [];
    let after: readonly string[] | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(field, descending, after, size);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.last?.keys ?? null;
    } while (after !== null);
    expect(seen).toEqual(whole);
  });

  it.each([false, true])('puts missing values last, descending: %s', async (descending) => {
    const { rows } = await read('weight', descending, null, 100);
    const missing = rows.map(({ id }) => id % 5 === 0);
    expect(missing.indexOf(true)).toBe(missing.length - 12);
  });

  it.each([
    ['50%', 15, 15],
    ['%', 15, 0],
    ['_', 16, 0],
    ['\\', 15, 0],
    ['SCORE', 16, 0],
    ['back', 15, 15],
  ])('searches for %j literally', async (text, anywhere, first) => {
    const count = (condition: ReturnType<typeof containsText>) =>
      countRows(open().kysely, sql`keyset_sample`, [condition]);
    expect([await count(containsText(sql`name`, text)), await count(beginsWith(sql`name`, text))]).toEqual([
      anywhere,
      first,
    ]);
  });

  it('sorts by known fields only', () => {
    expect(readOrder('-name', ['name', 'at'])).toEqual({ field: 'name', descending: true });
    expect(() => readOrder('name; drop table call', ['name', 'at'])).toThrow('can’t sort this table that way');
  });
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { withoutIndexes } from './set-aside.ts';

const loaded = ['call', 'call_event', 'survey', 'survey_comment_span', 'shift'] as const;

/** Every index and constraint of the tables and their partitions, without the names the engine made up. */
async function definitions(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`.execute(db.kysely);
  return rows.map(({ definition }) => definition.replace(/ call_\d{4}_\d\d_\w+_idx\d*/, '')).toSorted();
}

describeEachEngine('a load without indexes', (open) => {
  it('finds no indexes and no foreign keys, and leaves the same ones as before', async () => {
    await sql`select ensure_call_month('2026-10-01')`.execute(open().kysely);
    const before = await definitions(open());
    const meanwhile = await withoutIndexes(open(), loaded, async () => {
      await sql`select ensure_call_month('2026-11-01')`.execute(open().kysely);
      return definitions(open());
    });
    const ofFacts = meanwhile.filter((line) => / (?:public\.)?(?:call|survey|shift)(?:_event|_2026_10)? /.test(line));
    expect(ofFacts.filter((line) => !/_pkey|CHECK|NOT NULL/.test(line))).toEqual([]);
    expect(meanwhile.some((line) => line.includes('shift_pkey'))).toBe(true);
    const after = await definitions(open());
    expect(after.filter((line) => !line.includes('call_2026_11'))).toEqual(before);
    // A partition made during the load has what the others have.
    const ofMonth = (month: string) =>
      after.filter((line) => line.includes(month)).map((line) => line.replaceAll(month, 'month').replace(/'.*?'/g, ''));
    expect(ofMonth('call_2026_11')).toEqual(ofMonth('call_2026_10'));
  });

  it('puts them back when the load fails, and at the next start when the process was killed', async () => {
    const before = await definitions(open());
    await expect(withoutIndexes(open(), loaded, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
      'disk full',
    );
    expect(await definitions(open())).toEqual(before);

    let killed = () => {};
    const unfinished = withoutIndexes(open(), loaded, () => new Promise<void>((resolve) => (killed = resolve)));
    await expect.poll(async () => (await definitions(open())).length).toBeLessThan(before.length);
    await migrate(open());
    expect(await definitions(open())).toEqual(before);
    killed();
    await unfinished;
  });

  it('refuses rows that a foreign key would have refused', async () => {
    const load = () =>
      open().copyInto(
        'call_event',
        ['call_id', 'call_local_day', 'kind', 'at', 'local_day', 'station_id', 'trouble_code'],
        [[1, '2026-10-01', 'pass', '2026-10-01T12:00:00Z', '2026-10-01', 999_999, 'T1']],
      );
    await expect(withoutIndexes(open(), ['call_event'], load)).rejects.toThrow(/call_event_station_id_fkey/);
  });
});

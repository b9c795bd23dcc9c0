import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import { bookieDemo } from '../bookie/bookie.demo.ts';
import { readPurses, sumBooks } from '../ledger/index.ts';
import { bankDemo } from './bank.demo.ts';

describeEachEngine('the bank’s demo rows', (open) => {
  beforeAll(async () => {
    const { organizationIds } = await fillSmallClub(open());
    // Drivers without an account, as most of the demo's are.
    await sql`insert into employee (organization_id, first_name, display_name, position_type, external_id)
      select ${organizationIds['dan'] ?? 0}, 'Driver', 'Driver ' || n, 'driver', 'demo-' || n
      from generate_series(1, 80) as n`.execute(open().kysely);
    const world = { stationIds: [], now: new Date('2026-11-20T17:00:00Z') };
    await open()
      .kysely.transaction()
      .execute(async (trx) => {
        await bookieDemo(trx, world);
        await bankDemo(trx, world);
      });
  });

  test('balance, and leave nobody below zero', async () => {
    const { rows } = await sql<{ id: number }>`select employee_id as id from ledger_holder`.execute(open().kysely);
    expect(rows.length).toBeGreaterThan(40);
    const pursesOf = await readPurses(
      open().kysely,
      rows.map(({ id }) => id),
    );
    for (const { id } of rows)
      for (const points of Object.values(pursesOf(id))) expect([id, points >= 0]).toEqual([id, true]);
    expect([...(await sumBooks(open().kysely)).values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  test('have bets in both states, and payouts in every state a person meets', async () => {
    const states = async (table: string, column: string) => {
      const { rows } = await sql<{
        state: string;
        n: number;
      }>`select ${sql.ref(column)} as state, count(*)::integer as n
        from ${sql.table(table)} group by 1`.execute(open().kysely);
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    };
    // Every third bet is open.
    const { CURRENT: current = 0, FINISHED: over = 0 } = await states('bet', 'status');
    expect(current).toBe(Math.ceil((current + over) / 3));
    expect(current).toBeGreaterThan(10);
    const { rows: lastDays } = await sql`select status from bet where made_on = period_to`.execute(open().kysely);
    expect(lastDays).toEqual([{ status: 'FINISHED' }]);
    expect(await states('withdrawal', 'state')).toMatchObject({ pending: 5, rejected: 3 });
  });
});

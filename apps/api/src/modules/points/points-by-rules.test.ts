import fc from 'fast-check';
import { expectedPoints, handicapped } from '@roadside/domain/arena';
import { serviceGroupOf } from '@roadside/domain/calls';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { driverIds, factWorld, firstDay, lastDay, replaceFacts } from '../metrics/testing/fact-world.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { callPoints, pointsByDay, recomputeDue } from './index.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { pointsByRules } from './points-by-rules.ts';

const weights = { count_calls: 1, pta_hit_rate: 2, overall_sat: 3 };

describeEachEngine('points with handicap', (open) => {
  factClub(open, { today: lastDay, people: [1] });
  const now = new Date('2026-05-01T12:00:00Z');
  const days = { from: firstDay, to: lastDay };
  const season = { weights, handicap: true, starts_on: firstDay };

  beforeAll(async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 21 });
    if (!world) throw new Error('no world');
    await replaceFacts(open(), world);
    await recomputeRollups(open(), days);
    await recomputeDue(open(), { now, today: lastDay });
  });

  /** The same from the rules alone. */
  async function byTheRules() {
    const { kysely } = open();
    const calls = (await callPoints(kysely, { ...days, weights })).map((call) => ({
      ...call,
      service: serviceGroupOf(call.trouble_code) ?? call.trouble_code,
    }));
    const expected = expectedPoints(calls);
    return (await pointsByDay(kysely, { ...days, driverIds, weights })).map((row) => ({
      ...row,
      points: calls
        .filter(({ driver_id, local_day }) => driver_id === row.driver_id && local_day === row.local_day)
        .reduce((sum, call) => sum + handicapped(call, expected) - call.points, row.points),
    }));
  }

  const rounded = (rows: readonly { readonly points: number }[]) =>
    rows.map((row) => ({ ...row, points: Math.round(row.points * 10) / 10 }));

  it('are read from the calls once, until a point changes', async () => {
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('from worth join call')) reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = open().kysely.withPlugin(counting);
    const read = () => pointsByRules(db, season, { ...days, driverIds });

    const before = await byTheRules();
    expect(before.length).toBeGreaterThan(0);
    expect(rounded(await read())).toEqual(rounded(before));
    expect(rounded(await read())).toEqual(rounded(before));
    expect(reads).toBe(1);

    await sql`update call set outcome = 'cancelled', clear_code = 'XX' where id = (
      select min(id) from call where outcome = 'completed' and driver_id is not null)`.execute(db);
    await recomputeRollups(open(), days);
    await recomputeDue(open(), { now, today: lastDay });
    const after = await byTheRules();
    expect(after).not.toEqual(before);
    expect(rounded(await read())).toEqual(rounded(after));
    expect(reads).toBe(2);
  });

  it('are the points alone without the handicap', async () => {
    const plain = await pointsByDay(open().kysely, { ...days, driverIds, weights });
    expect(await pointsByRules(open().kysely, { ...season, handicap: false }, { ...days, driverIds })).toEqual(plain);
  });
});

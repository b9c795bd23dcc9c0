import { beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { silentLog } from '../testing/silent-log.ts';
import { RateLimiter } from './rate-limiter.ts';

const exact = { max: 10, windowSeconds: 900 };
const large = { max: 100, windowSeconds: 60 };

describeEachEngine('rate limiter', (open) => {
  let clock: number;
  const limiter = () => new RateLimiter({ db: open().kysely, now: () => new Date(clock), log: silentLog });
  beforeEach(async () => {
    clock = Date.parse('2026-11-20T08:00:00Z');
    await open().kysely.deleteFrom('rate_limit').execute();
  });

  test('a small limit counts exactly, in parallel, over restarts and processes', async () => {
    const [first, second] = [limiter(), limiter()];
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, index) => (index % 2 ? first : second).take('k', exact)),
    );
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect((await limiter().take('k', exact)).allowed).toBe(false);
    expect((await limiter().take('other', exact)).allowed).toBe(true);
  });

  test('the window slides: what is refused says when to come back, and then it works', async () => {
    const limits = limiter();
    for (let hit = 0; hit < 10; hit++) {
      await limits.take('k', exact);
      clock += 60_000;
    }
    const refused = await limits.take('k', exact);
    expect(refused).toEqual({ allowed: false, retryAfterSeconds: 300 });
    clock += 299_000;
    expect((await limits.take('k', exact)).allowed).toBe(false);
    clock += 1_000;
    expect((await limits.take('k', exact)).allowed).toBe(true);
  });

  test('refused tries do not prolong the wait, and a refunded one does not count', async () => {
    const limits = limiter();
    for (let hit = 0; hit < 9; hit++) await limits.take('k', exact);
    const tenth = await limits.take('k', exact);
    if (tenth.allowed) await tenth.refund();
    expect((await limits.take('k', exact)).allowed).toBe(true);
    for (let hit = 0; hit < 50; hit++) expect((await limits.take('k', exact)).allowed).toBe(false);
    clock += 900_000;
    expect((await limits.take('k', exact)).allowed).toBe(true);
  });

  test('a large limit holds in memory, over a restart and between processes', async () => {
    const one = limiter();
    const other = limiter();
    for (let hit = 0; hit < 60; hit++) expect((await one.take('k', large)).allowed).toBe(true);
    await one.flush();
    await other.take('k', large);
    await other.flush();
    let allowed = 1;
    while ((await other.take('k', large)).allowed) allowed++;
    expect(allowed).toBe(40);
    await other.close();
    await one.take('k', large);
    await one.flush();
    expect((await one.take('k', large)).allowed).toBe(false);
    clock += 66_000;
    expect((await one.take('k', large)).allowed).toBe(true);
  });

  test('old counts are forgotten', async () => {
    const limits = limiter();
    await limits.take('old', exact);
    clock += 3 * 3_600_000;
    await limits.take('new', large);
    await limits.flush();
    const rows = await open().kysely.selectFrom('rate_limit').select('key').execute();
    expect(rows).toEqual([{ key: 'new' }]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../logging/log.ts';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { silentLog } from '../testing/silent-log.ts';
import { RateLimiter } from './rate-limiter.ts';

const exact = { max: 10, windowSeconds: 900 };
const large = { max: 100, windowSeconds: 60 };

describeEachEngine('rate limiter', (open) => {
  let clock: number;
  const made: RateLimiter[] = [];
  const limiter = () => {
    const limits = new RateLimiter({ db: open().kysely, now: () => new Date(clock), log: silentLog });
    made.push(limits);
    return limits;
  };
  // Counts a limiter still holds must not be written during the next test.
  afterEach(() => Promise.all(made.splice(0).map((limits) => limits.close())));
  beforeEach(async () => {
    clock = Date.parse('2026-11-20T08:00:00Z');
    await open().kysely.deleteFrom('rate_limit').execute();
  });

  test('a small limit counts exactly, in parallel and across restarts and processes', async () => {
    const [first, second] = [limiter(), limiter()];
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, index) => (index % 2 ? first : second).take('k', exact)),
    );
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect((await limiter().take('k', exact)).allowed).toBe(false);
    expect((await limiter().take('other', exact)).allowed).toBe(true);
  });

  test('the window slides: a refusal says when to try again, and then it works', async () => {
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

  test('refused attempts do not prolong the wait, and a refunded one does not count', async () => {
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

  const stored = () => open().kysely.selectFrom('rate_limit').select(['key', 'hits']).orderBy('key').execute();

  test('limits of up to 30 hits are counted in the database immediately, larger ones later', async () => {
    const [one, other] = [limiter(), limiter()];
    const thirty = { max: 30, windowSeconds: 60 };
    let allowed = 0;
    for (let hit = 0; hit < 31; hit++) if ((await (hit % 2 ? one : other).take('k', thirty)).allowed) allowed++;
    expect(allowed).toBe(30);
    await one.take('more', { max: 31, windowSeconds: 60 });
    expect(await stored()).toEqual([{ key: 'k', hits: 30 }]);
    await one.close();
    expect(await stored()).toEqual([
      { key: 'k', hits: 30 },
      { key: 'more', hits: 1 },
    ]);
  });

  test('a window slides in tenths: a hit expires with the tenth it fell into', async () => {
    clock += 89_000;
    const limits = limiter();
    for (let hit = 0; hit < 10; hit++) await limits.take('k', exact);
    expect(await limits.take('k', exact)).toEqual({ allowed: false, retryAfterSeconds: 811 });
    for (let hit = 0; hit < 100; hit++) await limits.take('m', { ...large, windowSeconds: 900 });
    expect(await limits.take('m', { ...large, windowSeconds: 900 })).toEqual({
      allowed: false,
      retryAfterSeconds: 811,
    });
  });

  test('a large limit says when to try again, by the oldest hit that counts, and then it works', async () => {
    const limits = limiter();
    for (const restarted of [false, true]) {
      const first = await limits.take('k', large);
      if (first.allowed) await first.refund();
      clock += 12_000;
      for (let hit = 0; hit < 100; hit++) expect((await limits.take('k', large)).allowed).toBe(true);
      clock += 6_000;
      if (restarted) await limits.flush();
      expect(await limits.take('k', large)).toEqual({ allowed: false, retryAfterSeconds: 54 });
      clock += 53_999;
      expect(await limits.take('k', large)).toEqual({ allowed: false, retryAfterSeconds: 1 });
      clock += 1;
      expect((await limits.take('k', large)).allowed).toBe(true);
      clock += 108_000;
    }
  });

  test('a refunded hit does not count and leaves no trace', async () => {
    const limits = limiter();
    for (let hit = 0; hit < 99; hit++) await limits.take('k', large);
    const last = await limits.take('k', large);
    if (last.allowed) await last.refund();
    expect((await limits.take('k', large)).allowed).toBe(true);
    expect((await limits.take('k', large)).allowed).toBe(false);
    const other = await limits.take('other', large);
    if (other.allowed) await other.refund();
    await limits.flush();
    expect(await stored()).toEqual([{ key: 'k', hits: 100 }]);
    if (last.allowed) await last.refund();
    await limits.flush();
    expect(await stored()).toEqual([{ key: 'k', hits: 99 }]);
    expect((await limits.take('k', large)).allowed).toBe(true);
  });

  test('hits counted during a write are written the next time', async () => {
    const limits = limiter();
    await limits.take('k', large);
    const writing = limits.flush();
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    for (let hit = 0; hit < 4; hit++) await limits.take('k', large);
    await limits.take('new', large);
    await writing;
    await limits.flush();
    expect(await stored()).toEqual([
      { key: 'k', hits: 5 },
      { key: 'new', hits: 1 },
    ]);
  });

  test('counts are written automatically within a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const limits = limiter();
    // The write is already in progress or never happens: nothing here lets more time pass.
    const written = async (hits: number) => {
      for (let reads = 0; reads < 200 && (await stored())[0]?.hits !== hits; reads++);
      expect(await stored()).toEqual([{ key: 'k', hits }]);
    };
    try {
      await limits.take('k', large);
      await limits.take('k', large);
      vi.advanceTimersByTime(999);
      expect(await stored()).toEqual([]);
      vi.advanceTimersByTime(1);
      await written(2);

      const taken = await limits.take('k', large);
      vi.advanceTimersByTime(1_000);
      await written(3);
      if (taken.allowed) await taken.refund();
      vi.advanceTimersByTime(1_000);
      await written(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('counts that cannot be written still apply, and are written later', async () => {
    const warnings: unknown[] = [];
    const log = { ...silentLog, warn: (...words: unknown[]) => void warnings.push(words) } as unknown as Log;
    let broken = true;
    const db = new Proxy(open().kysely, {
      get: (target, name) => {
        if (broken && name === 'getExecutor') throw new Error('no database');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const limits = new RateLimiter({ db, now: () => new Date(clock), log });
    made.push(limits);
    for (let hit = 0; hit < 100; hit++) await limits.take('k', large);
    await limits.flush();
    expect(warnings).toEqual([[{ err: new Error('no database') }, 'the rate limits were not written']]);
    expect((await limits.take('k', large)).allowed).toBe(false);
    broken = false;
    await limits.flush();
    expect(warnings).toHaveLength(1);
    expect(await stored()).toEqual([{ key: 'k', hits: 100 }]);
  });

  test('counts older than two hours are deleted, every ten minutes', async () => {
    const add = (key: string, minutesAgo: number) =>
      open()
        .kysely.insertInto('rate_limit')
        .values({ key, window_start: new Date(clock - minutesAgo * 60_000), hits: 1 })
        .execute();
    const limits = limiter();
    clock += 600_000 - 1;
    await add('old', 121);
    await add('young', 119);
    await limits.flush();
    expect(await stored()).toHaveLength(2);
    clock += 1;
    await limits.flush();
    expect(await stored()).toEqual([{ key: 'young', hits: 1 }]);
    clock += 599_999;
    await limits.flush();
    expect(await stored()).toHaveLength(1);
    clock += 1;
    await limits.flush();
    expect(await stored()).toHaveLength(0);
  });

  test('old counts are deleted', async () => {
    const limits = limiter();
    await limits.take('old', exact);
    clock += 3 * 3_600_000;
    await limits.take('new', large);
    await limits.flush();
    const rows = await open().kysely.selectFrom('rate_limit').select('key').execute();
    expect(rows).toEqual([{ key: 'new' }]);
  });
});

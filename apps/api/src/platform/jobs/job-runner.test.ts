import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { silentLog } from '../testing/silent-log.ts';
import { defineJob } from './job-definition.ts';
import type { JobDefinition } from './job-definition.ts';
import { createJobRunner } from './job-runner.ts';

const payload = z.object({ n: z.number().default(0) });

describeEachEngine('jobs', (open) => {
  let clock: number;
  let ran: number[];
  const now = () => new Date(clock);
  const runner = (...definitions: JobDefinition[]) => createJobRunner({ db: open(), definitions, now, log: silentLog });
  const count = defineJob({ kind: 'test.count', payload, run: async ({ n }) => void ran.push(n) });
  const pending = () => open().kysely.selectFrom('job').selectAll().orderBy('id').execute();

  beforeEach(() => {
    clock = Date.parse('2026-11-20T08:00:00Z');
    ran = [];
  });
  afterEach(async () => {
    await open().kysely.deleteFrom('job').execute();
  });

  test('due jobs run once, oldest first; later ones wait', async () => {
    const jobs = runner(count);
    await jobs.enqueue('test.count', { n: 2 }, { runAt: new Date(clock - 1_000) });
    await jobs.enqueue('test.count', { n: 1 }, { runAt: new Date(clock - 2_000) });
    await jobs.enqueue('test.count', { n: 3 }, { runAt: new Date(clock + 60_000) });
    expect(await jobs.runDue()).toBe(2);
    expect(ran).toEqual([1, 2]);
    clock += 60_000;
    await jobs.runDue();
    expect(ran).toEqual([1, 2, 3]);
    expect(await pending()).toEqual([]);
  });

  test('a key allows one waiting job, and a running job runs once more when it is enqueued again', async () => {
    const jobs = runner(
      defineJob({
        kind: 'test.again',
        payload,
        run: async (_, context) => {
          ran.push(ran.length);
          if (ran.length === 1) await context.jobs.enqueue('test.again', {}, { key: 'k' });
        },
      }),
    );
    await jobs.enqueue('test.again', {}, { key: 'k' });
    await jobs.enqueue('test.again', {}, { key: 'k' });
    expect(await pending()).toHaveLength(1);
    await jobs.runDue();
    expect(ran).toEqual([0, 1]);
    expect(await pending()).toEqual([]);
  });

  test('a job queued in a transaction that fails does not exist', async () => {
    const jobs = runner(count);
    await expect(
      open()
        .kysely.transaction()
        .execute(async (transaction) => {
          await jobs.enqueue('test.count', { n: 9 }, { transaction });
          throw new Error('undo');
        }),
    ).rejects.toThrow('undo');
    expect(await pending()).toEqual([]);
  });

  test('a failing job is retried with growing delays, and parked after its last attempt', async () => {
    const jobs = runner(
      defineJob({
        kind: 'test.poison',
        payload,
        maxAttempts: 3,
        run: async () => Promise.reject(new Error('no luck')),
      }),
    );
    await jobs.enqueue('test.poison', {});
    const waits: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await jobs.runDue()).toBe(1);
      const [row] = await pending();
      if (row && row.parked_at === null) {
        waits.push(row.run_at.getTime() - clock);
        clock = row.run_at.getTime();
      }
    }
    expect(waits).toEqual([1_000, 4_000]);
    expect(await jobs.runDue()).toBe(0);
    expect(await pending()).toMatchObject([
      { kind: 'test.poison', last_error: 'no luck', attempts: 3, parked_at: now() },
    ]);
  });

  test('a recurring job runs at startup, then after each interval, and survives its own failures', async () => {
    const jobs = runner(
      defineJob({
        kind: 'test.daily',
        payload,
        everySeconds: 3_600,
        run: async () => {
          ran.push(ran.length);
          if (ran.length === 2) throw new Error('once');
        },
      }),
    );
    await jobs.runDue();
    await jobs.runDue();
    expect(ran).toHaveLength(1);
    clock += 3_600_000;
    await jobs.runDue();
    expect(ran).toHaveLength(2);
    clock += 5_000;
    await jobs.runDue();
    expect(ran).toHaveLength(3);
    expect(await pending()).toMatchObject([{ attempts: 0, last_error: null, run_at: new Date(clock + 3_600_000) }]);
  });

  test("a killed process's work is done again once its lease expires", async () => {
    const jobs = runner(count);
    await jobs.enqueue('test.count', { n: 7 });
    await open()
      .kysely.updateTable('job')
      .set({ leased_by: 'gone', leased_until: new Date(clock + 60_000), attempts: 1 })
      .execute();
    expect(await jobs.runDue()).toBe(0);
    clock += 60_000;
    expect(await jobs.runDue()).toBe(1);
    expect(ran).toEqual([7]);
  });

  test('several runners share the work, and no job runs twice', async () => {
    const runners = [runner(count), runner(count), runner(count)];
    for (let n = 0; n < 60; n++) await runners[0]?.enqueue('test.count', { n });
    const shares = await Promise.all(runners.map((one) => one.runDue()));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(60);
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  test('a started runner picks up a new job right away and puts a running one back when it stops', async () => {
    let started = 0;
    const slow = defineJob({
      kind: 'test.slow',
      payload,
      run: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          started++;
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    });
    const jobs = runner(count, slow);
    await jobs.start();
    await jobs.enqueue('test.count', { n: 1 });
    await expect.poll(() => ran).toEqual([1]);
    await jobs.enqueue('test.slow', {});
    await expect.poll(() => started).toBe(1);
    await jobs.stop();
    expect(await pending()).toMatchObject([{ kind: 'test.slow', attempts: 0, leased_by: null, last_error: 'stopped' }]);
  });

  test('a long job holds up no other job, and long jobs run one after another', async () => {
    let finish = () => {};
    const long = (kind: string) =>
      defineJob({
        kind,
        payload,
        long: true,
        run: ({ n }) =>
          new Promise<void>((resolve) => {
            ran.push(n);
            finish = resolve;
          }),
      });
    const jobs = runner(count, long('test.report'), long('test.training'));
    await jobs.start();
    await jobs.enqueue('test.report', { n: 10 });
    await expect.poll(() => ran).toEqual([10]);
    await jobs.enqueue('test.training', { n: 20 });
    await jobs.enqueue('test.count', { n: 1 });
    await expect.poll(() => ran).toEqual([10, 1]);
    await jobs.enqueue('test.count', { n: 2 });
    await expect.poll(() => ran).toEqual([10, 1, 2]);
    finish();
    await expect.poll(() => ran).toEqual([10, 1, 2, 20]);
    finish();
    await expect.poll(pending).toEqual([]);
    await jobs.stop();
  });

  test('an unknown kind or an invalid payload is refused when it is enqueued', async () => {
    await expect(runner(count).enqueue('test.nobody', {})).rejects.toThrow('No job has the kind test.nobody');
    await expect(runner(count).enqueue('test.count', { n: 'x' })).rejects.toThrow();
  });
});

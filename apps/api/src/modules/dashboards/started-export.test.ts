import { calls } from '@roadside/contract/calls';
import { readXlsx } from 'hucre/xlsx';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Handler } from '../../platform/calls/handler.ts';
import { readFile } from '../../platform/files/stored-files.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factWorld, firstDay, lastDay } from '../metrics/testing/fact-world.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { dashboardsHandlers } from './dashboards.handlers.ts';
import { readElement } from './element-request.ts';
import { writeElement } from './export.service.ts';
import { deleteStartedBefore, insertStarted, touchStarted } from './started-export.repository.ts';

const [world] = fc.sample(factWorld, { numRuns: 1, seed: 11 });
const noon = new Date('2026-04-06T12:00:00Z');
const { startExport, exportProgress, stopExport, exportXlsx } = calls.elements;

describeEachEngine('an export that is started and followed', (open) => {
  const { caller } = factClub(open, {
    today: '2026-04-06',
    facts: { world, from: firstDay, to: lastDay },
    people: [1, 2],
  });
  const request = {
    slug: 'club',
    parameters: { time_type: ['Range' as const], args: { from: firstDay, to: lastDay } },
  };
  const start = (handlers: readonly Handler[] = dashboardsHandlers, element = 'std12e_reduced', more = {}) =>
    runCall(handlers, startExport, caller(), { purpose: 'start_export', request, ...more }, { element });
  const progress = (id: number, employeeId = 1) =>
    runCall(dashboardsHandlers, exportProgress, caller({ employeeId }), { purpose: 'progress', id });
  const stop = (id: number, employeeId = 1) =>
    runCall(dashboardsHandlers, stopExport, caller({ employeeId }), { purpose: 'stop', id });
  const finished = async (id: number) => {
    for (;;) {
      const state = await progress(id);
      if (state.state !== 'writing') return state;
    }
  };
  const files = async () =>
    Number(
      (
        await open()
          .kysely.selectFrom('stored_file')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  /** The handlers, with something that happens right before a started export keeps its file. */
  const before = (happens: () => Promise<unknown>) =>
    dashboardsHandlers.map((handler): Handler => ({
      ...handler,
      run: (context, input, answerCall) => {
        const { kysely } = context.db;
        const held = new Proxy(kysely, {
          get: (target, name) => {
            if (name === 'transaction')
              return () => ({
                execute: async (work: never) => {
                  await happens();
                  return target.transaction().execute(work);
                },
              });
            const value: unknown = Reflect.get(target, name, target);
            return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          },
        });
        return handler.run({ ...context, db: { ...context.db, kysely: held } }, input, answerCall);
      },
    }));
  beforeEach(async () => {
    await open().kysely.deleteFrom('started_export').execute();
  });

  it('ends with the same file as one that is waited for', async () => {
    const { id } = await start();
    const done = await finished(id);
    const waited = await runCall(
      dashboardsHandlers,
      exportXlsx,
      caller(),
      { purpose: 'export', request },
      { element: 'std12e_reduced' },
    );
    expect(done).toEqual({
      id,
      state: 'ready',
      rows_written: waited.rows,
      rows: waited.rows,
      file: expect.stringMatching(/^\/files\//) as unknown,
      filename: waited.filename,
      problem: null,
    });
    const rowsOf = async (path: string) => {
      const file = await readFile(open().kysely, path.replace('/files/', ''));
      expect(file).toMatchObject({ kind: 'export', ownerEmployeeId: 1 });
      return (await readXlsx(file!.content)).sheets[0]!.rows;
    };
    expect(await rowsOf(done.file!)).toEqual(await rowsOf(waited.file));
    expect(waited.rows).toBeGreaterThan(0);
  });

  it('belongs to the person who started it', async () => {
    const { id } = await start();
    expect(await refusalOf(progress(id, 2))).toMatchObject({ status: 404 });
    expect(await refusalOf(stop(id, 2))).toMatchObject({ status: 404 });
    expect((await finished(id)).state).toBe('ready');
  });

  it('keeps no file once it is stopped, and stays stopped', async () => {
    const earlier = await files();
    let id = 0;
    const handlers = before(async () => {
      ({ id } = await open().kysely.selectFrom('started_export').select('id').executeTakeFirstOrThrow());
      expect(await stop(id)).toMatchObject({ state: 'stopped' });
    });
    await start(handlers);
    expect(await finished(id)).toMatchObject({ state: 'stopped', file: null });
    expect(await files()).toBe(earlier);
    expect(await stop(id)).toMatchObject({ state: 'stopped' });
  });

  it('reads and writes nothing more once it is stopped', async () => {
    const stopping = new AbortController();
    const reason = new Error('stopped');
    const written: number[] = [];
    const handler = (run: Handler['run']): readonly Handler[] => [{ call: startExport, run }];
    const refused = start(
      handler(async (context, { body, params }) => {
        const element = await readElement(context as never, (params as { element: string }).element, body as never);
        await writeElement(context as never, element, body as never, {
          onCount: () => stopping.abort(reason),
          onProgress: (rows) => written.push(rows),
          signal: stopping.signal,
        });
      }),
    );
    await expect(refused).rejects.toBe(reason);
    expect(written).toEqual([]);
  });

  it('says in words why it failed', async () => {
    const { id } = await start(dashboardsHandlers, 'raw-surveys', {
      counted_by: { metric: 'passed_calls_freq', part: 'numerator' },
    });
    expect(await finished(id)).toMatchObject({ state: 'failed', file: null, problem: 'Only for std12e_reduced.' });
    const broken = before(() => Promise.reject(new Error('disk of /var')));
    expect(await finished((await start(broken)).id)).toMatchObject({
      state: 'failed',
      problem: 'Something went wrong on our side. Try again.',
    });
  });

  it('says how far it is, until its process ends without a word', async () => {
    const { kysely } = open();
    const id = await insertStarted(kysely, 1, noon);
    expect(await progress(id)).toMatchObject({ state: 'writing', rows_written: 0, rows: null });
    await touchStarted(kysely, id, noon, { rows_written: 12_500, row_count: 48_000 });
    expect(await progress(id)).toMatchObject({ state: 'writing', rows_written: 12_500, rows: 48_000 });
    await touchStarted(kysely, id, new Date(noon.getTime() - 61_000), {});
    expect(await progress(id)).toMatchObject({
      state: 'failed',
      problem: 'The server restarted while it wrote the file. Try again.',
    });
  });

  it('is forgotten with its file', async () => {
    const { kysely } = open();
    const [old, recent] = [
      await insertStarted(kysely, 1, new Date(noon.getTime() - 1)),
      await insertStarted(kysely, 1, noon),
    ];
    await deleteStartedBefore(kysely, noon);
    expect(await refusalOf(progress(old))).toMatchObject({ status: 404 });
    expect((await progress(recent)).id).toBe(recent);
  });
});

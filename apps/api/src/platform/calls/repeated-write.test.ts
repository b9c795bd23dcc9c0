import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { fillSmallClub, password } from '../testing/small-club.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { repeatedWriteJobs } from './repeated-write.ts';

const { dashboards } = calls;
type Person = 'eve.executive' | 'sue.staff';

describeEachEngine('a write that is sent again', (open) => {
  let api: TestApi;
  const tokens = {} as Record<Person, string>;
  const signIn = async () => {
    for (const username of ['eve.executive', 'sue.staff'] as const)
      tokens[username] = String((await api.ask(calls.accounts.login, { username, password })).body['access']);
  };
  beforeAll(async () => {
    await fillSmallClub(open());
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    await signIn();
  });
  afterAll(() => api.close());

  const create = (name: string, key?: string, person: Person = 'eve.executive', elements: object[] = []) =>
    api.ask(
      dashboards.create,
      { purpose: 'dashboard', action: 'create', dashboard: { dataTarget: 'calls', name, elements: elements as never } },
      { token: tokens[person], headers: key === undefined ? {} : { 'idempotency-key': key } },
    );
  const countOf = async (name: string) => {
    const { n } = await open()
      .kysely.selectFrom('dashboard')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const eventsOf = async () =>
    (await open().kysely.selectFrom('audit_event').select('id').where('event', '=', 'dashboard_created').execute())
      .length;

  test('with the same key gets the same answer and writes once, in sequence or in parallel', async () => {
    const before = await eventsOf();
    const first = await create('Twice', 'key-of-the-form-1');
    const second = await create('Twice', 'key-of-the-form-1');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const together = await Promise.all(Array.from({ length: 6 }, () => create('At once', 'key-of-the-form-2')));
    expect(new Set(together.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([await countOf('Twice'), await countOf('At once'), (await eventsOf()) - before]).toEqual([1, 1, 2]);
  });

  test('without a key, with another key, or by another person is a separate write', async () => {
    await create('Apart', 'key-of-the-form-3');
    await create('Apart', 'key-of-the-form-4');
    await create('Apart', 'key-of-the-form-3', 'sue.staff');
    await create('Apart');
    await create('Apart');
    expect(await countOf('Apart')).toBe(5);
  });

  test('a key reused with a different body is refused and writes nothing', async () => {
    await create('Mine', 'key-of-the-form-5');
    expect(await create('Another', 'key-of-the-form-5')).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { 'idempotency-key': expect.any(String) as unknown } },
    });
    expect(await countOf('Another')).toBe(0);
    for (const key of ['short', 'has a space in it', 'x'.repeat(129)])
      expect((await create('Another', key)).status).toBe(400);
  });

  test('a failed write leaves its key free and nothing behind', async () => {
    const known = { id: 999_999, name: 'x', title: 'X', order: 1, request: { slug: 'club', parameters: {} } };
    const element = { ...known, chart_type: 'card', time_type: 'Day', metrics: ['ata_avg'], relation: 'self' };
    expect((await create('Failed', 'key-of-the-form-6', 'eve.executive', [element])).status).toBe(400);
    expect((await create('Failed', 'key-of-the-form-6')).status).toBe(200);
    expect(await countOf('Failed')).toBe(1);
  });

  test('a key expires after a day', async () => {
    await create('Daily', 'key-of-the-form-7');
    api.clock += 23 * 3_600_000;
    await signIn();
    await create('Daily', 'key-of-the-form-7');
    expect(await countOf('Daily')).toBe(1);
    api.clock += 2 * 3_600_000;
    await signIn();
    await create('Daily', 'key-of-the-form-7');
    expect(await countOf('Daily')).toBe(2);
    const { db, log } = api.services;
    const kept = async () => (await db.kysely.selectFrom('repeated_write').select('key').execute()).length;
    expect(await kept()).toBeGreaterThan(1);
    await repeatedWriteJobs[0]?.run({}, { db, log, now: () => new Date(api.clock) } as never);
    expect(await kept()).toBe(1);
  });
});

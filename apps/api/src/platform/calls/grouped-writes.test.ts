import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { ApiError } from '../errors/api-error.ts';
import { countStatements } from '../testing/counted-statements.ts';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { fillSmallClub, type PersonName } from '../testing/small-club.ts';
import { GroupedWrites, type GroupedWrite } from './grouped-writes.ts';
import type { RunTogether } from './handler.ts';

const call = calls.performance.createBet;
const now = () => new Date('2026-11-20T12:00:00Z');

describeEachEngine('writes that share a transaction', (open) => {
  let ids: Readonly<Record<PersonName, number>>;
  beforeAll(async () => {
    ids = (await fillSmallClub(open())).employeeIds;
  });
  beforeEach(() => open().kysely.deleteFrom('repeated_write').execute());

  const people = ['dan.driver', 'dee.driver', 'sam.station', 'sue.staff'] as const;
  type Person = (typeof people)[number];
  /** Sends a wish as a person; the wish is the body, and its key unless another is given. */
  const scene = (run: RunTogether = replyAll, db = open()) => {
    const groups: string[][] = [];
    const writes = new GroupedWrites(call, async (trx, requests) => {
      groups.push(requests.map(({ input }) => String(input.body)));
      for (const { context, input } of requests)
        await context.audit({ event: 'test_wish', status: 'success', target: String(input.body) });
      return run(trx, requests);
    });
    const ask = (person: Person, wish: string, key = `key-of-${wish}`) =>
      writes.ask({
        context: { db, now, employee: { id: ids[person] } },
        input: { body: wish, params: undefined },
        key,
        origin: { at: now(), actorEmployeeId: ids[person], requestId: null, ip: null },
        check: (reply: unknown) => reply,
      } as unknown as GroupedWrite);
    return { ask, groups };
  };
  const replyAll: RunTogether = async (_, requests) =>
    requests.map(({ input }) => {
      const wish = String(input.body);
      return wish.startsWith('no') ? new ApiError('conflict', `${wish} is refused.`) : { wish };
    });
  const audited = async () => {
    const rows = await open()
      .kysely.selectFrom('audit_event')
      .select('target')
      .where('event', '=', 'test_wish')
      .execute();
    return rows.map(({ target }) => target).toSorted();
  };

  test('are grouped while another is written, one per person, with the statements of one', async () => {
    const counted = countStatements(open().kysely);
    const { ask, groups } = scene(replyAll, { ...open(), kysely: counted.kysely });
    const replies = await Promise.all([
      ask('dan.driver', 'a'),
      ask('dee.driver', 'b'),
      ask('dan.driver', 'c'),
      ask('sue.staff', 'd'),
    ]);
    expect(replies).toEqual([{ wish: 'a' }, { wish: 'b' }, { wish: 'c' }, { wish: 'd' }]);
    expect(groups).toEqual([['a', 'b', 'd'], ['c']]);
    // Two groups of three: the keys, what was audited, the replies.
    expect(counted.count).toBe(6);
  });

  test('are made once per key, refuse a key used for another body, and free the key of one refused', async () => {
    await open().kysely.deleteFrom('audit_event').execute();
    const { ask, groups } = scene();
    const outcomes = await Promise.allSettled([
      ask('dan.driver', 'a'),
      ask('dan.driver', 'a'),
      ask('dan.driver', 'b', 'key-of-a'),
      ask('dee.driver', 'no', 'key-of-dee'),
    ]);
    expect(outcomes).toMatchObject([
      { value: { wish: 'a' } },
      { value: { wish: 'a' } },
      { reason: { code: 'conflict', fields: { 'idempotency-key': 'Used with another body' } } },
      { reason: { code: 'conflict', message: 'no is refused.' } },
    ]);
    expect(groups).toEqual([['a', 'no']]);
    expect(await ask('dee.driver', 'yes', 'key-of-dee')).toEqual({ wish: 'yes' });
    expect(await audited()).toEqual(['a', 'yes']);
  });

  test('are each made alone when one of them fails, and that one leaves nothing', async () => {
    await open().kysely.deleteFrom('audit_event').execute();
    const { ask } = scene(async (trx, requests) => {
      if (requests.some(({ input }) => input.body === 'broken')) throw new Error('broken');
      return replyAll(trx, requests);
    });
    const outcomes = await Promise.allSettled([
      ask('dan.driver', 'a'),
      ask('dee.driver', 'broken'),
      ask('sue.staff', 'c'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await audited()).toEqual(['a', 'c']);
    const rows = await open().kysely.selectFrom('repeated_write').select('key').execute();
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['key-of-a', 'key-of-c']);
    expect(await ask('dan.driver', 'later')).toEqual({ wish: 'later' });
  });
});

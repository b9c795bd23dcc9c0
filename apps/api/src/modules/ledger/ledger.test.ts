import { balanced, type LedgerEntry, type LedgerKind } from '@roadside/domain/arena';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import { RandomStream } from '../demo/random/random-stream.ts';
import { LedgerRefusedError, post, readPurses, readStatement, sumBooks } from './index.ts';

const at = new Date('2026-11-20T14:00:00Z');

describeEachEngine('the ledger', (open) => {
  let dan = 0;
  let dee = 0;
  beforeAll(async () => {
    const club = await fillSmallClub(open());
    [dan, dee] = [club.employeeIds['dan.driver'], club.employeeIds['dee.driver']];
  });

  const book = (entries: readonly LedgerEntry[], winnings: 'play' | 'reward' = 'play') =>
    open()
      .kysely.transaction()
      .execute((trx) => post(trx, entries, { at, by: null, winnings }));
  const entry = (id: string, kind: LedgerKind, amount: number, driverId = dan): LedgerEntry => ({
    id,
    kind,
    driverId,
    amount,
  });
  const purses = async (employeeId = dan) => (await readPurses(open().kysely, [employeeId]))(employeeId);
  const problemOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return error instanceof LedgerRefusedError ? error.problem : error;
  };

  test('moves an award through bets to a payout, and won points can’t be withdrawn', async () => {
    await book([entry('a1', 'campaign_award', 100)]);
    await book([entry('a2', 'bet_allocation', 40), entry('a3', 'bet_stake', 40), entry('a4', 'bet_reward', 120)]);
    expect(await purses()).toEqual({ available: 60, play_points: 120, pending_payment_amount: 0 });
    expect(await problemOf(book([entry('a5', 'withdrawal_request', 61)]))).toBe('insufficient');
    await book([entry('a5', 'withdrawal_request', 60)]);
    expect(await purses()).toEqual({ available: 0, play_points: 120, pending_payment_amount: 60 });
    await book([entry('a6', 'withdrawal_approved', 60)]);
    expect(await purses()).toEqual({ available: 0, play_points: 120, pending_payment_amount: 0 });
    const statement = await readStatement(open().kysely, dan, { limit: 3 });
    expect(statement.map(({ id, rewards, play, pending }) => ({ id, rewards, play, pending }))).toEqual([
      { id: 'a6', rewards: 0, play: 120, pending: 0 },
      { id: 'a5', rewards: 0, play: 120, pending: 60 },
      { id: 'a4', rewards: 60, play: 120, pending: 0 },
    ]);
  });

  test('books winnings as rewards where the installation says so', async () => {
    await book([entry('r1', 'bet_reward', 5, dee)], 'reward');
    expect(await purses(dee)).toMatchObject({ available: 5, play_points: 0 });
  });

  test('books an id once, and refuses it for anything else', async () => {
    const before = await purses();
    expect((await book([entry('twice', 'campaign_award', 7)])).size).toBe(1);
    expect((await book([entry('twice', 'campaign_award', 7), entry('twice', 'campaign_award', 7)])).size).toBe(0);
    expect((await purses()).available).toBe(before.available + 7);
    expect(await problemOf(book([entry('twice', 'campaign_award', 8)]))).toBe('used-before');
    expect(await problemOf(book([entry('twice', 'campaign_award', 7, dee)]))).toBe('used-before');
  });

  test('books all entries of a write or none', async () => {
    const before = await purses();
    expect(await problemOf(book([entry('n1', 'campaign_award', 5), entry('n2', 'bet_stake', 9_999)]))).toBe(
      'insufficient',
    );
    expect(await problemOf(book([entry('n3', 'campaign_award', 0)]))).toBe('not-a-whole-number');
    expect(await purses()).toEqual(before);
  });

  test('can’t be changed, shortened or emptied', async () => {
    const { kysely } = open();
    await expect(sql`update ledger_entry set amount = 1`.execute(kysely)).rejects.toThrow('append-only');
    await expect(sql`delete from ledger_entry`.execute(kysely)).rejects.toThrow('append-only');
    await expect(sql`truncate ledger_entry`.execute(kysely)).rejects.toThrow('append-only');
  });

  test('10,000 random actions leave a sum of zero, nothing negative, and nothing booked twice', async () => {
    const stream = new RandomStream('ledger');
    const random = () => stream.next();
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    const kinds: readonly LedgerKind[] = [
      'campaign_award',
      'bet_allocation',
      'bet_stake',
      'bet_reward',
      'bet_void',
      'withdrawal_request',
      'withdrawal_approved',
      'withdrawal_rejected',
      'payout_failed',
    ];
    // Every tenth action repeats an earlier one, as a retry does.
    const actions: LedgerEntry[] = [];
    for (let at = 0; at < 10_000; at += 1)
      actions.push(
        at % 10 === 9
          ? pick(actions)
          : entry(`random-${at}`, pick(kinds), 1 + Math.floor(random() * 30), pick([dan, dee])),
      );
    const waiting = actions.values();
    let booked = 0;
    let refused = 0;
    const work = async () => {
      for (const action of waiting) {
        const more: LedgerEntry[] = [];
        for (let left = Math.floor(random() * 6); left > 0; left -= 1) more.push(...nextOf(waiting));
        try {
          const { size } = await book([action, ...more]);
          booked += size;
        } catch (error) {
          if (!(error instanceof LedgerRefusedError)) throw error;
          refused += 1;
        }
      }
    };
    const before = await countEntries();
    await Promise.all(Array.from({ length: 8 }, work));
    expect(booked).toBeGreaterThan(1_000);
    expect(refused).toBeGreaterThan(200);
    expect(await countEntries()).toBe(before + booked);
    const books = await sumBooks(open().kysely);
    expect([...books.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
    const { rows } = await sql<{ account: string; amount: number; lowest: number }>`
      select account, amount, min(running) over (partition by account)::integer as lowest from (
        select account, amount, sum(amount) over (partition by account order by seq) as running from (
          select seq, to_account as account, amount from ledger_entry
          union all select seq, from_account, -amount from ledger_entry) as posting) as run`.execute(open().kysely);
    expect(balanced(rows.map(({ account, amount }) => ({ account: account as 'bookie', amount })))).toBe(true);
    // Not even for a moment: the lowest balance a purse ever had.
    for (const { account, lowest } of rows)
      if (account.includes(':')) expect([account, lowest < 0]).toEqual([account, false]);
  }, 240_000);

  const nextOf = (waiting: Iterator<LedgerEntry>): readonly LedgerEntry[] => {
    const next = waiting.next();
    return next.done === true ? [] : [next.value];
  };
  const countEntries = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ledger_entry`.execute(open().kysely);
    return rows[0]?.n ?? 0;
  };
});

import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type { BetReply, PointsStatsReply } from '@roadside/contract/schemas';
import { addDays, dayList } from '@roadside/domain/calendar';
import { sql, type Transaction } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../platform/database/tables.ts';
import { countStatements } from '../../platform/testing/counted-statements.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import { post, readPurses, sumBooks } from '../ledger/index.ts';
import { voidRestatedBets } from './index.ts';
import { settleDueBets } from './settle-bets.ts';
import { storeDays } from './testing/points-of-days.ts';

const { performance } = calls;
const today = '2026-11-20';
const noon = (day: string) => Date.parse(`${day}T17:00:00Z`);

describeEachEngine('the bookie', (open) => {
  const { api, club, as, signInAgain } = signedInClub(open);
  const driverId = (slug: 'dan' | 'dee') => club.organizationIds[slug] ?? 0;
  const danId = () => club.employeeIds['dan.driver'];

  beforeAll(async () => {
    // Dan works two days and rests one; Dee is steadier.
    const record = dayList(addDays(today, -91), today);
    await storeDays(
      open(),
      driverId('dan'),
      record.map((day, at) => ({ day, calls: [3, 2, 0][at % 3] ?? 0 })),
    );
    await storeDays(
      open(),
      driverId('dee'),
      record.map((day) => ({ day, calls: 2 })),
    );
  });
  /** Sets the clock; sign-ins don't last that long. */
  const passTo = async (at: number) => {
    api.clock = at;
    for (const name of ['dan.driver', 'dee.driver', 'sam.station'] as const) await signInAgain(name);
  };
  beforeEach(async () => {
    await passTo(noon(today));
    await sql`delete from bet`.execute(open().kysely);
  });

  const award = (points: number, driver = danId()) =>
    open()
      .kysely.transaction()
      .execute((trx) =>
        post(
          trx,
          [
            { id: randomUUID(), kind: 'campaign_award', driverId: driver, amount: points },
            { id: randomUUID(), kind: 'bet_allocation', driverId: driver, amount: points },
          ],
          { at: new Date(api.clock), by: null },
        ),
      );
  const askedStats = { purpose: 'get_points_stats', variable: 'points' } as const;
  const playPoints = async () => (await readPurses(open().kysely, [danId()]))(danId()).play_points;
  const stats = async (name: PersonName = 'dan.driver', slug: 'dan' | 'dee' = 'dan') =>
    api.ask(
      performance.getPointsStats,
      { purpose: 'get_points_stats', variable: 'points', driver_id: driverId(slug) },
      as(name),
    );
  const bet = (fields: object = {}, name: PersonName = 'dan.driver', key: string = randomUUID()) =>
    api.send(
      '/performance/',
      JSON.stringify({ purpose: 'create_bet', metric: 'points', points_bet: 10, level: 3, ...fields }),
      { ...as(name), headers: { 'idempotency-key': key } },
    );
  const betsOf = async (name: PersonName = 'dan.driver') =>
    (await api.ask(performance.getBank, { purpose: 'get_bank' }, as(name))).body['bets'] as BetReply[];
  const settle = (signal = new AbortController().signal) =>
    settleDueBets(open(), { now: () => new Date(api.clock), winnings: 'play', signal });

  test('offers the specification’s odds and the real chance beside them', async () => {
    const { status, body } = await stats();
    expect(status).toBe(200);
    const board = body as unknown as PointsStatsReply;
    // 3, 2 and 0 calls at 15 points, over 91 days.
    expect(board.driver_stats.mean).toBeCloseTo(25, 0);
    expect(board.driver_stats.std).toBeCloseTo(18.7, 0);
    expect(board.remaining_days).toBe(41);
    expect(board.period).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    const { mean, std, sum } = board.driver_stats;
    const { mean: all, std: spread } = board.global_stats;
    for (const { factor, need_to_beat } of board.levels)
      expect(need_to_beat).toBeCloseTo(
        sum + (factor * (0.75 * std + 0.25 * spread) + 0.75 * mean + 0.25 * all) * board.remaining_days,
        6,
      );
    expect(board.levels.map(({ level }) => level)).toEqual([2, 3, 4, 5, 10]);
    expect(board.levels[4]?.chance).toBeLessThan(0.001);
    expect(board.curve.totals.length).toBe(board.curve.chances.length);
  });

  test('counts today in the real chance, also on the last day', async () => {
    const last = '2026-12-31';
    await passTo(noon(last));
    const lastDay = async () => (await stats()).body as unknown as PointsStatsReply;
    const board = await lastDay();
    expect(board.remaining_days).toBe(0);
    // The specification's odds count no day after the last one; what today brings decides.
    const record = dayList(addDays(last, -91), addDays(last, -1));
    const worked = record.filter((day) => day <= today && dayList(addDays(today, -91), day).length % 3 !== 0).length;
    for (const { need_to_beat, chance } of board.levels) {
      expect(need_to_beat).toBe(board.driver_stats.sum);
      expect(chance).toBeCloseTo(worked / record.length, 6);
    }
    // A day that has brought more than any before it brings nothing more.
    await storeDays(open(), driverId('dan'), [{ day: last, calls: 9 }]);
    expect((await lastDay()).levels.map(({ chance }) => chance)).toEqual([0, 0, 0, 0, 0]);
    // No day is left to beat, so bets are closed, and the screen says when they can again.
    await award(100);
    const before = await playPoints();
    const closed = 'Bets for this quarter are closed: no day is left after today. You can bet again on Jan 1, 2027.';
    expect((await lastDay()).blocked).toBe(closed);
    const refused = await bet({ level: 10 });
    expect([refused.status, refused.body['detail']]).toEqual([409, closed]);
    expect(await playPoints()).toBe(before);
    expect(await betsOf()).toEqual([]);
    await sql`delete from point_day where local_day = ${last}::date`.execute(open().kysely);
  });

  test('lets people bet on the day before the last one, with a smaller stake where the odds pay too much', async () => {
    await passTo(noon('2026-12-30'));
    // Days like those before, up to today.
    const record = dayList(addDays(today, 1), '2026-12-29');
    await storeDays(
      open(),
      driverId('dan'),
      record.map((day, at) => ({ day, calls: [3, 2, 0][at % 3] ?? 0 })),
    );
    await award(100);
    const { remaining_days, blocked, levels } = (await stats()).body as unknown as PointsStatsReply;
    expect([remaining_days, blocked]).toEqual([1, null]);
    const [twice, , , , ten] = levels;
    expect(twice?.max_stake).toBe(50);
    expect(ten?.chance).toBeGreaterThan(0.2);
    const most = ten?.max_stake ?? 0;
    expect(most * (10 * (ten?.chance ?? 0) - 1)).toBeLessThanOrEqual(50);
    const tooMuch = await bet({ level: 10, points_bet: most + 1 });
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body['fields']).toEqual({
      points_bet: `At 10x you can bet up to ${most} points today: your real chance is better than the odds pay for.`,
    });
    expect((await bet({ level: 10, points_bet: most })).status).toBe(200);
    await sql`delete from point_day where local_day > ${today}::date`.execute(open().kysely);
  });

  test('takes the stake from the play points, once per key, and refuses what breaks a limit', async () => {
    await award(100);
    const before = await playPoints();
    const key = randomUUID();
    const first = await bet({}, 'dan.driver', key);
    expect(first.status).toBe(200);
    expect(await playPoints()).toBe(before - 10);
    expect((await bet({}, 'dan.driver', key)).body).toEqual(first.body);
    expect(await playPoints()).toBe(before - 10);
    const [made] = await betsOf();
    expect(made).toMatchObject({
      status: 'CURRENT',
      level: 3,
      points_bet: 10,
      bet_made_on: today,
      reward_earned: null,
    });
    expect(made?.chance_now).toBeCloseTo(made?.chance_then ?? 0, 6);

    expect((await bet()).body['detail']).toBe('Wait 24 hours between bets. Try again in 24 hours.');
    await passTo(api.clock + 25 * 3_600_000);
    expect((await bet({ points_bet: 51 })).body['detail']).toBe('The most you can bet at once is 50 points.');
    expect((await bet({ need_to_beat: 1 })).status).toBe(409);
    expect((await bet({ level: 7 })).status).toBe(400);
    expect((await bet({}, 'sam.station')).status).toBe(403);
    expect((await bet({}, 'dee.driver')).body['detail']).toBe('You don’t have that many play points.');
    expect(await playPoints()).toBe(before - 10);
  });

  test('a bet on known odds takes ten statements, and a new point changes the odds', async () => {
    await award(100);
    const counted = countStatements(open().kysely);
    const other = await openTestApi({ ...open(), kysely: counted.kysely }, { environment: { RATE_LIMITS: 'off' } });
    const betThere = () =>
      other.ask(
        performance.createBet,
        { purpose: 'create_bet', metric: 'points', level: 3, points_bet: 10 },
        { ...as('dan.driver'), headers: { 'idempotency-key': randomUUID() } },
      );
    other.clock = api.clock;
    expect((await betThere()).status).toBe(200);
    await passTo(api.clock + 25 * 3_600_000);
    other.clock = api.clock;
    const sumThere = async () =>
      (
        (await other.ask(performance.getPointsStats, { ...askedStats, driver_id: driverId('dan') }, as('dan.driver')))
          .body as unknown as PointsStatsReply
      ).driver_stats.sum;
    const sum = await sumThere();
    const before = counted.count;
    expect((await betThere()).status).toBe(200);
    expect(counted.count - before).toBe(10);
    await storeDays(open(), driverId('dan'), [{ day: addDays(today, 1), calls: 40 }]);
    expect(await sumThere()).toBe(sum + 600);
    await sql`delete from point_day where local_day = ${addDays(today, 1)}::date`.execute(open().kysely);
    expect(await sumThere()).toBe(sum);
    await other.close();
  });

  test('odds that aren’t in memory are computed before the transaction, which takes the same statements', async () => {
    await award(100);
    const counted = countStatements(open().kysely);
    const inTransactions: number[] = [];
    const watched = new Proxy(counted.kysely, {
      get: (target, name) => {
        const part: unknown = Reflect.get(target, name, target);
        if (name !== 'transaction') return typeof part === 'function' ? part.bind(target) : part;
        return () => ({
          execute: (work: (trx: Transaction<Tables>) => Promise<unknown>) =>
            target.transaction().execute(async (trx) => {
              const before = counted.count;
              const reply = await work(trx);
              inTransactions.push(counted.count - before);
              return reply;
            }),
        });
      },
    });
    // Its own `listen`, so that it has no odds in memory yet.
    const other = await openTestApi(
      { ...open(), kysely: watched, listen: (...given) => open().listen(...given) },
      { environment: { RATE_LIMITS: 'off' } },
    );
    const statements: number[] = [];
    for (const [day, metric] of (['count_calls', 'count_calls'] as const).entries()) {
      await passTo(noon(today) + day * 25 * 3_600_000);
      // The odds of the second bet are read again, by a request for them.
      other.clock = api.clock;
      if (day === 1)
        await other.ask(
          performance.getPointsStats,
          { purpose: 'get_points_stats', variable: metric, driver_id: driverId('dan') },
          as('dan.driver'),
        );
      inTransactions.length = 0;
      const before = counted.count;
      const { status } = await other.ask(
        performance.createBet,
        { purpose: 'create_bet', metric, level: 3, points_bet: 10 },
        { ...as('dan.driver'), headers: { 'idempotency-key': randomUUID() } },
      );
      expect(status).toBe(200);
      statements.push(counted.count - before);
      expect(inTransactions).toHaveLength(1);
      expect(inTransactions[0]).toBeLessThan(10);
    }
    // The first also read the days of the driver and of everyone, outside.
    expect(statements[0]).toBeGreaterThan(statements[1] ?? 0);
    await other.close();
  });

  test('bets of the same moment share a transaction; one that is refused doesn’t stop the others', async () => {
    await award(100);
    await award(100, club.employeeIds['dee.driver']);
    const before = await playPoints();
    const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
    const statuses = (
      await Promise.all([
        bet({}, 'dan.driver', keys[0]),
        bet({ points_bet: 51 }, 'dee.driver', keys[1]),
        bet({}, 'sam.station', keys[2]),
        // A retry and a second bet of the same person.
        bet({}, 'dan.driver', keys[0]),
        bet({}, 'dan.driver'),
      ])
    ).map(({ status }) => status);
    expect(statuses).toEqual([200, 409, 403, 200, 409]);
    expect(await playPoints()).toBe(before - 10);
    // What was refused has left its key free.
    expect((await bet({ points_bet: 50 }, 'dee.driver', keys[1])).status).toBe(200);
    expect(await betsOf('dee.driver')).toHaveLength(1);
    const { rows } = await sql<{ actor_employee_id: number; bookers: number }>`
      select actor_employee_id, (select count(*)::integer from ledger_entry join bet on ledger_entry.id = 'bet:' || bet.id || ':stake'
        where ledger_entry.booked_by = bet.employee_id) as bookers
      from audit_event where event = 'bet_made' order by id desc limit 2`.execute(open().kysely);
    expect(rows).toEqual([
      { actor_employee_id: club.employeeIds['dee.driver'], bookers: 2 },
      { actor_employee_id: danId(), bookers: 2 },
    ]);
  });

  test('answers for the own record only, to drivers', async () => {
    expect((await stats('dan.driver', 'dee')).status).toBe(403);
    expect((await stats('sam.station', 'dan')).status).toBe(200);
  });

  test('settles at the end of the quarter, once however often it runs', async () => {
    await award(100);
    const low = (await bet({ level: 2 })).body['bet'] as BetReply;
    await passTo(api.clock + 25 * 3_600_000);
    const high = (await bet({ level: 10 })).body['bet'] as BetReply;
    await storeDays(
      open(),
      driverId('dan'),
      dayList(addDays(today, 1), '2026-12-31').map((day) => ({ day, calls: 2 })),
    );
    await passTo(noon('2026-12-31'));
    expect(await settle()).toBe(0);
    await passTo(noon('2027-01-01'));
    expect(await settle()).toBe(0);
    // Until it is settled, a bet of the quarter that is over shows what that quarter brought.
    const waiting = (await betsOf()).find(({ id }) => id === low.id);
    expect(waiting).toMatchObject({ status: 'CURRENT', chance_now: null });
    expect(waiting?.current_period_points).toBeGreaterThan(low.need_to_beat);
    const load = (day: string) =>
      sql`insert into rollup_station_day_total select * from jsonb_populate_record(null::rollup_station_day_total,
        (select jsonb_object_agg(column_name, case data_type when 'ARRAY' then '[]'::jsonb else '0'::jsonb end)
          from information_schema.columns where table_name = 'rollup_station_day_total')
          || ${JSON.stringify({ station_id: 1, local_day: day })}::jsonb)`.execute(open().kysely);
    // Some of the last day isn't all of it.
    await load('2026-12-31');
    expect(await settle()).toBe(0);
    await load('2027-01-01');
    // Its days are over when they are over everywhere in the club.
    await sql`update organization set time_zone = 'Pacific/Honolulu' where id = ${driverId('dee')}`.execute(
      open().kysely,
    );
    await passTo(Date.parse('2027-01-01T09:30:00Z'));
    expect(await settle()).toBe(0);
    await passTo(noon('2027-01-01'));
    await sql`update organization set time_zone = 'America/New_York' where id = ${driverId('dee')}`.execute(
      open().kysely,
    );
    // A day that has to be counted again is waited for.
    await sql`insert into point_due values ('2026-12-30')`.execute(open().kysely);
    expect(await settle()).toBe(0);
    await sql`delete from point_due`.execute(open().kysely);
    const settledThrough = async () =>
      (await sql<{ day: string | null }>`select through::text as day from point_settlement`.execute(open().kysely))
        .rows[0]?.day;
    expect(await settledThrough()).toBeNull();
    const before = await playPoints();
    expect(await settle()).toBe(2);
    expect(await settledThrough()).toBe('2026-12-31');
    expect(await settle()).toBe(0);
    expect(await playPoints()).toBe(before + 20);
    const done = await betsOf();
    const of = (id: string) => done.find((each) => each.id === id);
    expect(of(low.id)).toMatchObject({ status: 'FINISHED', reward_earned: 20, void_reason: null });
    expect(of(high.id)).toMatchObject({ status: 'FINISHED', reward_earned: 0 });
    const { rows: told } = await sql<{ amount: number }>`select amount from notification
      where employee_id = ${danId()} and kind = 'bet' and subject_id = 20261231 and read_at is null`.execute(
      open().kysely,
    );
    expect(told).toEqual([{ amount: 2 }]);
    expect(of(low.id)?.points_earned).toBe(waiting?.current_period_points);
    expect([...(await sumBooks(open().kysely)).values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
    await sql`delete from rollup_station_day_total`.execute(open().kysely);
  });

  test('returns the stake when the driver leaves', async () => {
    await award(100);
    const before = await playPoints();
    await bet();
    await sql`update employee set active = false where id = ${danId()}`.execute(open().kysely);
    expect(await settle()).toBe(1);
    await sql`update employee set active = true where id = ${danId()}`.execute(open().kysely);
    await signInAgain('dan.driver');
    expect(await playPoints()).toBe(before);
    expect((await betsOf())[0]).toMatchObject({
      status: 'FINISHED',
      reward_earned: 0,
      void_reason: 'The driver has left the club.',
    });
  });

  test('returns the stake with the reason when the metric is restated', async () => {
    await award(100);
    const before = await playPoints();
    await bet();
    const restated = { metric: 'count_calls', from: '2026-11-12', to: '2026-11-12' } as const;
    const why = { reason: 'The numbers of November 12 were restated.', at: new Date(api.clock), by: null };
    const off = (what: Parameters<typeof voidRestatedBets>[1] = restated) =>
      open()
        .kysely.transaction()
        .execute((trx) => voidRestatedBets(trx, what, why));
    expect(await off({ ...restated, metric: 'pta_hit_rate' })).toBe(0);
    expect(await off({ ...restated, from: '2026-09-01', to: '2026-09-30' })).toBe(0);
    expect(await off()).toBe(1);
    expect(await off()).toBe(0);
    expect(await playPoints()).toBe(before);
    expect((await betsOf())[0]).toMatchObject({ status: 'FINISHED', void_reason: why.reason });
  });

  test('fifty bets of one driver at once are one bet, and the others an answer', async () => {
    await sql`delete from bet`.execute(open().kysely);
    await award(500);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet({ points_bet: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A slow machine asks some of them to try again instead.
    expect(answers.filter(({ status }) => status === 409 || status === 503)).toHaveLength(49);
  });

  test('settles 1,000 bets in one job, each once, however often it is stopped', async () => {
    await sql`insert into bet (id, employee_id, driver_id, metric, level, points_bet, need_to_beat, chance, made_on,
        made_at, period_from, period_to)
      select gen_random_uuid(), ${danId()}, ${driverId('dan')}, 'points', 2, 1, n, 0.5, '2026-05-01',
        '2026-05-01T12:00:00Z', '2026-04-01', '2026-06-30' from generate_series(-500, 499) as n`.execute(open().kysely);
    const before = await playPoints();
    const stopping = new AbortController();
    const now = () => {
      stopping.abort();
      return new Date(api.clock);
    };
    const first = await settleDueBets(open(), { now, winnings: 'play', signal: stopping.signal });
    expect(first).toBeLessThan(1_000);
    const [one, other] = await Promise.all([settle(), settle()]);
    expect(first + one + other).toBe(1_000);
    // No points in that quarter: the 500 with a target below zero win.
    expect(await playPoints()).toBe(before + 1_000);
  });
});

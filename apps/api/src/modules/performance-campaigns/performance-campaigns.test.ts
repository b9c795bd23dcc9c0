import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type {
  CampaignPoints,
  CampaignRewardsReply,
  CampaignTransactionReply,
  PerformanceCampaign,
} from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import { storeDays } from '../bookie/testing/points-of-days.ts';
import { createSandbox } from '../payments/index.ts';
import { requireModules } from '../training/index.ts';
import { payCampaignRewards } from './pay-rewards.ts';
import { reconcilePayments } from './reconcile.ts';
import { recordCampaignPlayers } from './record-players.ts';

const { payments, performance } = calls;

describeEachEngine('performance campaigns', (open) => {
  const { api, club, as } = signedInClub(open);
  const now = () => new Date(api.clock);
  const start = Date.parse('2026-11-20T14:00:00Z');
  const dan = () => club.employeeIds['dan.driver'];
  const dee = () => club.employeeIds['dee.driver'];
  let everybodys = 0;
  let southern = 0;

  const addCampaign = async (
    title: string,
    fields: { readonly places?: readonly number[]; readonly signUp?: boolean },
  ) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into training_campaign (organization_id, title, starts_at, ends_at, budget_cents,
        all_eligible, organization_ids, reg_required, created_at, updated_at)
      values (${club.organizationIds['club'] ?? 0}, ${title}, '2026-11-01T05:00:00Z', '2026-11-30T05:00:00Z', 100000, ${fields.places === undefined},
        ${[...(fields.places ?? [])]}::integer[], ${fields.signUp ?? false}, now(), now()) returning id`.execute(
      open().kysely,
    );
    return rows[0]?.id ?? 0;
  };

  beforeAll(async () => {
    everybodys = await addCampaign('On time in November', {});
    // It is over, so it can be paid.
    await sql`update training_campaign set ends_at = '2026-11-16T04:59:00Z' where id = ${everybodys}`.execute(
      open().kysely,
    );
    southern = await addCampaign('South only', { places: [club.organizationIds['south'] ?? 0], signUp: true });
    const of = (driver: string) => club.organizationIds[driver] ?? 0;
    await storeDays(open(), of('dan'), [
      { day: '2026-10-31', calls: 9 },
      { day: '2026-11-02', calls: 3 },
    ]);
    await storeDays(open(), of('dee'), [{ day: '2026-11-03', calls: 1 }]);
  });
  beforeEach(async () => {
    api.clock = start;
    await sql`delete from campaign_payment`.execute(open().kysely);
    await sql`delete from sandbox_payment`.execute(open().kysely);
  });

  const ask = (name: PersonName, path: string, body: object, key: string = randomUUID()) =>
    api.send(path, JSON.stringify(body), { ...as(name), headers: { 'idempotency-key': key } });
  const campaignsOf = async (name: PersonName) =>
    (await api.ask(performance.getCampaigns, { purpose: 'get_campaigns' }, as(name))).body[
      'campaigns'
    ] as PerformanceCampaign[];
  interface Reply {
    readonly campaign: PerformanceCampaign;
    readonly points: readonly CampaignPoints[];
    readonly transactions: readonly CampaignTransactionReply[];
    readonly rewards: CampaignRewardsReply;
    readonly can_pay: boolean;
  }
  const pointsOf = async (name: PersonName, campaign_id = everybodys) =>
    (
      await api.ask(
        performance.getCampaignPointsMetricsTransactions,
        { purpose: 'get_campaign_points_metrics_transactions', campaign_id },
        as(name),
      )
    ).body as unknown as Reply;
  const send = (note = '', { who = 'eve.executive' as PersonName, employee_id = dan(), key = randomUUID() } = {}) =>
    ask(
      who,
      '/payments/',
      { campaign_id: everybodys, employee_id, amount_cents: 2500, ...(note ? { paymentInfo: { note } } : {}) },
      key,
    );
  const transaction = async () => (await pointsOf('eve.executive')).transactions[0];
  const reconcile = () => reconcilePayments(open(), createSandbox(open().kysely, { now, behavior: 'pay' }), now);

  test('count the days of the campaign and share the budget by points', async () => {
    const { points, can_pay } = await pointsOf('eve.executive');
    expect(points).toMatchObject([
      { display_name: 'Dan Driver', points: 45, metrics: { count_calls: 3, overall_sat: 0 }, share_cents: 75_000 },
      { display_name: 'Dee Driver', points: 15, share_cents: 25_000 },
    ]);
    expect(can_pay).toBe(true);
    const own = await pointsOf('dan.driver');
    expect(own.points.map(({ employee_id }) => employee_id)).toEqual([dan()]);
    expect(own.can_pay).toBe(false);
  });

  test('have the days of where they belong, for every reader', async () => {
    const campaign = await addCampaign('Across the zones', {});
    const zone = (name: string) =>
      sql`update organization set time_zone = ${name} where id = ${club.organizationIds['club'] ?? 0}`.execute(
        open().kysely,
      );
    const days = async () => {
      const found = [...(await campaignsOf('dan.driver')), ...(await campaignsOf('eve.executive'))];
      return found.filter(({ id }) => id === campaign).map(({ time_zone, today }) => [time_zone, today]);
    };
    /** The process hears of changed organizations a moment later. */
    const become = (name: string, day: string) =>
      expect.poll(days, { timeout: 60_000 }).toEqual(Array.from({ length: 2 }, () => [name, day]));
    // In Auckland the next day has begun.
    await zone('Pacific/Auckland');
    try {
      await become('Pacific/Auckland', '2026-11-21');
    } finally {
      await zone('America/New_York');
    }
    await become('America/New_York', '2026-11-20');
    await sql`delete from training_campaign where id = ${campaign}`.execute(open().kysely);
  });

  test('put the one who bet less first among equal points, before the name', async () => {
    const campaign = await addCampaign('One day', {});
    await sql`update training_campaign set starts_at = '2026-11-10T05:00:00Z', ends_at = '2026-11-11T05:00:00Z'
      where id = ${campaign}`.execute(open().kysely);
    const names = async () =>
      (await pointsOf('eve.executive', campaign)).points.map(({ display_name, points }) => [display_name, points]);
    expect(await names()).toEqual([
      ['Dan Driver', 0],
      ['Dee Driver', 0],
    ]);
    await sql`insert into bet (id, employee_id, driver_id, metric, level, points_bet, need_to_beat, chance, made_on,
        made_at, period_from, period_to)
      values (${randomUUID()}, ${dan()}, ${club.organizationIds['dan'] ?? 0}, 'points', 2, 1, 9, 0.5, '2026-11-10',
        '2026-11-10T12:00:00Z', '2026-10-01', '2026-12-31')`.execute(open().kysely);
    expect(await names()).toEqual([
      ['Dee Driver', 0],
      ['Dan Driver', 0],
    ]);
    await sql`delete from bet`.execute(open().kysely);
    await sql`delete from training_campaign where id = ${campaign}`.execute(open().kysely);
  });

  test('pay nothing while required training is open, and count again from the day it is finished', async () => {
    const campaign = await addCampaign('Train first', {});
    const { rows } = await sql<{ id: number }>`insert into training_module (created_at, updated_at)
      values (now(), now()) returning id`.execute(open().kysely);
    const module = rows[0]?.id ?? 0;
    const require = (required: boolean, day: string) =>
      open()
        .kysely.transaction()
        .execute(async (trx) => {
          await sql`update training_campaign set has_req_modules = ${required} where id = ${campaign}`.execute(trx);
          await requireModules(trx, campaign, [module], { required, at: new Date(`${day}T12:00:00Z`) });
        });
    await require(true, '2026-10-30');
    const danOf = async () =>
      (await pointsOf('eve.executive', campaign)).points.find(({ employee_id }) => employee_id === dan());
    expect(await danOf()).toMatchObject({ points: 0, share_cents: 0, open_modules: 1 });
    const excuse = (at: string, inCampaign = campaign) =>
      sql`insert into module_assignment (employee_id, module_id, campaign_id, source, assigned_at, excused_at)
        values (${dan()}, ${module}, ${inCampaign}, 'campaign', '2026-11-01T12:00:00Z', ${at})`.execute(open().kysely);
    // One evening after the day of the calls: that day is not paid back.
    await excuse('2026-11-03T22:00:00Z');
    expect(await danOf()).toMatchObject({ points: 0, open_modules: 0 });
    await sql`delete from module_assignment where module_id = ${module}`.execute(open().kysely);
    // Excused in another campaign, it is open in this one.
    await excuse('2026-11-02T22:00:00Z', everybodys);
    expect(await danOf()).toMatchObject({ points: 0, open_modules: 1 });
    await excuse('2026-11-02T22:00:00Z');
    expect(await danOf()).toMatchObject({ points: 45, share_cents: 100_000, open_modules: 0 });
    // A campaign that no longer requires modules stops no one from that day, and pays nothing back.
    await sql`delete from module_assignment where module_id = ${module}`.execute(open().kysely);
    await require(false, '2026-11-03');
    expect(await danOf()).toMatchObject({ points: 0, open_modules: 0 });
    // One that is added later takes nothing back.
    await sql`delete from module_requirement`.execute(open().kysely);
    await require(true, '2026-11-03');
    expect(await danOf()).toMatchObject({ points: 45, share_cents: 100_000, open_modules: 1 });
    expect((await pointsOf('eve.executive', everybodys)).points[0]).toMatchObject({ points: 45, open_modules: 0 });
    await sql`delete from training_campaign where id = ${campaign}`.execute(open().kysely);
  });

  test('pay their rewards once, when they are over and counted', async () => {
    const campaign = await addCampaign('October rewards', {});
    await sql`update training_campaign set ends_at = '2026-11-04T04:59:00Z' where id = ${campaign}`.execute(
      open().kysely,
    );
    // Dan has 45 points and Dee 15, a day each; both are alone at their station.
    const incentives = [
      { kind: 'threshold', points: 40, reward: 11 },
      { kind: 'streak', days: 2, pointsPerDay: 1, reward: 13 },
      { kind: 'leaderboard', rewards: [30, 20] },
      { kind: 'squad', pointsPerMember: 15, reward: 7 },
    ];
    const set = (name: PersonName, list: readonly object[] = incentives, seen?: readonly object[]) =>
      ask(name, '/performance/', {
        ...(seen ? { seen } : {}),
        purpose: 'commissioner',
        action: 'reward_campaign',
        campaign_id: campaign,
        incentives: list,
      });
    expect((await set('eve.executive')).status).toBe(403);
    expect((await set('ada.admin', [{ kind: 'streak', days: 30, pointsPerDay: 1, reward: 5 }])).status).toBe(400);
    // Its days are those of the club: the last evening is already tomorrow elsewhere.
    expect((await set('ada.admin', [{ kind: 'streak', days: 4, pointsPerDay: 1, reward: 5 }])).body).toMatchObject({
      fields: { 'incentives.0.days': 'The campaign has only 3 days.' },
    });
    expect((await set('ada.admin', [{ kind: 'streak', days: 3, pointsPerDay: 1, reward: 5 }])).status).toBe(200);
    expect((await set('ada.admin')).status).toBe(200);
    // Somebody else has changed them since: what was seen is gone.
    const stale = await set('ada.admin', [], []);
    expect([stale.status, stale.body['code']]).toEqual([409, 'stale-version']);
    expect(stale.body['current']).toEqual({ incentives });
    expect((await set('ada.admin', incentives, incentives)).status).toBe(200);
    // A retry of what was done is done.
    expect((await set('ada.admin', incentives, [])).status).toBe(200);
    const rewardsOf = async (name: PersonName) => (await pointsOf(name, campaign)).rewards;
    expect(await rewardsOf('ada.admin')).toEqual({ incentives, paid_at: null, awards: [], can_set: true });

    const pay = () => payCampaignRewards(open(), { now: now() });
    // The third day after its last one isn't over and nothing has been loaded: it waits.
    api.clock = Date.parse('2026-11-06T12:00:00Z');
    expect(await pay()).toBe(0);
    const settledThrough = async () =>
      (await sql<{ day: string | null }>`select through::text as day from point_settlement`.execute(open().kysely))
        .rows[0]?.day;
    expect(await settledThrough()).toBeNull();
    api.clock = start;
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.reduce((sum, campaigns) => sum + campaigns, 0)).toBe(1);
    // What arrives about these days later is a correction.
    expect(await settledThrough()).toBe('2026-11-03');
    expect(await pay()).toBe(0);
    const { awards, can_set } = await rewardsOf('ada.admin');
    const sumOf = (id: number) =>
      awards.filter(({ employee_id }) => employee_id === id).reduce((sum, { reward }) => sum + reward, 0);
    expect([sumOf(dan()), sumOf(dee()), can_set]).toEqual([11 + 30 + 7, 20 + 7, false]);
    expect(new Set(awards.map(({ display_name }) => display_name))).toEqual(new Set(['Dan Driver', 'Dee Driver']));
    expect((await rewardsOf('dan.driver')).awards.every(({ employee_id }) => employee_id === dan())).toBe(true);
    const { rows } = await sql<{ employee_id: number; booked: number; told: number }>`
      select l.employee_id, sum(l.amount)::integer as booked, max(n.amount) as told from ledger_entry l
      join notification n on n.employee_id = l.employee_id and n.kind = 'reward' and n.subject_id = ${campaign}
      where l.kind = 'campaign_award' group by l.employee_id order by booked desc`.execute(open().kysely);
    expect(rows).toEqual([
      { employee_id: dan(), booked: 48, told: 48 },
      { employee_id: dee(), booked: 27, told: 27 },
    ]);
    expect((await set('ada.admin', [])).status).toBe(409);
    await sql`delete from training_campaign where id = ${campaign}`.execute(open().kysely);
  });

  test('are shown to the drivers they are for, who sign up', async () => {
    expect((await campaignsOf('dan.driver')).map(({ title }) => title)).toEqual(['On time in November']);
    expect((await campaignsOf('dee.driver')).map(({ title }) => title)).toContain('South only');
    const signUp = (name: PersonName, camp_id: number, user_id?: number) =>
      api.ask(
        performance.signUpToCampaign,
        { purpose: 'sign_up_to_campaign', camp_id, ...(user_id ? { user_id } : {}) },
        as(name),
      );
    expect((await signUp('dan.driver', southern)).status).toBe(403);
    expect((await signUp('dee.driver', southern, dan())).status).toBe(404);
    expect((await pointsOf('eve.executive', southern)).points).toEqual([]);
    expect((await signUp('dee.driver', southern)).body).toMatchObject({ campaign: { signed_up: true } });
    expect((await signUp('dee.driver', southern)).status).toBe(200);
    expect((await pointsOf('eve.executive', southern)).points).toMatchObject([{ employee_id: dee(), points: 15 }]);
  });

  test('a transaction goes from incomplete to the service’s status, once', async () => {
    const body = { campaign_id: everybodys, employee_id: dan(), amount_cents: 1000 };
    const created = await ask('eve.executive', '/performance/', { purpose: 'create_campaign_transaction', ...body });
    expect(created.body).toMatchObject({ transaction: { status: 'incomplete', paymentInfo: { amount_cents: 1000 } } });
    const sent = await send();
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ detail: 'Successfully sent!', transaction: { status: 'success' } });
    expect((await send()).body['detail']).toBe('This person has already been paid for this campaign.');
    const listed = await api.ask(payments.getCampaigns, { purpose: 'get_campaigns' }, as('eve.executive'));
    expect(listed.body['campaigns']).toMatchObject([{ id: everybodys, transactions: [{ status: 'success' }] }]);
  });

  test('no one is paid before the campaign is over', async () => {
    const endAt = (at: string) =>
      sql`update training_campaign set ends_at = ${at} where id = ${everybodys}`.execute(open().kysely);
    await endAt('2026-11-20T14:01:00Z');
    const early = await send();
    expect([early.status, early.body['detail']]).toEqual([
      409,
      'This campaign isn’t over yet: everybody’s share still changes. Pay when it is over.',
    ]);
    expect(await transaction()).toBeUndefined();
    await endAt('2026-11-16T04:59:00Z');
  });

  test('no one is paid while the last days are being counted, and what comes later is a correction', async () => {
    const settledThrough = async () =>
      (await sql<{ day: string | null }>`select through::text as day from point_settlement`.execute(open().kysely))
        .rows[0]?.day;
    await sql`update point_settlement set through = null`.execute(open().kysely);
    await sql`update training_campaign set ends_at = '2026-11-18T04:59:00Z' where id = ${everybodys}`.execute(
      open().kysely,
    );
    const early = await send();
    expect([early.status, early.body['detail']]).toEqual([
      409,
      'The last days of this campaign are still being counted. Pay when they are, in three days at the latest.',
    ]);
    expect([await transaction(), await settledThrough()]).toEqual([undefined, null]);
    await sql`update training_campaign set ends_at = '2026-11-16T04:59:00Z' where id = ${everybodys}`.execute(
      open().kysely,
    );
    expect((await send()).status).toBe(200);
    expect(await settledThrough()).toBe('2026-11-15');
  });

  test('a refusal is a 206 with the error, kept on the row and for the same key', async () => {
    const key = randomUUID();
    const refused = await send('sandbox: refuse', { key });
    expect(refused.status).toBe(206);
    expect(refused.body).toMatchObject({
      detail: 'Something went wrong! The sandbox refused this payment.',
      code: 'payment-failed',
      current: { transaction: { status: 'failed', errorMessage: 'The sandbox refused this payment.' } },
    });
    expect(await transaction()).toMatchObject({ status: 'failed' });
    expect((await send('sandbox: refuse', { key })).body).toEqual(refused.body);
    expect((await send()).status).toBe(200);
  });

  test('a payment without an answer stays pending until the job knows', async () => {
    expect((await send('sandbox: time-out')).status).toBe(206);
    expect(await transaction()).toMatchObject({ status: 'pending' });
    expect((await send()).status).toBe(409);
    await reconcile();
    expect(await transaction()).toMatchObject({ status: 'pending' });
    api.clock += 11 * 60_000;
    await reconcile();
    const { rows } = await sql<{ status: string }>`select status from campaign_payment`.execute(open().kysely);
    expect(rows).toEqual([{ status: 'failed' }]);
  });

  test.each(['late-success', 'duplicate-callback'] as const)('%s pays once', async (behavior) => {
    await send(`sandbox: ${behavior}`);
    api.clock += 2 * 60_000;
    await reconcile();
    await reconcile();
    const { rows } = await sql<{ status: string; paid: number }>`select status,
      (select count(*)::integer from sandbox_payment) as paid from campaign_payment`.execute(open().kysely);
    expect(rows).toEqual([{ status: 'success', paid: 1 }]);
  });

  test('nobody pays people outside their own locations, and a payment needs a fresh sign-in', async () => {
    expect((await send('', { who: 'sam.station' })).status).toBe(403);
    expect((await send('', { employee_id: 999_999 })).status).toBe(403);
    expect((await send('', { who: 'dan.driver', employee_id: dee() })).status).toBe(403);
    await sql`update session set created_at = created_at - interval '11 minutes'`.execute(open().kysely);
    expect((await send()).body['detail']).toContain('fresh sign-in');
    await sql`update session set created_at = created_at + interval '11 minutes'`.execute(open().kysely);
  });

  test('someone who has left keeps their share and payment, so that the others’ shares stay within the budget', async () => {
    await send('sandbox: refuse', { employee_id: dee() });
    const leave = (active: boolean) =>
      sql`update employee set active = ${active} where id = ${dee()}`.execute(open().kysely);
    await leave(false);
    const { points, transactions } = await pointsOf('eve.executive');
    expect(points.map(({ display_name, share_cents }) => [display_name, share_cents])).toEqual([
      ['Dan Driver', 75_000],
      ['Dee Driver', 25_000],
    ]);
    expect(transactions).toMatchObject([{ employee_id: dee(), status: 'failed' }]);
    const listed = await api.ask(payments.getCampaigns, { purpose: 'get_campaigns' }, as('eve.executive'));
    expect(listed.body['campaigns']).toMatchObject([{ id: everybodys, transactions: [{ employee_id: dee() }] }]);
    // So does someone who has moved to a location that the campaign isn't for.
    const audience = (all: boolean, places: readonly number[]) =>
      sql`update training_campaign set all_eligible = ${all}, organization_ids = ${[...places]}::integer[]
        where id = ${everybodys}`.execute(open().kysely);
    await audience(false, [club.organizationIds['dan'] ?? 0]);
    expect((await pointsOf('eve.executive')).points.map(({ share_cents }) => share_cents)).toEqual([75_000, 25_000]);
    await audience(true, []);
    // Without points or a payment, there is nothing to say about them.
    await sql`delete from campaign_payment`.execute(open().kysely);
    const empty = await addCampaign('Nothing yet', {});
    await sql`update training_campaign set starts_at = '2026-11-10T05:00:00Z' where id = ${empty}`.execute(
      open().kysely,
    );
    expect((await pointsOf('eve.executive', empty)).points.map(({ employee_id }) => employee_id)).toEqual([dan()]);
    await sql`delete from training_campaign where id = ${empty}`.execute(open().kysely);
    await leave(true);
  });

  test.each([
    {
      to: 'another station',
      moves: () =>
        sql`update organization set parent_id = ${club.organizationIds['north'] ?? 0}
          where id = ${club.organizationIds['dee'] ?? 0}`,
      back: () =>
        sql`update organization set parent_id = ${club.organizationIds['south'] ?? 0}
          where id = ${club.organizationIds['dee'] ?? 0}`,
    },
    {
      to: 'another position',
      moves: () => sql`update employee set position_type = 'dispatcher',
        organization_id = ${club.organizationIds['south'] ?? 0} where id = ${dee()}`,
      back: () => sql`update employee set position_type = 'driver',
        organization_id = ${club.organizationIds['dee'] ?? 0} where id = ${dee()}`,
    },
    {
      to: 'another group',
      moves: () => sql`update employee set group_name = 'Days' where id = ${dee()}`,
      back: () => sql`update employee set group_name = 'Nights' where id = ${dee()}`,
    },
  ])('someone who moves to $to keeps the share and the rewards earned until then', async ({ moves, back }) => {
    const db = open().kysely;
    const driver = (name: string) => club.organizationIds[name] ?? 0;
    await sql`update employee set group_name = 'Nights' where position_type = 'driver'`.execute(db);
    await sql`delete from notification`.execute(db);
    const campaign = await addCampaign('Nights in the south', {
      places: [driver('dan'), club.organizationIds['south'] ?? 0],
    });
    await sql`update training_campaign set group_ids = array(select id from employee_group where group_name = 'Nights')
      where id = ${campaign}`.execute(db);
    await sql`insert into campaign_incentive (campaign_id, incentives)
      values (${campaign}, ${JSON.stringify([{ kind: 'threshold', points: 15, reward: 9 }])}::jsonb)`.execute(db);
    const shares = async () =>
      (await pointsOf('eve.executive', campaign)).points.map(({ employee_id, points, share_cents }) => [
        employee_id,
        points,
        share_cents,
      ]);
    const asEarned = [
      [dan(), 45, 75_000],
      [dee(), 15, 25_000],
    ];
    await recordCampaignPlayers(open(), { now: new Date('2026-11-03T18:00:00Z') });
    expect(await shares()).toEqual(asEarned);
    await moves().execute(db);
    try {
      expect(await shares()).toEqual(asEarned);
      await recordCampaignPlayers(open(), { now: new Date('2026-11-05T18:00:00Z') });
      // What the driver earns after that counts elsewhere.
      await storeDays(open(), driver('dee'), [{ day: '2026-11-06', calls: 4 }]);
      expect(await shares()).toEqual(asEarned);
      await sql`update training_campaign set ends_at = '2026-11-10T04:59:00Z' where id = ${campaign}`.execute(db);
      expect(await shares()).toEqual(asEarned);
      expect(await payCampaignRewards(open(), { now: now() })).toBe(1);
      const { rewards } = await pointsOf('eve.executive', campaign);
      expect(rewards.awards.map(({ employee_id, reward }) => [employee_id, reward])).toEqual([
        [dan(), 9],
        [dee(), 9],
      ]);
      const paid = await ask('eve.executive', '/payments/', {
        campaign_id: campaign,
        employee_id: dee(),
        amount_cents: 25_000,
      });
      expect(paid.body).toMatchObject({ transaction: { status: 'success' } });
      expect((await pointsOf('eve.executive', campaign)).transactions).toMatchObject([{ employee_id: dee() }]);
      // Who moves in after the end has no part in it.
      await back().execute(db);
      expect(await shares()).toEqual(asEarned);
    } finally {
      await back().execute(db);
      await sql`delete from campaign_payment`.execute(db);
      await sql`delete from training_campaign where id = ${campaign}`.execute(db);
      await sql`delete from point_day where local_day = '2026-11-06'`.execute(db);
      await sql`update employee set group_name = null`.execute(db);
      await sql`update point_settlement set through = null`.execute(db);
    }
  });

  test('someone who has left is paid the campaign’s rewards, and counts in no squad they didn’t work in', async () => {
    const db = open().kysely;
    const leave = (active: boolean) => sql`update employee set active = ${active} where id = ${dee()}`.execute(db);
    const campaign = await addCampaign('Early November', {});
    await sql`update training_campaign set ends_at = '2026-11-10T04:59:00Z' where id = ${campaign}`.execute(db);
    await sql`insert into campaign_incentive (campaign_id, incentives)
      values (${campaign}, ${JSON.stringify([{ kind: 'leaderboard', rewards: [6, 4] }])}::jsonb)`.execute(db);
    await leave(false);
    expect(await payCampaignRewards(open(), { now: now() })).toBe(1);
    const { rewards } = await pointsOf('eve.executive', campaign);
    expect(rewards.awards.map(({ employee_id, reward }) => [employee_id, reward])).toEqual([
      [dan(), 6],
      [dee(), 4],
    ]);
    await sql`delete from training_campaign where id = ${campaign}`.execute(db);
    // Dee works at Dan's station now and left before this campaign: the station's mean is Dan's alone.
    const later = await addCampaign('Without those who left before', {});
    await sql`update training_campaign set starts_at = '2026-11-02T05:00:00Z', ends_at = '2026-11-03T04:59:00Z'
      where id = ${later}`.execute(db);
    await sql`insert into campaign_incentive (campaign_id, incentives)
      values (${later}, ${JSON.stringify([{ kind: 'squad', pointsPerMember: 45, reward: 3 }])}::jsonb)`.execute(db);
    const work = (station: string) =>
      sql`update organization set parent_id = ${club.organizationIds[station] ?? 0}
        where id = ${club.organizationIds['dee'] ?? 0}`.execute(db);
    await work('north');
    expect(await payCampaignRewards(open(), { now: now() })).toBe(1);
    expect((await pointsOf('eve.executive', later)).rewards.awards).toMatchObject([{ employee_id: dan(), reward: 3 }]);
    await work('south');
    await leave(true);
    await sql`delete from training_campaign where id = ${later}`.execute(db);
  });
});

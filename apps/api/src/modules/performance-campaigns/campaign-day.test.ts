import fc from 'fast-check';
import { calls } from '@roadside/contract/calls';
import { addDays, dayList } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { arenaHandlers } from '../arena/arena.handlers.ts';
import { driverIds, factWorld, firstDay, lastDay, replaceFacts } from '../metrics/testing/fact-world.ts';
import { requireModules } from '../training/index.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { pointsByDay, recomputeDue } from '../points/index.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { performanceCampaignsHandlers } from './performance-campaigns.handlers.ts';

const { performance } = calls;
const now = new Date('2026-04-06T12:00:00Z');
const from = addDays(firstDay, 10);
const to = addDays(lastDay, -10);

describeEachEngine('the days of a campaign', (open) => {
  const { caller } = factClub(open, { today: lastDay, people: [1] });
  const admin = () => caller({ permissions: ['Admin'], today: lastDay });
  const ann = () =>
    caller({ positionType: 'driver', organization: 'ann', employeeId: 101, teamSlug: 'mountain-marvelers' });
  let campaign = 0;
  let module = 0;

  beforeAll(async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 21 });
    if (!world) throw new Error('no world');
    const db = open();
    await replaceFacts(db, world);
    await recomputeRollups(db, { from: firstDay, to: lastDay });
    await recomputeDue(db, { now, today: lastDay });
    for (const [index, id] of driverIds.entries())
      await sql`insert into employee (id, organization_id, first_name, display_name, position_type)
        values (${101 + index}, ${id}, 'Driver', ${`Driver ${index}`}, 'driver')`.execute(db.kysely);
    const { rows } = await sql<{ campaign: number; module: number }>`
      with c as (insert into training_campaign (organization_id, title, starts_at, ends_at, budget_cents, created_at, updated_at)
        values (1, 'Winter', ${`${from}T12:00:00Z`}, ${`${to}T12:00:00Z`}, 100000, now(), now()) returning id),
      m as (insert into training_module (created_at, updated_at) values (now(), now()) returning id),
      v as (insert into module_version (module_id, number, title, created_at)
        select id, 1, 'Winter driving', now() from m)
      select c.id as campaign, m.id as module from c, m`.execute(db.kysely);
    campaign = rows[0]?.campaign ?? 0;
    module = rows[0]?.module ?? 0;
  });
  beforeEach(async () => {
    await sql`update training_campaign set has_req_modules = false, settings = '{}'`.execute(open().kysely);
    await sql`delete from module_assignment`.execute(open().kysely);
    await sql`delete from module_requirement`.execute(open().kysely);
  });
  const noonOf = (day: string) => new Date(`${day}T18:00:00Z`);
  /** Makes the module required, or no longer, as the builder does on a day. */
  const require = (day: string, required = true) =>
    open()
      .kysely.transaction()
      .execute(async (trx) => {
        await sql`update training_campaign set has_req_modules = ${required}`.execute(trx);
        await requireModules(trx, campaign, [module], { required, at: noonOf(day) });
      });

  const dayOf = (day: string, who = ann()) =>
    runCall(arenaHandlers, performance.pointsOfDay, who, {
      purpose: 'points_of_day',
      slug: 'ann',
      day,
      campaign_id: campaign,
    });
  const pointsOf = async (who = admin()) =>
    (
      await runCall(performanceCampaignsHandlers, performance.getCampaignPointsMetricsTransactions, who, {
        purpose: 'get_campaign_points_metrics_transactions',
        campaign_id: campaign,
      })
    ).points;
  const annsPoints = async () => (await pointsOf()).find(({ employee_id }) => employee_id === 101)?.points;
  const everyDay = async () => {
    const days = [];
    for (const day of dayList(firstDay, lastDay)) days.push(await dayOf(day));
    return days;
  };

  it('add up to what the campaign says, call by call, and nothing before or after it', async () => {
    const days = await everyDay();
    const sum = days.reduce((total, { points }) => total + points, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBe(await annsPoints());
    for (const { day, lines, points, facts, campaign: of } of days) {
      expect(of).toMatchObject({ from, to, earns_from: from, open_modules: [], handicap: null });
      expect(lines.reduce((total, line) => total + line.points, 0)).toBe(points);
      const known = new Set(facts.flatMap(({ call_id, survey_id }) => [call_id, survey_id]));
      for (const line of lines) for (const id of line.counted) expect(known.has(id)).toBe(true);
      if (day < from || day > to) expect(lines).toEqual([]);
    }
    // Without a day, the last one of the campaign.
    const { day } = await runCall(arenaHandlers, performance.pointsOfDay, ann(), {
      purpose: 'points_of_day',
      slug: 'ann',
      campaign_id: campaign,
    });
    expect(day <= to).toBe(true);
  });

  it('count nothing while a required module is open, and name it', async () => {
    await require(firstDay);
    const worked = (await everyDay()).find(({ lines }) =>
      lines.some(({ uncounted }) => uncounted.some(({ why: reason }) => reason === 'open-training')),
    );
    expect(worked?.points).toBe(0);
    expect(worked?.campaign).toMatchObject({ earns_from: null, open_modules: ['Winter driving'] });
    const why = worked?.lines.flatMap(({ uncounted }) => uncounted).filter((each) => each.why === 'open-training');
    expect(why?.length).toBeGreaterThan(0);
    for (const { words } of why ?? []) expect(words).toBe('Required module Winter driving is open');
    expect(await annsPoints()).toBe(0);

    // Finished in the middle: the days before stay without points, with the reason.
    const half = addDays(from, 20);
    await sql`insert into module_assignment (employee_id, module_id, campaign_id, source, assigned_at, excused_at)
      values (101, ${module}, ${campaign}, 'campaign', ${`${from}T12:00:00Z`}, ${`${half}T18:00:00Z`})`.execute(
      open().kysely,
    );
    const days = await everyDay();
    expect(days.reduce((total, { points }) => total + points, 0)).toBe(await annsPoints());
    for (const { day, points, lines } of days) {
      if (day >= half) continue;
      expect(points).toBe(0);
      for (const { uncounted } of lines)
        for (const { why: reason, words } of uncounted)
          if (reason === 'open-training') expect(words).toBe('Required training was open');
    }
    // The season goes on counting.
    const season = await runCall(arenaHandlers, performance.pointsOfDay, ann(), {
      purpose: 'points_of_day',
      slug: 'ann',
      day: worked?.day ?? '',
    });
    expect(season.campaign).toBeNull();
    expect(season.lines.flatMap(({ uncounted }) => uncounted).map(({ why: reason }) => reason)).not.toContain(
      'open-training',
    );
  });

  it('keep the points earned before a module was added, and count again from the day it is finished', async () => {
    const before = await everyDay();
    const sumOf = (days: typeof before, counted: (day: string) => boolean) =>
      days.filter(({ day }) => counted(day)).reduce((total, { points }) => total + points, 0);
    const added = addDays(from, 15);
    const finished = addDays(from, 25);
    await require(added);
    expect(sumOf(before, (day) => day < added)).toBeGreaterThan(0);
    expect(sumOf(before, (day) => day >= added)).toBeGreaterThan(0);
    const opened = await everyDay();
    for (const { day, points, campaign: of } of opened) {
      expect(points).toBe(day < added ? before.find((each) => each.day === day)?.points : 0);
      expect(of).toMatchObject({ earns_from: from, open_modules: ['Winter driving'] });
    }
    expect(await annsPoints()).toBe(sumOf(before, (day) => day < added));

    await sql`insert into module_assignment (employee_id, module_id, campaign_id, source, assigned_at, excused_at)
      values (101, ${module}, ${campaign}, 'campaign', ${noonOf(added)}, ${noonOf(finished)})`.execute(open().kysely);
    const counts = (day: string) => day < added || day >= finished;
    for (const { day, points, lines } of await everyDay()) {
      expect(points).toBe(counts(day) ? before.find((each) => each.day === day)?.points : 0);
      for (const { uncounted } of lines)
        for (const { why: reason, words } of uncounted)
          if (reason === 'open-training') expect([counts(day), words]).toEqual([false, 'Required training was open']);
    }
    expect(await annsPoints()).toBe(sumOf(before, counts));
    // The shares of the budget, and what evens out shifts, count the same days.
    await sql`update training_campaign set settings = '{"handicap": true}'`.execute(open().kysely);
    const even = await everyDay();
    expect(even.filter(({ day }) => !counts(day)).every(({ points }) => points === 0)).toBe(true);
    expect(even.reduce((total, { points }) => total + points, 0)).toBe(await annsPoints());
  });

  it('pay nothing back when a module is taken out, and count again from that day', async () => {
    const before = await everyDay();
    const [added, removed, again] = [addDays(from, 8), addDays(from, 16), addDays(from, 30)];
    await require(added);
    // Saving the campaign again changes nothing about when it became required.
    await require(addDays(added, 2));
    await require(removed, false);
    await require(again);
    const counts = (day: string) => day < added || (day >= removed && day < again);
    for (const { day, points } of await everyDay())
      expect(points).toBe(counts(day) ? before.find((each) => each.day === day)?.points : 0);
    expect(await annsPoints()).toBe(
      before.filter(({ day }) => counts(day)).reduce((total, { points }) => total + points, 0),
    );
  });

  it('even out hours, zones and services where the campaign says so', async () => {
    const plain = await pointsOf();
    await sql`update training_campaign set settings = '{"handicap": true}'`.execute(open().kysely);
    const fair = await pointsOf();
    const total = (points: typeof fair) => points.reduce((sum, each) => sum + each.points, 0);
    expect(fair.map(({ points }) => points)).not.toEqual(plain.map(({ points }) => points));
    // It moves points between people, and makes none: what rounding leaves is less than a point a day.
    expect(Math.abs(total(fair) - total(plain))).toBeLessThan(driverIds.length * dayList(from, to).length * 0.5);
    const days = await everyDay();
    expect(days.reduce((sum, { points }) => sum + points, 0)).toBe(await annsPoints());
    const rows = await pointsByDay(open().kysely, {
      from,
      to,
      driverIds: [driverIds[0] ?? 0],
      weights: { overall_sat: 1, count_calls: 1, kmi: 1, kept_informed: 1 },
    });
    for (const { local_day, points } of rows) {
      const shown = days.find(({ day }) => day === local_day);
      expect(shown?.points).toBe(points + (shown?.campaign?.handicap ?? 0));
    }
  });

  it('are shown to people who may see the driver, in a campaign the driver is in', async () => {
    expect((await dayOf(from, admin())).driver.employee_id).toBe(101);
    const bo = caller({ positionType: 'driver', organization: 'bo', employeeId: 102, teamSlug: 'night-lamps' });
    expect(await refusalOf(dayOf(from, bo))).toMatchObject({ status: 404 });
    expect((await pointsOf(ann())).map(({ slug }) => slug)).toEqual(['ann']);
    await sql`update training_campaign set reg_required = true`.execute(open().kysely);
    expect(await refusalOf(dayOf(from))).toMatchObject({ status: 404 });
    await sql`update training_campaign set reg_required = false`.execute(open().kysely);
  });
});

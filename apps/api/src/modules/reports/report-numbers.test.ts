import fc from 'fast-check';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { childTypesOf } from '@roadside/domain/geography';
import { dayList } from '@roadside/domain/calendar';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import {
  factWorld,
  firstDay,
  insertOrganizations,
  lastDay,
  plainCall,
  plainSurvey,
  replaceFacts,
  slugs,
} from '../metrics/testing/fact-world.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { reportsHandlers as handlers } from './reports.handlers.ts';
import { runCall } from './testing/run-call.ts';

const metrics = [
  'paid_call_count',
  'ata_avg',
  'overall_sat_avg',
  'passed_calls_freq',
  'cancelled_calls_rate',
  'ata_median',
  'ata_p90',
  'pta_hit_rate',
  'survey_rate',
  'battery_test_rate',
  'kmi',
];

/** Filters as a screen sends them, each with equivalent hand-written SQL. */
const choices = [
  { filter: { tcd__in: ['TOW', '1'] }, call: sql`f.trouble_code in ('5', '5F', '8', '1')` },
  { filter: { state__in: ['PA'] }, call: sql`f.call_id in (select id from call where state = 'PA')` },
  {
    filter: { city__in: ['Gary', 'Ardmore'] },
    call: sql`f.call_id in (select id from call where city in ('Gary', 'Ardmore'))`,
  },
  { filter: { grid__in: ['G2'] }, call: sql`f.call_id in (select id from call where grid = 'G2')` },
  { filter: { outc1__in: [5, 4] }, survey: sql`f.outc1 in (4, 5)` },
  { filter: { q_chl: ['SMS'], q24__in: [1, 2, 3] }, survey: sql`f.channel = 'SMS' and f.q24 < 4` },
] as const satisfies readonly (
  | { filter: object; call: RawBuilder<unknown> }
  | { filter: object; survey: RawBuilder<unknown> }
)[];

const anyDay = fc.constantFrom(...dayList('2026-01-18', '2026-04-08'));
const question = fc.record({
  slug: fc.constantFrom(...slugs),
  childType: fc.option(fc.constantFrom('territory', 'station-state', 'station', 'driver'), { nil: null }),
  days: fc.tuple(anyDay, anyDay).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
  chosen: fc.subarray([...choices], { maxLength: 2 }),
  rules: fc.boolean(),
});
type Question = typeof question extends fc.Arbitrary<infer Asked> ? Asked : never;

/** The facts that belong to a slug, taken directly from the rows of `organization`. */
function belongsTo(slug: string): RawBuilder<unknown> {
  const suffix = /-(psp|nonPSP|fleet|csn)$/.exec(slug)?.[1];
  const base = suffix ? slug.slice(0, -suffix.length - 1) : slug;
  const networks = { psp: ['PSP'], nonPSP: ['nonPSP'], fleet: ['Fleet'], csn: ['PSP', 'nonPSP'] }[suffix ?? ''] ?? [
    'PSP',
    'nonPSP',
    'Fleet',
  ];
  const stations = sql`select o.id from organization o where o.type = 'station' and o.facility_type = any(${networks}::text[])`;
  if (['ann', 'bo', 'cy', 'di'].includes(base))
    return sql`f.driver_id = (select d.id from organization d where d.slug = ${base} and d.parent_id in (${stations}))`;
  return sql`f.station_id in (${stations}) and f.station_id in (
    with recursive inside as (
      select id from organization where slug = ${base}
      union select o.id from organization o join inside on inside.id in (o.parent_id, o.state_id, o.facility_rep_id))
    select id from inside)`;
}

async function countStraight(
  db: ReturnType<Parameters<Parameters<typeof describeEachEngine>[1]>[0]>,
  of: readonly RawBuilder<unknown>[],
  { days, chosen, rules }: Question,
) {
  const during = sql`f.local_day between ${days.from}::date and ${days.to}::date`;
  const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([during, ...of, ...conditions], sql` and `);
  const ofCalls = chosen.flatMap((choice) => ('call' in choice ? choice.call : []));
  const ofAnswers = chosen.flatMap((choice) => ('survey' in choice ? choice.survey : []));
  const forSurveys = [...ofCalls, ...ofAnswers];
  // A member may answer twice: one single answer has to match all conditions.
  const forCalls =
    ofAnswers.length > 0
      ? [...ofCalls, sql`f.call_id in (select f.call_id from survey f where ${sql.join(ofAnswers, sql` and `)})`]
      : ofCalls;
  const minutes = sql`extract(epoch from f.arrived_at - f.received_at) / 60`;
  const waited = sql`f.outcome = 'completed' and not f.appointment and ${minutes} > 0 and ${minutes} < 480`;
  const promised = sql`f.promised_minutes between 1 and 998`;
  const battery = sql`f.outcome = 'completed' and f.trouble_code in ('1', '1B', '4') and f.battery_tested is not null`;
  const { rows } = await sql<Record<string, number | null>>`select
      count(*) as received,
      count(*) filter (where f.outcome is not null or f.clear_code is not null) as told,
      count(*) filter (where f.clear_code in ('P1', 'P2', 'P3', 'P4', 'P5', 'P6')) as paid,
      count(f.clear_code) as coded,
      count(*) filter (where f.outcome = 'cancelled' or f.clear_code = 'XX') as cancelled,
      count(*) filter (where f.outcome = 'completed') as completed,
      count(*) filter (where f.pass_count >= 0) as accepted,
      avg(${minutes}) filter (where ${waited})::float8 as ata_avg,
      percentile_disc(0.5) within group (order by floor(${minutes})) filter (where ${waited})::float8 as ata_median,
      percentile_disc(0.9) within group (order by floor(${minutes})) filter (where ${waited})::float8 as ata_p90,
      avg(100 * (${minutes} <= f.promised_minutes)::int) filter (where ${waited} and ${promised})::float8 as pta_hit_rate,
      avg(100 * f.battery_tested::int) filter (where ${battery})::float8 as battery_test_rate,
      avg(100 * (f.kmi_informed is true)::int) filter (where f.kmi_eligible and f.kmi_informed is not null)::float8 as kmi
    from (select id as call_id, * from call) f where ${all(forCalls)}`.execute(db.kysely);
  const byDriver = of.some((condition) => condition.compile(db.kysely).sql.includes('driver_id'));
  const passes = await sql<{ n: number }>`select count(*) as n from (
      select distinct f.call_id, f.station_id, ${byDriver ? sql`f.driver_id` : sql`1`} from call_event f where f.kind = 'pass' and ${all(forCalls)}) p`.execute(
    db.kysely,
  );
  const surveys = await sql<{
    n: number;
    share: number | null;
  }>`select count(*) as n, avg(100 * (f.outc1 = 5)::int) filter (where f.outc1 is not null ${rules ? sql`and not f.reroute and not f.remove` : sql``})::float8 as share
    from survey f where ${all(forSurveys)}`.execute(db.kysely);
  const call = rows[0] ?? {};
  const passed = passes.rows[0]?.n ?? 0;
  const n = (name: string) => call[name] ?? 0;
  const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
  const withoutCodes = n('coded') === 0 && n('received') > 0;
  return {
    ...call,
    paid_call_count: withoutCodes ? null : n('paid'),
    overall_sat_avg: surveys.rows[0]?.share ?? null,
    passed_calls_freq: share(passed, passed + n('accepted')),
    cancelled_calls_rate: share(n('cancelled'), n('told')),
    survey_rate: share(surveys.rows[0]?.n ?? 0, n('completed')),
  } as Record<string, number | null>;
}

describeEachEngine('the numbers of a dashboard', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
  });

  it('match a direct count of the call table', { timeout: 240_000 }, async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(factWorld, fc.array(question, { minLength: 8, maxLength: 8 }), async (world, questions) => {
        const db = open();
        await replaceFacts(db, world);
        await recomputeRollups(db, { from: firstDay, to: lastDay });
        for (const asked of questions) {
          const filters = Object.assign({ new_biz_rules: asked.rules }, ...asked.chosen.map((choice) => choice.filter));
          const geography = tree.bySlug(asked.slug);
          const listed: readonly string[] = geography ? childTypesOf(geography.type) : [];
          const hasChildren = asked.childType !== null && listed.includes(asked.childType);
          const body = {
            metrics,
            time_type: 'DAILY_SERIES' as const,
            filters,
            args: asked.days,
            ...(hasChildren ? { relation: 'children' as const, child_type: asked.childType ?? 'station' } : {}),
          };
          const reply = await runCall(
            handlers,
            calls.dashboardData.table,
            { db, tree, today: '2026-05-01', organization: 'club' },
            body,
            { chart_type: 'table', slug: asked.slug },
          );
          for (const row of [...reply.data, reply.totals]) {
            const of =
              row === reply.totals
                ? [belongsTo(asked.slug)]
                : [belongsTo(row.slug), ...(hasChildren ? [parentPart(asked.slug)] : [])];
            const expected = await countStraight(db, of, asked);
            for (const id of metrics) {
              const { value } = row.metrics[id] ?? { value: undefined };
              if (value === null || expected[id] === null)
                expect({ slug: row.slug, id, value }).toEqual({ slug: row.slug, id, value: expected[id] });
              else expect(value, `${id} of ${row.slug}`).toBeCloseTo(expected[id] ?? Number.NaN, 9);
            }
            if (expected['received'] !== 0) compared += 1;
          }
        }
      }),
      { numRuns: 15 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('use the time zone of each survey’s station for the days it changed', async () => {
    // 04:30 UTC on March 9 is March 9 in New York (station-1) and still March 8 in Chicago (station-2).
    const facts = [plainCall(1, '2026-03-05', 20), plainCall(2, '2026-03-05', 21)];
    const changed = { outc1: 5, updated_at: '2026-03-09T04:30:00Z' } as const;
    await replaceFacts(open(), { calls: facts, passes: [], surveys: facts.map((call) => plainSurvey(call, changed)) });
    await recomputeRollups(open(), { from: firstDay, to: lastDay });
    const surveysOf = async (slug: string, filters: object) =>
      (
        await runCall(
          handlers,
          calls.dashboardData.card,
          { db: open(), tree, today: '2026-05-01', organization: 'club' },
          { metrics: ['overall_sat_avg'], time_type: 'Range', args: { from: firstDay, to: lastDay }, filters },
          { chart_type: 'card', slug },
        )
      ).data.metrics['overall_sat_avg']?.denominator;
    for (const [filters, first, second] of [
      [{ date_updated_surveys__gte: '2026-03-09' }, 1, 0],
      [{ date_updated_surveys__lte: '2026-03-08' }, 0, 1],
      [{ date_updated_surveys__gte: '2026-03-08', date_updated_surveys__lte: '2026-03-08' }, 0, 1],
    ] as const)
      // The club is in New York; in its report, each station still uses its own time zone.
      expect([
        await surveysOf('station-1', filters),
        await surveysOf('station-2', filters),
        await surveysOf('club', filters),
      ]).toEqual([first, second, first + second]);
  });

  // Two exports of ten calls, one of them cancelled: one has only clear codes, the other only outcomes.
  it.each([
    [
      'clear codes only',
      (n: number) => ({ outcome: null, clear_code: n === 0 ? 'XX' : 'P1' }),
      { cancelled_calls_rate: 10, paid_call_count: 9, goa_rate: null, completion_rate: null, damage_rate: null },
    ],
    [
      'outcomes only',
      (n: number) => ({ outcome: n === 0 ? ('cancelled' as const) : ('completed' as const), clear_code: null }),
      { cancelled_calls_rate: 10, paid_call_count: null, goa_rate: 0, completion_rate: 100, damage_rate: null },
    ],
    [
      'neither',
      () => ({ outcome: null, clear_code: null }),
      { cancelled_calls_rate: null, paid_call_count: null, goa_rate: null, completion_rate: null, damage_rate: null },
    ],
  ])('show missing data as unknown, not as 0: a source with %s', async (_name, change, expected) => {
    const dispatched = { dispatched_at: new Date('2026-03-10T17:05:00Z') };
    const facts = Array.from({ length: 10 }, (_, n) =>
      plainCall(n + 1, '2026-03-10', 20, { ...dispatched, ...change(n) }),
    );
    await replaceFacts(open(), { calls: facts, passes: [], surveys: [] });
    await recomputeRollups(open(), { from: firstDay, to: lastDay });
    const body = {
      metrics: Object.keys(expected),
      time_type: 'Range' as const,
      args: { from: '2026-03-01', to: '2026-03-31' },
    };
    // By roll-up, and by raw rows because a call's provider type is not in the roll-up's key.
    for (const filters of [undefined, { sc_svc_prov_type__in: ['P' as const] }]) {
      if (filters) await sql`update call set provider_type = 'P'`.execute(open().kysely);
      const { data } = await runCall(
        handlers,
        calls.dashboardData.card,
        { db: open(), tree, today: '2026-05-01', organization: 'club' },
        { ...body, filters },
        { chart_type: 'card', slug: 'station-1' },
      );
      expect(Object.fromEntries(Object.entries(data.metrics).map(([id, { value }]) => [id, value]))).toEqual(expected);
    }
  });
});

/** A child counts as part of its parent: only what happened at the parent's stations. */
function parentPart(slug: string): RawBuilder<unknown> {
  return belongsTo(slug);
}

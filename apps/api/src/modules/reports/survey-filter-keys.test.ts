import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { Filters } from '@roadside/contract/schemas';
import { facilityTypes } from '@roadside/domain/geography';
import { listedMarks, surveyFilterKeys, surveyPasses, takesPart } from '@roadside/domain/surveys';
import type { Answer, FilterableSurvey, SurveyFilterKey, SurveyFilters } from '@roadside/domain/surveys';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { callDetailsHandlers } from '../call-details/call-details.handlers.ts';
import { dashboardsHandlers } from '../dashboards/dashboards.handlers.ts';
import { mapsHandlers } from '../maps/maps.handlers.ts';
import { insertOrganizations, plainCall, plainSurvey, replaceFacts } from '../metrics/testing/fact-world.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { surveysHandlers } from '../surveys/surveys.handlers.ts';
import { reportsHandlers } from './reports.handlers.ts';
import { runCall } from './testing/run-call.ts';

const handlers = [
  ...reportsHandlers,
  ...dashboardsHandlers,
  ...surveysHandlers,
  ...mapsHandlers,
  ...callDetailsHandlers,
];
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
const answer = (index: number): Answer => pick([5, 3, 1, 4, 2] as const, index);

/** One survey for each of 60 calls; every field a filter reads takes several values, in different rhythms. */
const surveyed = Array.from({ length: 60 }, (_, index) => {
  const day = `2026-03-${String(1 + (index % 28)).padStart(2, '0')}`;
  const place = {
    state: pick(['PA', 'IN'], index >> 2),
    city: pick(['Ardmore', 'Gary', 'Reading'], index >> 1),
    grid: pick(['G1', 'G2'], index >> 3),
  };
  const call = plainCall(index + 1, day, pick([20, 21, 22, 23], index), {
    trouble_code: pick(['5', '1', '6'], index),
    provider_type: pick(['P', 'C', 'F'] as const, index >> 1),
    ...place,
    pass_count: 0,
    latitude: 40,
    longitude: -75,
  });
  const survey = plainSurvey(call, {
    id: index + 1,
    ...place,
    channel: pick(['Email', 'SMS', 'Phone'] as const, index >> 1),
    outc1: answer(index),
    response_sat: answer(index >> 1),
    q24: answer(index + 1),
    q26: answer(index >> 2),
    driver5: answer(index + 3),
    driver10: answer(index >> 3),
    reroute: index % 7 === 3,
    remove: index % 11 === 5 && index % 7 !== 3,
    updated_at: new Date(`2026-03-${String(2 + (index % 28)).padStart(2, '0')}T17:00:00Z`),
    comment: 'The wait was awful.',
  });
  return { call, survey };
});

/** A value of each filter that keeps some surveys and leaves others out. */
const valueOf: Readonly<{ [Key in SurveyFilterKey]: NonNullable<SurveyFilters[Key]> }> = {
  outc1__in: [5, 2],
  response_sat__in: [5],
  sc_dt_surveys__gte: '2026-03-10',
  sc_dt_surveys__lte: '2026-03-19',
  date_updated_surveys__gte: '2026-03-12',
  date_updated_surveys__lte: '2026-03-21',
  fac_type__in: ['PSP'],
  tcd__in: ['5'],
  reroute: 'only',
  remove: 'only',
  q_chl: ['SMS'],
  state__in: ['IN'],
  city__in: ['Gary', 'Reading'],
  grid__in: ['G1'],
  q24__in: [5, 4],
  q26__in: [1],
  driver5__in: [3],
  driver10__in: [5],
  sc_svc_prov_type__in: ['C'],
  new_biz_rules: false,
};

describeEachEngine('the survey filters of the specification', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    await replaceFacts(open(), {
      calls: surveyed.map(({ call }) => call),
      passes: [],
      surveys: surveyed.map(({ survey }) => survey),
    });
    await recomputeRollups(open(), { from: '2026-01-01', to: '2026-04-30' });
    tree = await loadOrganizationTree(open());
  });

  const slug = 'club';
  const who = () => ({ db: open(), tree, today: '2026-04-06', organization: slug, positionType: 'executive' });
  const args = { from: '2026-03-01', to: '2026-03-31' };
  const scored = { metrics: ['overall_sat_avg'], time_type: 'Month' as const, args };
  const range = { time_type: 'Range' as const, args };
  type Cells = Readonly<Record<string, { readonly denominator: number | null } | undefined>>;
  const counted = (metrics: Cells) => metrics['overall_sat_avg']?.denominator ?? 0;
  const element = (filters: Filters) => ({ slug, parameters: { filters, ...range, time_type: ['Range' as const] } });
  const inRange = (filters: Filters): Filters => ({ ...filters, sc_dt__gte: args.from, sc_dt__lte: args.to });

  /** Surveys each call counts: those the score counts, those a list shows, or calls with a survey. */
  const readers: readonly (readonly [
    name: string,
    counts: 'scored' | 'listed' | 'called',
    read: (filters: Filters) => Promise<number>,
  ])[] = [
    [
      'card',
      'scored',
      async (filters) => {
        const body = { ...scored, filters };
        const params = { chart_type: 'card' as const, slug };
        return counted((await runCall(handlers, calls.dashboardData.card, who(), body, params)).data.metrics);
      },
    ],
    [
      'table',
      'scored',
      async (filters) => {
        const body = { ...scored, relation: 'children' as const, child_type: 'station' as const, filters };
        const params = { chart_type: 'table' as const, slug };
        return counted((await runCall(handlers, calls.dashboardData.table, who(), body, params)).totals.metrics);
      },
    ],
    [
      'trend table',
      'scored',
      async (filters) => {
        const params = { chart_type: 'trendTable' as const, slug };
        const reply = await runCall(handlers, calls.dashboardData.trendTable, who(), { ...scored, filters }, params);
        const cells = reply.totals.metrics['overall_sat_avg'] ?? [];
        return cells.reduce((sum, { denominator }) => sum + (denominator ?? 0), 0);
      },
    ],
    [
      'number highlights',
      'scored',
      async (filters) => {
        const params = { chart_type: 'numberHighlights' as const, slug };
        const body = {
          metrics: scored.metrics,
          filters,
          purpose: 'get_custom_data' as const,
          custom_time: { from: args.from, until: args.to },
        };
        const reply = await runCall(handlers, calls.dashboardData.numberHighlights, who(), body, params);
        return reply.data.find(({ metric }) => metric === 'overall_sat_avg')?.cell.denominator ?? 0;
      },
    ],
    [
      'why it moved',
      'scored',
      async (filters) => {
        const params = { chart_type: 'why_moved' as const, slug };
        const reply = await runCall(handlers, calls.dashboardData.whyMoved, who(), { ...scored, filters }, params);
        return reply.data?.denominator ?? 0;
      },
    ],
    [
      'the calls a metric counts',
      'scored',
      async (filters) => {
        const params = { chart_type: 'std12e_reduced' as const, slug };
        const counted_by = { metric: 'overall_sat_avg', part: 'denominator' as const };
        const body = { ...range, counted_by, filters };
        return (await runCall(handlers, calls.dashboardData.std12eReduced, who(), body, params)).meta.total_rows ?? 0;
      },
    ],
    [
      'additional filters of a call table',
      'scored',
      async (filters) => {
        const params = { chart_type: 'std12e_reduced' as const, slug };
        const counted_by = { metric: 'overall_sat_avg', part: 'denominator' as const };
        const body = { ...range, counted_by, additional_filters: filters };
        return (await runCall(handlers, calls.dashboardData.std12eReduced, who(), body, params)).meta.total_rows ?? 0;
      },
    ],
    [
      'call details explained',
      'scored',
      async (filters) => {
        const body = { purpose: 'passed_calls' as const, action: 'explain' as const, slug, filters: inRange(filters) };
        const { data } = await runCall(handlers, calls.callDetails.explain, who(), body);
        const satisfaction = data.find(({ metric }) => metric === 'overall_sat_avg');
        expect(satisfaction?.cell.denominator ?? 0).toBe(satisfaction?.counted);
        return satisfaction?.counted ?? 0;
      },
    ],
    [
      'emulated score',
      'scored',
      async (filters) => {
        const body = {
          purpose: 'survey_aggregator' as const,
          slug,
          org_type: 'club' as const,
          time_type: 'Prev_Incentive_Period' as const,
          filters,
        };
        return (await runCall(handlers, calls.dashboard.surveyAggregator, who(), body)).totals.counted;
      },
    ],
    [
      'map of surveys',
      'scored',
      async (filters) => {
        const parameters = { mode: 'surveys' as const, filters: inRange(filters) };
        return (await runCall(handlers, calls.dashboard.maps, who(), { purpose: 'maps', slug, parameters })).total;
      },
    ],
    [
      'topics',
      'scored',
      async (filters) =>
        (await runCall(handlers, calls.surveys.topics, who(), { purpose: 'survey_topics', slug, ...range, filters }))
          .answered,
    ],
    [
      'comments of a dashboard',
      'listed',
      async (filters) => {
        const params = { chart_type: 'survey_comments' as const, slug };
        return (await runCall(handlers, calls.dashboardData.surveyComments, who(), { ...range, filters }, params))
          .total_rows;
      },
    ],
    [
      'raw surveys',
      'listed',
      async (filters) => {
        const body = { search: '', request: element(filters) };
        return (await runCall(handlers, calls.elements.surveys, who(), body, { element: 'raw-surveys' })).total_rows;
      },
    ],
    [
      'counts beside the filters',
      'listed',
      async (filters) => {
        const body = { purpose: 'facets' as const, request: element(filters) };
        return (await runCall(handlers, calls.elements.facets, who(), body, { element: 'survey-comments' })).total_rows;
      },
    ],
    [
      'calls by day',
      'called',
      async (filters) => {
        const body = { purpose: 'passed_calls' as const, action: 'days' as const, slug, filters: inRange(filters) };
        const { data } = await runCall(handlers, calls.callDetails.days, who(), body);
        return data.reduce((sum, day) => sum + day.calls, 0);
      },
    ],
    [
      'calls by group',
      'called',
      async (filters) => {
        const body = { purpose: 'passed_calls' as const, action: 'groups' as const, slug, filters: inRange(filters) };
        const { data } = await runCall(handlers, calls.callDetails.groups, who(), { ...body, group_by: 'service' });
        return data.reduce((sum, group) => sum + group.calls, 0);
      },
    ],
  ];

  /** The recount, survey by survey. */
  function expected(key: SurveyFilterKey, counts: 'scored' | 'listed' | 'called'): number {
    const { reroute, remove, new_biz_rules: rules, ...others } = { [key]: valueOf[key] } as SurveyFilters;
    return surveyed.filter(({ survey }) => {
      const marks = { reroute: survey.reroute === true, remove: survey.remove === true };
      const filterable = {
        ...survey,
        sc_dt_surveys: survey.local_day,
        date_updated_surveys: (survey.updated_at as Date).toISOString().slice(0, 10),
        // Each station's calls follow its own network in this world, so the facility type is checked below.
        sc_svc_prov_type: survey.provider_type,
        tcd: survey.trouble_code,
        q_chl: survey.channel,
        ...marks,
      } as unknown as FilterableSurvey;
      const { fac_type__in: facilities, ...rest } = others;
      const network = tree.byId(survey.station_id)?.stationFacilityType ?? null;
      if (facilities && !facilities.some((type) => type === network)) return false;
      if (!surveyPasses(filterable, rest)) return false;
      if (counts === 'called') return true;
      if (counts === 'scored') return takesPart(marks, { newBizRules: rules ?? true, reroute, remove });
      const usual = listedMarks(rules, 'club');
      return surveyPasses(filterable, { reroute: reroute ?? usual.reroute, remove: remove ?? usual.remove });
    }).length;
  }

  it('are twenty, each with a value that leaves some surveys out', () => {
    expect(Object.keys(valueOf).sort()).toEqual([...surveyFilterKeys].sort());
    expect(surveyFilterKeys).toHaveLength(20);
    expect(facilityTypes).toContain('PSP');
    const all = surveyed.filter(({ survey }) => survey.reroute !== true && survey.remove !== true).length;
    for (const key of surveyFilterKeys) {
      expect(expected(key, 'scored'), key).toBeGreaterThan(0);
      expect(expected(key, 'scored'), key).not.toBe(all);
    }
  });

  describe.each(readers.map(([name, counts, read]) => ({ name, counts, read })))('in $name', ({ counts, read }) => {
    it.each(surveyFilterKeys.map((key) => [key] as const))(
      '%s counts what a recount of the surveys does',
      async (key) => {
        expect(await read({ [key]: valueOf[key] } as Filters)).toBe(expected(key, counts));
      },
    );
  });

  it('lists only surveys that count with business rules on, all of them with rules off', async () => {
    const [, , read] = readers.find(([name]) => name === 'raw surveys') ?? [];
    const marked = surveyed.filter(({ survey }) => survey.reroute === true || survey.remove === true).length;
    expect(await read?.({ new_biz_rules: true })).toBe(surveyed.length - marked);
    expect(await read?.({ new_biz_rules: false })).toBe(surveyed.length);
    expect(await read?.({})).toBe(surveyed.length);
  });
});

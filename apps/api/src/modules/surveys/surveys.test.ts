import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { Filters } from '@roadside/contract/schemas';
import { surveyPasses, takesPart, tierOf } from '@roadside/domain/surveys';
import type { Answer, FilterableSurvey, RuleSwitches, SurveyChannel, SurveyFilters } from '@roadside/domain/surveys';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { dashboardsHandlers } from '../dashboards/dashboards.handlers.ts';
import { factWorld, insertOrganizations, plainCall, plainSurvey, replaceFacts } from '../metrics/testing/fact-world.ts';
import type { FactWorld } from '../metrics/testing/fact-world.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { applyRules } from './business-rules.repository.ts';
import { surveysHandlers } from './surveys.handlers.ts';

type Survey = FactWorld['surveys'][number];
const handlers = [...dashboardsHandlers, ...surveysHandlers];
const state = fc.option(fc.constantFrom('only' as const, 'without' as const, 'all' as const), { nil: undefined });
const some = <Value>(...values: Value[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 2 });
const answers = some<Answer>(5, 4, 3, 2, 1);
const anyFilters = fc.record({
  outc1__in: answers,
  response_sat__in: answers,
  q24__in: answers,
  q26__in: answers,
  driver5__in: answers,
  driver10__in: answers,
  tcd__in: some('5', '5F', '1', '6'),
  q_chl: some<SurveyChannel>('Email', 'SMS'),
  state__in: some('PA', 'IN'),
  city__in: some('Ardmore', 'Gary'),
  grid__in: some('G1', 'G2'),
  sc_svc_prov_type__in: some('P' as const, 'C' as const, 'F' as const),
  sc_dt_surveys__gte: fc.constantFrom(undefined, '2026-02-10'),
  sc_dt_surveys__lte: fc.constantFrom(undefined, '2026-03-20'),
  reroute: state,
  remove: state,
});
/** A small batch, so that some are left. */
const fewFilters = anyFilters.chain((all) =>
  fc
    .subarray(Object.keys(all) as (keyof typeof all)[], { maxLength: 4 })
    .map(
      (keys) => Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]]))) as Filters,
    ),
);

const filterable = (survey: Survey): FilterableSurvey =>
  ({
    ...survey,
    sc_dt_surveys: survey.local_day,
    date_updated_surveys: String(survey.updated_at),
    sc_svc_prov_type: survey.provider_type,
    tcd: survey.trouble_code,
    q_chl: survey.channel,
  }) as unknown as FilterableSurvey;

const stationsOf: Readonly<Record<string, readonly number[]>> = {
  club: [20, 21, 22, 23],
  east: [20, 21, 22],
  'two-state-towing': [20, 21],
  'station-3': [22],
};

describeEachEngine('surveys', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
  });
  const who = (organization = 'club', positionType = 'executive', today = '2026-04-06') => ({
    db: open(),
    tree,
    today,
    organization,
    positionType,
  });
  const range = { from: '2026-01-20', to: '2026-04-05' };

  it('score like a recount of single surveys, under any rules and filters', { timeout: 120_000 }, async () => {
    let scored = 0;
    for (const world of fc.sample(factWorld, { numRuns: 3, seed: 11 })) {
      await replaceFacts(open(), world);
      for (const [index, filters] of fc.sample(fewFilters, { numRuns: 12, seed: 12 }).entries()) {
        const slug = Object.keys(stationsOf)[index % 4] ?? 'club';
        const newBizRules = index % 3 !== 0;
        const qa = index % 2 === 0 ? { outc1: [5] } : { outc1: [5, 4], q26: [5] };
        const reply = await runCall(handlers, calls.dashboard.surveyAggregator, who(), {
          purpose: 'survey_aggregator',
          slug,
          org_type: tree.bySlug(slug)?.type ?? 'club',
          time_type: 'Prev_Incentive_Period',
          qa,
          filters: { ...filters, new_biz_rules: newBizRules },
        });
        expect([reply.from, reply.to, reply.ends_on]).toEqual(['2026-01-01', '2026-03-31', '2026-03-31']);
        const switches: RuleSwitches = { newBizRules, reroute: filters.reroute, remove: filters.remove };
        const { reroute: _reroute, remove: _remove, ...others } = filters;
        const counted = world.surveys.filter(
          (survey) =>
            stationsOf[slug]?.includes(survey.station_id) &&
            survey.local_day <= '2026-03-31' &&
            surveyPasses(filterable(survey), others as SurveyFilters) &&
            takesPart({ reroute: survey.reroute === true, remove: survey.remove === true }, switches) &&
            Object.keys(qa).every((question) => survey[question as 'outc1'] !== null),
        );
        const top = counted.filter((survey) =>
          Object.entries(qa).every(([question, chosen]) => chosen?.includes(survey[question as 'outc1'] ?? 0)),
        ).length;
        const score = counted.length === 0 ? null : (100 * top) / counted.length;
        expect(reply.totals.score).toMatchObject({ value: score, numerator: top, denominator: counted.length });
        expect(reply.totals.tier).toBe(counted.length < 10 ? null : tierOf(score) || null);
        expect(reply.rows).toEqual([reply.totals]);
        const official = world.surveys.filter(
          (survey) =>
            stationsOf[slug]?.includes(survey.station_id) &&
            survey.local_day <= '2026-03-31' &&
            takesPart({ reroute: survey.reroute === true, remove: survey.remove === true }, { newBizRules: true }) &&
            survey.outc1 !== null,
        );
        expect(reply.official).toMatchObject({
          counted: official.length,
          score: { numerator: official.filter(({ outc1 }) => outc1 === 5).length },
        });
        if (reply.is_official) expect(reply.totals).toEqual(reply.official);
        if (counted.length > 0) scored += 1;
      }
    }
    expect(scored).toBeGreaterThan(15);
  });

  it.each([
    [{}, true],
    [{ filters: { new_biz_rules: true, reroute: 'without' } }, true],
    [{ qa: { outc1: [5] }, filters: {} }, true],
    [{ filters: { outc1__in: [5, 4, 3, 2] } }, false],
    [{ filters: { tcd__in: ['TOW'] } }, false],
    [{ filters: { q24__in: [5, 4, 3, 2, 1] } }, false],
    [{ filters: { reroute: 'all' } }, false],
    [{ filters: { new_biz_rules: false } }, false],
    [{ fac_type: 'PSP' }, false],
    [{ qa: { q24: [5] } }, false],
    [{ qa: { outc1: [5, 4] } }, false],
  ] as const)('%j is the official score: %s, which is in the reply either way', async (asked, isOfficial) => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 3 });
    if (!world) throw new Error('no world');
    await replaceFacts(open(), world);
    const score = (more: object) =>
      runCall(handlers, calls.dashboard.surveyAggregator, who(), {
        purpose: 'survey_aggregator',
        slug: 'club',
        org_type: 'club',
        time_type: 'Prev_Incentive_Period',
        ...more,
      } as Parameters<typeof runCall<typeof calls.dashboard.surveyAggregator>>[3]);
    const { is_official, official } = await score(asked);
    expect(is_official).toBe(isOfficial);
    expect(official).toEqual((await score({})).totals);
  });

  it('are scored by part, and the parts add up', async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 3 });
    if (!world) throw new Error('no world');
    await replaceFacts(open(), world);
    const { rows, totals, strata } = await runCall(handlers, calls.dashboard.surveyAggregator, who(), {
      purpose: 'survey_aggregator',
      slug: 'club',
      org_type: 'station',
      time_type: 'Prev_Incentive_Period',
    });
    expect(rows.map(({ organization }) => organization.slug)).toContain('station-silent');
    expect(rows.reduce((sum, { counted }) => sum + counted, 0)).toBe(totals.counted);
    expect(strata).toHaveLength(4);
    expect(strata.find(({ reroute, remove }) => !reroute && !remove)?.answered).toBe(totals.counted);
  });

  it('bring the recent share of the place above, to those who may view it', async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 3 });
    if (!world) throw new Error('no world');
    await replaceFacts(open(), world);
    const scoreOf = (slug: string, caller = who()) =>
      runCall(handlers, calls.dashboard.surveyAggregator, caller, {
        purpose: 'survey_aggregator',
        slug,
        org_type: tree.bySlug(slug)?.type ?? 'club',
        time_type: 'Prev_Incentive_Period',
      });
    const station = await scoreOf('station-3');
    const above = tree.byId(tree.bySlug('station-3')?.parentId ?? 0);
    expect(station.parent).toEqual((await scoreOf(above?.slug ?? '')).recent);
    expect(station.parent).not.toBeNull();
    expect((await scoreOf('station-3', who('station-3', 'manager'))).parent).toBeNull();
  });

  describe('with the rules switched off', () => {
    const off = (filters: Filters) => ({
      purpose: 'survey_aggregator' as const,
      slug: 'ann',
      org_type: 'driver' as const,
      filters,
    });
    it.each([{ new_biz_rules: false }, { reroute: 'all' as const }, { remove: 'only' as const }])(
      'refuse a driver: %j',
      async (filters) => {
        expect(
          await refusalOf(runCall(handlers, calls.dashboard.surveyAggregator, who('ann', 'driver'), off(filters))),
        ).toMatchObject({ status: 403 });
      },
    );
    it('let a driver see what counts, but no other strata', async () => {
      const { strata } = await runCall(handlers, calls.dashboard.surveyAggregator, who('ann', 'driver'), off({}));
      expect(strata.map(({ reroute, remove }) => [reroute, remove])).toEqual([[false, false]]);
    });
  });

  it('refuse a level the place does not have', async () => {
    const call = runCall(handlers, calls.dashboard.surveyAggregator, who(), {
      purpose: 'survey_aggregator',
      slug: 'station-1',
      org_type: 'market',
    });
    expect(await refusalOf(call)).toMatchObject({ status: 400, fields: { org_type: expect.any(String) } });
  });

  it(
    'count each choice under all the other filters, and the list under all of them',
    { timeout: 120_000 },
    async () => {
      const parameters = (filters: Filters) => ({ filters, args: range });
      let found = 0;
      for (const world of fc.sample(factWorld, { numRuns: 2, seed: 21 })) {
        await replaceFacts(open(), world);
        for (const filters of fc.sample(fewFilters, { numRuns: 10, seed: 22 })) {
          const request = { slug: 'club', parameters: parameters(filters) };
          const params = { element: 'raw-surveys' };
          const { facets, total_rows } = await runCall(
            handlers,
            calls.elements.facets,
            who(),
            { purpose: 'facets', request },
            params,
          );
          const list = await runCall(handlers, calls.elements.surveys, who(), { search: '', request }, params);
          expect(total_rows).toBe(list.total_rows);
          const under = (left: keyof Filters) => {
            const { [left]: _, ...others } = filters;
            return world.surveys.filter((survey) => surveyPasses(filterable(survey), others as SurveyFilters));
          };
          for (const [key, column] of [
            ['outc1__in', 'outc1'],
            ['q26__in', 'q26'],
            ['tcd__in', 'trouble_code'],
            ['grid__in', 'grid'],
            ['q_chl', 'channel'],
          ] as const) {
            const counts = new Map<string, number>();
            for (const survey of under(key)) {
              const value = survey[column];
              if (value != null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
            }
            expect(new Map(facets[key]?.map(({ value, count }) => [value, count])), key).toEqual(counts);
          }
          const marked = under('reroute');
          expect(facets['reroute']?.find(({ value }) => value === 'all')?.count).toBe(marked.length);
          if (total_rows > 0) found += 1;
        }
      }
      expect(found).toBeGreaterThan(8);
    },
  );

  describe('with comments', () => {
    const call = (id: number, day: string) => plainCall(id, day, 20, { driver_id: 30 });
    const said = (id: number, comment: string, change: Partial<Survey> = {}) =>
      plainSurvey(call(id, '2026-03-10'), { comment, ...change });
    const params = { element: 'survey-comments' };
    const ask = (search: object) =>
      runCall(
        handlers,
        calls.elements.surveys,
        who(),
        {
          request: { slug: 'club', parameters: { args: { ...range, lower_bound: 0, upper_bound: 50 } } },
          search: '',
          ...search,
        },
        params,
      );
    beforeAll(async () => {
      const surveys = [
        said(1, 'We waited ninety minutes with two kids.', { outc1: 1 }),
        said(2, 'Driver was polite and calm.'),
        said(3, 'Waiting was no problem, thank you.'),
        said(4, 'Brakes & <b>tires</b> 100% fine, driver polite', { outc1: 4 }),
        plainSurvey(call(5, '2026-03-11'), { outc1: 2 }),
        plainSurvey(call(6, '2026-02-11'), { outc1: 2, comment: 'Long wait, bad.' }),
      ];
      await replaceFacts(open(), {
        calls: surveys.map(({ call_id, local_day }) => call(call_id, local_day)),
        passes: [],
        surveys,
      });
    });
    const texts = ({ data }: Awaited<ReturnType<typeof ask>>) => data.map(({ comment }) => comment).toSorted();
    const marked = ({ data }: Awaited<ReturnType<typeof ask>>) =>
      data.flatMap(({ comment, highlights }) => highlights?.map(({ start, end }) => comment?.slice(start, end)) ?? []);

    it('are found by the stem of a word and highlighted', async () => {
      const found = await ask({ search: 'waited' });
      expect(texts(found)).toEqual([
        'Long wait, bad.',
        'Waiting was no problem, thank you.',
        'We waited ninety minutes with two kids.',
      ]);
      expect(marked(found).toSorted()).toEqual(['Waiting', 'wait', 'waited']);
    });
    it.each([
      ['several words in any order', 'calm driver', 1],
      ['the beginning of the last word', 'driver pol', 2],
      ['a phrase', '"polite and calm"', 1],
      ['what is left out', 'driver -calm', 1],
      ['signs as they are written', '%', 1],
      ['words nobody wrote', 'zeppelin', 0],
    ])('are searched for %s', async (_, search, rows) => {
      expect((await ask({ search })).total_rows).toBe(rows);
    });
    it('leave markup alone', async () => {
      const found = await ask({ search: 'polite' });
      for (const { comment, highlights } of found.data)
        for (const { start, end } of highlights ?? []) expect(comment?.slice(start, end)).toBe('polite');
    });
    it('are filtered by topic and sentiment, with matching counts', async () => {
      const { facets } = await runCall(
        handlers,
        calls.elements.facets,
        who(),
        { purpose: 'facets', request: { slug: 'club', parameters: { args: range } } },
        params,
      );
      for (const { value, count } of facets['topic'] ?? [])
        expect((await ask({ topic: value })).total_rows, value).toBe(count);
      for (const { value, count } of facets['sentiment'] ?? [])
        expect((await ask({ sentiment: value })).total_rows, value).toBe(count);
      expect(facets['topic']?.length).toBeGreaterThan(1);
      const waits = await ask({ topic: 'Wait time', sentiment: 'negative' });
      for (const { topics } of waits.data)
        expect(topics).toContainEqual(expect.objectContaining({ topic: 'Wait time', sentiment: 'negative' }));
    });
    it('are summarized by topic against the same weekdays before, each by its worst sentiment', async () => {
      const topics = await runCall(handlers, calls.surveys.topics, who(), {
        purpose: 'survey_topics',
        slug: 'club',
        time_type: 'Range',
        args: { from: '2026-03-01', to: '2026-03-28' },
      });
      const wait = topics.rows.find(({ topic }) => topic === 'Wait time');
      expect(wait).toMatchObject({ parent: 'The wait', lost: 1, before: { negative: 1 } });
      expect((wait?.positive ?? 0) + (wait?.neutral ?? 0) + (wait?.negative ?? 0)).toBe(2);
      expect(topics.answered).toBe(5);
      expect(topics.before).toEqual({ comparison: 'last_month', spans: [{ from: '2026-02-01', to: '2026-02-28' }] });
    });
  });

  it('that are unsure count as comments, and never as lost points', async () => {
    const call = plainCall(9, '2026-03-10', 20, {});
    await replaceFacts(open(), {
      calls: [call],
      passes: [],
      surveys: [plainSurvey(call, { id: 77, outc1: 1, comment: 'They towed my car' })],
    });
    const { rows } = await runCall(handlers, calls.surveys.topics, who(), {
      purpose: 'survey_topics',
      slug: 'club',
      time_type: 'Range',
      args: { from: '2026-03-01', to: '2026-03-28' },
    });
    expect(rows[0]).toMatchObject({ topic: 'Tow destination', unsure: 1, negative: 0, lost: 0 });
  });

  it('open with their call, its timeline and passes, and why the rules excluded them', async () => {
    const call = plainCall(9, '2026-03-10', 20, {
      driver_id: 30,
      assigned_at: new Date('2026-03-10T17:20:00Z'),
      arrived_at: new Date('2026-03-10T17:50:00Z'),
      promised_minutes: 60,
    });
    const survey = plainSurvey(call, { id: 77, outc1: 2, comment: 'They came late.' });
    const pass = {
      call_id: 9,
      call_local_day: call.local_day,
      kind: 'pass' as const,
      at: new Date('2026-03-10T17:05:00Z'),
      local_day: call.local_day,
      station_id: 22,
      driver_id: null,
      trouble_code: '5',
      offer_rank: 1,
      reason: 'No driver',
    };
    await replaceFacts(open(), { calls: [call], passes: [pass], surveys: [survey] });
    await open()
      .kysely.transaction()
      .execute((trx) => applyRules(trx, [77]));
    const detail = (slug: string, id = 77) =>
      runCall(handlers, calls.surveys.detail, who('club', 'executive'), { purpose: 'survey_detail', slug, id });
    const found = await detail('ann');
    expect(found.call).toMatchObject({
      ata_minutes: 50,
      steps: [{ step: 'RE' }, { step: 'AS' }, { step: 'OL' }],
      passes: [{ station_name: 'station-3', reason: 'No driver' }],
    });
    expect([found.reroute_reason, found.remove_reason]).toEqual(['passed-before', null]);
    // The driver isn't told which station passed the call before, nor why.
    const asDriver = await runCall(handlers, calls.surveys.detail, who('ann', 'driver'), {
      purpose: 'survey_detail',
      slug: 'ann',
      id: 77,
    });
    expect(asDriver.call?.passes).toMatchObject([{ station_name: '', reason: null }]);
    expect(JSON.stringify(asDriver)).not.toMatch(/station-3|No driver/);
    // A neighbor's survey and a nonexistent one get the same answer.
    expect(await refusalOf(detail('station-3'))).toEqual(await refusalOf(detail('club', 78)));
    expect(await refusalOf(detail('bo'))).toMatchObject({ status: 404 });
  });
});

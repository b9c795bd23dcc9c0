import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount } from '../calendar/calendar.ts';
import { timeEntries } from '../dashboards/menus.ts';
import { geographyTypes } from '../geography/order.ts';
import { aggregatorPeriodEnd, aggregatorTimeTypes, defaultAggregatorRequest, surveysReroute } from './aggregator.ts';
import { answerLabels, answerScale, questionLabels, scoreAnswers, surveyQuestions } from './answers.ts';
import {
  businessRules,
  countsInScore,
  markReasons,
  markWords,
  surveyVerdict,
  type ImportedMarks,
  type SurveyedCall,
  type SurveyMark,
} from './business-rules.ts';
import {
  defaultSurveyFilters,
  listedMarks,
  type FilterableSurvey,
  sentSurveyFilters,
  showsRerouteAndTier,
  surveyFilterKeys,
  type SurveyFilters,
  surveyPasses,
} from './filters.ts';
import { incentiveMonthChoices, incentivePeriodOf } from './incentive-period.ts';
import { passedCallDefaults } from './passed-calls.ts';
import {
  commentDefaults,
  commentTopics,
  rawSurveyDefaults,
  surveySubDashboard,
  surveySubDashboards,
} from './sub-dashboards.ts';
import { compensationNote, tierDaysWords, tierLabel, tierOf, tierRangeWords } from './tiers.ts';

describe('the Surveys screen', () => {
  it('has four parts with their numbers', () => {
    expect(surveySubDashboards.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Overview'],
      [2, 'Raw Surveys'],
      [3, 'Emulated Surveys'],
      [4, 'Comments'],
    ]);
    expect(surveySubDashboard(3).name).toBe('Emulated Surveys');
    expect(surveySubDashboard(9).name).toBe('Overview');
  });

  it('starts with the 50 newest surveys and comments 0 to 50', () => {
    expect(rawSurveyDefaults).toEqual({ page: 1, rowsPerPage: 50, orderBy: '-recorded_date' });
    expect(commentDefaults).toMatchObject({ lowerBound: 0, upperBound: 50 });
  });

  it('redirects from a facility-type slug to its base', () => {
    expect(surveysReroute('x', 'PSP')).toEqual({
      to: '/surveys/x',
      notice:
        'Please update facility type settings in the change settings section on bottom left! Rerouting to remove facility type filter.',
    });
    expect(surveysReroute('x', null)).toBeNull();
  });

  it.each([
    ['This_Month', '2026-11-01', '2026-11-30'],
    ['Prev_Month', '2026-02-01', '2026-02-28'],
    ['This_Incentive_Period', '2026-10-01', '2026-12-31'],
    ['Prev_Incentive_Period', '2026-07-01', '2026-09-30'],
  ] as const)('ends the period %s that starts on %s on %s', (timeType, from, to) => {
    expect(aggregatorPeriodEnd(timeType, from)).toBe(to);
  });

  it('offers four periods in the aggregator, by their exact names', () => {
    expect(timeEntries(aggregatorTimeTypes).map(({ label }) => label)).toEqual([
      'This Month',
      'Prev Month',
      'This Incentive Period',
      'Prev Incentive Period',
    ]);
    expect(defaultAggregatorRequest('station', null)).toEqual({
      qa: { outc1: [5] },
      org_type: 'station',
      fac_type: null,
      time_type: 'This_Month',
      filters: { reroute: 'without', remove: 'without', new_biz_rules: true },
    });
  });
});

it.each([
  ['2026-11-17', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['2028-02-29', '2028-02-01'],
])('Call Details on %s run from %s to that day, by sc_dt', (today, first) => {
  expect(passedCallDefaults(today)).toEqual({ orderBy: 'sc_dt', filters: { sc_dt__gte: first, sc_dt__lte: today } });
});

describe('answers', () => {
  it('run from 5 Totally Satisfied to 1 Totally Dissatisfied', () => {
    expect(answerScale.map((answer) => answerLabels[answer])).toEqual([
      'Totally Satisfied',
      'Satisfied',
      'Neither',
      'Dissatisfied',
      'Totally Dissatisfied',
    ]);
    for (const question of surveyQuestions) expect(questionLabels[question]).not.toBe('');
  });

  it('score the share of successes among answers given', () => {
    expect(scoreAnswers([5, 5, 4, null], [5])).toEqual({ top: 2, answered: 3, score: (100 * 2) / 3 });
    expect(scoreAnswers([5, 4, 1], [5, 4]).top).toBe(2);
    expect(scoreAnswers([null, null], [5])).toEqual({ top: 0, answered: 0, score: null });
  });
});

describe('tiers', () => {
  it.each([
    [null, 0],
    [0, 0],
    [81.9, 0],
    [81.99999, 0],
    [82, 1],
    [83.9, 1],
    [84, 2],
    [86.9, 2],
    [87, 3],
    [100, 3],
  ] as const)('%s reaches tier %s', (score, tier) => {
    expect(tierOf(score)).toBe(tier);
  });

  it('include the distance to the next tier', () => {
    expect(compensationNote(83, 100)).toEqual({
      score: 83,
      answered: 100,
      tier: 1,
      next: { tier: 2, threshold: 84, pointsAway: 1 },
    });
    expect(compensationNote(90, 100).next).toBeNull();
    expect(compensationNote(0, 0)).toEqual({ score: null, answered: 0, tier: 0, next: null });
    expect([tierLabel(0), tierLabel(3)]).toEqual(['No tier', 'Tier 3']);
    expect(([0, 1, 2, 3] as const).map(tierRangeWords)).toEqual([
      'under 82%',
      '82% to under 84%',
      '84% to under 87%',
      '87% or more',
    ]);
  });

  it.each([
    ['Tier 2', 0, 13, 'Below Tier 2 on all 13 days.'],
    ['Tier 2', 1, 13, 'At Tier 2 or better on 1 of 13 days.'],
    ['Tier 2', 13, 13, 'At Tier 2 or better on all 13 days.'],
    ['Tier 3', 12, 13, 'At Tier 3 on 12 of 13 days.'],
    ['Tier 1', 0, 2, 'Below Tier 1 on both days.'],
    ['Tier 1', 0, 1, 'Below Tier 1 on the only day.'],
    ['Tier 3', 1, 1, 'At Tier 3 on the only day.'],
  ])('says on how many days a score was at %s: %d of %d', (tier, met, count, words) => {
    expect(tierDaysWords(tier, met, count)).toBe(words);
  });
});

describe('incentive periods', () => {
  it.each([
    ['2026-01-01', 0, 3, '2026-01-01', '2026-03-31'],
    ['2026-11-20', 0, 3, '2026-10-01', '2026-12-31'],
    ['2026-01-15', -1, 3, '2025-10-01', '2025-12-31'],
    ['2026-11-20', -1, 6, '2026-01-01', '2026-06-30'],
    ['2028-02-29', 0, 1, '2028-02-01', '2028-02-29'],
  ] as const)('%s, step %s, %s months', (day, step, months, from, to) => {
    expect(incentivePeriodOf(day, step, months)).toEqual({ from, to });
  });

  it('contain their day and are contiguous', () => {
    const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1990-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...incentiveMonthChoices), (today, months) => {
        const current = incentivePeriodOf(today, 0, months);
        expect(current.from <= today && today <= current.to).toBe(true);
        expect(incentivePeriodOf(today, -1, months).to).toBe(addDays(current.from, -1));
        expect(incentivePeriodOf(today, 1, months).from).toBe(addDays(current.to, 1));
        expect(dayCount(current.from, current.to)).toBeGreaterThanOrEqual(28 * months);
      }),
    );
  });
});

describe('filters', () => {
  it('are the twenty of the specification, in its order', () => {
    expect(surveyFilterKeys.join(' ')).toBe(
      'outc1__in response_sat__in sc_dt_surveys__gte sc_dt_surveys__lte date_updated_surveys__gte date_updated_surveys__lte fac_type__in tcd__in reroute remove q_chl state__in city__in grid__in q24__in q26__in driver5__in driver10__in sc_svc_prov_type__in new_biz_rules',
    );
  });

  it('exclude rerouted and removed surveys by default at driver, station and station-business only', () => {
    for (const type of geographyTypes) {
      const below = ['driver', 'station', 'station-business'].includes(type);
      expect(showsRerouteAndTier(type)).toBe(below);
      const state = below ? 'without' : 'all';
      expect(defaultSurveyFilters(type)).toEqual({ reroute: state, remove: state, new_biz_rules: true });
    }
  });

  it('are sent only if they filter', () => {
    expect(
      sentSurveyFilters({
        outc1__in: [],
        tcd__in: ['5'],
        reroute: 'all',
        remove: 'only',
        new_biz_rules: false,
        sc_dt_surveys__gte: '',
      }),
    ).toEqual({ tcd__in: ['5'], remove: 'only', new_biz_rules: false });
    expect(sentSurveyFilters({})).toEqual({});
  });

  const survey: FilterableSurvey = {
    outc1: 5,
    response_sat: 4,
    q24: 5,
    q26: null,
    driver5: 5,
    driver10: 3,
    sc_dt_surveys: '2026-11-10',
    date_updated_surveys: '2026-11-12',
    sc_svc_prov_type: 'C',
    tcd: '5F',
    q_chl: 'SMS',
    state: 'PA',
    city: 'Norristown',
    grid: 'A4',
    reroute: false,
    remove: true,
  };
  it.each<[SurveyFilters, boolean]>([
    [{}, true],
    [{ outc1__in: [5, 4] }, true],
    [{ outc1__in: [1, 2] }, false],
    [{ response_sat__in: [5] }, false],
    [{ q24__in: [5], driver5__in: [5], driver10__in: [3] }, true],
    [{ q26__in: [5] }, false],
    [{ q26__in: [] }, true],
    [{ tcd__in: ['5', '8'] }, false],
    [{ tcd__in: ['5F'] }, true],
    [{ fac_type__in: ['csn'] }, true],
    [{ fac_type__in: ['nonPSP'] }, true],
    [{ fac_type__in: ['PSP', 'Fleet'] }, false],
    [{ sc_svc_prov_type__in: ['C'] }, true],
    [{ sc_svc_prov_type__in: ['F'] }, false],
    [{ q_chl: ['SMS'] }, true],
    [{ q_chl: ['IVR', 'Email'] }, false],
    [{ state__in: ['OH'] }, false],
    [{ city__in: ['Norristown'], grid__in: ['A4'] }, true],
    [{ sc_dt_surveys__gte: '2026-11-10', sc_dt_surveys__lte: '2026-11-10' }, true],
    [{ sc_dt_surveys__gte: '2026-11-11' }, false],
    [{ sc_dt_surveys__lte: '2026-11-09' }, false],
    [{ date_updated_surveys__gte: '2026-11-13' }, false],
    [{ date_updated_surveys__lte: '2026-11-11' }, false],
    [{ reroute: 'without', remove: 'only' }, true],
    [{ reroute: 'only' }, false],
    [{ remove: 'without' }, false],
    [{ new_biz_rules: false }, true],
  ])('%j: %s', (filters, passes) => {
    expect(surveyPasses(survey, filters)).toBe(passes);
  });

  it('mean the same after serialization, and combine as if applied one by one', () => {
    const state = fc.constantFrom('only' as const, 'without' as const, 'all' as const);
    const answers = fc.subarray([...answerScale]);
    const one: fc.Arbitrary<SurveyFilters> = fc.oneof(
      fc.record({ outc1__in: answers }),
      fc.record({ q26__in: answers }),
      fc.record({ reroute: state }),
      fc.record({ remove: state }),
      fc.record({ fac_type__in: fc.subarray(['PSP', 'nonPSP', 'Fleet', 'csn'] as const) }),
      fc.record({ sc_dt_surveys__gte: fc.constantFrom('', '2026-11-09', '2026-11-11') }),
    );
    fc.assert(
      fc.property(one, one, (left, right) => {
        expect(surveyPasses(survey, sentSurveyFilters(left))).toBe(surveyPasses(survey, left));
        const shared = Object.keys(left)[0] === Object.keys(right)[0];
        if (!shared)
          expect(surveyPasses(survey, { ...left, ...right })).toBe(
            surveyPasses(survey, left) && surveyPasses(survey, right),
          );
      }),
    );
  });
});

describe('the marked surveys a list shows', () => {
  it.each([
    [true, 'club', 'without'],
    [false, 'club', 'all'],
    [undefined, 'club', 'all'],
    [true, 'station', 'without'],
    [false, 'station', 'all'],
    [undefined, 'station', 'without'],
  ] as const)('with business rules %s at a %s: %s', (rules, type, state) => {
    expect(listedMarks(rules, type)).toEqual({ reroute: state, remove: state });
  });
});

describe('business rules', () => {
  const call: SurveyedCall = {
    outcome: 'completed',
    passedBefore: false,
    promiseMissedBeforeAssignment: false,
    commentTopics: [],
    duplicate: false,
    wrongProvider: false,
  };
  const unmarked = { reroute: false, remove: false };

  it.each<[Partial<SurveyedCall>, SurveyMark | null, string | null]>([
    [{}, null, null],
    [{ outcome: null }, null, null],
    [{ passedBefore: true }, 'reroute', 'passed-before'],
    [{ promiseMissedBeforeAssignment: true }, 'reroute', 'promise-missed-before-assignment'],
    [{ commentTopics: ['Call taking'] }, 'reroute', 'call-taking-or-price-only'],
    [{ commentTopics: ['Call taking', 'Battery sale'] }, 'reroute', 'call-taking-or-price-only'],
    [{ commentTopics: ['Call taking', 'Wait time'] }, null, null],
    [{ outcome: 'cancelled' }, 'remove', 'cancelled'],
    [{ outcome: 'killed' }, 'remove', 'cancelled'],
    [{ outcome: 'gone_on_arrival' }, 'remove', 'gone-on-arrival'],
    [{ duplicate: true }, 'remove', 'duplicate'],
    [{ wrongProvider: true }, 'remove', 'wrong-provider'],
    // Removing wins, and the first rule names the reason.
    [{ passedBefore: true, duplicate: true }, 'remove', 'duplicate'],
    [{ passedBefore: true, promiseMissedBeforeAssignment: true }, 'reroute', 'passed-before'],
  ])('%j: %s, because %s', (change, mark, reason) => {
    expect(surveyVerdict({ ...call, ...change }, unmarked)).toEqual({ mark, reason });
  });

  it.each<[Partial<SurveyedCall>, ImportedMarks, SurveyMark | null, string | null]>([
    [{}, { reroute: true, remove: false }, 'reroute', 'imported'],
    [{}, { reroute: false, remove: true }, 'remove', 'imported'],
    [{}, { reroute: true, remove: true }, 'remove', 'imported'],
    [{ passedBefore: true }, { reroute: true, remove: false }, 'reroute', 'passed-before'],
    [{ passedBefore: true }, { reroute: false, remove: true }, 'remove', 'imported'],
    [{ wrongProvider: true }, { reroute: true, remove: false }, 'remove', 'wrong-provider'],
  ])('%j, imported as %j: %s, because %s', (change, imported, mark, reason) => {
    expect(surveyVerdict({ ...call, ...change }, imported)).toEqual({ mark, reason });
  });

  it('give every mark a reason, every imported mark a mark, and each rule its words', () => {
    const facts = fc.record({
      outcome: fc.constantFrom('completed' as const, 'cancelled' as const, 'gone_on_arrival' as const, null),
      passedBefore: fc.boolean(),
      promiseMissedBeforeAssignment: fc.boolean(),
      commentTopics: fc.subarray([...commentTopics]),
      duplicate: fc.boolean(),
      wrongProvider: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, fc.record({ reroute: fc.boolean(), remove: fc.boolean() }), (given, imported) => {
        const { mark, reason } = surveyVerdict(given, imported);
        expect(reason === null).toBe(mark === null);
        if (imported.remove) expect(mark).toBe('remove');
        if (imported.reroute) expect(mark).not.toBeNull();
        const rule = businessRules.find(({ id }) => id === reason);
        if (rule) expect([rule.mark, rule.holds(given)]).toEqual([mark, true]);
        else if (mark) expect(businessRules.some((each) => each.mark === mark && each.holds(given))).toBe(false);
      }),
    );
    for (const { id, mark, words } of businessRules) expect(markWords(mark, id)).toContain(`: ${words}.`);
    expect(markWords('reroute', 'passed-before')).toBe('Rerouted: another station passed the call first.');
    expect(markWords('remove', 'imported')).toBe('Removed in the imported data; none of our rules explains it.');
    expect(markReasons).toHaveLength(businessRules.length + 1);
  });

  it('count everything if they are off', () => {
    expect(countsInScore({ reroute: true, remove: true }, false)).toBe(true);
    expect(countsInScore({ reroute: true, remove: false }, true)).toBe(false);
    expect(countsInScore({ reroute: false, remove: true }, true)).toBe(false);
    expect(countsInScore({ reroute: false, remove: false }, true)).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  campaignMetricIds,
  defaultGoals,
  goalOfPlan,
  goalProblems,
  goalStatus,
  isInRange,
  measureIds,
  measuresOf,
  metricById,
  metricCategories,
  metricParts,
  metrics,
  metricValue,
  namedMetricIds,
  sumMeasures,
  surveysNeeded,
  type KnownMeasures,
  type Measures,
  type Metric,
} from './index.ts';

const metric = (id: string): Metric => {
  const found = metricById.get(id);
  if (found === undefined) throw new Error(`no metric ${id}`);
  return found;
};

/** Metric ids from section 3 of the glossary, in order. */
const glossary =
  `paid_call_count ata_avg overall_sat_avg passed_calls_freq cancelled_calls_rate count_calls overall_sat kmi kept_informed
  volume_pred drivers_needed total_drivers pta_avg pta_hit_rate pta_delta_avg ata_median ata_p90 under_45_rate over_120_rate accept_rate
  first_call_accept_rate second_call_accept_rate decline_rate_14d completion_rate goa_rate cancel_after_dispatch_rate response_time_sat
  technician_sat survey_rate comment_rate net_sentiment fix_on_site_rate tow_conversion_rate battery_test_rate battery_sale_rate
  dispatch_minutes enroute_minutes drive_minutes onscene_minutes calls_per_driver_hour coverage_rate schedule_adherence utilisation
  forecast_mape redispatch_rate damage_rate complaint_rate callback_rate ata_vs_expected sat_vs_expected surveys_needed`.split(
    /\s+/,
  );

describe('the metric catalog', () => {
  it('has every metric of the glossary, once, and no other', () => {
    expect(metrics.map(({ id }) => id).toSorted()).toEqual(glossary.toSorted());
  });

  it('puts every metric into its named category', () => {
    expect(metricCategories.flatMap(({ id, metricIds }) => metricIds.map((metricId) => [metricId, id]))).toEqual(
      metrics.map(({ id, category }) => [id, category]),
    );
  });

  it('computes the named metrics and the campaign weights', () => {
    expect(namedMetricIds.map((id) => metric(id).formula.kind)).toEqual(['count', 'mean', 'share', 'share', 'share']);
    expect(campaignMetricIds.map((id) => metric(id).formula.kind)).toEqual(['share', 'count', 'share', 'share']);
  });

  it('can compute at least twenty other metrics', () => {
    const further = metrics.filter(
      ({ id, formula }) =>
        formula.kind !== 'external' && ![...namedMetricIds, ...campaignMetricIds].includes(id as never),
    );
    expect(further.length).toBeGreaterThanOrEqual(20);
  });

  it.each(metrics.map((entry) => [entry.id, entry] as const))('%s is fully described', (_id, entry) => {
    expect([entry.label, entry.description, entry.numerator, entry.source].every((text) => text.length > 2)).toBe(true);
    const divides = entry.formula.kind === 'mean' || entry.formula.kind === 'share';
    if (divides) expect(entry.denominator).not.toBeNull();
    if (entry.formula.kind === 'count') expect(entry.denominator).toBeNull();
    if (entry.unit === 'percent') expect(entry.decimals).toBe(1);
    const [low, high] = entry.validRange;
    if (low !== null && high !== null) expect(low).toBeLessThan(high);
  });

  it('leaves no measure unused', () => {
    const used = new Set(
      metrics.flatMap((entry) => [...measuresOf(entry), ...measuresOf(entry, { businessRules: false })]),
    );
    expect(measureIds.filter((id) => !used.has(id))).toEqual(['calls_killed']);
  });
});

const zero = Object.fromEntries(measureIds.map((id) => [id, 0])) as Measures;

describe('values', () => {
  it.each([
    ['paid_call_count', { calls_paid: 12 }, 12],
    ['count_calls', { calls_assigned: 14 }, 14],
    ['ata_avg', { ata_seconds: 2700, ata_count: 1 }, 45],
    ['ata_avg', { ata_seconds: 8730, ata_count: 3 }, 48.5],
    ['overall_sat_avg', { outc1_top_net: 84, outc1_count_net: 100, outc1_top_raw: 80, outc1_count_raw: 110 }, 84],
    ['overall_sat', { outc1_top_net: 84, outc1_count_net: 100 }, 84],
    ['passed_calls_freq', { offers_passed: 7, offers: 100 }, 7],
    ['cancelled_calls_rate', { calls_cancelled: 9, calls_end_known: 100, calls_received: 140 }, 9],
    ['kmi', { kmi_informed: 72, kmi_eligible: 96 }, 75],
    ['kept_informed', { q26_top_net: 3, q26_count_net: 4 }, 75],
    ['pta_avg', { pta_seconds: 5400, pta_count: 2 }, 45],
    ['pta_hit_rate', { pta_hits: 2, pta_ata_count: 3 }, 200 / 3],
    ['pta_delta_avg', { pta_delta_seconds: -600, pta_ata_count: 4 }, -2.5],
    ['under_45_rate', { ata_under_45: 59, ata_count: 100 }, 59],
    ['over_120_rate', { ata_over_120: 1, ata_count: 8 }, 12.5],
    ['accept_rate', { offers_accepted: 9, offers: 10 }, 90],
    ['first_call_accept_rate', { first_offers_accepted: 19, first_offers: 20 }, 95],
    ['second_call_accept_rate', { second_offers_accepted: 1, second_offers: 4 }, 25],
    ['completion_rate', { calls_completed: 80, dispatched_not_cancelled: 100 }, 80],
    ['goa_rate', { calls_gone_on_arrival: 1, dispatched_outcome_known: 50 }, 2],
    ['cancel_after_dispatch_rate', { calls_cancelled_after_dispatch: 3, dispatched_end_known: 50 }, 6],
    ['response_time_sat', { response_sat_top_net: 3, response_sat_count_net: 4 }, 75],
    ['technician_sat', { q24_top_net: 19, q24_count_net: 20 }, 95],
    ['survey_rate', { surveys: 17, calls_completed: 100 }, 17],
    ['comment_rate', { survey_comments: 45, surveys: 100 }, 45],
    ['fix_on_site_rate', { onsite_fixed: 85, onsite_calls: 100 }, 85],
    ['tow_conversion_rate', { onsite_towed: 15, onsite_calls: 100 }, 15],
    ['battery_test_rate', { battery_tests: 9, battery_calls: 10 }, 90],
    ['battery_sale_rate', { battery_sales: 7, battery_sale_known: 20, battery_tests: 30 }, 35],
    ['dispatch_minutes', { dispatch_seconds: 360, dispatch_count: 1 }, 6],
    ['enroute_minutes', { enroute_seconds: 300, enroute_count: 1 }, 5],
    ['drive_minutes', { drive_seconds: 1230, drive_count: 1 }, 20.5],
    ['onscene_minutes', { onscene_seconds: 2400, onscene_count: 2 }, 20],
    ['redispatch_rate', { second_trucks: 4, second_truck_known: 100, calls_completed: 120 }, 4],
    ['damage_rate', { damage_claims: 1, damage_known: 200 }, 0.5],
    ['complaint_rate', { complaints: 1, complaint_known: 200 }, 0.5],
    ['callback_rate', { callbacks: 1, callback_known: 50, calls_completed: 90 }, 2],
  ] as const)('%s of %j is %d', (id, measures, value) => {
    expect(metricValue(metric(id), { ...zero, ...measures })).toBe(value);
  });

  it('read the raw answers when the business rules are off', () => {
    const answers = { outc1_top_net: 84, outc1_count_net: 100, outc1_top_raw: 88, outc1_count_raw: 110 };
    expect(metricParts(metric('overall_sat_avg'), answers, undefined, { businessRules: false })).toEqual({
      value: 80,
      numerator: 88,
      denominator: 110,
    });
    expect(metricParts(metric('overall_sat_avg'), answers)).toEqual({ value: 84, numerator: 84, denominator: 100 });
  });

  it('include their numerator and denominator, in the unit shown', () => {
    expect(metricParts(metric('ata_avg'), { ata_seconds: 5400, ata_count: 2 })).toEqual({
      value: 45,
      numerator: 90,
      denominator: 2,
    });
    expect(metricParts(metric('ata_median'), {}, [0, 0, 2, 1])).toEqual({ value: 2, numerator: null, denominator: 3 });
    expect(metricParts(metric('paid_call_count'), { ...zero, calls_received: 2, calls_clear_code_known: 2 })).toEqual({
      value: 0,
      numerator: 0,
      denominator: null,
    });
  });

  it('are null without a denominator, a measure, a histogram or facts', () => {
    for (const entry of metrics.filter(({ formula }) => formula.kind === 'mean' || formula.kind === 'share'))
      expect(metricValue(entry, zero)).toBeNull();
    for (const entry of metrics) expect(metricValue(entry, {})).toBeNull();
    expect(metricValue(metric('ata_p90'), zero, [])).toBeNull();
    expect(
      metricValue(metric('completion_rate'), { ...zero, dispatched_end_known: 5, calls_cancelled_after_dispatch: 5 }),
    ).toBeNull();
    expect(metricValue(metric('completion_rate'), { calls_completed: 1 })).toBeNull();
  });

  // 500 calls were received; the source reports one kind of ending, and none of those happened.
  it.each([
    ['paid_call_count', 'calls_clear_code_known', 'calls_end_known'],
    ['count_calls', 'calls_end_known', 'dispatched_end_known'],
    ['cancelled_calls_rate', 'calls_end_known', 'calls_received'],
    ['goa_rate', 'dispatched_outcome_known', 'dispatched_end_known'],
    ['cancel_after_dispatch_rate', 'dispatched_end_known', 'calls_end_known'],
    ['completion_rate', 'dispatched_not_cancelled', 'dispatched_end_known'],
    ['battery_sale_rate', 'battery_sale_known', 'battery_tests'],
    ['redispatch_rate', 'second_truck_known', 'calls_completed'],
    ['damage_rate', 'damage_known', 'calls_end_known'],
    ['complaint_rate', 'complaint_known', 'calls_end_known'],
    ['callback_rate', 'callback_known', 'calls_completed'],
  ] as const)('%s is 0 only if %s is reported; %s does not count', (id, known, other) => {
    const unreported = { ...zero, calls_received: 500 };
    expect(metricValue(metric(id), unreported)).toBeNull();
    expect(metricValue(metric(id), { ...unreported, [other]: 400 })).toBeNull();
    expect(metricValue(metric(id), { ...unreported, [known]: 400 })).toBe(0);
  });

  it('count nothing where nothing was received', () => {
    expect(metricValue(metric('paid_call_count'), zero)).toBe(0);
    expect(metricValue(metric('count_calls'), { ...zero, calls_received: 9, calls_assigned: 4 })).toBe(4);
  });
});

const anyMeasures: fc.Arbitrary<Measures> = fc
  .array(fc.nat(10_000), { minLength: measureIds.length, maxLength: measureIds.length })
  .map((values) => Object.fromEntries(measureIds.map((id, index) => [id, values[index] ?? 0])) as Measures);

describe('the roll-up', () => {
  it('does not depend on how the parts are grouped', () => {
    fc.assert(
      fc.property(fc.array(anyMeasures, { minLength: 2, maxLength: 5 }), fc.nat(), (parts, at) => {
        const cut = at % parts.length;
        expect(sumMeasures([sumMeasures(parts.slice(0, cut + 1)), ...parts.slice(cut + 1)])).toEqual(
          sumMeasures(parts),
        );
      }),
    );
  });

  it('of a mean or share is between its parts, and is not their average', () => {
    const divided = metrics.filter(
      ({ formula }) => (formula.kind === 'mean' || formula.kind === 'share') && !('denominatorLess' in formula),
    );
    fc.assert(
      fc.property(anyMeasures, anyMeasures, fc.constantFrom(...divided), (left, right, entry) => {
        const values = [metricValue(entry, left), metricValue(entry, right)].filter((value) => value !== null);
        const [, denominator] = measuresOf(entry);
        fc.pre(values.length === 2 && denominator !== undefined && left[denominator] > 0 && right[denominator] > 0);
        const whole = metricValue(entry, sumMeasures([left, right])) ?? Number.NaN;
        expect(whole).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
        expect(whole).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
      }),
    );
    const small = { outc1_top_net: 1, outc1_count_net: 1 };
    const large = { outc1_top_net: 0, outc1_count_net: 99 };
    expect(metricValue(metric('overall_sat_avg'), sumMeasures([small, large]))).toBe(1);
  });

  it('of an unknown part is unknown', () => {
    const known: KnownMeasures = { calls_paid: 3, calls_received: 4 };
    expect(sumMeasures([known, { calls_received: 1 }])).toEqual({ calls_received: 5 });
    expect(sumMeasures([])).toEqual({});
  });
});

describe('goals', () => {
  it.each([
    ['overall_sat_avg', 84, 'green'],
    ['overall_sat_avg', 83.9, 'yellow'],
    ['overall_sat_avg', 82, 'yellow'],
    ['overall_sat_avg', 81.9, 'red'],
    ['ata_avg', 45, 'green'],
    ['ata_avg', 45.1, 'yellow'],
    ['ata_avg', 55, 'yellow'],
    ['ata_avg', 55.1, 'red'],
    ['passed_calls_freq', 5, 'green'],
    ['passed_calls_freq', 8.1, 'red'],
    ['cancelled_calls_rate', 8, 'green'],
    ['cancelled_calls_rate', 11, 'yellow'],
    ['cancelled_calls_rate', 12, 'red'],
  ])('%s at %d is %s by default', (id, value, status) => {
    expect(goalStatus(metric(id), value, defaultGoals.find(({ metricId }) => metricId === id) ?? null)).toBe(status);
  });

  it('need a value, a goal and a direction', () => {
    const goal = { green: 1, yellow: 0 };
    expect(goalStatus(metric('ata_avg'), null, goal)).toBeNull();
    expect(goalStatus(metric('ata_avg'), 1, null)).toBeNull();
    expect(goalStatus(metric('count_calls'), 1, goal)).toBeNull();
  });

  it('never get worse when the value improves', () => {
    const order = ['red', 'yellow', 'green'];
    const anyNumber = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(
        anyNumber,
        anyNumber,
        anyNumber,
        anyNumber,
        fc.constantFrom('higher' as const, 'lower' as const),
        (a, b, c, d, direction) => {
          const [low, high] =
            direction === 'higher' ? [Math.min(a, b), Math.max(a, b)] : [Math.max(a, b), Math.min(a, b)];
          const [worse, better] =
            direction === 'higher' ? [Math.min(c, d), Math.max(c, d)] : [Math.max(c, d), Math.min(c, d)];
          const status = (value: number) =>
            order.indexOf(goalStatus({ direction }, value, { green: high, yellow: low }) ?? '');
          expect(status(better)).toBeGreaterThanOrEqual(status(worse));
        },
      ),
    );
  });

  it('are valid by default', () => {
    for (const goal of defaultGoals) expect(goalProblems(metric(goal.metricId), goal)).toEqual([]);
  });

  it.each([
    ['overall_sat_avg', { green: 82, yellow: 84 }, [{ code: 'wrong-order' }]],
    ['ata_avg', { green: 55, yellow: 45 }, [{ code: 'wrong-order' }]],
    ['overall_sat_avg', { green: 101, yellow: 84 }, [{ code: 'out-of-range', field: 'green' }]],
    ['overall_sat_avg', { green: 84, yellow: -1 }, [{ code: 'out-of-range', field: 'yellow' }]],
    [
      'overall_sat_avg',
      { green: Number.NaN, yellow: 1 },
      [{ code: 'out-of-range', field: 'green' }, { code: 'wrong-order' }],
    ],
    ['count_calls', { green: 10, yellow: 5 }, [{ code: 'neutral-metric' }]],
    ['paid_call_count', goalOfPlan(1000), []],
  ])('%s with %j has problems %j', (id, goal, problems) => {
    expect(goalProblems(metric(id), goal)).toEqual(problems);
  });

  it('of a plan are green at or above the plan and yellow down to 5 % below it', () => {
    expect(
      [1000, 999, 950, 949].map((value) => goalStatus(metric('paid_call_count'), value, goalOfPlan(1000))),
    ).toEqual(['green', 'yellow', 'yellow', 'red']);
  });
});

describe('pacing', () => {
  it.each([
    [
      { top: 82, answered: 100, remaining: 50, target: 84 },
      { kind: 'open', needed: 44 },
    ],
    [
      { top: 100, answered: 100, remaining: 10, target: 84 },
      { kind: 'reached', needed: 0 },
    ],
    [
      { top: 50, answered: 100, remaining: 10, target: 84 },
      { kind: 'impossible', needed: 43 },
    ],
    [
      { top: 0, answered: 0, remaining: 0, target: 84 },
      { kind: 'reached', needed: 0 },
    ],
    [
      { top: 0, answered: 0, remaining: 100, target: 84 },
      { kind: 'open', needed: 84 },
    ],
    [
      { top: 83, answered: 100, remaining: 0, target: 84 },
      { kind: 'impossible', needed: 1 },
    ],
  ] as const)('%j: %j', (facts, pacing) => {
    expect(surveysNeeded(facts)).toEqual(pacing);
  });

  it('returns the smallest number that reaches the target', () => {
    const anyFacts = fc.record({
      top: fc.nat(300),
      bad: fc.nat(300),
      remaining: fc.nat(300),
      target: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(anyFacts, ({ top, bad, remaining, target }) => {
        const answered = top + bad;
        const { needed } = surveysNeeded({ top, answered, remaining, target });
        const reaches = (x: number) => (top + x) * 100 >= target * (answered + remaining);
        expect(reaches(needed)).toBe(true);
        if (needed > 0) expect(reaches(needed - 1)).toBe(false);
      }),
    );
  });
});

describe('the valid range', () => {
  it('defines which values a metric can have', () => {
    expect(
      [0, 100, -0.1, 100.1, Number.NaN, Infinity].map((value) => isInRange(metric('overall_sat_avg'), value)),
    ).toEqual([true, true, false, false, false, false]);
    expect([-5, 480].map((value) => isInRange(metric('pta_delta_avg'), value))).toEqual([true, true]);
    expect(isInRange(metric('paid_call_count'), 1e9)).toBe(true);
  });
});

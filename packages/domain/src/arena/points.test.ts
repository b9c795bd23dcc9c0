import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterChanges,
  changedFacts,
  countedByChanges,
  defaultWeights,
  eventPoints,
  judgeDay,
  pointMetrics,
  pointsOf,
  pointsOfDay,
  type NoPoints,
  type PointCall,
  type PointSurvey,
  weightProblem,
} from './points.ts';
import { impossibleArrival, skippedRest } from './safety.ts';

const call: PointCall = {
  id: 1,
  service: 'Battery',
  hour: 9,
  zone: 'A1',
  completed: true,
  onTime: true,
  informed: true,
  fixedOnSite: true,
  unsafe: null,
};
const survey: PointSurvey = {
  id: 10,
  callId: 1,
  overall: true,
  keptInformed: true,
  technician: true,
  responseTime: true,
  mark: null,
};
const everyMetric = Object.fromEntries(pointMetrics.map((metric) => [metric, 1]));

describe('the points of a day', () => {
  it('are the events times the weights, each with its calls and surveys', () => {
    const day = pointsOfDay(
      { calls: [call, { ...call, id: 2, informed: null }], surveys: [survey], trainingOpen: false },
      {
        count_calls: 1,
        kmi: 2,
        overall_sat: 0.5,
      },
    );
    expect(day.points).toBe(30 + 10 + 10);
    expect(day.lines).toEqual([
      { metric: 'count_calls', points: 30, source: 'call', counted: [1, 2], uncounted: [] },
      { metric: 'kmi', points: 10, source: 'call', counted: [1], uncounted: [] },
      { metric: 'overall_sat', points: 10, source: 'survey', counted: [10], uncounted: [] },
    ]);
  });

  it.each<[string, Partial<PointCall>, Partial<PointSurvey>, string, NoPoints]>([
    ['a call that was not completed', { completed: false }, {}, 'count_calls', 'not-completed'],
    ['a late arrival', { onTime: false }, {}, 'pta_hit_rate', 'late'],
    ['an update that was not given', { informed: false }, {}, 'kmi', 'not-informed'],
    ['a battery call that was towed', { fixedOnSite: false }, {}, 'fix_on_site_rate', 'towed'],
    ['another answer than the top one', {}, { overall: false }, 'overall_sat', 'not-top-answer'],
    ['a removed survey', {}, { mark: 'remove' }, 'overall_sat', 'removed'],
    ['a rerouted survey', {}, { mark: 'reroute' }, 'kept_informed', 'rerouted'],
    ['an impossible arrival', { unsafe: 'impossible-arrival' }, {}, 'count_calls', 'impossible-arrival'],
    ['the survey of an unsafe call', { unsafe: 'skipped-rest' }, {}, 'overall_sat', 'skipped-rest'],
  ])('are 0 for %s, with the reason', (_name, changedCall, changedSurvey, metric, why) => {
    const day = pointsOfDay(
      { calls: [{ ...call, ...changedCall }], surveys: [{ ...survey, ...changedSurvey }], trainingOpen: false },
      { [metric]: 1 },
    );
    expect(day.points).toBe(0);
    expect(day.lines[0]?.uncounted.map((entry) => entry.why)).toEqual([why]);
  });

  it('are 0 with an open required module, and keep the other reasons', () => {
    const day = pointsOfDay(
      { calls: [call, { ...call, id: 2, completed: false }], surveys: [survey], trainingOpen: true },
      defaultWeights,
    );
    expect(day.points).toBe(0);
    expect(day.lines.find(({ metric }) => metric === 'count_calls')?.uncounted).toEqual([
      { id: 1, why: 'open-training' },
      { id: 2, why: 'not-completed' },
    ]);
  });

  it('have no line for a metric that nothing was judged by, nor for one without weight', () => {
    expect(pointsOfDay({ calls: [], surveys: [], trainingOpen: false }, everyMetric).lines).toEqual([]);
    expect(pointsOfDay({ calls: [call], surveys: [survey], trainingOpen: false }, { count_calls: 0 }).lines).toEqual(
      [],
    );
  });

  it('never count a call or survey twice in a line, and always say why it did not count', () => {
    const flag = fc.option(fc.boolean(), { nil: null });
    const calls = fc.array(
      fc.record({
        completed: fc.boolean(),
        onTime: flag,
        informed: flag,
        fixedOnSite: flag,
        unsafe: fc.constantFrom(null, 'impossible-arrival' as const, 'skipped-rest' as const),
      }),
      { maxLength: 12 },
    );
    const surveys = fc.array(
      fc.record({ overall: flag, mark: fc.constantFrom(null, 'remove' as const, 'reroute' as const) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(calls, surveys, fc.boolean(), (madeCalls, madeSurveys, trainingOpen) => {
        const day = pointsOfDay(
          {
            calls: madeCalls.map((made, id) => ({ ...call, ...made, id })),
            surveys: madeSurveys.map((made, id) => ({ ...survey, ...made, id, callId: id })),
            trainingOpen,
          },
          everyMetric,
        );
        expect(day.points).toBe(day.lines.reduce((sum, { points }) => sum + points, 0));
        for (const { metric, points, counted, uncounted } of day.lines) {
          const ids = [...counted, ...uncounted.map(({ id }) => id)];
          expect(new Set(ids).size).toBe(ids.length);
          expect(points).toBe(counted.length * eventPoints[metric]);
        }
        if (trainingOpen) expect(day.points).toBe(0);
      }),
    );
  });

  it('are whole, whatever the weight', () => {
    expect(pointsOf('kmi', 0.33)).toBe(2);
    expect(pointsOf('count_calls', 0.1)).toBe(2);
  });
});

describe('weights', () => {
  it.each([
    [{ count_calls: 1 }, null],
    [everyMetric, null],
    [{}, 'none'],
    [{ count_calls: 0 }, 'none'],
    [{ tips: 1 }, 'unknown-metric'],
    [{ kmi: -1 }, 'out-of-range'],
    [{ kmi: 10.5 }, 'out-of-range'],
    [{ kmi: Number.NaN }, 'out-of-range'],
  ])('%j: %s', (weights, problem) => {
    expect(weightProblem(weights)).toBe(problem);
  });
});

describe('what changed after a day was settled', () => {
  const judged = (surveys: readonly PointSurvey[]) => judgeDay({ calls: [call], surveys });
  const settled = judged([]);
  const late = changedFacts(settled, judged([survey]));

  it('is a change per metric for a late survey, and its reverse when it is removed', () => {
    expect(countedByChanges(late)).toEqual({
      overall_sat: 1,
      kept_informed: 1,
      technician_sat: 1,
      response_time_sat: 1,
    });
    expect(afterChanges(settled, late)).toEqual(judged([survey]));
    const removed = changedFacts(afterChanges(settled, late), judged([{ ...survey, mark: 'remove' }]));
    expect(countedByChanges(removed)).toMatchObject({ overall_sat: -1, kept_informed: -1 });
    expect(removed[0]).toEqual({ source: 'survey', id: 10, metric: 'overall_sat', was: 'counts', now: 'removed' });
  });

  it('is nothing if nothing changed', () => {
    expect(changedFacts(settled, judged([]))).toEqual([]);
  });

  it('takes back everything of a call that is gone', () => {
    const gone = changedFacts(judged([survey]), { calls: [], surveys: [] });
    expect(afterChanges(judged([survey]), gone)).toEqual({ calls: [], surveys: [] });
    expect(Object.values(countedByChanges(gone)).every((events) => events === -1)).toBe(true);
  });
});

describe('the safety guard', () => {
  const minutes = (count: number) => count * 60_000;
  const here = { latitude: 40, longitude: -75, at: 0 };
  // 65 miles north.
  const there = { latitude: 40 + 65 / 69.0934, longitude: -75 };
  it.each([
    [61, false],
    [59.5, false],
    [58, true],
    [0, true],
  ])('65 miles in %s minutes: %s', (taken, impossible) => {
    expect(impossibleArrival(here, { ...there, at: minutes(taken) })).toBe(impossible);
  });

  it('blames no driver without a last place, or with times out of order', () => {
    expect(impossibleArrival(null, { ...there, at: 0 })).toBe(false);
    expect(impossibleArrival({ ...here, at: minutes(90) }, { ...there, at: minutes(80) })).toBe(false);
  });

  it('uses the limit of the installation', () => {
    expect(impossibleArrival(here, { ...there, at: minutes(58) }, { maxMilesPerHour: 75 })).toBe(false);
  });

  it.each([
    [null, 10, false],
    [0, 10, false],
    [0, 9.9, true],
    [5, 4, false],
  ])('a shift ended at hour %s and the next began at %s: %s', (end, start, skipped) => {
    expect(skippedRest(end === null ? null : minutes(end * 60), minutes(start * 60))).toBe(skipped);
  });
});

import { describe, expect, it } from 'vitest';
import { countedFrom, isSmallShare, metricById, metricKinds, metrics } from './index.ts';

const of = (id: string) => {
  const metric = metricById.get(id);
  if (!metric) throw new Error(`No metric ${id}`);
  return countedFrom(metric);
};

describe('what a metric is counted in', () => {
  it.each([
    ['overall_sat_avg', 'surveys'],
    ['comment_rate', 'surveys'],
    ['kept_informed', 'surveys'],
    // Surveys are its numerator: it says how many of the calls came back with one.
    ['survey_rate', 'calls'],
    ['kmi', 'calls'],
    ['passed_calls_freq', 'offers'],
    ['first_call_accept_rate', 'offers'],
    ['cancelled_calls_rate', 'calls'],
    ['ata_median', 'calls'],
    ['paid_call_count', 'calls'],
    ['net_sentiment', null],
  ])('%s: %s', (id, from) => {
    expect(of(id)).toBe(from);
  });

  it('is known of every metric with data', () => {
    expect(
      metrics.filter((metric) => countedFrom(metric) === null).every(({ formula }) => formula.kind === 'external'),
    ).toBe(true);
    expect(new Set(metrics.map(({ formula }) => formula.kind))).toEqual(new Set(metricKinds));
  });
});

describe('a share of too few', () => {
  it.each([
    ['share', 9, true],
    ['share', 10, false],
    ['share', 0, false],
    ['share', null, false],
    ['mean', 3, false],
    ['count', 3, false],
    ['quantile', 3, false],
  ] as const)('%s of %s: %s', (kind, counted, small) => {
    expect(isSmallShare(kind, counted)).toBe(small);
  });
});

import { describe, expect, it } from 'vitest';
import { countedFrom, isSmallShare, metricById, metricCategories, metricKinds, metrics } from './index.ts';
import { metricExclusions } from './exclusions.ts';

const of = (id: string) => {
  const metric = metricById.get(id);
  if (!metric) throw new Error(`No metric ${id}`);
  return countedFrom(metric);
};

describe('the text of the catalog', () => {
  /** Every string in a value, with its path. */
  const textsIn = (value: unknown, path: string): readonly (readonly [string, string])[] =>
    typeof value === 'string'
      ? [[path, value]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`))
        : [];

  it('has no empty string that a screen shows', () => {
    const texts = [...metrics, ...metricCategories, metricExclusions].flatMap((part) => textsIn(part, ''));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(metricCategories.map(({ label }) => label)).toEqual([
      'Call volume',
      'Response time',
      'Acceptance',
      'Member satisfaction',
      'Quality of service',
      'Staffing and forecast',
    ]);
    for (const [id, { reasons }] of Object.entries(metricExclusions))
      expect([id, Object.keys(reasons).length > 0]).toEqual([id, true]);
  });
});

describe('the unit a metric is counted in', () => {
  it.each([
    ['overall_sat_avg', 'surveys'],
    ['comment_rate', 'surveys'],
    ['kept_informed', 'surveys'],
    // Surveys are its numerator: the share of calls that came back with one.
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

  it('is known for every metric with data', () => {
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

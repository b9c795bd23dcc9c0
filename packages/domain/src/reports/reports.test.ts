import { describe, expect, it } from 'vitest';
import { metricById } from '../metrics/index.ts';
import {
  hasExecutiveReport,
  isNothing,
  latestReportPeriod,
  overlaps,
  periodKindOf,
  ranksOf,
  remainderOf,
  reportPeriodOf,
  restatements,
} from './index.ts';

describe('the period of a report', () => {
  it.each([
    ['week', '2026-11-18', { from: '2026-11-15', to: '2026-11-21' }],
    ['week', '2026-01-01', { from: '2025-12-28', to: '2026-01-03' }],
    ['month', '2028-02-03', { from: '2028-02-01', to: '2028-02-29' }],
    ['incentive_period', '2026-11-18', { from: '2026-10-01', to: '2026-12-31' }],
  ] as const)('of kind %s on %s', (kind, day, period) => {
    expect(reportPeriodOf(kind, day)).toEqual(period);
    expect(periodKindOf(period)).toBe(kind);
  });

  it('is the latest one that is complete', () => {
    expect(latestReportPeriod('week', '2026-11-20')).toEqual({ from: '2026-11-08', to: '2026-11-14' });
    expect(latestReportPeriod('week', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(latestReportPeriod('month', '2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(latestReportPeriod('month', '2026-11-29')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(latestReportPeriod('incentive_period', '2026-11-29', 1)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  });

  it('has no kind on other days', () => {
    expect(periodKindOf({ from: '2026-11-16', to: '2026-11-22' })).toBe(null);
    expect(periodKindOf({ from: '2026-11-01', to: '2026-11-18' })).toBe(null);
  });
});

describe('a place with executive reports', () => {
  it.each([
    ['club', true],
    ['market-facility-type', true],
    ['territory', true],
    ['station-state', false],
    ['station-business', false],
    ['station', false],
  ] as const)('%s: %s', (type, has) => {
    expect(hasExecutiveReport(type)).toBe(has);
  });
});

describe('the rest of a metric', () => {
  const metric = (id: string) => metricById.get(id) ?? expect.fail(`no metric ${id}`);
  it('is what the parts leave of its numerator and denominator', () => {
    const share = (numerator: number, denominator: number) => ({
      value: (100 * numerator) / denominator,
      numerator,
      denominator,
    });
    expect(remainderOf(metric('overall_sat_avg'), share(90, 100), [share(40, 50), share(30, 30)])).toEqual({
      value: 100,
      numerator: 20,
      denominator: 20,
    });
    const all = remainderOf(metric('overall_sat_avg'), share(90, 100), [share(90, 100)]);
    expect([all, isNothing(all)]).toEqual([{ value: null, numerator: 0, denominator: 0 }, true]);
    const minutes = (numerator: number, denominator: number) => ({
      value: numerator / denominator,
      numerator,
      denominator,
    });
    expect(remainderOf(metric('ata_avg'), minutes(0.3, 3), [minutes(0.1, 1), minutes(0.2, 2)])).toEqual({
      value: null,
      numerator: 0,
      denominator: 0,
    });
    expect(remainderOf(metric('count_calls'), { value: 9, numerator: 9, denominator: null }, [])).toEqual({
      value: 9,
      numerator: 9,
      denominator: null,
    });
    expect(remainderOf(metric('ata_median'), minutes(1, 2), []).value).toBe(null);
  });
});

describe('the ranking', () => {
  const share = (value: number | null, denominator = 100) => ({ value, denominator });
  it('gives numbers that read the same the same rank, and none to too few', () => {
    expect(ranksOf([share(80.04), share(90), share(80.01), share(99, 9), share(null), share(70)], 1)).toEqual([
      2,
      1,
      2,
      null,
      null,
      4,
    ]);
  });
  it('knows when two likely ranges overlap', () => {
    expect(overlaps({ low: 70, high: 80 }, { low: 80, high: 90 })).toBe(true);
    expect(overlaps({ low: 70, high: 79 }, { low: 80, high: 90 })).toBe(false);
    expect(overlaps({}, { low: 80, high: 90 })).toBe(false);
  });
});

describe('restatements', () => {
  const number = (slug: string, numerator: number, denominator: number) => ({
    part: 'numbers' as const,
    detail: null,
    metric: 'overall_sat_avg',
    slug,
    name: slug.toUpperCase(),
    value: denominator === 0 ? null : (100 * numerator) / denominator,
    numerator,
    denominator,
  });
  it('tell the same metric apart by where the report says it', () => {
    const trend = (detail: string, numerator: number) => ({
      ...number('a', numerator, 10),
      part: 'trend' as const,
      detail,
    });
    const frozen = [number('a', 8, 10), trend('2026-09', 7), trend('2026-10', 8)];
    const today = [number('a', 8, 10), trend('2026-09', 6), trend('2026-10', 8)];
    expect(restatements(frozen, today)).toMatchObject([
      { part: 'trend', detail: '2026-09', was: { numerator: 7 }, now: { numerator: 6 } },
    ]);
  });
  it('list every number that is different today, and only those', () => {
    const frozen = [number('a', 8, 10), number('b', 5, 10), number('gone', 1, 2), number('empty', 0, 0)];
    expect(restatements(frozen, frozen)).toEqual([]);
    expect(
      restatements(frozen, [number('a', 8, 10), number('b', 10, 20), number('new', 3, 4), number('none', 0, 0)]),
    ).toEqual([
      {
        part: 'numbers',
        detail: null,
        metric: 'overall_sat_avg',
        slug: 'b',
        name: 'B',
        was: { value: 50, numerator: 5, denominator: 10 },
        now: { value: 50, numerator: 10, denominator: 20 },
      },
      {
        part: 'numbers',
        detail: null,
        metric: 'overall_sat_avg',
        slug: 'gone',
        name: 'GONE',
        was: { value: 50, numerator: 1, denominator: 2 },
        now: null,
      },
      {
        part: 'numbers',
        detail: null,
        metric: 'overall_sat_avg',
        slug: 'new',
        name: 'NEW',
        was: null,
        now: { value: 75, numerator: 3, denominator: 4 },
      },
    ]);
  });
});

import type { ReportFigure } from '@roadside/domain/reports';
import { describe, expect, it } from 'vitest';
import { readListState } from '../../../kit/list/list-state.ts';
import { callList } from '../../calls/model/call-list.ts';
import { rawSurveyList } from '../../surveys/model/survey-filters.ts';
import { figureTarget, figureWords } from './figure-link.ts';
import { readReportState, reportPresets } from './report-state.ts';
import { actionLink } from './scorecard-words.ts';

const days = { from: '2026-10-01', to: '2026-10-31' };
const figure = (
  value: number,
  unit: ReportFigure['unit'],
  source: Partial<ReportFigure['source']>,
  more: Partial<ReportFigure> = {},
): ReportFigure => ({
  value,
  unit,
  decimals: unit === 'calls' || unit === 'surveys' || unit === 'places' ? 0 : 1,
  signed: false,
  source: { of: 'value', metric: 'overall_sat_avg', slug: 'montgomery', ...days, part: null, lead: null, ...source },
  ...more,
});

describe('a number in a sentence', () => {
  it.each([
    [figure(83.9, 'percent', {}), '83.9%'],
    [figure(99.98, 'percent', {}), '>99.9%'],
    [figure(112.5, 'percent', { of: 'growth' }), '112.5%'],
    [figure(1, 'points', { of: 'change' }), '1.0 point'],
    [figure(-1.2, 'points', { of: 'part' }, { signed: true }), '-1.2 points'],
    [figure(0.3, 'points', { of: 'part' }, { signed: true }), '+0.3 points'],
    [figure(47.6, 'minutes', {}), '47.6 min'],
    [figure(1204, 'calls', {}), '1,204'],
  ])('%j reads %s', (number, words) => {
    expect(figureWords(number)).toBe(words);
  });

  it.each([
    [figure(83.9, 'percent', {}), 'overall_sat_avg', 'denominator', null],
    [figure(839, 'surveys', { of: 'numerator' }), 'overall_sat_avg', 'numerator', null],
    [figure(1204, 'calls', { metric: 'paid_call_count' }), 'paid_call_count', 'numerator', null],
    [
      figure(18, 'percent', { of: 'mix', lead: { dimension: 'service', key: 'Tow' } }),
      'overall_sat_avg',
      'denominator',
      'service:Tow',
    ],
    [
      figure(-1, 'points', { of: 'part', part: 'wait', lead: { dimension: 'wait', key: '60' } }),
      'overall_sat_avg',
      'denominator',
      'wait',
    ],
  ])('%j opens its calls', (number, metric, part, only) => {
    expect(figureTarget(number)).toEqual({
      drawer: 'calls',
      value: { slug: 'montgomery', ...days, element: null, metric, part, only },
    });
  });

  it('opens why it changed, compared as in the report', () => {
    const why = { slug: 'montgomery', metric: 'overall_sat_avg', timeType: 'Range', element: null };
    expect(figureTarget(figure(1.2, 'points', { of: 'change' }))).toEqual({
      drawer: 'why',
      value: { ...why, ...days, compare: null },
    });
    const week = { from: '2026-11-08', to: '2026-11-14' };
    expect(figureTarget(figure(1.2, 'percent', { of: 'growth', ...week }))).toEqual({
      drawer: 'why',
      value: { ...why, ...week, compare: 'last_week' },
    });
  });

  it('leads to the ranking', () => {
    expect(figureTarget(figure(3, 'places', { of: 'ranked' }))).toEqual({ drawer: null });
  });
});

describe('the report of an address', () => {
  const read = (query: string) => readReportState(new URLSearchParams(query), '2026-11-18');
  it('starts with the executive report of the last complete week', () => {
    expect(read('')).toEqual({
      from: '2026-11-08',
      to: '2026-11-14',
      view: 'executive',
      childType: null,
      metric: 'count_calls',
    });
  });
  it('reads every choice, and ignores what it does not know', () => {
    expect(read('report=products&by=station&metric=ata_avg&from=2026-10-01&to=2026-10-31')).toEqual({
      ...days,
      view: 'products',
      childType: 'station',
      metric: 'ata_avg',
    });
    expect(read('report=x&metric=y&from=2027-01-01&to=2027-02-01')).toEqual(read(''));
  });
  it('names its periods', () => {
    expect(reportPresets.map(({ id, range }) => [id, range('2026-11-18')])).toEqual([
      ['last-week', { from: '2026-11-08', to: '2026-11-14' }],
      ['last-month', { from: '2026-10-01', to: '2026-10-31' }],
      ['month', { from: '2026-11-01', to: '2026-11-30' }],
      ['last-quarter', { from: '2026-07-01', to: '2026-09-30' }],
      ['quarter', { from: '2026-10-01', to: '2026-12-31' }],
    ]);
  });
});

describe('where an action of a scorecard is done', () => {
  const linked = (kind: Parameters<typeof actionLink>[0]) => {
    const { to } = actionLink(kind, { slug: 'north', ...days });
    const { pathname, searchParams } = new URL(to, 'https://club.example');
    return { pathname, searchParams };
  };
  it.each([
    ['passed', { passed: ['here'] }],
    ['cancelled', { outcome__in: ['cancelled'] }],
  ] as const)('%s: the calls of its month that it counts', (kind, filters) => {
    const { pathname, searchParams } = linked(kind);
    expect(pathname).toBe('/passed-calls/north/');
    expect(readListState(searchParams, callList([])).filters).toEqual({
      sc_dt__gte: [days.from],
      sc_dt__lte: [days.to],
      ...filters,
    });
  });
  it.each([
    ['next-tier', {}],
    ['unhappy', { outc1__in: ['1', '2', '3', '4'] }],
  ] as const)('%s: the surveys of its month', (kind, filters) => {
    const { pathname, searchParams } = linked(kind);
    expect([pathname, searchParams.get('dashboard')]).toEqual(['/surveys/north/', '2']);
    expect(readListState(searchParams, rawSurveyList(false)).filters).toEqual({
      sc_dt_surveys__gte: [days.from],
      sc_dt_surveys__lte: [days.to],
      ...filters,
    });
  });
});

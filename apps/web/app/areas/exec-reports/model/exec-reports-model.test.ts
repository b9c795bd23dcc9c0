import type { ReportFigure } from '@roadside/domain/reports';
import { describe, expect, it } from 'vitest';
import { callFilters } from '../../../kit/calls/call-filters.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { figureTarget, figureWords } from './figure-link.ts';
import { readReportState, reportPresets } from './report-state.ts';
import { actionLink } from './scorecard-words.ts';
import { soFarWords } from './so-far-words.ts';

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
    [figure(1, 'points', { of: 'change' }), '1.0 points'],
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
    expect(reportPresets().map(({ id, range }) => [id, range('2026-11-18')])).toEqual([
      ['last-week', { from: '2026-11-08', to: '2026-11-14' }],
      ['last-month', { from: '2026-10-01', to: '2026-10-31' }],
      ['month', { from: '2026-11-01', to: '2026-11-30' }],
      ['last-quarter', { from: '2026-07-01', to: '2026-09-30' }],
      ['quarter', { from: '2026-10-01', to: '2026-12-31' }],
    ]);
  });
  it('the current period begins on its first day', () => {
    const range = (id: string, today: string) =>
      reportPresets()
        .find((each) => each.id === id)
        ?.range(today);
    expect(range('month', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(range('last-month', '2026-11-01')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(range('quarter', '2026-10-01')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    // The last day of a month has no complete data of its own yet.
    expect(range('last-month', '2026-10-31')).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  });
  it.each([
    ['2026-10-31', true, '2026-11-17', ''],
    ['2026-10-17', false, '2026-10-17', 'So far, through Oct 17.'],
    ['2026-10-31', false, '2026-09-30', 'No data for these days yet.'],
    ['2026-10-31', false, '', 'No data for these days yet.'],
  ])('to %s, finished: %s, with data through %s, says: %s', (to, finished, last_day, words) => {
    expect(soFarWords({ from: '2026-10-01', to, finished, last_day })).toBe(words);
  });
  it('names incentive periods of the club’s own length', () => {
    const range = (id: string) =>
      reportPresets(6)
        .find((each) => each.id === id)
        ?.range('2026-11-18');
    expect(range('last-quarter')).toEqual({ from: '2026-01-01', to: '2026-06-30' });
    expect(range('quarter')).toEqual({ from: '2026-07-01', to: '2026-12-31' });
  });
});

describe('where an action of a scorecard is done', () => {
  const linked = (kind: Parameters<typeof actionLink>[0]) => actionLink(kind, { slug: 'north', ...days }).to;
  const callDays = `sc_dt__gte=${days.from}&sc_dt__lte=${days.to}`;
  const surveyDays = `dashboard=2&sc_dt_surveys__gte=${days.from}&sc_dt_surveys__lte=${days.to}`;

  it('is the list of what it counts, on the days of its month', () => {
    expect(linked('passed')).toBe(`/passed-calls/north/?passed=here&${callDays}`);
    expect(linked('cancelled')).toBe(`/passed-calls/north/?outcome__in=cancelled&${callDays}`);
    expect(linked('next-tier')).toBe(`/surveys/north/?${surveyDays}`);
    expect(linked('unhappy')).toBe(`/surveys/north/?${surveyDays}&outc1__in=1&outc1__in=2&outc1__in=3&outc1__in=4`);
  });

  it('uses the filters of Call Details', () => {
    const { searchParams } = new URL(linked('cancelled'), 'https://club.example');
    const list = { filters: callFilters, sortable: [], defaultSort: [] };
    expect(readListState(searchParams, list).filters).toEqual({
      sc_dt__gte: [days.from],
      sc_dt__lte: [days.to],
      outcome__in: ['cancelled'],
    });
  });
});

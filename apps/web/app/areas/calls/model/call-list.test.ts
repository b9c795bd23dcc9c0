import { filters as contractFilters } from '@roadside/contract/schemas';
import { dayCount, longestRangeDays } from '@roadside/domain/calendar';
import { describe, expect, it } from 'vitest';
import { readListState } from '../../../kit/list/list-state.ts';
import { callKeyText, readCallKey } from './call-key.ts';
import { hourName } from '../../../kit/format/clock-hours.ts';
import { barsOf, daysAround, daysOf, filtersOf, shortenedWords } from '../../../kit/calls/call-filters.ts';
import { aboutCalls, callAddresses, callList, isPassedHere } from './call-list.ts';

const today = '2026-11-17';
const stateOf = (query: string) => readListState(new URLSearchParams(query), callList([]));

describe('the dates of Call Details', () => {
  it.each([
    ['', '2026-11-01', '2026-11-17'],
    ['sc_dt__gte=2026-11-13&sc_dt__lte=2026-11-13', '2026-11-13', '2026-11-13'],
    ['sc_dt__lte=2026-10-12', '2026-10-01', '2026-10-12'],
    ['sc_dt__gte=2026-10-30', '2026-10-30', '2026-11-17'],
    ['sc_dt__gte=2026-11-20', '2026-11-20', '2026-11-20'],
    ['sc_dt__gte=2026-11-09&sc_dt__lte=2026-11-02', '2026-11-02', '2026-11-02'],
    ['sc_dt__gte=0002-11-01', '2026-11-01', '2026-11-17'],
    ['sc_dt__gte=1900-01-01&sc_dt__lte=2026-11-10', '2026-11-01', '2026-11-10'],
    ['sc_dt__gte=2026-11-02&sc_dt__lte=9999-12-31', '2026-11-02', '2026-11-17'],
    ['sc_dt__gte=2026-11-31', '2026-11-01', '2026-11-17'],
    ['sc_dt__gte=2000-01-01', '2016-11-17', '2026-11-17'],
    ['sc_dt__gte=2000-01-01&sc_dt__lte=2100-12-31', '2090-12-31', '2100-12-31'],
  ])('of %j are %s to %s', (query, from, to) => {
    expect(daysOf(stateOf(query), today)).toEqual({ from, to });
  });

  it('are the last ten years of a longer period, and say so', () => {
    expect(shortenedWords(stateOf('sc_dt__gte=2000-01-01'), today)).toBe('Showing the last 10 years of this period');
    expect(shortenedWords(stateOf('sc_dt__gte=2017-01-01'), today)).toBeNull();
    expect(shortenedWords(stateOf(''), today)).toBeNull();
  });

  it.each([
    ['2026-11-01', '2026-11-17', 'day'],
    ['2025-11-18', '2026-11-17', 'week'],
    ['2016-11-17', '2026-11-17', 'month'],
  ])('from %s to %s are drawn by %s, in one request', (from, to, step) => {
    const around = daysAround({ from, to }, today);
    expect(dayCount(around.from, around.to)).toBeLessThanOrEqual(longestRangeDays);
    expect(barsOf({ sc_dt__gte: around.from, sc_dt__lte: around.to })).toBe(step);
  });

  it('fall in whole months up to today', () => {
    expect(daysAround({ from: '2026-11-13', to: '2026-11-13' }, today)).toEqual({ from: '2026-11-01', to: today });
    expect(daysAround({ from: '2026-09-20', to: '2026-10-02' }, today)).toEqual({
      from: '2026-09-01',
      to: '2026-10-31',
    });
    expect(daysAround({ from: '2026-11-20', to: '2026-11-20' }, today)).toEqual({
      from: '2026-11-01',
      to: '2026-11-20',
    });
  });
});

describe('the filters in the URL', () => {
  it('are accepted by the service', () => {
    const query =
      'late=only&passed=without&ata_minutes__gte=120&ata_minutes__gte=90&pass_reason__in=Equipment&outcome__in=killed&tcd__in=Tow&sc_svc_prov_type__in=C&weekday__in=5&hour__in=22&city__in=Ardmore&station_id__in=7&driver_id__in=8';
    const found = filtersOf(stateOf(query), today);
    expect(found).toMatchObject({ late: 'only', ata_minutes__gte: 90, weekday__in: [5], station_id__in: [7] });
    expect(contractFilters.safeParse(found).success).toBe(true);
  });

  it('distinguish calls this location passed from calls it took over', () => {
    expect(isPassedHere(stateOf('passed=here'))).toBe(true);
    expect(filtersOf(stateOf('passed=here'), today).passed).toBeUndefined();
    expect(callAddresses('lantern', stateOf('passed=here'), today).rows).toContain('passed=here');
    expect(isPassedHere(stateOf('passed=only'))).toBe(false);
  });
});

it('shows hours in clock format', () => {
  expect([0, 11, 12, 22].map(hourName)).toEqual(['12 AM', '11 AM', '12 PM', '10 PM']);
});

describe('a call in the URL', () => {
  it('round-trips', () => {
    const key = { slug: 'lantern-nonPSP', id: 2_026_111_300_007 };
    expect(readCallKey(callKeyText(key))).toEqual(key);
  });
  it.each(['', 'lantern', 'lantern~0', 'a/b~1', 'lantern~1~2'])('rejects %j', (text) => {
    expect(readCallKey(text)).toBeNull();
  });
});

it('an Excel file of the calls says their days and filters by name', () => {
  const definition = callList([{ station_id: 17, station_name: 'Elm Street', driver_id: null, driver_name: null }]);
  const days = { from: '2026-11-01', to: '2026-11-20' };
  const of = (query: string) => aboutCalls(definition, readListState(new URLSearchParams(query), definition), days);
  expect(of('sc_dt__gte=2026-11-01&station_id__in=17&station_id__in=18&weekday__in=0')).toEqual([
    ['From', '2026-11-01'],
    ['To', '2026-11-20'],
    ['Filter', 'weekday: Sunday'],
    ['Filter', 'station: Elm Street, 18'],
  ]);
  expect(of('')).toContainEqual(['Filter', 'none']);
});

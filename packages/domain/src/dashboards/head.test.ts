import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { troubleCodesByGroup } from '../calls/index.ts';
import { defaultMetricParameters, type DashboardElement } from './element.ts';
import {
  filtersWithHead,
  followsHead,
  headPeriodOf,
  headPeriodText,
  headPresets,
  inHeadPeriod,
  type HeadFilters,
} from './head.ts';

const none: HeadFilters = { service: null, codes: [], providers: [], hours: [], weekdays: [] };
const table: DashboardElement = {
  id: 4,
  name: 'table',
  title: 'This month by geography',
  order: 4,
  chartType: 'table',
  grouped: false,
  parameters: { ...defaultMetricParameters, relation: 'children' },
  filters: {},
};

describe('the period of a dashboard’s head', () => {
  it('reads in an address what it writes', () => {
    for (const kind of headPresets) expect(headPeriodOf(headPeriodText({ kind }))).toEqual({ kind });
    const days = { kind: 'days', from: '2026-10-01', to: '2026-10-31' } as const;
    expect(headPeriodOf(headPeriodText(days))).toEqual(days);
  });

  it.each([
    null,
    '',
    'This_Month',
    '2026-10-31~2026-10-01',
    '2026-13-01~2026-13-02',
    '2026-10-01',
    '1999-01-01~2026-01-01',
    'a~b~c',
  ])('ignores %j', (text) => {
    expect(headPeriodOf(text)).toBeNull();
  });

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void headPeriodOf(text)));
  });

  it('is for elements without their own', () => {
    expect(followsHead(table, false)).toBe(true);
    expect(followsHead(table, true)).toBe(false);
    const other = (more: Partial<DashboardElement['parameters']>, chartType = 'table') =>
      followsHead({ chartType, parameters: { ...table.parameters, ...more } }, false);
    expect(other({ timeType: 'Day' })).toBe(false);
    expect(other({ timeType: 'Month' })).toBe(false);
    expect(other({ from: '2026-10-01' })).toBe(false);
    expect(other({ dynamic: 30 })).toBe(false);
    expect(other({}, 'numberHighlights')).toBe(false);
  });

  it.each([
    ['prev_month', 'Last month by geography', { timeType: 'Prev_Month', dynamic: null }],
    ['last_7', 'Last 7 days by geography', { timeType: 'Range', dynamic: 7 }],
    ['this_incentive', 'This incentive period by geography', { timeType: 'This_Incentive_Period' }],
    ['2026-10-01~2026-10-07', 'Chosen days by geography', { timeType: 'Range', from: '2026-10-01', to: '2026-10-07' }],
  ])('%s: the dates and the title follow', (text, title, parameters) => {
    expect(inHeadPeriod(table, headPeriodOf(text)!)).toMatchObject({ title, parameters });
  });

  it('leaves a title that doesn’t begin with this month', () => {
    const named = { ...table, title: 'This month’s best' };
    expect(inHeadPeriod(named, { kind: 'prev_month' }).title).toBe(named.title);
  });
});

describe('the filters of a dashboard’s head', () => {
  it('leave an element alone where nothing is chosen', () => {
    const filters = { late: 'only' };
    expect(filtersWithHead(filters, none)).toBe(filters);
  });

  it('apply where the element has none of its own', () => {
    expect(filtersWithHead({ late: 'only' }, { ...none, providers: ['P'], hours: [18], weekdays: [6] })).toEqual({
      late: 'only',
      sc_svc_prov_type__in: ['P'],
      hour__in: [18],
      weekday__in: [6],
    });
    expect(filtersWithHead({ hour__in: [1] }, { ...none, hours: [18] })).toEqual({ hour__in: [1] });
    expect(filtersWithHead({}, { ...none, service: 'Tow' })).toEqual({ tcd__in: ['Tow'] });
  });

  it('keep the trouble codes that the element counts too', () => {
    expect(filtersWithHead({}, { ...none, codes: ['5F'] })).toEqual({ tcd__in: ['5F'] });
    expect(filtersWithHead({ tcd__in: ['Tow'] }, { ...none, codes: ['5F', '1'] })).toEqual({ tcd__in: ['5F'] });
    expect(filtersWithHead({ tcd__in: ['Battery'] }, { ...none, codes: ['5F'] })).toEqual({ tcd__in: ['Battery'] });
    expect(filtersWithHead({}, { ...none, codes: troubleCodesByGroup.Tow })['tcd__in']).toEqual(
      troubleCodesByGroup.Tow,
    );
  });
});

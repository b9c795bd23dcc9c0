import { describe, expect, it } from 'vitest';
import {
  defaultMetricParameters,
  globalDashboards,
  headPeriodOf,
  type DashboardElement,
} from '@roadside/domain/dashboards';
import { searchForOtherPlace } from '../../../kit/places/search-for-other-place.ts';
import { limitsIn, serviceIn, unknownServiceIn, withHead, withService } from './dashboard-head.ts';
import { elementInState, elementSearch, overviewId, readElementState, searchOfDashboard } from './dashboard-state.ts';
import { hoursWords, limitWords, periodWords } from './head-words.ts';

const query = (text: string) => new URLSearchParams(text);
const elements = globalDashboards.flatMap((dashboard) => dashboard.elements);
const shownIn = (element: DashboardElement, search: string) => {
  const state = readElementState(query(search), 'club', overviewId, element);
  return { shown: elementInState(element, state), address: elementSearch(element, state, overviewId) };
};
const byTitle = (title: RegExp) => elements.find((element) => title.test(element.title))!;

describe('the period of the head', () => {
  it('changes the dates, the title and the address of elements without their own', () => {
    const { shown, address } = shownIn(byTitle(/^This month/), 'period=prev_month');
    expect(shown).toMatchObject({ title: 'Last month by geography', parameters: { timeType: 'Prev_Month' } });
    expect(address).toContain('period=prev_month');
  });

  it('leaves elements with their own period, and reads nothing again for them', () => {
    for (const title of [/^Yesterday/, /^The last twelve months/]) {
      const element = byTitle(title);
      const { shown, address } = shownIn(element, 'period=last_7');
      expect(shown.parameters.timeType).toBe(element.parameters.timeType);
      expect(address).toBe('');
    }
  });

  it('gives way to the period of an element’s own menu', () => {
    const card = byTitle(/^Overall satisfaction/);
    const { shown } = shownIn(card, `period=prev_month&time.${card.id}=Day`);
    expect(shown.parameters.timeType).toBe('Day');
  });

  it('is the period of comments, which otherwise cover a year', () => {
    const comments = { ...byTitle(/^Overall/), chartType: 'survey_comments', parameters: defaultMetricParameters };
    expect(shownIn(comments, '').shown.parameters).toMatchObject({ timeType: 'Range', dynamic: 365 });
    expect(shownIn(comments, 'period=last_7').shown.parameters).toMatchObject({ timeType: 'Range', dynamic: 7 });
    expect(shownIn(comments, 'period=prev_month&page.2=3').shown.parameters).toMatchObject({
      timeType: 'Prev_Month',
      lowerBound: 2 * defaultMetricParameters.upperBound,
    });
  });
});

describe('the filters of the head', () => {
  const chosen = 'tcd=5F&provider=P.F&hour=18.19&weekday=6';

  it('reach every element and its address', () => {
    for (const element of elements) {
      const { shown, address } = shownIn(element, chosen);
      expect(shown.filters).toEqual({
        tcd__in: ['5F'],
        sc_svc_prov_type__in: ['P', 'F'],
        hour__in: [18, 19],
        weekday__in: [6],
      });
      for (const part of chosen.split('&')) expect(address).toContain(part);
    }
  });

  it('ignore what an address can’t know', () => {
    expect(limitsIn(query('tcd=x.5F&provider=Q&hour=24.a.5&weekday=7'))).toEqual({
      service: null,
      codes: ['5F'],
      providers: [],
      hours: [5],
      weekdays: [],
    });
  });

  it('let a service and trouble codes replace each other', () => {
    expect(withHead(query('tcd=5F'), { service: 'Tow' })).toBe('?service=Tow');
    expect(withHead(query('service=Tow'), { codes: ['1'] })).toBe('?tcd=1');
    expect(withService(query('tcd=5F'), 'Battery')).toBe('?service=Battery');
    expect(serviceIn(query('service=Tow&tcd=1'))).toBeNull();
  });

  it('start lists at their first page, can be taken back, and go along to other dashboards and locations', () => {
    expect(withHead(query('page=3&compare=last_year'), { hours: [1, 2], period: headPeriodOf('last_30') })).toBe(
      '?compare=last_year&period=last_30&hour=1.2',
    );
    expect(
      withHead(query(`${chosen}&period=last_7`), { codes: [], providers: [], hours: [], weekdays: [], period: null }),
    ).toBe('');
    expect(searchOfDashboard(7, query('period=last_7&hour=5&order=name'))).toBe('?dashboard=7&period=last_7&hour=5');
    expect(searchForOtherPlace('period=last_7&provider=P&page=3')).toBe('?period=last_7&provider=P');
  });

  it('are said in words', () => {
    expect(limitWords(limitsIn(query('service=Tow')))).toEqual(['Tow calls only']);
    expect(limitWords(limitsIn(query(chosen)))).toEqual(['Flatbed tow', 'PSP or Fleet', '6 PM to 8 PM', 'Saturday']);
    expect(hoursWords([0, 1, 22, 23])).toBe('12 AM to 2 AM or 10 PM to 12 AM');
    expect(periodWords(headPeriodOf('2026-10-01~2026-10-31')!)).toBe('Oct 1 to 31, 2026');
    expect(periodWords(headPeriodOf('last_7')!)).toBe('Last 7 days');
    expect(periodWords(headPeriodOf('last_7')!, 'inside')).toBe('last 7 days');
  });
});

it('tells a service that doesn’t exist from one that does, and from none', () => {
  expect(unknownServiceIn(query('service=zzz'))).toBe('zzz');
  expect(unknownServiceIn(query(`service=${'z'.repeat(99)}`))).toHaveLength(40);
  expect(unknownServiceIn(query('service=Tow'))).toBeNull();
  expect(unknownServiceIn(query(''))).toBeNull();
  expect(withService(query('service=zzz'), null)).toBe('');
});

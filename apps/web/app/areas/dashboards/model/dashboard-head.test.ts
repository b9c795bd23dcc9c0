import { describe, expect, it } from 'vitest';
import {
  defaultMetricParameters,
  globalDashboards,
  headPeriodOf,
  type DashboardElement,
} from '@roadside/domain/dashboards';
import { searchForOtherPlace } from '../../../kit/places/search-for-other-place.ts';
import {
  focusIn,
  limitsIn,
  serviceIn,
  unknownServiceIn,
  withDays,
  withFocus,
  withHead,
  withService,
} from './dashboard-head.ts';
import { placeShownBy } from './loaded-dashboard.ts';
import {
  dashboardSearch,
  elementInState,
  elementSearch,
  overviewId,
  readElementState,
  searchOfDashboard,
} from './dashboard-state.ts';
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

describe('a row that limits the other elements to its location', () => {
  const focus = { slug: 'montgomery-psp', element: 3 };

  it('is in the address, and can be taken out of it again', () => {
    const search = withFocus(query('service=Tow&page.2=4'), focus);
    expect(search).toBe('?service=Tow&only=3.montgomery-psp');
    expect(focusIn(query(search))).toEqual(focus);
    expect(withFocus(query(search), null)).toBe('?service=Tow');
    for (const broken of ['only=', 'only=3', 'only=x.y', 'only=3.a%2Fb']) expect(focusIn(query(broken))).toBeNull();
  });

  it('stays while other choices change and on another dashboard, but not at another location', () => {
    const [element] = elements;
    if (!element) throw new Error('There is an element.');
    const state = readElementState(query('only=3.montgomery'), 'club', overviewId, element);
    expect(dashboardSearch(state, { time: 'Day' })).toContain('only=3.montgomery');
    expect(searchOfDashboard(7, query('only=3.montgomery'))).toContain('only=3.montgomery');
    expect(searchForOtherPlace('only=3.montgomery&service=Tow')).toBe('?service=Tow');
    // The data has the location in its path.
    expect(elementSearch(element, state, overviewId)).not.toContain('only');
  });

  it('leaves the element it was chosen in', () => {
    const at = (slug: string) => ({ slug }) as never;
    const page = { place: at('club'), focus: { place: at('montgomery'), element: 3 } };
    expect([1, 2, 3].map((id) => placeShownBy(page, id).slug)).toEqual(['montgomery', 'montgomery', 'club']);
    expect(placeShownBy({ ...page, focus: null }, 1).slug).toBe('club');
  });
});

it('a date of a chart is the period of the dashboard, and no longer when it is chosen again', () => {
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const search = withDays(query('service=Tow'), october);
  expect(search).toBe('?service=Tow&period=2026-10-01%7E2026-10-31');
  expect(withDays(query(search), october)).toBe('?service=Tow');
  expect(withDays(query(search), { from: '2026-09-01', to: '2026-09-30' })).toContain('2026-09-01');
});

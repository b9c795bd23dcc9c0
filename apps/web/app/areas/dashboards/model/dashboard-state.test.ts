import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultMetricParameters,
  globalDashboards,
  requestChartType,
  type DashboardElement,
} from '@roadside/domain/dashboards';
import { withComparison, withService } from './dashboard-head.ts';
import {
  dashboardIdIn,
  dashboardSearch,
  defaultDashboardState,
  elementInState,
  elementSearch,
  nextOrder,
  overviewId,
  readDashboardState,
  readElementState,
  searchOfDashboard,
} from './dashboard-state.ts';
import { searchForOtherPlace } from '../../../kit/places/search-for-other-place.ts';

const read = (query: string, type: Parameters<typeof readDashboardState>[1] = 'club') =>
  readDashboardState(new URLSearchParams(query), type);
const table = globalDashboards[0]?.elements.find(
  ({ parameters }) => parameters.relation === 'children',
) as DashboardElement;

describe('the state in the URL', () => {
  it('defaults when the URL is empty', () => {
    expect(read('')).toEqual(defaultDashboardState);
    expect(dashboardSearch(defaultDashboardState)).toBe('');
  });

  it.each([
    'child=driver&order=-ata_avg&page=3&search=north',
    'pivot=1',
    'time=Day',
    'compare=last_year',
    'service=Light+Service',
    'order=name',
    'child=station',
  ])('round-trips %s', (query) => {
    expect(dashboardSearch(read(query))).toBe(
      `?${new URLSearchParams(query)}`.replace('&page=3&search=north', '&search=north&page=3'),
    );
  });

  it.each([
    'child=club',
    'child=market',
    'order=1;drop',
    'order=--x',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'pivot=yes',
    'time=Range',
    'compare=yesterday',
    'service=tow',
    'chart=pie',
    'somebody=else',
  ])('ignores %s on a club', (query) => {
    expect(read(query)).toEqual(defaultDashboardState);
  });

  it('has no child type on a driver', () => {
    expect(read('child=driver', 'driver').childType).toBeNull();
  });

  it('survives any address', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (query) => dashboardSearch(read(query)) === dashboardSearch(read(dashboardSearch(read(query)).slice(1))),
      ),
    );
  });

  it.each([{ childType: 'driver' }, { order: 'name' }, { search: 'x' }] as const)(
    'starts at the first page after %j',
    (change) => {
      expect(dashboardSearch({ ...defaultDashboardState, page: 4 }, change)).not.toContain('page');
    },
  );

  it('keeps the rest when the page changes', () => {
    expect(dashboardSearch({ ...defaultDashboardState, childType: 'station', order: '-ata_avg' }, { page: 2 })).toBe(
      '?child=station&order=-ata_avg&page=2',
    );
  });
});

describe('the query carried over to another location', () => {
  it('includes the dashboard, its dates, charts and order', () => {
    expect(searchForOtherPlace('dashboard=7&compare=last_year&time.5=Day&chart.5=line&pivot.5=1&order=-ata_avg')).toBe(
      '?dashboard=7&compare=last_year&time.5=Day&chart.5=line&pivot.5=1&order=-ata_avg',
    );
  });

  it.each([
    'child=station',
    'page=3',
    'search.4=north',
    'talk=5',
    'calls=lantern',
    'why=lantern',
    'goal=lantern',
    'dashboardx=1',
    'time.x=Day',
  ])('leaves out %s', (query) => {
    expect(searchForOtherPlace(query)).toBe('');
  });
});

describe('the comparison', () => {
  const state = read('compare=four_week_mean');

  it('is one choice for all elements, and keeps their own choices', () => {
    const search = new URLSearchParams('child=station&compare=last_week&order.7=name');
    expect(withComparison(search, 'last_year')).toBe('?child=station&compare=last_year&order.7=name');
    expect(withComparison(new URLSearchParams('compare=last_week'), null)).toBe('');
    expect(dashboardSearch(state, { page: 2 })).toBe('?page=2&compare=four_week_mean');
  });

  it('reloads the elements that compare, and no others', () => {
    for (const element of globalDashboards.flatMap(({ elements }) => elements)) {
      const chart = requestChartType(element.chartType);
      const key = (of: typeof state) => elementSearch(element, of, overviewId);
      expect(elementInState(element, state).parameters.compare, chart).toBe('four_week_mean');
      expect(key(state) !== key(defaultDashboardState), chart).toBe(
        ['card', 'numberHighlights', 'survey_comments'].includes(chart),
      );
    }
  });
});

describe('a dashboard of several elements', () => {
  const second = { ...table, id: 12 };
  const stateOf = (query: string, dashboard = 40) =>
    readElementState(new URLSearchParams(query), 'club', dashboard, second);

  it("keeps each element's choices apart, and the dashboard", () => {
    const state = stateOf('dashboard=40&child.11=station&page.12=3&order.12=name&junk=1');
    expect(state).toMatchObject({ page: 3, order: 'name', childType: null });
    expect(dashboardSearch(state, { childType: 'driver' })).toBe(
      '?dashboard=40&child.11=station&child.12=driver&order.12=name',
    );
  });

  it('needs no element numbers for the rows of the global dashboard', () => {
    expect(dashboardSearch(stateOf('child=station&time.5=Day', overviewId), { page: 2 })).toBe(
      '?time.5=Day&child=station&page=2',
    );
  });

  it.each([
    ['', overviewId],
    ['dashboard=40', 40],
    ['dashboard=-1', overviewId],
    ['dashboard=x', overviewId],
    ['dashboard=99999999999', overviewId],
  ])('is taken from the URL: %s', (query, id) => {
    expect(dashboardIdIn(new URLSearchParams(query))).toBe(id);
  });
});

describe('sorting by clicking', () => {
  it('cycles through better end, other end, and tree order', () => {
    expect(
      [null, '-paid_call_count', 'paid_call_count'].map((order) => nextOrder(order, 'paid_call_count', 'descending')),
    ).toEqual(['-paid_call_count', 'paid_call_count', null]);
    expect([null, 'ata_avg', '-ata_avg'].map((order) => nextOrder(order, 'ata_avg', 'ascending'))).toEqual([
      'ata_avg',
      '-ata_avg',
      null,
    ]);
  });

  it('starts over on another column', () => {
    expect(nextOrder('-ata_avg', 'name', 'ascending')).toBe('name');
  });
});

describe('an element in a given state', () => {
  it('takes child type, order, page and search when it shows children', () => {
    const element = elementInState(table, {
      ...defaultDashboardState,
      childType: 'station',
      order: '-ata_avg',
      page: 2,
      search: 'north',
    });
    expect(element.parameters).toMatchObject({
      childType: 'station',
      orderBy: '-ata_avg',
      page: 2,
      searchField: 'north',
    });
  });

  it("does not sort by a metric it doesn't have", () => {
    expect(elementInState(table, { ...defaultDashboardState, order: '-utilisation' }).parameters.orderBy).toBeNull();
  });

  it('shows other dates and another chart where the element offers it', () => {
    const card = {
      ...table,
      id: 7,
      name: 'arrival',
      chartType: 'card',
      parameters: { ...defaultMetricParameters, metrics: ['ata_avg'] },
    };
    const on = (query: string) => elementInState(card, readElementState(new URLSearchParams(query), 'club', 40, card));
    expect(on('time.7=DAILY_SERIES&chart.7=line')).toMatchObject({
      chartType: 'line',
      parameters: { timeType: 'DAILY_SERIES' },
    });
    expect(on('time.8=Day&chart.8=line')).toBe(card);
    expect(on('chart.7=survey_comments')).toBe(card);
    expect(elementInState(table, { ...defaultDashboardState, chart: 'line' }).chartType).toBe('table');
  });

  it('turns a card into rows when it is broken down by children', () => {
    const card = {
      ...table,
      id: 7,
      chartType: 'card',
      parameters: { ...defaultMetricParameters, metrics: ['ata_avg'] },
    };
    expect(
      elementInState(card, readElementState(new URLSearchParams('child.7=station&page.7=2'), 'club', 40, card)),
    ).toMatchObject({ chartType: 'table', parameters: { relation: 'children', childType: 'station', page: 2 } });
  });

  it('leaves a card alone, so that its address stays the same', () => {
    const card = { ...table, parameters: { ...defaultMetricParameters, metrics: ['ata_avg'] } };
    const state = { ...defaultDashboardState, page: 5, search: 'x' };
    expect(elementInState(card, state)).toBe(card);
    expect(elementSearch(card, state, overviewId)).toBe('');
    expect(elementSearch(table, state, overviewId)).toBe('?search=x&page=5');
  });
});

describe('the address of an element', () => {
  const elements = globalDashboards.flatMap((dashboard) => dashboard.elements);
  const content = (kept: DashboardElement, query: string, dashboard: number) => {
    const element = elementInState(kept, readElementState(new URLSearchParams(query), 'club', dashboard, kept));
    const { compare, ...parameters } = element.parameters;
    const chart = requestChartType(element.chartType);
    return { chart, parameters, compare: ['card', 'numberHighlights', 'survey_comments'].includes(chart) && compare };
  };
  const choices = fc.record({
    child: fc.constantFrom('', 'station', 'driver', 'nowhere'),
    order: fc.constantFrom('', 'name', '-ata_avg', 'unknown'),
    search: fc.constantFrom('', 'north'),
    page: fc.constantFrom('', '2'),
    pivot: fc.constantFrom('', '1'),
    time: fc.constantFrom('', 'Day', 'This_Month', 'Month'),
    chart: fc.constantFrom('', 'card', 'table', 'line', 'bar', 'trendTable'),
    compare: fc.constantFrom('', 'last_year'),
  });

  it('leads to the same data as all choices of the page', () => {
    fc.assert(
      fc.property(fc.constantFrom(...elements), choices, fc.constantFrom(overviewId, 40), (kept, chosen, dashboard) => {
        const query = new URLSearchParams({ 'time.99': 'Day', drawer: 'x', dashboard: String(dashboard) });
        for (const [name, value] of Object.entries(chosen))
          if (value) for (const of of [name, `${name}.${kept.id}`]) query.set(of, value);
        const state = readElementState(query, 'club', dashboard, kept);
        const own = elementSearch(kept, state, dashboard);
        expect(content(kept, own, dashboard)).toEqual(content(kept, String(query), dashboard));
        expect(own).not.toMatch(/99|drawer|pivot/);
        // The address of the same choices is the same.
        const again = readElementState(new URLSearchParams(own), 'club', dashboard, kept);
        expect(elementSearch(kept, again, dashboard)).toBe(own);
      }),
    );
  });

  it('stays the same when only the drawing or another element changes', () => {
    const trend = elements.find(({ chartType }) => requestChartType(chartType) === 'trendTable') as DashboardElement;
    const of = (query: string) =>
      elementSearch(trend, readElementState(new URLSearchParams(query), 'club', 40, trend), 40);
    for (const query of [
      `pivot.${trend.id}=1`,
      `chart.${trend.id}=line`,
      `chart.${trend.id}=bar`,
      'page.99=2',
      'drawer=x',
    ])
      expect(of(`dashboard=40&${query}`)).toBe('?dashboard=40');
    expect(of(`time.${trend.id}=Day`)).toBe(`?dashboard=40&time.${trend.id}=Day`);
  });
});

describe('a service chosen for the dashboard', () => {
  const state = read('service=Tow');

  it('is in the request of every element', () => {
    for (const element of globalDashboards.flatMap(({ elements }) => elements))
      expect(elementInState(element, state).filters).toMatchObject({ tcd__in: ['Tow'] });
  });

  it('is part of the address of every element’s data', () => {
    for (const element of globalDashboards.flatMap(({ elements }) => elements))
      expect(elementSearch(element, state, overviewId)).toContain('service=Tow');
  });

  it('starts lists at their first page, and goes along to other dashboards and locations', () => {
    expect(withService(new URLSearchParams('page=3&page.12=2&compare=last_year'), 'Tow')).toBe(
      '?compare=last_year&service=Tow',
    );
    expect(withService(new URLSearchParams('service=Tow'), null)).toBe('');
    expect(searchOfDashboard(7, new URLSearchParams('service=Tow&order=name'))).toBe('?dashboard=7&service=Tow');
    expect(searchForOtherPlace('service=Tow&page=3')).toBe('?service=Tow');
  });
});

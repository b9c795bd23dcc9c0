import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartMenuOf, chartOf, chartTypeLabels, chartTypes, requestChartType } from './chart.ts';
import { metricById } from '../metrics/catalog.ts';
import { globalOwnerId } from '../permissions/global-owner.ts';
import { type DashboardElement, defaultMetricParameters } from './element.ts';
import { globalDashboards } from './global-dashboards.ts';
import { dashboardGroupOf, groupDashboards } from './groups.ts';
import { elementMenus } from './menus.ts';
import { refreshReason } from './staleness.ts';
import { childTypeInEffect, withSubGeography } from './sub-geography.ts';
import { threadComments } from './threads.ts';
import { canUndo, changeParameters, parameterHistory, undoDepth, undoParameters } from './undo.ts';

const element = (change: Partial<DashboardElement> = {}): DashboardElement => ({
  id: 1,
  name: 'calls',
  title: 'Calls',
  order: 1,
  chartType: 'table',
  grouped: false,
  parameters: defaultMetricParameters,
  filters: {},
  ...change,
});

it('an element without parameters requests this month for its own location, page one, fifty rows', () => {
  const { timeType, relation, battery, searchField, ...pages } = defaultMetricParameters;
  expect([timeType, relation, battery, searchField]).toEqual(['This_Month', 'self', false, '']);
  expect(pages).toMatchObject({ page: 1, rowsPerPage: 50, lowerBound: 0, upperBound: 50 });
});

describe('charts', () => {
  it.each([
    ['line', 'This_Month', 'bar'],
    ['line', 'Month', 'line'],
    ['bar', 'This_Month', 'bar'],
    ['card', 'This_Month', 'card'],
    ['survey_comments', 'Day', 'survey_comments'],
    ['trendTable', 'This_Month', 'trendTable'],
    ['std12e_reduced', 'Month', 'table'],
    ['', 'Month', 'table'],
    ['constructor', 'Month', 'table'],
  ] as const)('%s over %s is drawn as %s', (chartType, timeType, drawn) => {
    expect(chartOf(chartType, timeType)).toBe(drawn);
  });

  it.each([
    ['Calls by geography', 'card', false, ['table']],
    ['BY GEOGRAPHY', 'line', false, ['table']],
    ['Calls', 'table', true, ['table']],
    ['Calls', 'trendTable', false, ['trendTable', 'line', 'bar']],
    ['Calls', 'line', false, ['trendTable', 'line', 'bar']],
    ['Calls', 'card', false, ['card', 'table', 'trendTable', 'line', 'bar']],
    ['Comments', 'survey_comments', false, ['survey_comments']],
    ['Yesterday', 'numberHighlights', false, ['numberHighlights']],
  ])('%j as %s, grouped %s, offers %j', (name, chartType, grouped, offered) => {
    expect(chartMenuOf({ name, chartType, grouped })).toEqual(offered);
  });

  it('requests one of the backend’s own chart types', () => {
    expect(chartTypes.map((type) => chartTypeLabels[type])).toEqual([
      'Card',
      'Table',
      'Trend table',
      'Survey comments',
      'Number highlights',
      'Line',
      'Bar',
    ]);
    expect(chartTypes.map(requestChartType)).toEqual([
      'card',
      'table',
      'trendTable',
      'survey_comments',
      'numberHighlights',
      'trendTable',
      'trendTable',
    ]);
    expect(requestChartType('pie')).toBe('table');
  });
});

describe('element menus', () => {
  const shown = (chartType: string, geographyType: 'club' | 'driver' = 'club') =>
    elementMenus(element({ chartType }), { geographyType })
      .filter(({ hidden }) => !hidden)
      .map(({ label }) => label);

  it.each([
    ['card', ['Time', 'Chart', 'Sub-Geography']],
    ['table', ['Time', 'Chart', 'Sub-Geography', 'Export']],
    ['trendTable', ['Time', 'Chart', 'Sub-Geography', 'Export', 'Pivot']],
    ['line', ['Time', 'Chart', 'Sub-Geography']],
    ['unheard-of', ['Time', 'Chart', 'Sub-Geography', 'Export']],
  ])('%s shows %j', (chartType, labels) => {
    expect(shown(chartType)).toEqual(labels);
  });

  it('keeps all seven menus of a trend table in order, Metrics and Undo hidden', () => {
    const menus = elementMenus(element({ chartType: 'trendTable' }), { geographyType: 'club' });
    expect(menus.map(({ id, hidden }) => [id, hidden])).toEqual([
      ['time', false],
      ['chart', false],
      ['metrics', true],
      ['sub-geography', false],
      ['export', false],
      ['pivot', false],
      ['undo', true],
    ]);
  });

  it('fills Time, Sub-Geography, Metrics and Export', () => {
    const menus = elementMenus(element(), {
      geographyType: 'station-business',
      metrics: [{ id: 'ata_avg', label: 'ATA' }],
    });
    const entries = Object.fromEntries(menus.map((menu) => [menu.id, menu.entries.map(({ label }) => label)]));
    expect(entries).toMatchObject({
      time: ['Month', 'This Month', 'Day', 'Daily Series'],
      'sub-geography': ['Station', 'Driver'],
      metrics: ['ATA'],
      export: ['Excel'],
    });
  });

  it('omits drivers from grouped elements and offers a driver no child type', () => {
    const subGeography = (grouped: boolean, geographyType: 'club' | 'driver') =>
      elementMenus(element({ grouped }), { geographyType })
        .find(({ id }) => id === 'sub-geography')
        ?.entries.map(({ value }) => value);
    expect(subGeography(false, 'club')).toContain('driver');
    expect(subGeography(true, 'club')).not.toContain('driver');
    expect(subGeography(false, 'driver')).toEqual([]);
  });
});

describe('sub-geography', () => {
  const rows = (childType: DashboardElement['parameters']['childType'], relation: 'children' | 'self' = 'children') =>
    element({ parameters: { ...defaultMetricParameters, relation, childType } });

  it.each([
    [rows(null), 'club', 'club-region'],
    [rows('driver'), 'club', 'driver'],
    [rows('club-region'), 'station', 'driver'],
    [rows('driver'), 'driver', null],
    [rows('driver', 'self'), 'club', null],
    [element({ grouped: true, parameters: { ...defaultMetricParameters, relation: 'children' } }), 'station', null],
  ] as const)('row %#: on a %s the rows are %s', (item, geographyType, expected) => {
    expect(childTypeInEffect(item, geographyType)).toBe(expected);
  });

  it('turns a card into a table on its first page', () => {
    const card = element({ chartType: 'card', parameters: { ...defaultMetricParameters, page: 4 } });
    expect(withSubGeography(card, 'station')).toMatchObject({
      chartType: 'table',
      parameters: { relation: 'children', childType: 'station', page: 1 },
    });
  });
});

describe('staleness', () => {
  const load = { loadedAt: '2026-11-20T10:00:00Z', parametersChanged: false, firstElementHasData: true };
  it.each([
    [load, '2026-11-20T11:29:00Z', null],
    [load, '2026-11-20T11:30:00Z', null],
    [load, '2026-11-20T11:31:00Z', 'stale'],
    [{ ...load, parametersChanged: true }, '2026-11-20T10:00:01Z', 'parameters-changed'],
    [{ ...load, firstElementHasData: false }, '2026-11-20T10:00:01Z', 'no-data'],
    [{ ...load, loadedAt: null }, '2026-11-20T10:00:01Z', 'no-data'],
  ])('%j at %s: %s', (state, now, reason) => {
    expect(refreshReason(state, now)).toBe(reason);
  });
});

describe('groups', () => {
  it('puts the global owner first, then my own, then all others', () => {
    expect(dashboardGroupOf(35300, 7)).toBe('global');
    expect(dashboardGroupOf(35300, 35300)).toBe('global');
    expect(dashboardGroupOf(7, 7)).toBe('my');
    expect(dashboardGroupOf(8, 7)).toBe('shared');
  });

  it('sorts each list by order and name, and keeps empty lists', () => {
    const board = (name: string, order: number, id: number) => ({ name, order, owner: { id } });
    const groups = groupDashboards([board('b', 2, 7), board('c', 1, 7), board('a', 2, 7), board('x', 1, 35300)], 7);
    expect(groups.my.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    expect(groups.global).toHaveLength(1);
    expect(groups.shared).toEqual([]);
  });
});

describe('comment threads', () => {
  const comment = (id: number, parentComment: number | null) => ({ id, parentComment });
  const ids = (threads: ReturnType<typeof threadComments>): unknown[] =>
    threads.map(({ comment: { id }, replies }) => (replies.length > 0 ? [id, ids(replies)] : id));

  it.each([
    [
      'answers below what they answer',
      [comment(1, null), comment(2, 1), comment(3, null), comment(4, 2)],
      [[1, [[2, [4]]]], 3],
    ],
    ['an answer to a deleted comment on its own', [comment(2, 1)], [2]],
    ['a circle from its first', [comment(1, 2), comment(2, 1)], [[1, [2]]]],
    ['nothing', [], []],
  ])('puts %s', (_name, comments, nested) => {
    expect(ids(threadComments(comments))).toEqual(nested);
  });

  it('loses no comment and repeats none', () => {
    const parents = fc.array(fc.option(fc.nat(14)), { maxLength: 15 });
    fc.assert(
      fc.property(parents, (all) => {
        const shown = ids(threadComments(all.map((parent, id) => comment(id, parent)))).flat(Infinity);
        expect(shown.toSorted((a, b) => Number(a) - Number(b))).toEqual(all.map((_, id) => id));
      }),
    );
  });
});

describe('undo', () => {
  it('reverts page, sort and time, and stops at the first parameters', () => {
    const first = parameterHistory(defaultMetricParameters);
    const changed = [{ page: 2 }, { orderBy: '-ata_avg' }, { timeType: 'Month' as const }].reduce(
      changeParameters,
      first,
    );
    expect(changed.present).toMatchObject({ page: 2, orderBy: '-ata_avg', timeType: 'Month' });
    const undone = [1, 2, 3].reduce(undoParameters, changed);
    expect(undone).toEqual(first);
    expect(canUndo(undone)).toBe(false);
    expect(undoParameters(undone)).toBe(undone);
  });

  it('adds no step when nothing changed', () => {
    const history = parameterHistory({ metrics: ['ata_avg'], page: 1 });
    expect(changeParameters(history, { metrics: ['ata_avg'] })).toBe(history);
    expect(changeParameters(history, { metrics: ['ata_avg', 'kmi'] })).not.toBe(history);
  });

  it('keeps fifty steps: after 51 changes the oldest is dropped', () => {
    const change = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ page: index + 2 })).reduce(
        changeParameters,
        parameterHistory({ page: 1 }),
      );
    const oldest = (count: number) => {
      let history = change(count);
      while (canUndo(history)) history = undoParameters(history);
      return history.present.page;
    };
    expect(change(51).past).toHaveLength(50);
    expect([49, 50, 51, 52].map(oldest)).toEqual([1, 1, 2, 3]);
  });

  it('returns to the start after any changes, and never keeps more than the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 80 }), (pages) => {
        const steps = [parameterHistory({ page: 0 })];
        for (const page of pages) steps.push(changeParameters(steps.at(-1)!, { page }));
        const end = steps.at(-1)!;
        expect(end.past.length).toBeLessThanOrEqual(undoDepth);
        let back = end;
        for (const expected of end.past.toReversed()) {
          back = undoParameters(back);
          expect(back.present).toEqual(expected);
        }
        expect(canUndo(back)).toBe(false);
      }),
    );
  });
});

describe('global dashboards', () => {
  it('belong to the global owner and show metrics from the catalog', () => {
    for (const { owner, elements } of globalDashboards) {
      expect(owner.id).toBe(globalOwnerId);
      for (const { parameters } of elements) {
        expect(parameters.metrics.length).toBeGreaterThan(0);
        for (const id of parameters.metrics) expect(metricById.has(id)).toBe(true);
      }
    }
  });

  it('start with the overview: highlights, two cards, a table by child, twelve months', () => {
    expect(globalDashboards[0]?.elements.map(({ chartType, parameters }) => [chartType, parameters.timeType])).toEqual([
      ['numberHighlights', 'Day'],
      ['card', 'This_Month'],
      ['card', 'This_Month'],
      ['table', 'This_Month'],
      ['trendTable', 'Month'],
    ]);
  });

  it('give every element its own id and order', () => {
    const ids = globalDashboards.flatMap(({ elements }) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

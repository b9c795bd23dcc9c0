import {
  chartMenuOf,
  childTypeInEffect,
  defaultDynamicDays,
  elementTimeTypes,
  filtersWithHead,
  followsHead,
  isChartType,
  inHeadPeriod,
  requestChartType,
  withSubGeography,
  type ChartType,
  type Comparison,
  type DashboardElement,
  type HeadFilters,
  type HeadPeriod,
  type TimeType,
} from '@roadside/domain/dashboards';
import type { ServiceGroup } from '@roadside/domain/calls';
import { childTypesOf, type GeographyType } from '@roadside/domain/geography';
import {
  compareName,
  comparisonIn,
  filtersIn,
  focusIn,
  focusName,
  noFilters,
  periodIn,
  serviceIn,
  serviceName,
  writeFilters,
  writePeriod,
} from './dashboard-head.ts';
import { drawerParameter } from '../../../kit/drawers/drawer-address.ts';

/**
 * Everything a person has chosen for an element. All of it is in the URL, so that back, reload and shared links keep
 * it.
 */
export interface DashboardState {
  /** Type of the rows; null means the element's stored type, or the first one the location offers. */
  readonly childType: GeographyType | null;
  /** Metric id or 'name', with a leading '-' for descending; null means tree order. */
  readonly order: string | null;
  /** Counted from 1. */
  readonly page: number;
  /** Only rows whose name contains it. */
  readonly search: string;
  /** Trend tables show dates as rows instead of columns. */
  readonly pivot: boolean;
  /** The time type; null means the element's stored one. */
  readonly time: TimeType | null;
  /** The chart type; null means the element's stored one. */
  readonly chart: ChartType | null;
  /** What every element of the dashboard is compared with; null means the default of its period. */
  readonly compare: Comparison | null;
  /** The service that every element of the dashboard is limited to; null means all. */
  readonly service: ServiceGroup | null;
  /** The period of every element that doesn't have its own; null means this month. */
  readonly period: HeadPeriod | null;
  /** What every element is limited to besides the service. */
  readonly limits: Omit<HeadFilters, 'service'>;
  /** The URL parameter name of each choice. */
  readonly names: StateNames;
  /** The other query parameters: the dashboard, and the choices of its other elements. */
  readonly others: string;
}

type StateName = 'child' | 'order' | 'search' | 'page' | 'pivot' | 'time' | 'chart';
type StateNames = Readonly<Record<StateName, string>>;

const plainNames: StateNames = {
  child: 'child',
  order: 'order',
  search: 'search',
  page: 'page',
  pivot: 'pivot',
  time: 'time',
  chart: 'chart',
};

export const defaultDashboardState: DashboardState = {
  childType: null,
  order: null,
  page: 1,
  search: '',
  pivot: false,
  time: null,
  chart: null,
  compare: null,
  service: null,
  period: null,
  limits: noFilters,
  names: plainNames,
  others: '',
};

/** Rows per page of a table. */
export const rowsPerPage = 25;

/** The id of the global dashboard, seeded with the first database; it never appears in a URL. */
export const overviewId = 1;

/** The dashboard id in a query. */
export function dashboardIdIn(search: URLSearchParams): number {
  const id = Number(search.get('dashboard') ?? overviewId);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : overviewId;
}

/** The query of another dashboard at the same location: the period, the filters, the focus and the comparison stay. */
export function searchOfDashboard(id: number, search: URLSearchParams): string {
  const query = new URLSearchParams();
  if (id !== overviewId) query.set('dashboard', String(id));
  const service = serviceIn(search);
  if (service !== null) query.set(serviceName, service);
  const compare = comparisonIn(search);
  if (compare) query.set(compareName, compare);
  writePeriod(query, periodIn(search));
  writeFilters(query, filtersIn(search));
  const focus = search.get(focusName);
  if (focus !== null && focusIn(search)) query.set(focusName, focus);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Reads one element's choices from the URL; values that don't fit the location are ignored. */
export function readDashboardState(
  search: URLSearchParams,
  placeType: GeographyType,
  names: StateNames = plainNames,
): DashboardState {
  const child = search.get(names.child);
  const order = search.get(names.order);
  const page = Number(search.get(names.page) ?? 1);
  const time = search.get(names.time);
  const chart = search.get(names.chart);
  return {
    childType: childTypesOf(placeType).find((type) => type === child) ?? null,
    order: order && /^-?[a-z][a-z0-9_]{0,63}$/.test(order) ? order : null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: search.get(names.search)?.slice(0, 100) ?? '',
    pivot: search.get(names.pivot) === '1',
    time: elementTimeTypes.find((type) => type === time) ?? null,
    chart: chart !== null && isChartType(chart) ? chart : null,
    compare: comparisonIn(search),
    service: serviceIn(search),
    period: periodIn(search),
    limits: filtersIn(search),
    names,
    others: othersIn(search, names),
  };
}

/** The choices of one element of a dashboard. */
export function readElementState(
  search: URLSearchParams,
  placeType: GeographyType,
  dashboardId: number,
  element: DashboardElement,
): DashboardState {
  return readDashboardState(search, placeType, namesOf(dashboardId, element));
}

/**
 * The URL parameter names of an element's choices. The global dashboard has one table and one trend, whose choices need
 * no number; every other choice carries its element's id.
 */
function namesOf(dashboardId: number, { id, parameters }: DashboardElement): StateNames {
  const numbered = (name: StateName) => `${name}.${id}`;
  const rows = dashboardId === overviewId && parameters.relation === 'children' ? (name: StateName) => name : numbered;
  return {
    child: rows('child'),
    order: rows('order'),
    search: rows('search'),
    page: rows('page'),
    pivot: dashboardId === overviewId ? 'pivot' : numbered('pivot'),
    time: numbered('time'),
    chart: numbered('chart'),
  };
}

const otherNames = new RegExp(
  `^(?:dashboard|${focusName}|${drawerParameter}|(?:child|order|search|page|pivot|time|chart)(?:\\.\\d{1,10})?)$`,
);

function othersIn(search: URLSearchParams, names: StateNames): string {
  const own = new Set(Object.values(names));
  const known = [...search].filter(([name]) => !own.has(name) && otherNames.test(name));
  return new URLSearchParams(known).toString();
}

/** The query after a change, without default values. A change of type, order or search goes back to the first page. */
export function dashboardSearch(state: DashboardState, change: Partial<DashboardState> = {}): string {
  const restarts = 'childType' in change || 'order' in change || 'search' in change || 'time' in change;
  const next = { ...state, ...(restarts ? { page: 1 } : {}), ...change };
  const { names } = next;
  const query = new URLSearchParams(next.others);
  if (next.childType) query.set(names.child, next.childType);
  if (next.order) query.set(names.order, next.order);
  if (next.search) query.set(names.search, next.search);
  if (next.page > 1) query.set(names.page, String(next.page));
  if (next.pivot) query.set(names.pivot, '1');
  if (next.time) query.set(names.time, next.time);
  if (next.chart) query.set(names.chart, next.chart);
  if (next.compare) query.set(compareName, next.compare);
  if (next.service) query.set(serviceName, next.service);
  writePeriod(query, next.period);
  writeFilters(query, next.limits);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/**
 * The sort order after a click on a column header: the metric's better end first, then the other end, then tree order.
 */
export function nextOrder(
  current: string | null,
  column: string,
  betterEnd: 'ascending' | 'descending',
): string | null {
  const first = betterEnd === 'descending' ? `-${column}` : column;
  const second = betterEnd === 'descending' ? column : `-${column}`;
  if (current === first) return second;
  return current === second ? null : first;
}

/** The element with the choices from the URL applied: dates, chart, and rows where it has any. */
export function elementInState(kept: DashboardElement, state: DashboardState): DashboardElement {
  const own = inTime(inChart(kept, state), state);
  const dated = isInHead(kept, state) ? inHeadPeriod(own, state.period) : inComments(own, state);
  const element = inLimits(inComparison(inPages(inRows(dated, state), state), state), state);
  if (element.parameters.relation !== 'children') return element;
  const { parameters } = element;
  const known = state.order === null || [...parameters.metrics, 'name'].includes(state.order.replace(/^-/, ''));
  return {
    ...element,
    parameters: {
      ...parameters,
      orderBy: known ? state.order : null,
      page: state.page,
      searchField: state.search,
      rowsPerPage,
    },
  };
}

/** A chart type the element does not offer is ignored. */
function inChart(element: DashboardElement, { chart }: DashboardState): DashboardElement {
  return chart !== null && chart !== element.chartType && chartMenuOf(element).includes(chart)
    ? { ...element, chartType: chart }
    : element;
}

function inTime(element: DashboardElement, { time }: DashboardState): DashboardElement {
  return time !== null &&
    time !== element.parameters.timeType &&
    requestChartType(element.chartType) !== 'numberHighlights'
    ? { ...element, parameters: { ...element.parameters, timeType: time } }
    : element;
}

function inRows(element: DashboardElement, { childType }: DashboardState): DashboardElement {
  const chart = requestChartType(element.chartType);
  return childType !== null && (chart === 'card' || chart === 'table' || chart === 'trendTable')
    ? withSubGeography(element, childType)
    : element;
}

/** Comments default to one year of data. */
function inComments(element: DashboardElement, { time }: DashboardState): DashboardElement {
  if (requestChartType(element.chartType) !== 'survey_comments') return element;
  const { parameters } = element;
  return {
    ...element,
    parameters: {
      ...parameters,
      ...(time === null
        ? { timeType: 'Range', dynamic: parameters.dynamic ?? defaultDynamicDays }
        : { timeType: time, dynamic: null }),
    },
  };
}

/** Comments are paged by moving the row bounds. */
function inPages(element: DashboardElement, { page }: DashboardState): DashboardElement {
  if (requestChartType(element.chartType) !== 'survey_comments') return element;
  const { lowerBound, upperBound } = element.parameters;
  const before = (page - 1) * (upperBound - lowerBound);
  return {
    ...element,
    parameters: { ...element.parameters, lowerBound: lowerBound + before, upperBound: upperBound + before },
  };
}

function inComparison(element: DashboardElement, { compare }: DashboardState): DashboardElement {
  return compare === element.parameters.compare
    ? element
    : { ...element, parameters: { ...element.parameters, compare } };
}

/** Whether an element shows the period of the dashboard's head. */
function isInHead(
  kept: DashboardElement,
  state: DashboardState,
): state is DashboardState & { readonly period: HeadPeriod } {
  return state.period !== null && followsHead(kept, state.time !== null);
}

function inLimits(element: DashboardElement, { service, limits }: DashboardState): DashboardElement {
  const filters = filtersWithHead(element.filters, { service, ...limits });
  return filters === element.filters ? element : { ...element, filters };
}

/** Charts with a number that is compared. */
const compared: ReadonlySet<string> = new Set(['card', 'numberHighlights', 'survey_comments']);

/** Charts whose rows can be broken down by a type of location. */
const brokenDown: ReadonlySet<string> = new Set(['card', 'table', 'trendTable']);

/**
 * The query of an element's data alone: the choices that change its data, and the dashboard it is on. Choices of other
 * elements are left out, and so are those that only change how it is drawn, so that nothing is read twice.
 */
export function elementSearch(kept: DashboardElement, state: DashboardState, dashboardId: number): string {
  const element = elementInState(kept, state);
  const chart = requestChartType(element.chartType);
  const drawn = requestChartType(inChart(kept, state).chartType);
  const rows = element.parameters.relation === 'children';
  return dashboardSearch({
    ...state,
    others: dashboardId === overviewId ? '' : `dashboard=${dashboardId}`,
    compare: compared.has(chart) ? state.compare : null,
    period: isInHead(kept, state) ? state.period : null,
    pivot: false,
    chart:
      drawn === requestChartType(kept.chartType)
        ? null
        : (chartMenuOf(kept).find((type) => requestChartType(type) === drawn) ?? null),
    time:
      drawn === 'numberHighlights' || (state.time === kept.parameters.timeType && drawn !== 'survey_comments')
        ? null
        : state.time,
    childType: brokenDown.has(drawn) ? state.childType : null,
    order: rows ? (element.parameters.orderBy as DashboardState['order']) : null,
    search: rows ? state.search : '',
    page: rows || chart === 'survey_comments' ? state.page : 1,
  });
}

/** Whether an element has anything to show at a location: rows need a type of location below it. */
export function appliesTo(kept: DashboardElement, state: DashboardState, placeType: GeographyType): boolean {
  const element = elementInState(kept, state);
  return element.parameters.relation !== 'children' || childTypeInEffect(element, placeType) !== null;
}

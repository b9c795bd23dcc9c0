import type { DashboardElement } from '@roadside/domain/dashboards';
import { childTypesOf, type GeographyType } from '@roadside/domain/geography';

/** Everything a person has chosen on a dashboard; it all stands in the address, so that back, reload and a shared link keep it. */
export interface DashboardState {
  /** Type of the rows of the tables by geography; null = the first the place offers. */
  readonly childType: GeographyType | null;
  /** Metric id or 'name', with '-' before it for descending; null = the order of the tree. */
  readonly order: string | null;
  /** Counted from 1. */
  readonly page: number;
  /** Only rows whose name contains it. */
  readonly search: string;
  /** Trend tables show dates as rows instead of columns. */
  readonly pivot: boolean;
  /** Trend tables are drawn as lines. */
  readonly lines: boolean;
}

export const defaultDashboardState: DashboardState = { childType: null, order: null, page: 1, search: '', pivot: false, lines: false };

/** Rows of one page of a table; the rest is one click away. */
export const rowsPerPage = 25;

/** Reads the address; what does not fit the place counts as not said. */
export function readDashboardState(search: URLSearchParams, placeType: GeographyType): DashboardState {
  const child = search.get('child');
  const order = search.get('order');
  const page = Number(search.get('page') ?? 1);
  return {
    childType: childTypesOf(placeType).find((type) => type === child) ?? null,
    order: order && /^-?[a-z][a-z0-9_]{0,63}$/.test(order) ? order : null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: search.get('search')?.slice(0, 100) ?? '',
    pivot: search.get('pivot') === '1',
    lines: search.get('trend') === 'lines',
  };
}

/**
 * The address's query after a change, without what is as it would be anyway.
 * Another type, order or search begins at the first page again.
 */
export function dashboardSearch(state: DashboardState, change: Partial<DashboardState> = {}): string {
  const restarts = 'childType' in change || 'order' in change || 'search' in change;
  const next = { ...state, ...(restarts ? { page: 1 } : {}), ...change };
  const query = new URLSearchParams();
  if (next.childType) query.set('child', next.childType);
  if (next.order) query.set('order', next.order);
  if (next.search) query.set('search', next.search);
  if (next.page > 1) query.set('page', String(next.page));
  if (next.pivot) query.set('pivot', '1');
  if (next.lines) query.set('trend', 'lines');
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The order a click on a column's head asks for: the metric's better end first, then the other, then the tree's again. */
export function nextOrder(current: string | null, column: string, betterEnd: 'ascending' | 'descending'): string | null {
  const first = betterEnd === 'descending' ? `-${column}` : column;
  const second = betterEnd === 'descending' ? column : `-${column}`;
  if (current === first) return second;
  return current === second ? null : first;
}

/** The element with what the address says: only tables by geography have something to choose. */
export function elementInState(element: DashboardElement, state: DashboardState): DashboardElement {
  const { parameters } = element;
  if (parameters.relation !== 'children') return element;
  const known = state.order === null || [...parameters.metrics, 'name'].includes(state.order.replace(/^-/, ''));
  return {
    ...element,
    parameters: {
      ...parameters,
      childType: state.childType ?? parameters.childType,
      orderBy: known ? state.order : null,
      page: state.page,
      searchField: state.search,
      rowsPerPage,
    },
  };
}

/** Names what an element shows on a place: two elements with the same key have the same data. */
export function elementKey(slug: string, element: DashboardElement): string {
  return JSON.stringify([slug, element.id, element.chartType, element.parameters]);
}

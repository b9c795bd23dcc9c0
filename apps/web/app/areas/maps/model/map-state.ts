import { focusMetricsOf, localMapFilter, mapDefaults } from '@roadside/domain/maps';
import type { FocusMetric, MapMode } from '@roadside/domain/maps';
import { callFilters, daysOf, filtersOf } from '../../../kit/calls/call-filters.ts';
import type { ListDefinition, ListState } from '../../../kit/list/list-state.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { mapCallsAddress } from './addresses.ts';

/** How calls are drawn. */
export const mapLayers = ['dots', 'hex', 'heat'] as const;
export type MapLayerName = (typeof mapLayers)[number];

/** A saved area of the map. */
export interface Zone {
  readonly id: string;
  readonly label: string;
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
}

/** The center and zoom of the map. */
export interface Camera {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/**
 * The map's settings. They are never stored: a reload starts with the defaults (specification, sections 3 and 9). Only
 * the dates stay in the URL, as on Call Details. A shared link carries the rest, once.
 */
export interface MapState {
  readonly mode: MapMode;
  /** Null colors by number of calls. */
  readonly focus: FocusMetric | null;
  readonly layer: MapLayerName;
  /** Every filter except the dates, by key. `sat` is included, although it only filters on screen. */
  readonly filters: ListState['filters'];
  readonly zones: readonly Zone[];
  readonly camera: Camera | null;
  /** Whether a second map shows the same weekdays in earlier weeks. */
  readonly compared: boolean;
}

/** The state the map opens with. */
export const firstState: MapState = {
  mode: mapDefaults.mode,
  focus: mapDefaults.focusMetric,
  layer: 'dots',
  filters: {},
  zones: [],
  camera: null,
  compared: false,
};

const days = new Set(['sc_dt__gte', 'sc_dt__lte']);

/** Scores of the filter that only applies on screen, best first. */
const scores = ['Totally Satisfied', 'Satisfied', 'Neither', 'Dissatisfied', 'Totally Dissatisfied'];

/** The map's filters as a list definition, without the dates, which have their own picker. */
export const mapFilters: ListDefinition = {
  sortable: [],
  defaultSort: [],
  filters: [
    ...callFilters.filter(({ key }) => !days.has(key)),
    {
      key: localMapFilter,
      label: 'survey score',
      kind: 'one-of',
      options: scores.map((label, index) => ({ value: String(5 - index), label })),
    },
  ],
};
const withDays: ListDefinition = { ...mapFilters, filters: [...callFilters, ...mapFilters.filters.slice(-1)] };

/** The state in another mode. If the mode doesn't offer the focus metric, its first one takes over. */
export function inMode(state: MapState, mode: MapMode): MapState {
  const offered = focusMetricsOf[mode];
  const focus = state.focus !== null && offered.includes(state.focus) ? state.focus : (offered[0] ?? null);
  return { ...state, mode, focus };
}

/** The dates in a URL. The default is the first of the month through today. */
export const mapDays = (search: URLSearchParams, today: string) => daysOf(readListState(search, withDays), today);

/** The survey scores the map shows. Null shows every call, including those without a survey. */
export function scoresOf({ filters }: Pick<MapState, 'filters'>): ReadonlySet<number> | null {
  const chosen = filters[localMapFilter]?.map(Number).filter((score) => score >= 1 && score <= 5);
  return chosen && chosen.length > 0 ? new Set(chosen) : null;
}

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The URL the calls are read from. It never contains `sat`. */
export function mapAddress(
  slug: string,
  { mode, filters }: Pick<MapState, 'mode' | 'filters'>,
  range: { readonly from: string; readonly to: string },
  bounds: Bounds | null = null,
) {
  const asked = filtersOf({ filters: { ...filters, sc_dt__gte: [range.from], sc_dt__lte: [range.to] } }, range.to);
  return mapCallsAddress(
    { slug },
    { mode, filters: JSON.stringify(asked), bounds: bounds?.map((degrees) => degrees.toFixed(3)).join(',') ?? null },
  );
}

/** The query without the state of a shared link, once the map has applied it. */
export function withoutLink(search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of ['mode', 'focus', 'shown', 'at', 'beside', 'zone', ...mapFilters.filters.map(({ key }) => key)])
    query.delete(name);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Whether a link carries more than the dates. */
export const carriesState = (search: URLSearchParams): boolean =>
  withoutLink(search) !== (search.size > 0 ? `?${search.toString()}` : '');

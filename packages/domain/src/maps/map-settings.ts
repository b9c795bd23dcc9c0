/** The modes of the map (glossary, section 2). */
export const mapModes = ['operations', 'volume', 'surveys', 'passes'] as const;

/** A mode of the map. */
export type MapMode = (typeof mapModes)[number];

/** Metrics the map can focus on, by their short names. */
export const focusMetrics = ['ata', 'pta', 'satisfaction', 'passes'] as const;

/** A metric the map can focus on. */
export type FocusMetric = (typeof focusMetrics)[number];

/** The metrics a mode offers, the first in focus when it opens; none colors by number of calls. */
export const focusMetricsOf: Readonly<Record<MapMode, readonly FocusMetric[]>> = {
  operations: focusMetrics,
  volume: [],
  surveys: ['satisfaction', 'ata', 'pta', 'passes'],
  passes: ['passes', 'ata', 'pta', 'satisfaction'],
};

/** Filters of the map; `sat` filters on the screen only. */
export type MapFilters = Readonly<Record<string, unknown>>;

/** What the person set on the map. Never persisted: a reload starts with the defaults (specification, section 3). */
export interface MapSettings {
  readonly mode: MapMode;
  readonly focusMetric: FocusMetric;
  readonly dotLimit: number;
  readonly minClusterSize: number;
  readonly filters: MapFilters;
}

/** How the map opens (specification, section 9). */
export const mapDefaults: MapSettings = {
  mode: 'operations',
  focusMetric: 'ata',
  dotLimit: 500,
  minClusterSize: 10,
  filters: {},
};

/** The filter that never leaves the screen (specification, section 3). */
export const localMapFilter = 'sat';

/** The filters a request carries: all but `sat`. */
export function requestedMapFilters(filters: MapFilters): MapFilters {
  const { [localMapFilter]: _local, ...requested } = filters;
  return requested;
}

/** Whether calls in view are drawn as dots or grouped into clusters. */
export function drawsClusters(callsInView: number, { dotLimit }: Pick<MapSettings, 'dotLimit'> = mapDefaults): boolean {
  return callsInView > dotLimit;
}

/** Whether calls close together form a cluster; fewer stay dots. */
export function isCluster(
  calls: number,
  { minClusterSize }: Pick<MapSettings, 'minClusterSize'> = mapDefaults,
): boolean {
  return calls >= minClusterSize;
}

/** The most calls a reply lists one by one; beyond it they are grouped into grid cells. */
export const singleCallLimit = 10_000;

/** Cells across the wider side of a map. */
const cellsAcross = 96;

/**
 * The side of a grid cell in degrees for calls that spread over so many degrees: a power of two, so that cells stay in
 * place while the map is panned.
 */
export function gridCellDegrees(degreesWide: number, degreesHigh: number): number {
  const widest = Math.max(degreesWide, degreesHigh, 1e-6);
  return 2 ** Math.floor(Math.log2(widest / cellsAcross));
}

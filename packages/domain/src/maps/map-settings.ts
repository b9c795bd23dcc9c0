/** The modes of the map (glossary, section 2). */
export const mapModes = ['operations', 'volume', 'surveys', 'passes'] as const;

/** A mode of the map. */
export type MapMode = (typeof mapModes)[number];

/** Metrics the map can focus on, by their short names. */
export const focusMetrics = ['ata', 'pta', 'satisfaction', 'passes'] as const;

/** A metric the map can focus on. */
export type FocusMetric = (typeof focusMetrics)[number];

/** The metrics each mode offers, with its default focus first; none of them colors by number of calls. */
export const focusMetricsOf: Readonly<Record<MapMode, readonly FocusMetric[]>> = {
  operations: focusMetrics,
  volume: [],
  surveys: ['satisfaction', 'ata', 'pta', 'passes'],
  passes: ['passes', 'ata', 'pta', 'satisfaction'],
};

/** Map filters; `sat` filters on the client only. */
export type MapFilters = Readonly<Record<string, unknown>>;

/** The map's settings. Never persisted: a reload restores the defaults (specification, section 3). */
export interface MapSettings {
  readonly mode: MapMode;
  readonly focusMetric: FocusMetric;
  readonly dotLimit: number;
  readonly minClusterSize: number;
  readonly filters: MapFilters;
}

/** Default map settings (specification, section 9). */
export const mapDefaults: MapSettings = {
  mode: 'operations',
  focusMetric: 'ata',
  dotLimit: 500,
  minClusterSize: 10,
  filters: {},
};

/** The filter that is never sent to the server (specification, section 3). */
export const localMapFilter = 'sat';

/** Filters sent with a request: all but `sat`. */
export function requestedMapFilters(filters: MapFilters): MapFilters {
  const { [localMapFilter]: _local, ...requested } = filters;
  return requested;
}

/** Whether calls in view are grouped into clusters instead of drawn as dots. */
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

/** The most calls a reply lists individually; above that they are grouped into grid cells. */
export const singleCallLimit = 10_000;

/** Cells across the wider side of a map. */
const cellsAcross = 96;

/**
 * Side of a grid cell in degrees for calls spread over this many degrees: a power of two, so cells stay in place while
 * the map is panned.
 */
export function gridCellDegrees(degreesWide: number, degreesHigh: number): number {
  const widest = Math.max(degreesWide, degreesHigh, 1e-6);
  return 2 ** Math.floor(Math.log2(widest / cellsAcross));
}

export {
  drawsClusters,
  focusMetrics,
  focusMetricsOf,
  gridCellDegrees,
  isCluster,
  localMapFilter,
  mapDefaults,
  mapModes,
  requestedMapFilters,
  singleCallLimit,
} from './map-settings.ts';
export type { FocusMetric, MapFilters, MapMode, MapSettings } from './map-settings.ts';
export { likelyRange, mapNumbers } from './map-numbers.ts';
export type { MapColumns, MapNumber, MapNumbers, MapPart } from './map-numbers.ts';

export {
  drawsClusters,
  focusMetrics,
  gridCellDegrees,
  isCluster,
  localMapFilter,
  mapDefaults,
  mapModes,
  requestedMapFilters,
  singleCallLimit,
} from './map-settings.ts';
export type { FocusMetric, MapFilters, MapMode, MapSettings } from './map-settings.ts';

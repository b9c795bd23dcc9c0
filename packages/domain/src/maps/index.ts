export {
  drawsClusters,
  focusMetrics,
  isCluster,
  localMapFilter,
  mapDefaults,
  mapModes,
  requestedMapFilters,
} from './map-settings.ts';
export type { FocusMetric, MapFilters, MapMode, MapSettings } from './map-settings.ts';

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
export { eveningHours, replayMoment, replayMs, replayOf, waitingAt, worstEvening, worstMoment } from './replay.ts';
export type { EveningCalls, Replay, ReplayColumns, Wait, Waiting } from './replay.ts';

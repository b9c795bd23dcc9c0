export { CallMap, type CallMapProps, type MapLine, type MapLineEnd, type MapMode, type MapZone } from './call-map.tsx';
export type { MapLayer } from './map-scene.ts';
export type { MapStyle } from './map-style.ts';
export { type MapMetric, type MapPlace, placeBounds } from './places.ts';
export { type Bounds, fitBounds, type MapCover, type MapView, viewBounds } from './projection.ts';
export type { SelectionReason } from './use-call-map.ts';
export { insideLasso } from './lasso.ts';

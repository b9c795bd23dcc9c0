import type { MapMetric } from '@roadside/charts/map';
import type { FocusMetric, MapMode } from '@roadside/domain/maps';

/** What a mode is called on screen. */
export const mapModeLabels: Readonly<Record<MapMode, string>> = {
  operations: 'Operations',
  volume: 'Volume',
  surveys: 'Surveys',
  passes: 'Passes',
};

/** The focus metrics with their colors. The scales are fixed, so that a color means the same on any day. */
export const mapMetrics = [
  { id: 'ata', label: 'ATA', unit: 'min', domain: [0, 120] },
  { id: 'pta', label: 'PTA', unit: 'min', domain: [0, 120] },
  { id: 'satisfaction', label: 'Satisfaction', unit: '%', domain: [0, 100], scale: 'cool' },
  { id: 'passes', label: 'Passes per call', domain: [0, 3] },
] as const satisfies readonly (MapMetric & { readonly id: FocusMetric })[];

import type { MapMetric } from '@roadside/charts/map';
import { type FocusMetric, likelyRange, type MapMode } from '@roadside/domain/maps';
import { smallSampleSize } from '@roadside/domain/metrics';

/** Labels of the map modes. */
export const mapModeLabels: Readonly<Record<MapMode, string>> = {
  operations: 'Operations',
  volume: 'Volume',
  surveys: 'Surveys',
  passes: 'Passes',
};

const rangeOf =
  (metric: FocusMetric): NonNullable<MapMetric['likelyRange']> =>
  (places) =>
    likelyRange(
      metric,
      places.map(({ values, known, count }) => ({
        value: values?.[metric] ?? null,
        count: known?.[metric] ?? count ?? 1,
      })),
    );

/** The focus metrics and their color scales, which are fixed so that a color means the same every day. */
export const mapMetrics = [
  { id: 'ata', label: 'ATA', unit: 'min', domain: [0, 120], likelyRange: rangeOf('ata') },
  { id: 'pta', label: 'PTA', unit: 'min', domain: [0, 120], likelyRange: rangeOf('pta') },
  {
    id: 'satisfaction',
    label: 'Satisfaction',
    unit: '%',
    domain: [0, 100],
    scale: 'cool',
    // A share, unlike the others, which are averages.
    few: { under: smallSampleSize },
    likelyRange: rangeOf('satisfaction'),
  },
  { id: 'passes', label: 'Passes per call', domain: [0, 3], likelyRange: rangeOf('passes') },
] as const satisfies readonly (MapMetric & { readonly id: FocusMetric })[];

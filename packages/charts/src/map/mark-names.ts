import { writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';
import type { City } from './basemap/outline.ts';
import { cityNear, type MapMark } from './map-scene.ts';
import type { MapMetric, MapPlace } from './places.ts';

/** What names a mark. */
export interface MarkNaming {
  readonly rows: readonly MapPlace[];
  readonly metric: MapMetric | null;
  readonly cities: readonly City[];
  readonly words: Words;
}

/** The value of a mark in words: one call's own, or the average of several. */
function valueText({ kind, value, few, count }: MapMark, { metric, words }: MarkNaming): string {
  if (!metric) return '';
  if (few) return words.say('mapFew');
  if (Number.isNaN(value)) return words.say('mapNoValue', { metric: metric.label });
  const written = writeNumber(value, words.locale, {
    unit: metric.unit,
    format: { maximumFractionDigits: 1, ...metric.format },
  });
  return words.say(kind === 'dot' && count === 1 ? 'mapOne' : 'mapMean', { metric: metric.label, value: written });
}

const names = {
  dot: ['mapCall', 'mapCallNear'],
  cluster: ['mapCluster', 'mapClusterNear'],
  hex: ['mapHexagon', 'mapHexagonNear'],
} as const;

/** A mark as it is announced, pointed at and named: what it is, where it is, what it says. */
export function nameMark(mark: MapMark, naming: MarkNaming): string {
  const city = cityNear(mark, naming.cities);
  const [plain, near] = names[mark.kind];
  return naming.words.say(city ? near : plain, {
    name: naming.rows[mark.rows[0] as number]?.label ?? '',
    count: mark.count,
    city: city ?? '',
    value: valueText(mark, naming),
  });
}

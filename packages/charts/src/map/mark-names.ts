import { writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';
import type { City } from './basemap/outline.ts';
import { cityNear, type MapMark } from './map-scene.ts';
import type { MapMetric, MapPlace } from './places.ts';

/** The inputs of a mark's name. */
export interface MarkNaming {
  readonly rows: readonly MapPlace[];
  readonly metric: MapMetric | null;
  readonly cities: readonly City[];
  readonly words: Words;
}

/** A value of the selected metric, formatted as shown next to a mark. */
export const writeValue = (value: number, { unit, format }: MapMetric, { locale }: Words): string =>
  writeNumber(value, locale, { unit, format: { maximumFractionDigits: 1, ...format } });

/**
 * The ends of the likely range of a mark's average; null for a single call, too few calls, or a metric without a range.
 */
export function rangeOf(
  { kind, value, count, rows }: MapMark,
  { metric, rows: places, words }: MarkNaming,
): { readonly from: string; readonly to: string } | null {
  if (!metric?.likelyRange || Number.isNaN(value) || (kind === 'dot' && count === 1)) return null;
  const range = metric.likelyRange(rows.flatMap((row) => places[row] ?? []));
  if (!range) return null;
  return { from: writeValue(range[0], metric, words), to: writeValue(range[1], metric, words) };
}

/** The value of a mark in words: a single call's own, or the average of several with its range and call count. */
function valueText(mark: MapMark, naming: MarkNaming): string {
  const { kind, value, few, count, known } = mark;
  const { metric, words } = naming;
  if (!metric) return '';
  if (few) return words.say('mapFew', { metric: metric.label, count: known });
  if (Number.isNaN(value)) return words.say('mapNoValue', { metric: metric.label });
  const said = { metric: metric.label, value: writeValue(value, metric, words) };
  if (kind === 'dot' && count === 1) return words.say('mapOne', said);
  const range = rangeOf(mark, naming);
  return `${words.say('mapMean', said)}${words.say('mapCounted', { range: range ? words.say('mapRange', range) : '', count: known })}`;
}

const names = {
  dot: ['mapCall', 'mapCallNear'],
  cluster: ['mapCluster', 'mapClusterNear'],
  hex: ['mapHexagon', 'mapHexagonNear'],
} as const;

/** The accessible name of a mark: its kind, its location, and its value. */
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

import { vars } from '@roadside/tokens/theme';
import { csvOf } from '../internal/save/csv.ts';
import { download, fileName } from '../internal/save/download.ts';
import { pageColors, plainValues, toPng } from '../internal/save/page-colors.ts';
import { cityNear } from './map-scene.ts';
import { mapSvg } from './map-svg.ts';
import type { MapMetric } from './places.ts';
import type { CallMapState } from './use-call-map.ts';

const { color } = vars;
const written = (value: number) => (Number.isNaN(value) ? '' : String(value));

/** The calls of some rows as CSV: location, time, and values as numbers. */
export function callsCsv(
  { places, borders, words }: Pick<CallMapState, 'places' | 'borders' | 'words'>,
  rows: readonly number[],
  metrics: readonly MapMetric[],
): string {
  const { say } = words;
  const heads = [
    say('mapListCall'),
    say('mapListNear'),
    say('mapListTime'),
    say('mapListCount'),
    say('mapLongitude'),
    say('mapLatitude'),
    ...metrics.map(({ label }) => label),
  ];
  const lines = rows.flatMap((row) => {
    const place = places.rows[row];
    if (!place) return [];
    const isPlaced = !Number.isNaN(places.x[row]);
    const [longitude, latitude] = isPlaced
      ? [place.longitude as number, place.latitude as number]
      : [Number.NaN, Number.NaN];
    const moment = places.at[row] as number;
    const values = metrics
      .map(({ id }) => place.values?.[id])
      .map((value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : ''));
    return [
      [
        place.label,
        isPlaced ? (cityNear({ longitude, latitude }, borders.cities) ?? '') : '',
        Number.isNaN(moment) ? '' : new Date(moment).toISOString(),
        String(places.count[row]),
        written(longitude),
        written(latitude),
        ...values,
      ],
    ];
  });
  return csvOf([heads, ...lines]);
}

interface SavedMap {
  readonly map: CallMapState;
  readonly title: string;
  readonly metrics: readonly MapMetric[];
  /** The calls in the list: all in the time shown, or those in view. */
  readonly rows: readonly number[];
  /** The element whose colors are used. */
  readonly page: Element;
}

/** Saves the map's calls or its current picture as a file. */
export async function saveMap(
  kind: 'csv' | 'svg' | 'png',
  { map, title, metrics, rows, page }: SavedMap,
): Promise<void> {
  const name = fileName(title, kind);
  if (kind === 'csv')
    return download(name, new Blob([callsCsv(map, rows, metrics)], { type: 'text/csv;charset=utf-8' }));
  const { scene, borders, words, metric, selected } = map;
  const plain = plainValues(page);
  const svg = mapSvg({
    scene,
    borders,
    title,
    legend: metric ? metric.label : words.say('mapNoMetric'),
    source: words.say('mapSource'),
    locale: words.locale,
    selected,
    colors: {
      ...pageColors(page),
      water: plain(color.surface.sunken),
      land: plain(color.surface.raised),
      border: plain(color.border.control),
      county: plain(color.border.default),
    },
  });
  return download(name, kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg));
}

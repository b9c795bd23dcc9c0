import type { MapNumber } from '@roadside/domain/maps';
import { isSmallSample } from '@roadside/domain/metrics';
import { figure } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';

/** A number of the map as shown: its text, its likely range, and whether it is a share of too few to score. */
export interface MapFigure {
  readonly value: string | null;
  readonly interval: { readonly low: string; readonly high: string } | null;
  readonly few: boolean;
}

/** Formats a number of the map. A share with too few surveys is gray with its n, and has no likely range. */
export function mapFigure({ value, n, low, high }: MapNumber, unit: string | undefined): MapFigure {
  // A ratio such as passes per call moves in hundredths: with one decimal, it and its range would all read 0.1.
  const decimals = unit === undefined ? 2 : 1;
  const { format } = numberFormat('en-US', decimals);
  const few = unit === '%' && n > 0 && isSmallSample(n);
  return {
    value: figure({ decimals, unit: unit === '%' ? 'percent' : 'minutes' }, value),
    interval: low === null || high === null || few ? null : { low: format(low), high: format(high) },
    few,
  };
}

/** A number of the map in words: 'ATA 45.0 min', 'Satisfaction 66.7% of 3 surveys (too few to score)'. */
export function mapFigureWords(label: string, number: MapNumber, unit: string | undefined): readonly string[] {
  const { value, interval, few } = mapFigure(number, unit);
  if (value === null) return [];
  const basis = few ? ` of ${number.n} ${number.n === 1 ? 'survey' : 'surveys'} (too few to score)` : '';
  const written = unit === '%' ? `${value}%` : [value, unit].filter(Boolean).join(' ');
  return [`${label} ${written}${basis}`, ...(interval ? [`likely range ${interval.low}-${interval.high}`] : [])];
}

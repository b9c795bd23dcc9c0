import { roundTicks } from '../../scale/linear.ts';
import { axisFormat } from '../words/numbers.ts';
import type { Label } from './fit-labels.ts';

/** An axis's round values, in about `count` steps, formatted and positioned. */
export function valueLabels(
  [low, high]: readonly [number, number],
  count: number,
  place: (value: number) => number,
  locale: string,
  format?: Intl.NumberFormatOptions,
): readonly Label[] {
  const values = roundTicks(low, high, count);
  const [first = 0, second = first] = values;
  const written = axisFormat(locale, Math.max(Math.abs(low), Math.abs(high)), second - first, format);
  return values.map((value) => ({ at: place(value), text: written.format(value) }));
}

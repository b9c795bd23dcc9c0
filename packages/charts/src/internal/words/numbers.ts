import { numberFormat as sharedFormat } from '@roadside/foundations/formats';
import { madeOf } from './made-of.ts';

const plain: Intl.NumberFormatOptions = {};

/** Number formatting: `Intl` options, and a unit that follows after a space. */
export interface NumberStyle {
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Unit after the number: `min`, `calls`. Percent and currencies belong in `format`. */
  readonly unit?: string | undefined;
}

/** A number format, cached by the identity of its options, which is faster than comparing their contents. */
export function numberFormat(locale: string, options = plain): Intl.NumberFormat {
  return (madeOf<Intl.NumberFormat>(options)[locale] ??= sharedFormat(locale, {
    maximumFractionDigits: 2,
    ...options,
  }));
}

/** A value formatted for people, with its unit. */
export const writeNumber = (value: number, locale: string, { format, unit }: NumberStyle = {}): string =>
  numberFormat(locale, format).format(value) + (unit ? `\u00a0${unit}` : '');

/** The format of an axis whose values reach up to `most`: large numbers become 12K or 3.4M. */
export function axisFormat(locale: string, most: number, format = plain): Intl.NumberFormat {
  const notation = Math.abs(most) >= 10_000 && format.notation === undefined ? 'compact' : format.notation;
  return (madeOf<Intl.NumberFormat>(format)[`${notation} ${locale}`] ??= numberFormat(locale, {
    ...format,
    ...(notation && { notation }),
    minimumFractionDigits: 0,
    maximumFractionDigits: Math.max(format.maximumFractionDigits ?? 0, 2),
  }));
}

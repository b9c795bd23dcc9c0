import { madeOf } from './made-of.ts';

/** By what the options say, beside those made of the options themselves. */
const bySaying: Record<string, Intl.NumberFormat> = {};
const plain: Intl.NumberFormatOptions = {};

/** How a value is written: `Intl` options, and a unit that follows it after a space. */
export interface NumberStyle {
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Written after the number: `min`, `calls`. Percent and currencies belong in `format`. */
  readonly unit?: string | undefined;
}

/** The one cache of number formats; making one costs a thousand times what using it does. */
export function numberFormat(locale: string, options = plain): Intl.NumberFormat {
  return (madeOf<Intl.NumberFormat>(options)[locale] ??= bySaying[locale + JSON.stringify(options)] ??=
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }));
}

/** A value as a person reads it, its unit included. */
export const writeNumber = (value: number, locale: string, { format, unit }: NumberStyle = {}): string =>
  numberFormat(locale, format).format(value) + (unit ? `\u00a0${unit}` : '');

/** The format of an axis whose values reach up to `most`: long numbers become 12K or 3.4M. */
export function axisFormat(locale: string, most: number, format = plain): Intl.NumberFormat {
  const notation = Math.abs(most) >= 10_000 && format.notation === undefined ? 'compact' : format.notation;
  return (madeOf<Intl.NumberFormat>(format)[`${notation} ${locale}`] ??= numberFormat(locale, {
    ...format,
    ...(notation && { notation }),
    minimumFractionDigits: 0,
    maximumFractionDigits: Math.max(format.maximumFractionDigits ?? 0, 2),
  }));
}

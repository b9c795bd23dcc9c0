import { numberFormat as sharedFormat, writeShare } from '@roadside/foundations/formats';
import { madeOf } from './made-of.ts';

/** Number formatting: `Intl` options, and a unit that follows after a space, or a percent sign. */
export interface NumberStyle {
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Unit after the number: `min`, `calls`. Percent and currencies belong in `format`. */
  readonly unit?: string | undefined;
}

/** Without a format of its own: two decimals, or two digits if the number is smaller than that. */
const plain: Intl.NumberFormatOptions = {
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
};

/** A number format, cached by the identity of its options, which is faster than comparing their contents. */
export function numberFormat(locale: string, options = plain): Intl.NumberFormat {
  return (madeOf<Intl.NumberFormat>(options)[locale] ??= sharedFormat(locale, {
    maximumFractionDigits: 2,
    ...options,
  }));
}

/** A value formatted for people, with its unit. A share is never rounded up to 100% or down to 0%. */
export function writeNumber(value: number, locale: string, { format, unit }: NumberStyle = {}): string {
  const made = numberFormat(locale, format);
  const isPercent = unit === '%';
  const written = isPercent || format?.style === 'percent' ? writeShare(value, made) : made.format(value);
  return [written, unit].filter(Boolean).join(isPercent ? '' : '\u00a0');
}

/** The decimals that steps of this size need: 1 for 0.5, 2 for 0.05, none for 20. */
const decimalsOf = (step: number): number =>
  step > 0 && Number.isFinite(step) ? Math.min(20, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))) : 0;

/**
 * The format of an axis whose values reach up to `most` in round steps. It has the decimals the step needs, so labels
 * never repeat. Large numbers become 12K or 3.4M, unless that takes more than two decimals.
 */
export function axisFormat(locale: string, most: number, step: number, format = plain): Intl.NumberFormat {
  const own = format === plain ? {} : format;
  const thousands = 1000 ** Math.floor(Math.log10(Math.max(1, Math.abs(most))) / 3);
  const isLong = Math.abs(most) >= 10_000 && decimalsOf(step / thousands) <= 2;
  const notation = isLong && own.notation === undefined ? 'compact' : own.notation;
  const digits = decimalsOf(notation === 'compact' ? step / thousands : own.style === 'percent' ? step * 100 : step);
  return (madeOf<Intl.NumberFormat>(format)[`${notation} ${digits} ${locale}`] ??= sharedFormat(locale, {
    ...own,
    notation,
    minimumFractionDigits: 0,
    maximumFractionDigits: Math.max(own.maximumFractionDigits ?? 0, digits),
  }));
}

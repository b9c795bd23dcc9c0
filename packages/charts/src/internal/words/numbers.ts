const formats = new Map<string, Intl.NumberFormat>();

/** How a value is written: `Intl` options, and a unit that follows it after a space. */
export interface NumberStyle {
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Written after the number: `min`, `calls`. Percent and currencies belong in `format`. */
  readonly unit?: string | undefined;
}

/** The one cache of number formats; making one costs a thousand times what using it does. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = options ? `${locale} ${JSON.stringify(options)}` : locale;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options });
  formats.set(key, made);
  return made;
}

/** A value as a person reads it, its unit included. */
export const writeNumber = (value: number, locale: string, { format, unit }: NumberStyle = {}): string =>
  numberFormat(locale, format).format(value) + (unit ? `\u00a0${unit}` : '');

/** The format of an axis whose values reach up to `most`: long numbers become 12K or 3.4M. */
export const axisFormat = (locale: string, most: number, format: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numberFormat(locale, { ...format, ...(Math.abs(most) >= 10_000 && format.notation === undefined ? { notation: 'compact' as const } : {}), minimumFractionDigits: 0, maximumFractionDigits: Math.max(format.maximumFractionDigits ?? 0, 2) });

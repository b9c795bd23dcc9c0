import type { Metric, MetricUnit } from './metric.ts';

/** What stands where there is no value. */
export const noValue = '–';

/**
 * Writes a value the way people read it: '84.2%', '48.6 min', '1,204'. Shares have one decimal.
 * @param locale - BCP 47 tag of the reader
 */
export function formatMetric(
  metric: Pick<Metric, 'unit' | 'decimals'>,
  value: number | null,
  locale = 'en-US',
): string {
  if (value === null) return noValue;
  return formatterOf(metric, locale).format(metric.unit === 'percent' ? value / 100 : value);
}

// Making an Intl formatter costs a hundred times what using it does, and a table asks for thousands.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf({ unit, decimals }: Pick<Metric, 'unit' | 'decimals'>, locale: string): Intl.NumberFormat {
  const key = `${locale} ${unit} ${decimals}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...styleOf(unit),
  });
  formatters.set(key, formatter);
  return formatter;
}

function styleOf(unit: MetricUnit): Intl.NumberFormatOptions {
  if (unit === 'percent') return { style: 'percent' };
  return unit === 'minutes' ? { style: 'unit', unit: 'minute', unitDisplay: 'short' } : {};
}

/** Tells whether a value is one the metric can have; anything else is a fault of the data. */
export function isInRange(metric: Pick<Metric, 'validRange'>, value: number): boolean {
  const [low, high] = metric.validRange;
  return Number.isFinite(value) && (low === null || value >= low) && (high === null || value <= high);
}

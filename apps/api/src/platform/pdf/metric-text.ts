import type { MetricHeading } from '@roadside/contract/schemas';
import { roundTo } from '@roadside/domain/rounding';

const suffixes: Readonly<Partial<Record<MetricHeading['unit'], string>>> = {
  percent: '%',
  minutes: ' min',
  'per-hour': ' per hour',
};

/** A metric's value with its unit on paper: '83.9%', '47.6 min'; an en dash without one. */
export function metricText({ unit, decimals }: Pick<MetricHeading, 'unit' | 'decimals'>, value: number | null): string {
  if (value === null) return '–';
  const suffix = suffixes[unit] ?? '';
  const write = (number: number) =>
    `${number.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}${suffix}`;
  // A share just short of all or nothing isn't rounded to it, as on the screen.
  if (unit === 'percent' && value > 0 && value < 100) {
    const [step, rounded] = [10 ** -decimals, roundTo(value, decimals)];
    if (rounded === 100) return `>${write(100 - step)}`;
    if (rounded === 0) return `<${write(step)}`;
  }
  return write(value);
}

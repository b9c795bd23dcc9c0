import type { MetricAlert } from '@roadside/contract/schemas';
import { decimalsApart } from '@roadside/domain/rounding';

/**
 * What an alert says once it has crossed: 'Overall satisfaction at Montgomery fell below 82.0%: 81.5%', or
 * 'fell below 82.0%, now 83.1%' when the number has come back since.
 */
export function alertWords(alert: MetricAlert): string {
  const { metric_label, place_name, direction, threshold, value, service, unit, stopped_at } = alert;
  if (stopped_at !== null) return `Your alert on ${metric_label} at ${place_name} stopped: you no longer have access`;
  // A number just past its threshold has as many decimals as show that.
  const decimals = value === null ? alert.decimals : decimalsApart(value, threshold, alert.decimals);
  const words = (number: number) => numberWords({ unit, decimals }, number);
  const moved = direction === 'below' ? 'fell below' : 'rose above';
  const of = service === null ? '' : ` for ${service}`;
  const isPast = value !== null && (direction === 'below' ? value < threshold : value > threshold);
  const now = value === null ? '' : `${isPast ? ': ' : ', now '}${words(value)}`;
  return `${metric_label}${of} at ${place_name} ${moved} ${words(threshold)}${now}`;
}

/** A value of an alert's metric with its unit: '82.0%', '47.6 min'. */
export function numberWords({ unit, decimals }: Pick<MetricAlert, 'unit' | 'decimals'>, value: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const figure = new Intl.NumberFormat('en-US', digits).format(value);
  if (unit === 'percent') return `${figure}%`;
  return unit === 'minutes' ? `${figure} min` : figure;
}

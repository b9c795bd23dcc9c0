import type { MetricAlert } from '@roadside/contract/schemas';

/** What an alert says once it has crossed: 'Overall satisfaction at Montgomery fell below 82.0%: 81.5%'. */
export function alertWords(alert: MetricAlert): string {
  const { metric_label, place_name, direction, threshold, value, service } = alert;
  const moved = direction === 'below' ? 'fell below' : 'rose above';
  const of = service === null ? '' : ` for ${service}`;
  const now = value === null ? '' : `: ${numberWords(alert, value)}`;
  return `${metric_label}${of} at ${place_name} ${moved} ${numberWords(alert, threshold)}${now}`;
}

/** A value of an alert's metric with its unit: '82.0%', '47.6 min'. */
export function numberWords({ unit, decimals }: Pick<MetricAlert, 'unit' | 'decimals'>, value: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const figure = new Intl.NumberFormat('en-US', digits).format(value);
  if (unit === 'percent') return `${figure}%`;
  return unit === 'minutes' ? `${figure} min` : figure;
}

import type { MetricAlert } from '@roadside/contract/schemas';
import { expect, test } from 'vitest';
import { alertWords } from './alert-words.ts';

const alert: MetricAlert = {
  id: 1,
  slug: 'montgomery',
  place_name: 'Montgomery',
  metric: 'overall_sat_avg',
  metric_label: 'Overall satisfaction',
  unit: 'percent',
  decimals: 1,
  time_type: 'This_Month',
  service: null,
  direction: 'below',
  threshold: 82,
  state: 'crossed',
  value: null,
  checked_at: null,
  crossed_at: null,
  stopped_at: null,
};

test.each<[Partial<MetricAlert>, string]>([
  [{ value: 81.5 }, 'Overall satisfaction at Montgomery fell below 82.0%: 81.5%'],
  [{ value: 81.96 }, 'Overall satisfaction at Montgomery fell below 82.00%: 81.96%'],
  [{ value: 82 }, 'Overall satisfaction at Montgomery fell below 82.0%, now 82.0%'],
  [{ value: 83.1, state: 'watching' }, 'Overall satisfaction at Montgomery fell below 82.0%, now 83.1%'],
  [{ value: null, service: 'Tow' }, 'Overall satisfaction for Tow at Montgomery fell below 82.0%'],
  [
    { stopped_at: '2026-11-20T12:00:00Z' },
    'Your alert on Overall satisfaction at Montgomery stopped: you no longer have access',
  ],
  [
    { metric_label: 'ATA', unit: 'minutes', direction: 'above', threshold: 45, value: 45.04 },
    'ATA at Montgomery rose above 45.00 min: 45.04 min',
  ],
  [
    { metric_label: 'ATA', unit: 'minutes', direction: 'above', threshold: 45, value: 44 },
    'ATA at Montgomery rose above 45.0 min, now 44.0 min',
  ],
])('an alert with %j says: %s', (given, words) => {
  expect(alertWords({ ...alert, ...given })).toBe(words);
});

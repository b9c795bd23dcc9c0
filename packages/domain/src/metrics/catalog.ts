import { acceptanceMetrics } from './catalog/acceptance.ts';
import { responseMetrics } from './catalog/response.ts';
import { satisfactionMetrics } from './catalog/satisfaction.ts';
import { serviceMetrics } from './catalog/service.ts';
import { staffingMetrics } from './catalog/staffing.ts';
import { volumeMetrics } from './catalog/volume.ts';
import type { Metric, MetricCategory } from './metric.ts';

/** Every metric Roadside supports, by category and in menu order. */
export const metrics: readonly Metric[] = [
  ...volumeMetrics,
  ...responseMetrics,
  ...acceptanceMetrics,
  ...satisfactionMetrics,
  ...serviceMetrics,
  ...staffingMetrics,
];

/** The metrics by id. */
export const metricById: ReadonlyMap<string, Metric> = new Map(metrics.map((metric) => [metric.id, metric]));

/** A group of the metric menu. */
export interface MetricGroup {
  readonly id: MetricCategory;
  readonly label: string;
  readonly metricIds: readonly string[];
}

const group = (id: MetricCategory, label: string, members: readonly Metric[]): MetricGroup => ({
  id,
  label,
  metricIds: members.map((metric) => metric.id),
});

/** Categories of the catalog, in menu order; every metric is in exactly one. */
export const metricCategories: readonly MetricGroup[] = [
  group('volume', 'Call volume', volumeMetrics),
  group('response', 'Response time', responseMetrics),
  group('acceptance', 'Acceptance', acceptanceMetrics),
  group('satisfaction', 'Member satisfaction', satisfactionMetrics),
  group('service', 'Quality of service', serviceMetrics),
  group('staffing', 'Staffing and forecast', staffingMetrics),
];

/** The five metrics the specification names (section 3). */
export const namedMetricIds = [
  'paid_call_count',
  'ata_avg',
  'overall_sat_avg',
  'passed_calls_freq',
  'cancelled_calls_rate',
] as const;

/** Metrics weighted in a campaign, each with default weight 1 (sections 3 and 9). */
export const campaignMetricIds = ['overall_sat', 'count_calls', 'kmi', 'kept_informed'] as const;

import { namedMetricIds } from '../metrics/catalog.ts';
import { globalOwnerId } from '../permissions/global-owner.ts';
import { type Dashboard, type DashboardElement, defaultMetricParameters, type MetricParameters } from './element.ts';

/** Dashboards everyone gets, owned by the global owner and read-only for everyone else. */
export const globalDashboards: readonly Dashboard[] = [
  {
    id: 1,
    slug: 'overview',
    dataTarget: 'calls',
    name: 'Overview',
    order: 1,
    icon: 'layout-dashboard',
    comments: null,
    notification: null,
    notificationType: null,
    owner: { id: globalOwnerId, displayName: 'Roadside' },
    employees: [],
    elements: [
      element(1, 'numberHighlights', 'Yesterday', { metrics: namedMetricIds, timeType: 'Day' }),
      element(2, 'card', 'Overall satisfaction', { metrics: ['overall_sat_avg'] }),
      element(3, 'card', 'Average time of arrival', { metrics: ['ata_avg'] }),
      element(4, 'table', 'This month by geography', { metrics: namedMetricIds, relation: 'children' }),
      element(5, 'trendTable', 'The last twelve months', { metrics: namedMetricIds, timeType: 'Month' }),
    ],
  },
];

function element(
  order: number,
  chartType: DashboardElement['chartType'],
  title: string,
  parameters: Partial<MetricParameters>,
): DashboardElement {
  return {
    id: order,
    name: title.toLowerCase(),
    title,
    order,
    chartType,
    grouped: false,
    parameters: { ...defaultMetricParameters, ...parameters },
    filters: {},
  };
}

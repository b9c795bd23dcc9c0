import type { DashboardElement } from '@roadside/domain/dashboards';
import { bucketDays } from '../model/bucket-days.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { firstPart } from '@roadside/domain/metrics';
import type { MetricHeading } from '../../../kit/format/figures.ts';

/**
 * Opens what is behind the cells of an element: the calls, why a metric moved, and its goal.
 * @param range the days the element shows
 */
export function useCellDrawers(element: DashboardElement, range: { readonly from: string; readonly to: string }) {
  const drawers = useDrawers();
  const { from, to } = range;
  return {
    /** A location's calls: those one metric counts, else all; of one date of a series, else of every day shown. */
    openCalls(slug: string, heading?: MetricHeading, date?: string) {
      drawers?.open('calls', {
        slug,
        ...(date === undefined ? { from, to } : bucketDays(date, range)),
        element: element.id,
        metric: heading?.id ?? null,
        part: heading ? firstPart(heading) : 'denominator',
        only: null,
      });
    },
    openWhy(slug: string, heading: MetricHeading) {
      const { timeType, compare } = element.parameters;
      drawers?.open('why', { slug, from, to, element: element.id, metric: heading.id, timeType, compare });
    },
    openGoal(slug: string, heading: MetricHeading) {
      drawers?.open('goal', { slug, metric: heading.id });
    },
  };
}

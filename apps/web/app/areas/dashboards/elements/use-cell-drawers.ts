import type { DashboardElement } from '@roadside/domain/dashboards';
import type { GeographyType } from '@roadside/domain/geography';
import { bucketDays } from '../model/bucket-days.ts';
import { mapHref, surveysHref } from '../model/cell-links.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { firstPart } from '@roadside/domain/metrics';
import type { MetricHeading } from '../../../kit/format/figures.ts';
import type { Place } from '../../../kit/places/place.ts';

/** A location whose numbers a cell shows. */
export interface CellPlace {
  readonly slug: string;
  readonly type?: GeographyType | undefined;
}

/**
 * Leads to what is behind the cells of an element: the calls, why a metric moved, its goal, the map and the surveys.
 * @param range the days the element shows
 * @param place the location on screen
 */
export function useCellDrawers(
  element: DashboardElement,
  range: { readonly from: string; readonly to: string },
  place: Place,
) {
  const drawers = useDrawers();
  const { from, to } = range;
  const daysOf = (date: string | undefined) => (date === undefined ? { from, to } : bucketDays(date, range));
  const { filters } = element;
  return {
    mapOf: ({ slug }: CellPlace, date?: string) => mapHref({ slug, ...daysOf(date), filters }),
    surveysOf: ({ slug, type }: CellPlace, date?: string) =>
      surveysHref({ slug, type, ...daysOf(date), filters }, place),
    /** A location's calls: those one metric counts, else all; of one date of a series, else of every day shown. */
    openCalls(slug: string, heading?: MetricHeading, date?: string) {
      drawers?.open('calls', {
        slug,
        ...daysOf(date),
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

import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { GeographyReply } from '@roadside/contract/schemas';
import { metricArguments } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import {
  childTypeInEffect,
  isChartType,
  requestChartType,
  type Dashboard,
  type DashboardElement,
  type MetricParameters,
} from '@roadside/domain/dashboards';
import { namedMetricIds } from '@roadside/domain/metrics';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { ElementData } from '../model/element-data.ts';
import { todayIn } from '../../../kit/format/today-in.ts';

/** Fetches one element from the backend. Never rejects: a failure is a state of the element, not of the page. */
export async function loadElement(
  context: AppLoadContext,
  place: GeographyReply,
  dashboard: Pick<Dashboard, 'dataTarget'>,
  element: DashboardElement,
): Promise<Outcome<ElementData>> {
  const { api, today } = context;
  const { parameters } = element;
  const chart = requestChartType(element.chartType);
  const body = {
    dataTarget: dashboard.dataTarget,
    time_type: parameters.timeType,
    geography: {
      id: place.id,
      slug: place.slug,
      type: place.type,
      position_type: place.position_type,
      name: place.name,
    },
    filters: element.filters,
    // The strip defaults to the named metrics.
    metrics: parameters.metrics.length > 0 ? [...parameters.metrics] : [...namedMetricIds],
    relation: parameters.relation,
    ...rowTypeOf(element, place.type),
  };
  const { slug } = place;
  const range = rangeOf(parameters);
  switch (chart) {
    case 'numberHighlights': {
      const until = addDays(today ?? todayIn(place.time_zone), -1);
      const answer = await api.attempt(calls.dashboardData.numberHighlights, {
        params: { chart_type: chart, slug },
        body: {
          ...body,
          purpose: 'get_custom_data',
          custom_time: parameters.timeType === 'Day' ? { from: until, until } : { until },
          ...(parameters.compare ? { args: { compare: parameters.compare } } : {}),
        },
      });
      return answer.ok ? { ok: true, data: { chart, reply: answer.data } } : answer;
    }
    case 'card': {
      const answer = await api.attempt(calls.dashboardData.card, {
        params: { chart_type: chart, slug },
        body: { ...body, ...(range ? { args: range } : {}) },
      });
      return answer.ok ? { ok: true, data: { chart, reply: answer.data } } : answer;
    }
    case 'trendTable': {
      const rows = parameters.relation === 'children' ? rowsOf(parameters) : null;
      const answer = await api.attempt(calls.dashboardData.trendTable, {
        params: { chart_type: chart, slug },
        body: { ...body, ...(range || rows ? { args: { ...range, ...rows } } : {}) },
      });
      return answer.ok ? { ok: true, data: { chart, reply: answer.data } } : answer;
    }
    case 'table': {
      const answer = await api.attempt(calls.dashboardData.table, {
        params: { chart_type: chart, slug },
        body: {
          ...body,
          args: {
            ...range,
            ...rowsOf(parameters),
          },
        },
      });
      return answer.ok ? { ok: true, data: { chart, reply: answer.data } } : answer;
    }
    case 'survey_comments': {
      const [answer, topics] = await Promise.all([
        api.attempt(calls.dashboardData.surveyComments, {
          params: { chart_type: chart, slug },
          body: {
            ...body,
            metrics: [],
            search: parameters.searchField,
            args: { ...range, lower_bound: parameters.lowerBound, upper_bound: parameters.upperBound },
          },
        }),
        api.attempt(calls.surveys.topics, {
          body: {
            purpose: 'survey_topics',
            slug,
            time_type: parameters.timeType,
            filters: element.filters,
            ...(range ? { args: range } : {}),
          },
        }),
      ]);
      // The comments still show if the topics fail.
      return answer.ok
        ? { ok: true, data: { chart, reply: { ...answer.data, topics: topics.ok ? topics.data : null } } }
        : answer;
    }
  }
}

/** The export request of an element: the same dates, filters and order as on screen, and all rows. */
export const exportRequest = (element: DashboardElement, place: ShownPlace) => ({
  purpose: 'start_export' as const,
  ...shownRequest(element, place),
});

/** An element with the dates, filters and order on screen. */
export function shownRequest(element: DashboardElement, { slug, type }: ShownPlace) {
  const { chartType, filters, parameters } = element;
  const { metrics, timeType, relation, orderBy, searchField } = parameters;
  return {
    chart_type: isChartType(chartType) ? chartType : ('table' as const),
    request: {
      slug,
      parameters: {
        ...(metrics.length > 0 ? { metrics: [...metrics] } : {}),
        time_type: [timeType],
        relation,
        ...rowTypeOf(element, type),
        filters,
        args: {
          ...rangeOf(parameters),
          ...(orderBy ? { order_by: orderBy } : {}),
          ...(searchField ? { search_field: searchField } : {}),
        },
      },
    },
  };
}

type ShownPlace = Pick<GeographyReply, 'slug' | 'type'>;

/** The chosen type of the rows, or the first one of a location that doesn't have it. */
function rowTypeOf(element: DashboardElement, placeType: GeographyReply['type']) {
  const childType = element.parameters.childType && childTypeInEffect(element, placeType);
  return childType ? { child_type: childType } : {};
}

/** The rows and their order. */
function rowsOf({ page, rowsPerPage, orderBy, searchField }: MetricParameters) {
  return {
    page,
    rows_per_page: rowsPerPage,
    ...(orderBy ? { order_by: orderBy } : {}),
    ...(searchField ? { search_field: searchField } : {}),
  };
}

/** The dates an element has in addition to its time type, and its comparison; null where the time type decides. */
function rangeOf({ from, to, compare, dynamic, battery }: MetricParameters) {
  const range = metricArguments.safeParse({
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(compare ? { compare } : {}),
    ...(dynamic === null ? {} : { dynamic }),
    ...(battery ? { battery } : {}),
  }).data;
  return range && Object.keys(range).length > 0 ? range : null;
}

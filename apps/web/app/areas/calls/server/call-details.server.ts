import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { callDimensions } from '@roadside/contract/schemas';
import { callMetricIds } from '@roadside/domain/metrics';
import { z } from 'zod';
import { barsOf } from '../../../kit/calls/call-filters.ts';
import { listedColumns } from '../../../kit/list/listed-columns.server.ts';
import { filtersIn } from '../../../kit/server/filters-in.server.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import {
  callAddress,
  callDaysAddress,
  callExplainedAddress,
  callGroupsAddress,
  callListAddress,
  callNumbersAddress,
  callPassesAddress,
} from '../model/addresses.ts';

export type CallListPage = CallReply<typeof calls.dashboardData.std12eReduced>;
export type CallNumbers = CallReply<typeof calls.dashboardData.table>;

type Asked = Pick<ResourceRequest, 'api' | 'params' | 'search'>;
const pageSize = 50;
const filtersOf = ({ search }: Pick<Asked, 'search'>) => filtersIn(search.get('filters') ?? '');
/** Only the calls this location passed, if the list is limited to them. */
const passedHere = ({ search }: Pick<Asked, 'search'>) =>
  search.get('passed') === 'here' ? { counted_by: { metric: 'passed_calls_freq', part: 'numerator' as const } } : {};
const askedOf = (asked: Asked) => ({
  purpose: 'passed_calls' as const,
  slug: asked.params.slug ?? '',
  filters: filtersOf(asked),
});

/**
 * The calls of a location that match the list's filters, one page at a time (specification, section 7: std12e_reduced).
 */
export function readCallList(asked: Asked): Promise<Outcome<CallListPage>> {
  const { api, params, search } = asked;
  const [order, cursor] = [search.get('order'), search.get('cursor')];
  return api.attempt(calls.dashboardData.std12eReduced, {
    params: { chart_type: 'std12e_reduced', slug: params.slug ?? '' },
    body: {
      time_type: 'Range',
      additional_filters: filtersOf(asked),
      args: {
        rows_per_page: pageSize,
        ...(order ? { order_by: order } : {}),
        ...(cursor ? { cursor } : {}),
      },
      ...passedHere(asked),
    },
  });
}

/** The five metrics of the same calls. */
export function readCallNumbers(asked: Asked): Promise<Outcome<CallNumbers>> {
  const filters = filtersOf(asked);
  return asked.api.attempt(calls.dashboardData.table, {
    params: { chart_type: 'table', slug: asked.params.slug ?? '' },
    body: { time_type: 'Range', metrics: [...callMetricIds], filters },
  });
}

/** The calls of those days, by day, week or month. */
export const readCallDays = (asked: Asked) => {
  const body = askedOf(asked);
  return asked.api.attempt(calls.callDetails.days, { body: { ...body, action: 'days', each: barsOf(body.filters) } });
};

/** The Excel file of the list: its filters, order and columns. */
export const callExportOf = (asked: Omit<Asked, 'api'>, columns?: string[]) => {
  const order = asked.search.get('order');
  return {
    purpose: 'start_export' as const,
    request: {
      slug: asked.params.slug ?? '',
      parameters: { time_type: ['Range' as const], filters: filtersOf(asked) },
    },
    ...(columns ? { columns } : {}),
    ...(order ? { order_by: order } : {}),
    ...passedHere(asked),
  };
};

export const callListResource = defineResource(callListAddress, {
  query: readCallList,
  body: z.object({ columns: listedColumns }),
  change: async ({ change: { columns }, ...asked }) =>
    asked.api.attempt(calls.elements.startExport, {
      params: { element: 'std12e_reduced' },
      body: callExportOf(asked, columns),
    }),
});
export type CallListResource = typeof callListResource;

export const callNumbersResource = defineResource(callNumbersAddress, { query: readCallNumbers });
export type CallNumbersResource = typeof callNumbersResource;

export const callDaysResource = defineResource(callDaysAddress, { query: readCallDays });
export type CallDaysResource = typeof callDaysResource;

export const callExplainedResource = defineResource(callExplainedAddress, {
  query: (asked) => asked.api.attempt(calls.callDetails.explain, { body: { ...askedOf(asked), action: 'explain' } }),
});
export type CallExplainedResource = typeof callExplainedResource;

export const callPassesResource = defineResource(callPassesAddress, {
  query: (asked) => asked.api.attempt(calls.callDetails.passes, { body: { ...askedOf(asked), action: 'passes' } }),
});
export type CallPassesResource = typeof callPassesResource;

export const callGroupsResource = defineResource(callGroupsAddress, {
  query: (asked) => {
    const by = callDimensions.find((dimension) => dimension === asked.search.get('by')) ?? 'station';
    return asked.api.attempt(calls.callDetails.groups, { body: { ...askedOf(asked), action: 'groups', group_by: by } });
  },
});
export type CallGroupsResource = typeof callGroupsResource;

export const callResource = defineResource(callAddress, {
  query: ({ api, params }) =>
    api.attempt(calls.callDetails.detail, {
      body: { purpose: 'passed_calls', action: 'detail', slug: params.slug ?? '', id: Number(params.id) || 1 },
    }),
});
export type CallResource = typeof callResource;

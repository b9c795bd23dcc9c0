import { z } from 'zod';
import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { filtersIn } from '../../../kit/server/filters-in.server.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { callsAddress } from '../model/addresses.ts';
import { narrowedFilters, onlyParts } from '../model/narrowed-calls.ts';

export type CallsPage = CallReply<typeof calls.dashboardData.std12eReduced>;

const pageSize = 50;

type Asked = Pick<ResourceRequest, 'params' | 'search'>;

/** The calls of a location for some dates, newest first, one page at a time, or all of them as an Excel file. */
export const callsResource = defineResource(callsAddress, {
  query: readCalls,
  body: z.object({}),
  change: ({ api, params, search }) =>
    api.attempt(calls.elements.exportXlsx, {
      params: { element: 'std12e_reduced' },
      body: callsExportOf({ params, search }),
    }),
});
export type CallsResource = typeof callsResource;

async function readCalls({ api, params, search }: ResourceRequest): Promise<Outcome<CallsPage>> {
  const cursor = said(search, 'cursor');
  const { from, to, order, filters, days, counted } = behindIn(search);
  return api.attempt(calls.dashboardData.std12eReduced, {
    params: { chart_type: 'std12e_reduced', slug: params.slug ?? '' },
    body: {
      time_type: 'Range',
      args: { from, to, order_by: order, rows_per_page: pageSize, ...(cursor ? { cursor } : {}) },
      filters,
      additional_filters: days,
      ...counted,
    },
  });
}

/** The Excel file of the same calls, in the same order. */
export function callsExportOf({ params, search }: Asked) {
  const { order, filters, days, counted } = behindIn(search);
  return {
    purpose: 'export' as const,
    request: {
      slug: params.slug ?? '',
      parameters: { time_type: ['Range' as const], filters: { ...filters, ...days } },
    },
    order_by: order,
    ...counted,
  };
}

const said = (search: URLSearchParams, name: string) => search.get(name) ?? '';

function behindIn(search: URLSearchParams) {
  const [from, to, metric] = [said(search, 'from'), said(search, 'to'), said(search, 'metric')];
  const { limit, longest } = onlyParts(said(search, 'only') || null);
  return {
    from,
    to,
    order: longest ? '-ata_minutes' : '-sc_dt',
    filters: narrowedFilters(filtersIn(said(search, 'filters')), limit),
    days: { sc_dt__gte: from, sc_dt__lte: to },
    counted: metric
      ? {
          counted_by: {
            metric,
            part: said(search, 'part') === 'numerator' ? ('numerator' as const) : ('denominator' as const),
          },
        }
      : {},
  };
}

import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { onlyFilters } from '@roadside/domain/metrics';
import { filtersIn } from '../../../kit/server/filters-in.server.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { callsAddress } from '../model/addresses.ts';

export type CallsPage = CallReply<typeof calls.dashboardData.std12eReduced>;

const pageSize = 50;

/** The calls of a location for some dates, newest first, one page at a time. */
export const callsResource = defineResource(callsAddress, { query: readCalls });
export type CallsResource = typeof callsResource;

async function readCalls({ api, params, search }: ResourceRequest): Promise<Outcome<CallsPage>> {
  const said = (name: string) => search.get(name) ?? '';
  const [from, to, cursor, metric] = [said('from'), said('to'), said('cursor'), said('metric')];
  const only = said('only');
  return api.attempt(calls.dashboardData.std12eReduced, {
    params: { chart_type: 'std12e_reduced', slug: params.slug ?? '' },
    body: {
      time_type: 'Range',
      args: {
        from,
        to,
        order_by: only === 'wait' ? '-ata_minutes' : '-sc_dt',
        rows_per_page: pageSize,
        ...(cursor ? { cursor } : {}),
      },
      filters: filtersIn(said('filters')),
      additional_filters: { ...(onlyFilters(only) as object), sc_dt__gte: from, sc_dt__lte: to },
      ...(metric ? { counted_by: { metric, part: said('part') === 'numerator' ? 'numerator' : 'denominator' } } : {}),
    },
  });
}

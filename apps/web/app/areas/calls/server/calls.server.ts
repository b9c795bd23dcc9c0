import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
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
  const [dimension, key = ''] = said('only').split(':');
  const narrowed =
    dimension === 'service' ? { tcd__in: [key] } : dimension === 'provider' ? { sc_svc_prov_type__in: [key] } : {};
  return api.attempt(calls.dashboardData.std12eReduced, {
    params: { chart_type: 'std12e_reduced', slug: params.slug ?? '' },
    body: {
      time_type: 'Range',
      args: {
        from,
        to,
        order_by: dimension === 'wait' ? '-ata_minutes' : '-sc_dt',
        rows_per_page: pageSize,
        ...(cursor ? { cursor } : {}),
      },
      filters: filtersIn(said('filters')),
      additional_filters: { ...(narrowed as object), sc_dt__gte: from, sc_dt__lte: to },
      ...(metric ? { counted_by: { metric, part: said('part') === 'numerator' ? 'numerator' : 'denominator' } } : {}),
    },
  });
}

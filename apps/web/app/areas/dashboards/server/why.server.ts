import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { isComparison, isTimeType } from '@roadside/domain/dashboards';
import { filtersIn } from '../../../kit/server/filters-in.server.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { whyAddress } from '../model/addresses.ts';

export type WhyMoved = CallReply<typeof calls.dashboardData.whyMoved>;

/** Month time types are requested by explicit dates, so that a link still shows the same change tomorrow. */
const named = new Set(['This_Month', 'Prev_Month']);

/** Why a metric moved at a location. */
export const whyResource = defineResource(whyAddress, { query: readWhyMoved });
export type WhyResource = typeof whyResource;

async function readWhyMoved({ api, params, search }: ResourceRequest): Promise<Outcome<WhyMoved>> {
  const said = (name: string) => search.get(name) ?? '';
  const [time, compare] = [said('time'), said('compare')];
  return api.attempt(calls.dashboardData.whyMoved, {
    params: { chart_type: 'why_moved', slug: params.slug ?? '' },
    body: {
      time_type: isTimeType(time) && !named.has(time) ? time : 'Range',
      args: { from: said('from'), to: said('to'), ...(isComparison(compare) ? { compare } : {}) },
      metrics: [said('metric')],
      filters: filtersIn(said('filters')),
    },
  });
}

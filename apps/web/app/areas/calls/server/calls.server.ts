import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { filtersIn } from '../../../kit/server/filters-in.server.ts';
import { requireAsker } from '../../../kit/server/guard.server.ts';

export type CallsPage = CallReply<typeof calls.dashboardData.std12eReduced>;

const pageSize = 50;

/** The calls of a place on some days, newest first, page by page. Always answers 200 with an outcome. */
export async function loadCalls({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireAsker(context);
  const { searchParams } = new URL(request.url);
  const said = (name: string) => searchParams.get(name) ?? '';
  const [from, to, cursor, metric] = [said('from'), said('to'), said('cursor'), said('metric')];
  const [dimension, key = ''] = said('only').split(':');
  const narrowed =
    dimension === 'service' ? { tcd__in: [key] } : dimension === 'provider' ? { sc_svc_prov_type__in: [key] } : {};
  const outcome = await context.api.attempt(calls.dashboardData.std12eReduced, {
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
  return Response.json(outcome);
}

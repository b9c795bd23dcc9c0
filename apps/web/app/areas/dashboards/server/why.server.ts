import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { isTimeType } from '@roadside/domain/dashboards';
import { filtersIn } from '../../../kit/server/filters-in.server.ts';
import { requireAsker } from '../../../kit/server/guard.server.ts';

export type WhyMoved = CallReply<typeof calls.dashboardData.whyMoved>;

/** A month is the same days tomorrow: its days are asked for by name, so that a link shows the same movement. */
const named = new Set(['This_Month', 'Prev_Month']);

/** Why a metric moved at a place. Always answers 200 with an outcome. */
export async function loadWhyMoved({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireAsker(context);
  const { searchParams } = new URL(request.url);
  const said = (name: string) => searchParams.get(name) ?? '';
  const time = said('time');
  const outcome = await context.api.attempt(calls.dashboardData.whyMoved, {
    params: { chart_type: 'why_moved', slug: params.slug ?? '' },
    body: {
      time_type: isTimeType(time) && !named.has(time) ? time : 'Range',
      args: { from: said('from'), to: said('to') },
      metrics: [said('metric')],
      filters: filtersIn(said('filters')),
    },
  });
  return Response.json(outcome);
}

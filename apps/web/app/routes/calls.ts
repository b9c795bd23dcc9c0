import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { requirePerson } from '../guards/guard.server.ts';

export type CallsPage = CallReply<typeof calls.dashboardData.std12eReduced>;

const pageSize = 50;

/** The calls of a place on some days, newest first, page by page. Always answers 200 with an outcome. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requirePerson(context, request);
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('from') ?? '';
  const to = searchParams.get('to') ?? '';
  const cursor = searchParams.get('cursor');
  const outcome = await context.api.attempt(calls.dashboardData.std12eReduced, {
    params: { chart_type: 'std12e_reduced', slug: params.slug ?? '' },
    body: { time_type: 'Range', args: { from, to, order_by: '-sc_dt', rows_per_page: pageSize, ...(cursor ? { cursor } : {}) }, additional_filters: { sc_dt__gte: from, sc_dt__lte: to } },
  });
  return Response.json(outcome);
}

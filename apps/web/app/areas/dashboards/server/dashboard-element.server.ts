import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { ElementOutcome } from '../model/element-data.ts';
import { dashboardIdIn, elementInState, readElementState } from '../model/dashboard-state.ts';
import { loadElement } from './element.server.ts';
import { overview } from '../model/stored-dashboard.ts';
import { visibleDashboards } from './dashboard.loader.server.ts';

/** Loads one element alone, for a retry or a change that affects no other. Always responds with 200 and an outcome. */
export async function loadDashboardElement({ request, params, context }: LoaderFunctionArgs) {
  const at = new Date().toISOString();
  const refused = (kind: 'signed-out' | 'failed') =>
    answer({ at, ok: false, problem: { kind, detail: '', requestId: context.requestId } });
  if (!context.session.person) return refused('signed-out');
  const { searchParams } = new URL(request.url);
  const wanted = dashboardIdIn(searchParams);
  const [dashboards, place] = await Promise.all([
    wanted === overview.id ? [overview] : visibleDashboards(context),
    context.api.attempt(calls.accounts.organizations, { body: { slug: params.slug ?? '' } }),
  ]);
  if (!place.ok) return answer({ at, ...place });
  const dashboard = dashboards.find(({ id }) => id === wanted);
  const defined = dashboard?.elements.find(({ id }) => String(id) === params.element);
  if (!dashboard || !defined) return refused('failed');
  const state = readElementState(searchParams, place.data.type, dashboard.id, defined);
  return answer(await loadElement(context, place.data, dashboard, elementInState(defined, state)));
}

function answer(outcome: ElementOutcome): Response {
  return Response.json(outcome);
}

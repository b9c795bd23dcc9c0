import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { globalDashboards } from '@roadside/domain/dashboards';
import type { ElementOutcome } from '../dashboard/element-data.ts';
import { elementInState, readDashboardState } from '../dashboard/dashboard-state.ts';
import { loadElement } from '../dashboard/element.server.ts';

/** One element alone, for a retry or a change that touches no other. Always answers 200 with an outcome. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const at = new Date().toISOString();
  const refused = (kind: 'signed-out' | 'failed') =>
    answer({ at, ok: false, problem: { kind, detail: '', requestId: context.requestId } });
  if (!context.session.person) return refused('signed-out');
  const dashboard = globalDashboards[0];
  const defined = dashboard?.elements.find(({ id }) => String(id) === params.element);
  if (!dashboard || !defined) return refused('failed');
  const place = await context.api.attempt(calls.accounts.organizations, { body: { slug: params.slug ?? '' } });
  if (!place.ok) return answer({ at, ...place });
  const state = readDashboardState(new URL(request.url).searchParams, place.data.type);
  return answer(await loadElement(context, place.data, dashboard, elementInState(defined, state)));
}

function answer(outcome: ElementOutcome): Response {
  return Response.json(outcome);
}

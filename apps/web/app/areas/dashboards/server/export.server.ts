import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import { dashboardIdIn, elementInState, readElementState } from '../model/dashboard-state.ts';
import { exportRequest } from './element.server.ts';
import { requireAsker } from '../../../kit/server/guard.server.ts';
import type { ExportedFile } from '../model/exported-file.ts';
import { visibleDashboards } from './dashboard.loader.server.ts';

/** Has the Excel file of one element made, under the choices its address names. Always answers 200 with an outcome. */
export async function exportElement({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  requireAsker(context);
  const answer = (outcome: Outcome<ExportedFile>) => Response.json(outcome);
  const { searchParams } = new URL(request.url);
  const id = dashboardIdIn(searchParams);
  const slug = params.slug ?? '';
  const [dashboards, place] = await Promise.all([
    visibleDashboards(context),
    context.api.attempt(calls.accounts.organizations, { body: { slug } }),
  ]);
  if (!place.ok) return answer(place);
  const dashboard = dashboards.find((known) => known.id === id);
  const defined = dashboard?.elements.find((element) => String(element.id) === params.element);
  if (!dashboard || !defined)
    return answer({
      ok: false,
      problem: { kind: 'refused', detail: 'This element is not there any more.', requestId: context.requestId },
    });
  const element = elementInState(defined, readElementState(searchParams, place.data.type, id, defined));
  const made = await context.api.attempt(calls.elements.exportXlsx, {
    params: { element: String(element.id) },
    body: exportRequest(element, slug),
  });
  return answer(made);
}

/** The address belongs to the menus; who opens it is led home. */
export function leadHome() {
  return redirect('/');
}

import { calls } from '@roadside/contract/calls';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { elementAddress } from '../model/addresses.ts';
import { dashboardIdIn, elementInState, readElementState } from '../model/dashboard-state.ts';
import type { ElementData } from '../model/element-data.ts';
import { overview } from '../model/stored-dashboard.ts';
import { visibleDashboards } from './dashboard.loader.server.ts';
import { loadElement } from './element.server.ts';

/** One element of a dashboard, with the choices in the query. */
export const elementResource = defineResource(elementAddress, { query: readElement });
export type ElementResource = typeof elementResource;

async function readElement({ context, params, search }: ResourceRequest): Promise<Outcome<ElementData>> {
  const wanted = dashboardIdIn(search);
  const [dashboards, place] = await Promise.all([
    wanted === overview.id ? [overview] : visibleDashboards(context),
    context.api.attempt(calls.accounts.organizations, { body: { slug: params.slug ?? '' } }),
  ]);
  if (!place.ok) return place;
  const dashboard = dashboards.find(({ id }) => id === wanted);
  const defined = dashboard?.elements.find(({ id }) => String(id) === params.element);
  if (!dashboard || !defined)
    return { ok: false, problem: { kind: 'failed', detail: '', requestId: context.requestId } };
  const state = readElementState(search, place.data.type, dashboard.id, defined);
  return loadElement(context, place.data, dashboard, elementInState(defined, state));
}

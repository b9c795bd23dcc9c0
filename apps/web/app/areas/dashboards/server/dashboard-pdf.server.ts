import { calls } from '@roadside/contract/calls';
import type { GeographyReply } from '@roadside/contract/schemas';
import { z } from 'zod';
import type { StartedPdf } from '../../../kit/export/started-export.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, refuse, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { dashboardPdfAddress } from '../model/addresses.ts';
import { appliesTo, dashboardIdIn, elementInState, readElementState } from '../model/dashboard-state.ts';
import type { ShownDashboard } from '../model/stored-dashboard.ts';
import { dashboardAt } from './dashboard-at.server.ts';
import { focusOf } from './dashboard.loader.server.ts';
import { shownRequest } from './element.server.ts';

/** Makes a PDF of a dashboard with the choices in its URL. */
export const dashboardPdfResource = defineResource(dashboardPdfAddress, { body: z.object({}), change: startPdf });
export type DashboardPdfResource = typeof dashboardPdfResource;

async function startPdf({ context, api, params, search }: ResourceRequest): Promise<Outcome<StartedPdf>> {
  const id = dashboardIdIn(search);
  const slug = params.slug ?? '';
  const { dashboard, place } = await dashboardAt({ context, api }, id, slug);
  if (!place.ok) return place;
  if (!dashboard) return refuse(context, 'This dashboard was deleted or isn’t shared with you.');
  const focus = await focusOf(context, search, place.data);
  const elements = shownElements(dashboard, { place: place.data, focus }, search);
  return api.attempt(calls.dashboards.startPdf, {
    body: { purpose: 'dashboard', action: 'start_pdf', id, slug, elements },
  });
}

interface ShownAt {
  readonly place: Pick<GeographyReply, 'slug' | 'type'>;
  readonly focus: { readonly place: Pick<GeographyReply, 'slug' | 'type'>; readonly element: number } | null;
}

/** The elements on screen with their choices: those that have nothing to show at the location are left out. */
export function shownElements(
  { id, elements }: Pick<ShownDashboard, 'id' | 'elements'>,
  { place, focus }: ShownAt,
  search: URLSearchParams,
) {
  return elements.flatMap((defined) => {
    const at = focus && defined.id !== focus.element ? focus.place : place;
    const state = readElementState(search, at.type, id, defined);
    if (!appliesTo(defined, state, at.type)) return [];
    const request = shownRequest(elementInState(defined, state), at);
    return [{ id: defined.id, ...request, ...(state.pivot ? { pivot: true } : {}) }];
  });
}

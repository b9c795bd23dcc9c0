import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource, refuse, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { dashboardIdIn, elementInState, readElementState } from '../model/dashboard-state.ts';
import { exportRequest } from './element.server.ts';
import type { StartedExport } from '../../../kit/export/started-export.ts';
import { dashboardAt } from './dashboard-at.server.ts';
import { exportAddress } from '../model/addresses.ts';

/** Exports one element to Excel with the choices in its URL. */
export const exportResource = defineResource(exportAddress, { body: z.object({}), change: exportElement });
export type ExportResource = typeof exportResource;

async function exportElement({ context, api, params, search }: ResourceRequest): Promise<Outcome<StartedExport>> {
  const id = dashboardIdIn(search);
  const slug = params.slug ?? '';
  const { dashboard, place } = await dashboardAt({ context, api }, id, slug);
  if (!place.ok) return place;
  const defined = dashboard?.elements.find((element) => String(element.id) === params.element);
  if (!dashboard || !defined) return refuse(context, 'This element is no longer on the dashboard. Reload the page.');
  const state = readElementState(search, place.data.type, id, defined);
  const element = elementInState(defined, state);
  return api.attempt(calls.elements.startExport, {
    params: { element: String(element.id) },
    body: { ...exportRequest(element, place.data), ...(state.pivot ? { pivot: true } : {}) },
  });
}

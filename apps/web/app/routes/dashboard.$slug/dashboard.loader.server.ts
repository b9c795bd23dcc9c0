import type { LoaderFunctionArgs } from '@remix-run/node';
import { childTypeInEffect, globalDashboards, type Dashboard } from '@roadside/domain/dashboards';
import { setTimeout as wait } from 'node:timers/promises';
import { elementInState, elementKey, readDashboardState } from '../../dashboard/dashboard-state.ts';
import type { DashboardPlace, ElementLoad } from '../../dashboard/element-data.ts';
import { loadElement, placeOf } from '../../dashboard/element.server.ts';
import { admit } from '../../guards/guard.server.ts';
import { subjectOf } from '../../session/person.ts';

/** Elements that answer within this time come with the page; the others stream in behind their placeholders. */
const worthWaitingMs = 120;

/** A dashboard with its elements under way. */
export interface LoadedDashboard {
  readonly dashboard: Dashboard;
  readonly place: DashboardPlace;
  /** By element id. Elements a place cannot have (children of a driver) are missing. */
  readonly elements: Readonly<Record<number, ElementLoad>>;
  /** ISO instant at which the page was made; the browser counts on from it. */
  readonly now: string;
}

/** The first dashboard that everyone gets; switching between several comes with the dashboards' own calls. */
const dashboard = globalDashboards[0] as Dashboard;

/** Opens a place's dashboard: the guard is waited for, the elements are not. */
export async function loadDashboard({ request, context }: LoaderFunctionArgs): Promise<LoadedDashboard> {
  const { place, person } = await admit(context, request);
  if (!place) throw new Error('The dashboard route has a slug.');
  const state = readDashboardState(new URL(request.url).searchParams, place.type);
  const elements: Record<number, ElementLoad> = {};
  for (const defined of dashboard.elements) {
    const element = elementInState(defined, state);
    if (element.parameters.relation === 'children' && childTypeInEffect(element, place.type) === null) continue;
    elements[element.id] = { key: elementKey(place.slug, element), outcome: loadElement(context, place, dashboard, element) };
  }
  await Promise.race([Promise.all(Object.values(elements).map(({ outcome }) => outcome)), wait(worthWaitingMs)]);
  return { dashboard, place: placeOf(place, subjectOf(person)), elements, now: new Date().toISOString() };
}

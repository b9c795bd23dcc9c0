import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { childTypeInEffect } from '@roadside/domain/dashboards';
import { can } from '@roadside/domain/permissions';
import { setTimeout as wait } from 'node:timers/promises';
import { dashboardIdIn, elementInState, elementKey, readElementState } from '../model/dashboard-state.ts';
import type { ElementLoad } from '../model/element-data.ts';
import { loadElement } from './element.server.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import type { LoadedDashboard } from '../model/loaded-dashboard.ts';
import { dashboardOf, overview, type ShownDashboard } from '../model/stored-dashboard.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { geographyOf, subjectOf } from '../../../kit/server/person.ts';

/**
 * Elements that have answered this long after the page was asked for come with it; the others stream in behind their
 * placeholders. Counted from the request: who may see the place has been asked meanwhile, and the page has yet to be
 * written, which together with this must stay under a tenth of a second.
 */
const worthWaitingMs = 50;

/** Opens a place's dashboard: the guard is waited for, the elements are not. */
export async function loadDashboard({ request, params, context }: LoaderFunctionArgs): Promise<LoadedDashboard> {
  const began = performance.now();
  const { searchParams } = new URL(request.url);
  // What is said about the elements is said at a place.
  const slug = params.slug ?? '';
  // Asked for beside the place; nobody gets to see it before the guard has let him in.
  const asked = context.session.person ? visibleDashboards(context, slug) : Promise.resolve([]);
  const { place, person } = await admitted(context);
  if (!place) throw new Error('The dashboard route has a slug.');
  const dashboards = await asked;
  const id = dashboardIdIn(searchParams);
  const dashboard =
    dashboards.find((known) => known.id === id) ?? dashboards.find((known) => known.id === overview.id) ?? overview;
  const elements: Record<number, ElementLoad> = {};
  for (const defined of dashboard.elements) {
    const element = elementInState(defined, readElementState(searchParams, place.type, dashboard.id, defined));
    if (element.parameters.relation === 'children' && childTypeInEffect(element, place.type) === null) continue;
    elements[element.id] = {
      key: elementKey(place.slug, element),
      outcome: loadElement(context, place, dashboard, element),
    };
  }
  await Promise.race([
    Promise.all(Object.values(elements).map(({ outcome }) => outcome)),
    wait(Math.max(0, worthWaitingMs - (performance.now() - began))),
  ]);
  return {
    dashboard,
    missing: dashboard.id !== id,
    dashboards: dashboards.map(({ id: known, name, order, icon, owner }) => ({ id: known, name, order, icon, owner })),
    employeeId: person.employeeId,
    mayModerate: can(
      subjectOf(person),
      'comments.change',
      { ownerEmployeeId: 0, dashboardOwnerEmployeeId: dashboard.owner.id, deleting: true },
      context.access,
    ).allowed,
    maySetGoals: can(subjectOf(person), 'goals.set', { geography: geographyOf(place) }, context.access).allowed,
    place: placeOf(place, subjectOf(person)),
    elements,
    now: new Date().toISOString(),
  };
}

/**
 * Everyone's dashboards, the person's own and those shared with them, with what is said at the place of the slug; where
 * they cannot be read, the first of everyone's is there all the same.
 */
export async function visibleDashboards({ api }: AppLoadContext, slug?: string): Promise<readonly ShownDashboard[]> {
  const listed = await api.attempt(calls.dashboards.list, {
    body: { purpose: 'dashboard', action: 'list', ...(slug === undefined ? {} : { slug }) },
  });
  const stored = listed.ok ? listed.data.dashboards.map(dashboardOf) : [];
  return stored.some(({ id }) => id === overview.id) ? stored : [overview, ...stored];
}

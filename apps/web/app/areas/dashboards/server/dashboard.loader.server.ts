import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { GeographyReply } from '@roadside/contract/schemas';
import { can } from '@roadside/domain/permissions';
import { setTimeout as wait } from 'node:timers/promises';
import { elementAddress } from '../model/addresses.ts';
import { appliesTo, dashboardIdIn, elementInState, elementSearch, readElementState } from '../model/dashboard-state.ts';
import { focusIn } from '../model/dashboard-head.ts';
import { headlineOf } from './headline.server.ts';
import { loadElement } from './element.server.ts';
import { elementsTogether } from './elements-together.server.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import type { LoadedDashboard, StreamedElement } from '../model/loaded-dashboard.ts';
import { dashboardOf, overview, type ShownDashboard } from '../model/stored-dashboard.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { geographyOf, subjectOf } from '../../../kit/server/person.ts';

/**
 * Elements that load within this time after the request are sent with the page; the others stream in behind
 * placeholders. Counted from the start of the request, so it includes the access check. Together with rendering the
 * page, this must stay under a tenth of a second.
 */
const worthWaitingMs = 50;

/** Opens a location's dashboard: waits for the access guard, not for the elements. */
export async function loadDashboard({ request, params, context }: LoaderFunctionArgs): Promise<LoadedDashboard> {
  const began = performance.now();
  const { searchParams } = new URL(request.url);
  // Comments on elements belong to a location.
  const slug = params.slug ?? '';
  // Fetched in parallel with the location; nothing is returned before the guard has passed.
  const asked = context.session.person ? visibleDashboards(context, slug) : Promise.resolve([]);
  const { place, person } = await admitted(context);
  if (!place) throw new Error('The dashboard route has a slug.');
  const dashboards = await asked;
  const id = dashboardIdIn(searchParams);
  const dashboard =
    dashboards.find((known) => known.id === id) ?? dashboards.find((known) => known.id === overview.id) ?? overview;
  const elements: Record<number, StreamedElement> = {};
  const focus = await focusOf(context, searchParams, place);
  const here = { place, together: { ...context, api: elementsTogether(context.api, place.slug) } };
  const inFocus = focus && {
    place: focus.place,
    together: { ...context, api: elementsTogether(context.api, focus.place.slug) },
  };
  for (const defined of dashboard.elements) {
    const at = inFocus && defined.id !== focus?.element ? inFocus : here;
    const state = readElementState(searchParams, at.place.type, dashboard.id, defined);
    if (!appliesTo(defined, state, at.place.type)) continue;
    elements[defined.id] = {
      address: elementAddress(
        { slug: at.place.slug, element: defined.id },
        elementSearch(defined, state, dashboard.id),
      ),
      outcome: loadElement(at.together, at.place, dashboard, elementInState(defined, state)),
    };
  }
  const headline = dashboard.id === overview.id ? headlineOf(context.api, place, person) : null;
  await Promise.race([
    Promise.all([headline?.read.outcome, ...Object.values(elements).map(({ outcome }) => outcome)]),
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
    ...(headline ? { headline } : {}),
    focus: focus && { place: placeOf(focus.place, subjectOf(person)), element: focus.element },
    elements,
    now: new Date().toISOString(),
  };
}

/** The location below this one that the address limits other elements to; null if there is none to see. */
export async function focusOf({ api }: Pick<AppLoadContext, 'api'>, search: URLSearchParams, place: GeographyReply) {
  const focus = focusIn(search);
  if (!focus) return null;
  const found = await api.attempt(calls.accounts.organizations, { body: { slug: focus.slug } });
  if (!found.ok || !found.data.ancestors.some(({ id }) => id === place.base_id)) return null;
  return { place: found.data, element: focus.element };
}

/**
 * Global dashboards, the person's own, and those shared with them, with the comments at the slug's location. If they
 * cannot be read, the built-in global dashboard is used as a fallback.
 */
export async function visibleDashboards({ api }: AppLoadContext, slug?: string): Promise<readonly ShownDashboard[]> {
  const listed = await api.attempt(calls.dashboards.list, {
    body: { purpose: 'dashboard', action: 'list', ...(slug === undefined ? {} : { slug }) },
  });
  const stored = listed.ok ? listed.data.dashboards.map((each) => dashboardOf(each, listed.data.notes)) : [];
  return stored.some(({ id }) => id === overview.id) ? stored : [overview, ...stored];
}

import type { QueryClient } from '@tanstack/react-query';
import { refreshReason, staleAfterMinutes } from '@roadside/domain/dashboards';
import { forgetPages, keptPage } from '../../../kit/resource/kept-page.ts';
import { keyOf } from '../../../kit/resource/resource.ts';
import { elementAddress } from './addresses.ts';
import { appliesTo, dashboardIdIn, elementSearch, readElementState } from './dashboard-state.ts';
import { focusIn } from './dashboard-head.ts';
import { placeShownBy, type LoadedDashboard } from './loaded-dashboard.ts';

/** How old a dashboard's data may get (specification, section 4). */
export const dashboardAgeMs = staleAfterMinutes * 60_000;

/** The name under which the tab keeps a location's dashboard. */
export const dashboardName = (slug: string, dashboardId: number) => `${dashboardId} ${slug}`;

/**
 * The dashboard of an address as this tab has shown it, so that going back is instant. Null if it has to be loaded again
 * (specification, section 4): it is older than 90 minutes, or its first element has no data. Another element without
 * data is read again alone.
 */
export function keptDashboard(client: QueryClient, slug: string, search: URLSearchParams): LoadedDashboard | null {
  const kept = keptPage<LoadedDashboard>(client, dashboardName(slug, dashboardIdIn(search)));
  if (!kept) return null;
  const { dashboard, focus } = kept.page;
  // Its elements were loaded for another location.
  const asked = focusIn(search);
  if (asked?.slug !== focus?.place.slug || asked?.element !== focus?.element) return null;
  const first = dashboard.elements.find((element) => {
    const { type } = placeShownBy(kept.page, element.id);
    return appliesTo(element, readElementState(search, type, dashboard.id, element), type);
  });
  const reason = refreshReason(
    {
      loadedAt: new Date(kept.at).toISOString(),
      parametersChanged: false,
      firstElementHasData: !first || !hasFailed(client, kept.page, first, search),
    },
    new Date().toISOString(),
  );
  if (reason !== null) return null;
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [path], state }) =>
      state.status === 'error' && elementAddress.read(String(path))?.['slug'] === slug,
  });
  return kept.page;
}

function hasFailed(
  client: QueryClient,
  page: LoadedDashboard,
  element: LoadedDashboard['dashboard']['elements'][number],
  search: URLSearchParams,
): boolean {
  const { dashboard } = page;
  const { slug, type } = placeShownBy(page, element.id);
  const state = readElementState(search, type, dashboard.id, element);
  const address = elementAddress({ slug, element: element.id }, elementSearch(element, state, dashboard.id));
  return client.getQueryState(keyOf(address))?.status === 'error';
}

/** Drops the data of every dashboard, other than what is on screen until it is loaded again. */
export function forgetDashboards(client: QueryClient | undefined): void {
  if (!client) return;
  forgetPages(client);
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [path] }) => elementAddress.read(String(path)) !== null,
  });
}

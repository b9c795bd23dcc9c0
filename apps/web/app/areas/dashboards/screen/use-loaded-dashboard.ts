import { useRevalidator } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import type { DrawerScope } from '../../../kit/drawers/drawer-registry.ts';
import { forgetPages, keepPage } from '../../../kit/resource/kept-page.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { dashboardAgeMs, dashboardName, forgetDashboards } from '../model/kept-dashboards.ts';
import type { LoadedDashboard } from '../model/loaded-dashboard.ts';

/** Keeps the dashboard on screen for going back, and loads it again when that is needed. */
export function useLoadedDashboard(loaded: LoadedDashboard): {
  readonly onChanged: NonNullable<DrawerScope['onChanged']>;
  readonly onSignedOut: () => void;
} {
  const client = useResourceClient();
  const { revalidate } = useRevalidator();
  const name = dashboardName(loaded.place.slug, loaded.dashboard.id);
  // Kept once it is on screen: the data of a page abandoned before that may never arrive in full. What replaces a missing
  // dashboard is not kept, because it says so.
  useEffect(() => {
    if (!loaded.missing) keepPage(client, name, loaded, dashboardAgeMs);
  }, [client, name, loaded]);
  return useMemo(
    () => ({
      onChanged(drawer) {
        // A goal also colors the numbers of every location below.
        if (drawer === 'goal') forgetDashboards(client);
        else forgetPages(client, name);
        revalidate();
      },
      onSignedOut() {
        forgetDashboards(client);
        revalidate();
      },
    }),
    [client, name, revalidate],
  );
}

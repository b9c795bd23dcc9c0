import { useNavigate } from '@remix-run/react';
import { useCallback, useContext, useMemo } from 'react';
import { withDays, withFocus } from '../model/dashboard-head.ts';
import { dashboardSearch, type DashboardState } from '../model/dashboard-state.ts';
import { bucketDays } from '../model/bucket-days.ts';
import { DashboardContext } from './dashboard-context.ts';

interface Range {
  readonly from: string;
  readonly to: string;
}

/** What a click in an element limits the other elements of its dashboard to. */
export interface CrossFilter {
  /** Slug of the location this element has limited the others to; null for none. */
  readonly only: string | null;
  /** The query that limits the others to a location, or to none if it does already. */
  readonly searchOfPlace: (slug: string) => string;
  readonly filterPlace: (slug: string) => void;
  /** Limits the others to the days of a date of a series, or to none if they are chosen already. */
  readonly filterDate: (date: string) => void;
}

/** Filters the other elements of a dashboard by what is clicked in one. Null in a preview, which has no others. */
export function useCrossFilter(elementId: number, state: DashboardState, { from, to }: Range): CrossFilter | null {
  const dashboard = useContext(DashboardContext);
  const navigate = useNavigate();
  const search = dashboardSearch(state);
  const focus = dashboard?.focus ?? null;
  const only = focus?.element === elementId ? focus.place.slug : null;
  const go = useCallback((query: string) => void navigate(query || '?', { preventScrollReset: true }), [navigate]);
  const searchOfPlace = useCallback(
    (slug: string) =>
      withFocus(new URLSearchParams(search), slug === only ? null : { slug, element: elementId }) || '?',
    [search, only, elementId],
  );
  const filterDate = useCallback(
    (date: string) => go(withDays(new URLSearchParams(search), bucketDays(date, { from, to }))),
    [go, search, from, to],
  );
  const isOpen = dashboard !== null;
  return useMemo(
    () => (isOpen ? { only, searchOfPlace, filterPlace: (slug) => go(searchOfPlace(slug)), filterDate } : null),
    [isOpen, only, searchOfPlace, filterDate, go],
  );
}

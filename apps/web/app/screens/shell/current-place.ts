import { useMatches } from '@remix-run/react';
import type { DashboardPlace } from '../../dashboard/element-data.ts';
import { screenOfRoute } from '../../guards/screen-of-route.ts';

/** The screen that is open, the slug in its path, and the place it told of. */
export function useCurrentScreen() {
  const match = useMatches().at(-1);
  const screen = screenOfRoute(match?.id ?? '');
  const slug = screen?.slug === 'geography' ? (match?.params.slug ?? null) : null;
  return { screen, slug, place: placeIn(match?.data) };
}

function placeIn(data: unknown): DashboardPlace | null {
  return typeof data === 'object' && data !== null && 'place' in data ? (data.place as DashboardPlace | null) : null;
}

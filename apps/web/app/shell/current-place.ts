import { useMatches } from '@remix-run/react';
import type { Place } from '../kit/places/place.ts';
import { screenOfRoute } from '../kit/server/screen-of-route.ts';

/** The open screen, its name, the slug in its path, and the location it published. */
export function useCurrentScreen() {
  const match = useMatches().at(-1);
  const screen = screenOfRoute(match?.id ?? '');
  const slug = screen?.slug === 'geography' ? (match?.params.slug ?? null) : null;
  return { screen, slug, place: placeIn(match?.data), title: screen?.title ?? titleIn(match?.handle) };
}

/** A page of ours outside the screen table sets its title in its route's handle. */
function titleIn(handle: unknown): string | null {
  return typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : null;
}

function placeIn(data: unknown): Place | null {
  return typeof data === 'object' && data !== null && 'place' in data ? (data.place as Place | null) : null;
}

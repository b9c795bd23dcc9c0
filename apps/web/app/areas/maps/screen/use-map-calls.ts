import { type MapView, viewBounds } from '@roadside/charts/map';
import type { MapCalls } from '@roadside/contract/schemas';
import { useCallback, useMemo, useState } from 'react';
import type { Place } from '../../../kit/places/place.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { entriesOf } from '../model/map-places.ts';
import { type Bounds, mapAddress, type mapDays, type MapState, scoresOf } from '../model/map-state.ts';
import type { MapCallsResource } from '../server/maps.server.ts';

export interface MapCallsSettings {
  readonly place: Place;
  readonly state: MapState;
  readonly days: ReturnType<typeof mapDays>;
  /** The calls the page loaded with, and the URL they were read from. */
  readonly first: FirstRead<MapCalls> | null;
}

/** From this zoom level on, only calls in view are read. */
const closeZoom = 6;

/** The calls for a map's state, refetched as it changes. */
export function useMapCalls({ place, state, days, first }: MapCallsSettings) {
  const [bounds, setBounds] = useState<Bounds | null>(null);
  const address = useDebounced(mapAddress(place.slug, state, days, bounds), 250);
  const read = useResource<MapCallsResource>(address, { keepPrevious: true, ...firstOf(first, address) });
  const reply = read.data ?? first?.data ?? null;
  const entries = useMemo(() => (reply ? entriesOf(reply, scoresOf(state)) : []), [reply, state]);
  // When there are too many calls to send one by one, the service groups them; zooming in reads the calls in view.
  const grouped = reply !== null && (reply.calls.known !== null || bounds !== null);
  const readInView = useCallback(
    (camera: MapView | null, box: { readonly width: number; readonly height: number }) => {
      if (grouped) setBounds(camera && camera.zoom >= closeZoom ? viewBounds(camera, box) : null);
    },
    [grouped],
  );
  return { reply, entries, bounds, readInView, problem: read.problem, stale: read.stale, retry: read.retry };
}

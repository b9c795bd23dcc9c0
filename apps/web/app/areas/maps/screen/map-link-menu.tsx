import type { MapCalls } from '@roadside/contract/schemas';
import type { Place } from '../../../kit/places/place.ts';
import { SendLink } from '../../../kit/send-link/send-link.tsx';
import { writeMapLink } from '../model/map-link.ts';
import type { MapState } from '../model/map-state.ts';

export interface MapLinkMenuProps {
  readonly place: Place;
  readonly stations: MapCalls['stations'];
  readonly state: MapState;
  readonly days: { readonly from: string; readonly to: string };
}

/** Copies a link that opens this map, for this location or for one of its stations. */
export default function MapLinkMenu({ place, stations, state, days }: MapLinkMenuProps) {
  return <SendLink place={place} stations={stations} hrefFor={(slug) => `/maps/${slug}${writeMapLink(state, days)}`} />;
}

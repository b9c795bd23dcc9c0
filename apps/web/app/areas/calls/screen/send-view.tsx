import { useLocation } from '@remix-run/react';
import type { CallRow } from '@roadside/contract/schemas';
import type { Place } from '../../../kit/places/place.ts';
import { SendLink } from '../../../kit/send-link/send-link.tsx';

export interface SendViewProps {
  readonly place: Place;
  readonly rows: readonly Pick<CallRow, 'station_slug' | 'station_name'>[];
  readonly days: { readonly from: string; readonly to: string };
}

/** Copies the URL of the calls on screen, for this location or one of its stations. */
export function SendView({ place, rows, days }: SendViewProps) {
  const { search } = useLocation();
  const hrefFor = (slug: string) => {
    const query = new URLSearchParams(search);
    query.delete('drawer');
    query.set('sc_dt__gte', days.from);
    query.set('sc_dt__lte', days.to);
    // The list is now limited to one station, so a station filter would be redundant or match nothing.
    if (slug !== place.slug) query.delete('station_id__in');
    return `/passed-calls/${slug}?${query.toString()}`;
  };
  return (
    <SendLink
      place={place}
      stations={rows.map(({ station_slug: slug, station_name: name }) => ({ slug, name }))}
      hrefFor={hrefFor}
    />
  );
}

import { CallMap } from '@roadside/charts/map';
import type { CallDetail } from '@roadside/contract/schemas';
import { troubleCodeLabel } from '@roadside/domain/calls';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useBasemap } from '../../../kit/places/use-basemap.ts';

/** The member's location, and the station that sent help. */
export default function CallPlaceMap({ detail: { call, place } }: { readonly detail: CallDetail }) {
  const basemap = useBasemap();
  return (
    <CallMap
      title="Breakdown and station"
      titleHidden
      summaryHidden
      tools={false}
      workerUrl={workerUrl}
      {...basemap}
      metrics={[]}
      places={[
        {
          id: String(call.id),
          label: troubleCodeLabel(call.tcd),
          latitude: place.latitude,
          longitude: place.longitude,
        },
        ...(place.station_latitude === null
          ? []
          : [
              {
                id: 'station',
                label: call.station_name,
                latitude: place.station_latitude,
                longitude: place.station_longitude,
              },
            ]),
      ]}
    />
  );
}

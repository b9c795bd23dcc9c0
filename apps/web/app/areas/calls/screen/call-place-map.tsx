import { CallMap } from '@roadside/charts/map';
import type { CallDetail } from '@roadside/contract/schemas';
import { troubleCodeLabel } from '@roadside/domain/calls';

/** Where the member waited, and the station that sent help. */
export default function CallPlaceMap({ detail: { call, place } }: { readonly detail: CallDetail }) {
  return (
    <CallMap
      title="Breakdown and station"
      titleHidden
      summaryHidden
      tools={false}
      live={false}
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

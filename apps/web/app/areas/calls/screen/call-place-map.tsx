import { CallMap, type MapLine } from '@roadside/charts/map';
import type { CallDetail } from '@roadside/contract/schemas';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useMemo } from 'react';
import { useBasemap } from '../../../kit/places/use-basemap.ts';
import { driveOf } from '../model/drive.ts';

/** Room for the names of the two ends, and for the map's buttons. */
const room = { top: 24, right: 64, bottom: 24, left: 16 };

/** The member's location, the station that sent help, and a straight line between them if a truck drove it. */
export default function CallPlaceMap({ detail }: { readonly detail: CallDetail }) {
  const basemap = useBasemap();
  const { places, lines } = useMemo(() => drawnOf(detail), [detail]);
  const [line] = lines;
  return (
    <CallMap
      title={line ? `Drive from ${line.from.label} to the member` : 'Member’s location'}
      titleHidden
      summaryHidden
      messages={{ mapSummary: 'The text below the map says what it shows.', mapFit: 'Show everything' }}
      tools={false}
      legend={false}
      workerUrl={workerUrl}
      {...basemap}
      metrics={[]}
      places={places}
      {...(line && { lines })}
      cover={room}
    />
  );
}

function drawnOf(detail: CallDetail) {
  const { call, place } = detail;
  const drive = driveOf(detail);
  const member = { id: String(call.id), label: 'Member', latitude: place.latitude, longitude: place.longitude };
  const station = {
    id: 'station',
    label: call.station_name || 'Station',
    latitude: place.station_latitude,
    longitude: place.station_longitude,
  };
  const lines: readonly MapLine[] = drive
    ? [
        {
          id: 'drive',
          label: `${drive.distance}, straight line`,
          from: { label: drive.station, ...drive.from },
          to: { label: member.label, ...drive.to },
        },
      ]
    : [];
  return { places: station.latitude === null ? [member] : [member, station], lines };
}

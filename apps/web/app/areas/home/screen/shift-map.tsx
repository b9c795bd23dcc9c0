import { CallMap } from '@roadside/charts/map';
import type { NowItemReply } from '@roadside/contract/schemas';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useBasemap } from '../../../kit/places/use-basemap.ts';
import * as styles from './home.css.ts';

/** Shows the towns around, which tell where it is on a map without streets. */
const townZoom = 9;
/** It has one pin, and no calls. */
const words = { mapSummary: 'One pin', mapFit: 'Show the pin' };

interface ShiftMapProps {
  readonly name: string;
  readonly point: NonNullable<NowItemReply['point']>;
}

/** Where a shift's station is. */
export default function ShiftMap({ name, point }: ShiftMapProps) {
  const basemap = useBasemap();
  return (
    <div className={styles.map}>
      <CallMap
        title={`Map of ${name}`}
        titleHidden
        summaryHidden
        tools={false}
        legend={false}
        fill
        defaultView={{ ...point, zoom: townZoom }}
        messages={words}
        workerUrl={workerUrl}
        {...basemap}
        metrics={[]}
        places={[{ id: 'station', label: name, ...point }]}
      />
    </div>
  );
}

import { CallMap } from '@roadside/charts/map';
import type { NowItemReply } from '@roadside/contract/schemas';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useBasemap } from '../../../kit/places/use-basemap.ts';
import * as styles from './home.css.ts';

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
        workerUrl={workerUrl}
        {...basemap}
        metrics={[]}
        places={[{ id: 'station', label: name, ...point }]}
      />
    </div>
  );
}

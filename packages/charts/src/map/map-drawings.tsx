import type { MapLine, MapZone } from './call-map.tsx';
import { MapLines } from './map-lines.tsx';
import type { MapScene } from './map-scene.ts';
import { MapZones } from './map-zones.tsx';

interface MapDrawingsProps {
  readonly zones: readonly MapZone[];
  readonly lines: readonly MapLine[] | undefined;
  readonly scene: Pick<MapScene, 'projection' | 'box'>;
}

/** What is drawn between the basemap and the calls: the outlines of zones, and straight lines. */
export function MapDrawings({ zones, lines, scene }: MapDrawingsProps) {
  return (
    <>
      <MapZones zones={zones} scene={scene} />
      {lines && <MapLines lines={lines} scene={scene} />}
    </>
  );
}

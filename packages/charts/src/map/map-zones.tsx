import { percent } from '../internal/frame/percent.ts';
import { setVariables } from '../internal/frame/variables.ts';
import type { MapZone } from './call-map.tsx';
import * as styles from './call-map.css.ts';
import type { MapScene } from './map-scene.ts';

interface MapZonesProps {
  readonly zones: readonly MapZone[];
  readonly scene: Pick<MapScene, 'projection' | 'box'>;
}

/** The outlines of zones and their names. */
export function MapZones({ zones, scene: { projection, box } }: MapZonesProps) {
  const drawn = zones.map(({ line, ...zone }) => ({
    ...zone,
    line: line.map(
      ([longitude, latitude]) =>
        [(projection.x(longitude) / box.width) * 1000, (projection.y(latitude) / box.height) * 1000] as const,
    ),
  }));
  return (
    <>
      <svg aria-hidden className={styles.picture} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        {drawn.map(({ id, line, active }) => (
          <path
            key={id}
            className={styles.zone}
            data-active={active || undefined}
            d={`M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`}
          />
        ))}
      </svg>
      {drawn.map(({ id, label, line, active }) => {
        const top = line.reduce((best, point) => (point[1] < best[1] ? point : best), line[0] ?? ([0, 0] as const));
        return (
          <span
            key={id}
            aria-hidden
            data-active={active || undefined}
            className={styles.zoneName}
            style={setVariables({ at: percent(top[0]), across: percent(top[1]) })}
          >
            {label}
          </span>
        );
      })}
    </>
  );
}

import { percent } from '../internal/frame/percent.ts';
import { setVariables } from '../internal/frame/variables.ts';
import type { MapLine } from './call-map.tsx';
import { picture } from './call-map.css.ts';
import * as styles from './map-lines.css.ts';
import type { MapScene } from './map-scene.ts';

interface MapLinesProps {
  readonly lines: readonly MapLine[];
  readonly scene: Pick<MapScene, 'projection' | 'box'>;
}

/** Dashed straight lines with the names of both ends; the upper end's name is above it, so that the two never meet. */
export function MapLines({ lines, scene: { projection, box } }: MapLinesProps) {
  const at = ({ longitude, latitude }: MapLine['from']) => ({
    x: (projection.x(longitude) / box.width) * 1000,
    y: (projection.y(latitude) / box.height) * 1000,
  });
  const drawn = lines.map((line) => ({ ...line, start: at(line.from), end: at(line.to) }));
  return (
    <>
      <svg aria-hidden className={picture} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        {drawn.map(({ id, start, end }) => {
          const d = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
          return (
            <g key={id} data-component="CallMap.Line">
              <path className={styles.casing} d={d} />
              <path className={styles.line} d={d} />
            </g>
          );
        })}
      </svg>
      {drawn.flatMap(({ id, label, from, to, start, end }) => {
        const isDown = start.y <= end.y;
        const names = [
          { key: 'from', text: from.label, ...start, side: isDown ? 'above' : 'below' },
          { key: 'to', text: to.label, ...end, side: isDown ? 'below' : 'above' },
          { key: 'middle', text: label, x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, side: 'on' },
        ];
        return names.map(({ key, text, x, y, side }) => (
          <span
            key={`${id} ${key}`}
            aria-hidden
            data-side={side}
            className={styles.name}
            style={setVariables({ at: percent(x), across: percent(y) })}
          >
            {text}
          </span>
        ));
      })}
    </>
  );
}

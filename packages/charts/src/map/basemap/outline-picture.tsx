import { memo } from 'react';
import { cx } from '../../internal/frame/cx.ts';
import * as styles from '../call-map.css.ts';
import type { MapBox, Projection } from '../projection.ts';
import { countiesFrom, outlinePath } from './outline.ts';
import type { Borders } from './use-borders.ts';

interface OutlinePictureProps {
  readonly borders: Borders;
  readonly projection: Projection;
  readonly box: MapBox;
  readonly zoom: number;
}

/** The basemap as SVG: on the server, in print, and in browsers without WebGL. */
export const OutlinePicture = /* @__PURE__ */ memo(function OutlinePicture({
  borders,
  projection,
  box,
  zoom,
}: OutlinePictureProps) {
  return (
    <svg
      aria-hidden
      data-component="CallMap.Outline"
      className={cx(styles.picture, styles.outline)}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
    >
      <path className={styles.land} fillRule="evenodd" d={outlinePath(borders.land, projection, box, true)} />
      {zoom >= countiesFrom && borders.counties.length > 0 && (
        <path className={styles.countyBorder} d={outlinePath(borders.counties, projection, box, false)} />
      )}
      <path className={styles.border} d={outlinePath(borders.states, projection, box, false)} />
    </svg>
  );
});

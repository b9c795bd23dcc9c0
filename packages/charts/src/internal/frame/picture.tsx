import { memo } from 'react';
import type { Scene } from '../scene/scene.ts';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { markClass } from './mark-class.ts';
import './marks.css.ts';
import { painted, stepped } from './paint.css.ts';

/** A scene's shapes, stretched to fill their box. */
export const Picture = /* @__PURE__ */ memo(function Picture({ scene }: { readonly scene: Scene }) {
  const height = Math.round(1000 / (scene.ratio ?? 1));
  return (
    <svg
      aria-hidden
      className={cx(styles.picture, scene.clipped && styles.clipped)}
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
    >
      {scene.marks.map(({ key, kind, d, paint, texture, step, scale }) => (
        <path
          key={key}
          d={d}
          data-paint={paint}
          data-texture={texture || undefined}
          data-step={step}
          data-scale={scale}
          className={cx(markClass(kind), paint && painted, step !== undefined && stepped)}
        />
      ))}
    </svg>
  );
});

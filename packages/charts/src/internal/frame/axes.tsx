import { memo } from 'react';
import type { Axis } from '../scene/scene.ts';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { percent, setVariables } from './variables.ts';

/** The labels along the bottom; which of them are seen depends on the width, and no script is asked. */
export const AlongLabels = /* @__PURE__ */ memo(function AlongLabels({ axis }: { readonly axis: Axis }) {
  return (
    <div aria-hidden className={styles.x}>
      {axis.ticks.map(({ at, text, rank }) => (
        <span key={at} data-rank={rank || undefined} data-edge={at > 985 ? 'end' : undefined} className={rank ? cx(styles.xLabel, styles.ranked) : styles.xLabel} style={setVariables({ at: percent(at) })}>
          {text}
        </span>
      ))}
    </div>
  );
});

/** The labels of an axis at the start or end edge. */
export const SideLabels = /* @__PURE__ */ memo(function SideLabels({ axis, side }: { readonly axis: Axis; readonly side: 'start' | 'end' }) {
  const label = side === 'start' ? styles.yLabel : styles.rightLabel;
  return (
    <div aria-hidden className={side === 'start' ? styles.y : styles.right} style={setVariables({ digits: axis.digits })}>
      {axis.ticks.map(({ at, text }) => (
        <span key={at} className={label} style={setVariables({ at: percent(at) })}>
          {text}
        </span>
      ))}
    </div>
  );
});

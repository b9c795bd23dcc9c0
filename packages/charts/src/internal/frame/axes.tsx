import { memo } from 'react';
import { plotWidths } from '../scene/fit-labels.ts';
import type { Axis } from '../scene/scene.ts';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { setVariables } from './variables.ts';

/**
 * Grid tracks between consecutive ticks; each label sits at the far edge of its track. Placed this way, labels need no
 * layer or transform each.
 */
function tracks(places: readonly number[]): string {
  let end = 0;
  return [...places, 1000]
    .map((place) => {
      const start = end;
      end = Math.round(place);
      return `${Math.max(0, end - start)}fr`;
    })
    .join(' ');
}

/**
 * Labels along the bottom. Which ones show depends on the width and needs no script. Labels with the same minimum width
 * show and hide together, so hidden ones are neither shaped nor laid out.
 */
export const AlongLabels = /* @__PURE__ */ memo(function AlongLabels({ axis: { ticks } }: { readonly axis: Axis }) {
  return (
    <div aria-hidden className={styles.x}>
      {plotWidths.map((from) => {
        const own = ticks.filter((tick) => tick.from === from);
        if (own.length === 0) return null;
        return (
          <div
            key={from}
            data-from={from || undefined}
            className={cx(styles.xLabels, from && styles.fitted)}
            style={{ gridTemplateColumns: tracks(own.map(({ at }) => at)) }}
          >
            {own.map(({ at, text }) => (
              <span key={at} data-edge={at > 985 ? 'end' : undefined} className={styles.xLabel}>
                {text}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
});

/** The labels of an axis at the start or end edge. */
export const SideLabels = /* @__PURE__ */ memo(function SideLabels({
  axis: { ticks, digits },
  side,
}: {
  readonly axis: Axis;
  readonly side: 'start' | 'end';
}) {
  return (
    <div
      aria-hidden
      className={side === 'start' ? styles.y : styles.right}
      style={{ ...setVariables({ digits }), gridTemplateRows: tracks(ticks.map(({ at }) => at)) }}
    >
      {ticks.map(({ at, text }) => (
        <span key={at} className={styles.sideLabel}>
          {text}
        </span>
      ))}
    </div>
  );
});

import type { LegendItem } from '../scene/scene.ts';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { painted, textured } from './paint.css.ts';

/** A small sample of how a series is drawn. */
export function Swatch({ paint, texture, shape }: Pick<LegendItem, 'paint' | 'texture' | 'shape'>) {
  return (
    <span
      aria-hidden
      data-paint={paint}
      data-shape={shape}
      data-texture={(shape === 'line' && texture) || undefined}
      className={cx(styles.swatch, painted)}
    >
      {shape === 'bar' && texture > 0 && <span data-texture={texture} className={cx(styles.swatchTexture, textured)} />}
    </span>
  );
}

/** A label that may be longer than its chart is wide ends in an ellipsis; a short one is spared the element for it. */
const nameOf = (label: string) => (label.length > 16 ? <span className={styles.legendLabel}>{label}</span> : label);

/** What the colors, dashes and patterns stand for. Its buttons are for pointer and screen reader; the keyboard toggles the series it is on with H, so that a chart stays one tab stop. */
export function Legend({
  items,
  onToggle,
}: {
  readonly items: readonly LegendItem[];
  readonly onToggle: ((id: string) => void) | undefined;
}) {
  return (
    <ul data-component="Chart.Legend" className={styles.legend}>
      {items.map((item) => {
        const { id, label, hidden } = item;
        const entry = (
          <>
            <Swatch {...item} />
            {nameOf(label)}
          </>
        );
        return (
          <li key={id} className={styles.legendItem}>
            {onToggle ? (
              <button
                type="button"
                tabIndex={-1}
                aria-pressed={!hidden}
                className={styles.button}
                onClick={() => onToggle(id)}
              >
                {entry}
              </button>
            ) : (
              <span className={styles.legendEntry}>{entry}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

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

/** A label that may be wider than its chart ends in an ellipsis; short labels skip the extra element. */
const nameOf = (label: string) => (label.length > 16 ? <span className={styles.legendLabel}>{label}</span> : label);

/**
 * Explains the colors, dashes and patterns. Its buttons are for pointers and screen readers; keyboard users press H to
 * toggle the focused series, so a chart remains a single tab stop.
 */
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

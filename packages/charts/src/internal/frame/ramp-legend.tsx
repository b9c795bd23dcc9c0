import type { Ramp } from '../scene/scene.ts';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { stepped } from './paint.css.ts';

/** The steps of a color scale, with both ends labeled. */
export function RampLegend({ ramp }: { readonly ramp: Ramp }) {
  return (
    <div aria-hidden className={styles.ramp}>
      <span>{ramp.low}</span>
      {[1, 2, 3, 4, 5, 6, 7].map((step) => (
        <span key={step} data-scale={ramp.scale} data-step={step} className={cx(styles.rampStep, stepped)} />
      ))}
      <span>{ramp.high}</span>
    </div>
  );
}

import * as styles from './sparkline.css.ts';
import { sparkline } from './sparkline.layout.ts';

export interface SparklineProps {
  readonly values: readonly (number | null)[];
  /** The same in a sentence, for who does not see it. */
  readonly label: string;
}

/** The run of a number over its days: a line with gaps where there was nothing to count, and a dot at its end. */
export function Sparkline({ values, label }: SparklineProps) {
  const { path, end } = sparkline(values);
  return (
    <svg viewBox="0 0 120 32" preserveAspectRatio="none" className={styles.root} role="img" aria-label={label}>
      <path d={path} className={styles.line} vectorEffect="non-scaling-stroke" />
      {/* A line without length and with round ends is a dot that does not stretch with the picture. */}
      {end && <path d={`M${end.x} ${end.y}h0.01`} className={styles.end} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}

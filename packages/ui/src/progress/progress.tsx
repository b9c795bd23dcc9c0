'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './progress.css.ts';
import { numberFormat } from '../internal/intl-formats.ts';

/** Props of {@link Progress}. */
export interface ProgressProps extends ElementProps<'div', 'children' | 'role'> {
  /** The task in progress. */
  readonly label: string;
  /** Amount done, or null while unknown. */
  readonly value: number | null;
  /** Total amount.
   * @defaultValue 1 */
  readonly max?: number;
  /** Shown instead of the percentage: "12,400 of 57,807 rows". */
  readonly valueText?: string;
}

/**
 * Progress of a longer task.
 *
 * @example
 * <Progress label="Importing calls" value={read} max={total} />
 */
export function Progress({ label, value, max = 1, valueText, className, ...rest }: ProgressProps) {
  const { locale } = useUiSettings();
  const id = useId();
  const done = value === null ? null : Math.min(1, Math.max(0, value / max));
  const words = valueText ?? (done === null ? '' : numberFormat(locale, { style: 'percent' }).format(done));
  return (
    <div
      {...rest}
      data-component="Progress"
      data-indeterminate={done === null || undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <bdi aria-hidden>{words}</bdi>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        {...(done === null
          ? {}
          : { 'aria-valuenow': Math.round(done * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        {...(words ? { 'aria-valuetext': words } : {})}
        className={styles.track}
      >
        <div className={styles.fill} style={assignInlineVars({ [styles.ratio]: String(done ?? 1) })} />
      </div>
    </div>
  );
}

'use client';
import type { ReactNode } from 'react';
import {
  AlertOctagonIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  CircleCheckIcon,
  MinusIcon,
  AlertTriangleIcon,
} from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { GoalStatus } from '../internal/goal.ts';
import type { Size } from '../internal/tones.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './metric.css.ts';
import { metricMessages } from './metric.messages.ts';

/** The change in a value. */
export interface MetricChange {
  /** The formatted difference, such as `4.2 %` or `3 min`, without a sign. */
  readonly amount: string;
  readonly trend: 'up' | 'down' | 'flat';
  /** Whether the change is good. That depends on the metric, so the caller decides. */
  readonly effect: 'better' | 'worse' | 'even';
  /** The comparison: "vs. last month". */
  readonly against?: string;
}

/** Props of {@link Metric}. */
export interface MetricProps extends ElementProps<'div', 'children'> {
  /** The formatted number, or null if there is none. */
  readonly value: string | null;
  /** Unit shown after the number: `min`, `calls`. */
  readonly unit?: string | undefined;
  /** @defaultValue 'md' */
  readonly size?: Size;
  readonly goal?: GoalStatus | null | undefined;
  readonly change?: MetricChange | null | undefined;
  /** The 95% interval of a share, with both ends formatted. */
  readonly interval?: { readonly low: string; readonly high: string } | null | undefined;
  /** A small chart of the days behind the number. */
  readonly spark?: ReactNode;
  /** Text overrides for this instance. */
  readonly messages?: Partial<Record<keyof typeof metricMessages.texts, string>>;
}

const goalIcons = { green: CircleCheckIcon, yellow: AlertTriangleIcon, red: AlertOctagonIcon };
const trendIcons = { up: ArrowUpIcon, down: ArrowDownIcon, flat: MinusIcon };

/**
 * One key number: its value, whether it meets its goal, and how it changed.
 *
 * @example
 * <Metric value="38.4" unit="min" goal="green" change={{ amount: '1.2 min', trend: 'down', effect: 'better' }} />
 */
export function Metric({
  value,
  unit,
  size = 'md',
  goal,
  change,
  interval,
  spark,
  messages,
  className,
  ...rest
}: MetricProps) {
  const text = useMessages(metricMessages, messages);
  const GoalIcon = goal && goalIcons[goal];
  const TrendIcon = change && trendIcons[change.trend];
  return (
    <div
      {...rest}
      data-component="Metric.Root"
      data-size={size}
      data-goal={goal ?? undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.answer}>
        <div className={styles.number}>
          <span data-component="Metric.Value" className={styles.value({ size, empty: value === null })}>
            {value !== null ? (
              <bdi>{value}</bdi>
            ) : (
              <>
                <span aria-hidden>–</span>
                <VisuallyHidden>{text('none')}</VisuallyHidden>
              </>
            )}
          </span>
          {value !== null && unit && <span className={styles.unit}>{unit}</span>}
        </div>
        {spark && <div className={styles.spark}>{spark}</div>}
      </div>
      {(goal || change || interval) && (
        <div className={styles.facts}>
          {goal && GoalIcon && (
            <span data-component="Metric.Goal" className={cx(styles.fact, styles.goal[goal])}>
              <GoalIcon size={16} />
              {text(goal)}
            </span>
          )}
          {change && TrendIcon && (
            <span
              data-component="Metric.Change"
              data-trend={change.trend}
              data-effect={change.effect}
              className={styles.fact}
            >
              <span className={cx(styles.fact, styles.effect[change.effect])}>
                <TrendIcon size={16} />
                <VisuallyHidden>{text(change.trend)} </VisuallyHidden>
                {change.trend !== 'flat' && <bdi>{change.amount}</bdi>}
                {change.trend === 'flat' && <span aria-hidden>{text('flat')}</span>}
                <VisuallyHidden> {text(change.effect)}</VisuallyHidden>
              </span>
              {change.against && <span className={styles.against}>{change.against}</span>}
            </span>
          )}
          {interval && (
            <span data-component="Metric.Interval" className={styles.against}>
              {text('interval', interval)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

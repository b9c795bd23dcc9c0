'use client';
import type { ComponentPropsWithRef } from 'react';
import type { Value } from '../internal/data/values.ts';
import { cx } from '../internal/frame/cx.ts';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import type { ChartTexts, Words } from '../internal/words/words.ts';
import { type SparkPicture, sparkPicture } from './sparkline.layout.ts';
import * as styles from './sparkline.css.ts';
import { sparklineMessages } from '../internal/words/messages/sparkline.messages.ts';

/** Props of {@link Sparkline}. */
export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'style' | 'children' | 'values' | 'format'> {
  /** The name of the metric. */
  readonly label: string;
  /** The values in order; anything that is not a finite number is a gap. */
  readonly values: readonly Value[];
  /** A value to compare with, drawn as a thin line. */
  readonly goal?: number | undefined;
  /** The last value covers a period that isn't over: it is dashed, and never the lowest or highest.
   * @defaultValue false */
  readonly unfinished?: boolean | undefined;
  /** Unit after each value in the sentence. */
  readonly unit?: string | undefined;
  /** Number format of the values in the sentence. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Replaces the generated sentence. */
  readonly summary?: string | undefined;
  readonly messages?: ChartTexts | undefined;
}

/** The series in words: its first and last values and its range. */
function sentence(
  label: string,
  { run, toDate }: Pick<SparkPicture, 'run' | 'toDate'>,
  { say, locale }: Words,
  style: Pick<SparklineProps, 'unit' | 'format'>,
): string {
  const write = (value: number) => writeNumber(value, locale, style);
  if (toDate !== null) return say('sparkToDate', { sentence: whole(), value: write(toDate) });
  return run ? whole() : say('runNothing', { label });

  function whole(): string {
    if (!run) return `${label}.`;
    return say('spark', {
      label,
      way: run.last > run.first ? 'rose' : run.last < run.first ? 'fell' : 'level',
      first: write(run.first),
      last: write(run.last),
      least: write(run.least),
      most: write(run.most),
    });
  }
}

/**
 * A word-sized line of a metric over time, for cards and table cells; fewer than ten values are dots. It takes on the surrounding text color and is
 * read as one sentence.
 *
 * @example
 * <Sparkline label="Average time of arrival" unit="min" values={[41, 39, null, 44, 38]} goal={45} />
 */
export function Sparkline({
  label,
  values,
  goal,
  unfinished,
  unit,
  format,
  summary,
  messages,
  className,
  ...rest
}: SparklineProps) {
  const words = useWords(messages, sparklineMessages);
  const picture = sparkPicture(values, goal, unfinished);
  return (
    <svg
      {...rest}
      data-component="Sparkline"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      role="img"
      aria-label={summary ?? sentence(label, picture, words, { unit, format })}
      className={cx(styles.root, className)}
    >
      {picture.goal && <path d={picture.goal} className={styles.goal} />}
      {picture.line && <path d={picture.line} className={styles.line} />}
      {picture.dashed && <path d={picture.dashed} className={cx(styles.line, styles.dashed)} />}
      {picture.dots && <path d={picture.dots} className={styles.dots} />}
      {picture.openDot && <path d={picture.openDot} className={cx(styles.dots, styles.openDot)} />}
    </svg>
  );
}

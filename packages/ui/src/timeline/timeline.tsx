'use client';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import { dayWords, groupByDay, momentWords, timeWords, zonedDay } from '../internal/day-words.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Tone } from '../internal/tones.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './timeline.css.ts';
import { timelineMessages } from './timeline.messages.ts';

/** One thing that happened. */
export interface TimelineItem {
  readonly id: string;
  /** When, as an ISO instant. */
  readonly at: string;
  /** What: "Van 12 lost signal". */
  readonly title: ReactNode;
  /** By whom, why, from what to what. */
  readonly description?: ReactNode;
  /** An icon of 16 px in place of the dot. */
  readonly icon?: ReactNode;
  /** Say in the title what a tone means; color alone says nothing.
   * @defaultValue 'neutral' */
  readonly tone?: Tone;
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends ElementProps<'div', 'children'> {
  /** What happened, in the order it is shown: the newest first, as a rule. */
  readonly items: readonly TimelineItem[];
  /** The present, as an ISO instant: with it days are called today and yesterday. The component asks no clock. */
  readonly now?: string;
  /** Which heading the days are.
   * @defaultValue 3 */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  /** Brings further entries. */
  readonly onMore?: () => void;
  /** Further entries are on their way.
   * @defaultValue false */
  readonly loading?: boolean;
}

/**
 * What happened when, under the days of the page's time zone: the history of a job, an audit trail, a shift.
 *
 * @example
 * <Timeline items={history} now={now} onMore={hasMore ? loadMore : undefined} />
 */
export function Timeline({ items, now, level = 3, onMore, loading = false, className, ...rest }: TimelineProps) {
  const text = useMessages(timelineMessages);
  const { locale, timeZone } = useUiSettings();
  const own = useId();
  const today = now === undefined ? undefined : zonedDay(now, timeZone);
  const Heading = `h${level}` as const;
  return (
    <div {...rest} data-component="Timeline.Root" className={cx(styles.root, className)}>
      {groupByDay(items, ({ at }) => at, timeZone).map(({ day, entries }, index) => (
        // An order that is not by time may come back to a day.
        <section
          key={`${day}${entries[0]?.id}`}
          aria-labelledby={`${own}${index}`}
          data-component="Timeline.Day"
          className={styles.day}
        >
          <Heading id={`${own}${index}`} className={styles.dayName}>
            <time dateTime={day}>{dayWords(day, locale, today)}</time>
          </Heading>
          <ol className={styles.list}>
            {entries.map(({ id, at, title, description, icon, tone = 'neutral' }) => (
              <li key={id} data-component="Timeline.Item" data-tone={tone} className={styles.item}>
                <span aria-hidden data-component="Timeline.Mark" className={styles.mark({ tone })}>
                  {icon ?? <span className={styles.dot} />}
                </span>
                <div className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <time
                    dateTime={at}
                    title={momentWords(at, locale, timeZone)}
                    data-component="Timeline.Time"
                    className={styles.time}
                  >
                    {timeWords(at, locale, timeZone)}
                  </time>
                  {description && <div className={styles.description}>{description}</div>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {onMore && (
        <Button size="sm" loading={loading} onClick={onMore} data-component="Timeline.More" className={styles.more}>
          {loading ? text('loading') : text('more')}
        </Button>
      )}
    </div>
  );
}

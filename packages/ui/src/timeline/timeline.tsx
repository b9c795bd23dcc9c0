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

/** One event. */
export interface TimelineItem {
  readonly id: string;
  /** When it happened, as an ISO instant. */
  readonly at: string;
  /** Short description of the event: "Van 12 lost signal". */
  readonly title: ReactNode;
  /** Details: by whom, why, the old and new values. */
  readonly description?: ReactNode;
  /** A 16 px icon in place of the dot. */
  readonly icon?: ReactNode;
  /** Explain the tone in the title; color alone conveys nothing.
   * @defaultValue 'neutral' */
  readonly tone?: Tone;
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends ElementProps<'div', 'children'> {
  /** Events in display order, usually newest first. */
  readonly items: readonly TimelineItem[];
  /** The current time as an ISO instant, for "Today" and "Yesterday". The component never reads the clock. */
  readonly now?: string;
  /** Heading level of the days.
   * @defaultValue 3 */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  /** Loads more entries. */
  readonly onMore?: () => void;
  /** More entries are loading.
   * @defaultValue false */
  readonly loading?: boolean;
}

/**
 * Events grouped by day in the page's time zone: the history of a job, an audit trail, a shift.
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
        // If entries are not sorted by time, a day can appear twice.
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

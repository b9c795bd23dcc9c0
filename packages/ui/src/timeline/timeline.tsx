'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
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
  /** The shape of the mark in the `clock` layout: a dot, a diamond for what went wrong, a small dot for a note, or an
   * empty ring for a time that was due.
   * @defaultValue 'event' */
  readonly kind?: 'event' | 'exception' | 'note' | 'due';
  /** What is between the previous event and this one in the `clock` layout, such as the minutes that passed. `size` is
   * its minimum height in px. */
  readonly before?: { readonly text: ReactNode; readonly size?: number };
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends ElementProps<'div', 'children'> {
  /** Events in display order, usually newest first. */
  readonly items: readonly TimelineItem[];
  /** Grouped by day with the times at the end, or one list with the times at the start, for events a few minutes apart.
   * @defaultValue 'days' */
  readonly layout?: 'days' | 'clock';
  /** Names the list of the `clock` layout. */
  readonly label?: string;
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
export function Timeline({
  items,
  layout = 'days',
  label,
  now,
  level = 3,
  onMore,
  loading = false,
  className,
  ...rest
}: TimelineProps) {
  const text = useMessages(timelineMessages);
  const { locale, timeZone } = useUiSettings();
  const own = useId();
  const today = now === undefined ? undefined : zonedDay(now, timeZone);
  const Heading = `h${level}` as const;
  const days = layout === 'days' ? groupByDay(items, ({ at }) => at, timeZone) : [];
  return (
    <div {...rest} data-component="Timeline.Root" data-layout={layout} className={cx(styles.root, className)}>
      {layout === 'clock' && <ClockList items={items} label={label} />}
      {days.map(({ day, entries }, index) => (
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

/** Events a few minutes apart: the time first, and what is between two events on a line of its own. */
function ClockList({ items, label }: Pick<TimelineProps, 'items'> & { readonly label: string | undefined }) {
  const { locale, timeZone } = useUiSettings();
  return (
    <ol aria-label={label} className={styles.clockList}>
      {items.map(({ id, at, title, description, before, tone = 'neutral', kind = 'event' }) => (
        <li key={id} data-component="Timeline.Item" data-tone={tone} data-kind={kind} className={styles.clockItem}>
          {before && (
            <span
              data-component="Timeline.Before"
              className={styles.before}
              style={
                before.size === undefined ? undefined : assignInlineVars({ [styles.beforeSize]: `${before.size}px` })
              }
            >
              {before.text}
            </span>
          )}
          <span aria-hidden data-component="Timeline.Mark" className={styles.clockMark({ kind })} />
          <time
            dateTime={at}
            title={momentWords(at, locale, timeZone)}
            data-component="Timeline.Time"
            className={styles.clockTime}
          >
            {timeWords(at, locale, timeZone)}
          </time>
          <span className={styles.clockEvent({ kind })}>
            <span>{title}</span>
            {description && <span className={styles.clockDescription}>{description}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

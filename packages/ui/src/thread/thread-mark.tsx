'use client';
import { dayWords, timeWords } from '../internal/day-words.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import type { ThreadRow } from './thread-rows.ts';
import * as styles from './thread.css.ts';
import { threadMessages } from './thread.messages.ts';

interface ThreadMarkProps {
  readonly row: Exclude<ThreadRow, { kind: 'message' }>;
  /** The current day in the time zone, if known. */
  readonly today: string | undefined;
}

/** What is between messages: the day or the time they were written, or where the unread ones begin. */
export function ThreadMark({ row, today }: ThreadMarkProps) {
  const text = useMessages(threadMessages);
  const { locale, timeZone } = useUiSettings();
  if (row.kind === 'unread')
    return (
      <p data-component="Thread.Unread" className={styles.unread}>
        {text('unread')}
      </p>
    );
  if (row.kind === 'time')
    return (
      <p data-component="Thread.Time" className={styles.pause}>
        <time dir="auto" dateTime={row.at}>
          {timeWords(row.at, locale, timeZone)}
        </time>
      </p>
    );
  return (
    <p data-component="Thread.Day" className={styles.day}>
      <time dir="auto" dateTime={row.day}>
        {dayWords(row.day, locale, today)}
      </time>
    </p>
  );
}

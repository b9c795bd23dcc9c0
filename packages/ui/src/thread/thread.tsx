'use client';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ArrowDownIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { dayWords, zonedDay } from '../internal/day-words.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ThreadMessageView } from './thread-message.tsx';
import { type ThreadMessage, threadRows } from './thread-rows.ts';
import * as styles from './thread.css.ts';
import { threadMessages } from './thread.messages.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

/** Props of {@link Thread}. */
export interface ThreadProps extends ElementProps<'div', 'role' | 'children' | 'aria-label'> {
  /** Accessible name of the conversation: "Chat with Rosa Ndiaye". */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** Id of the reader, whose own messages are on the other side. */
  readonly me: string;
  /** The current time as an ISO instant, for "Today" and "Yesterday". The component never reads the clock. */
  readonly now?: string;
  /** Id of the first message that was unread when the conversation opened. */
  readonly unreadFrom?: string;
  readonly onReply?: (message: ThreadMessage) => void;
  /** Resends a failed message. */
  readonly onRetry?: (id: string) => void;
  /** Discards a failed message. */
  readonly onDiscard?: (id: string) => void;
  /** Loads earlier messages. Omit it if there are none. */
  readonly onEarlier?: () => void;
  /** Earlier messages are loading.
   * @defaultValue false */
  readonly loadingEarlier?: boolean;
  /** Renders the body of a message if it is more than plain text. */
  readonly renderBody?: (message: ThreadMessage) => ReactNode;
  /** Renders the attachments of a message. */
  readonly renderAttachments?: (message: ThreadMessage) => ReactNode;
  /** Shown while there are no messages. */
  readonly empty?: ReactNode;
}

/** Number of messages rendered at first, and added each time the reader scrolls up. */
const page = 150;

/**
 * A conversation: messages grouped by day and author, with a mark before the unread ones. It follows new messages while
 * scrolled to the end and keeps its position while scrolled up. Give it a height.
 *
 * @example
 * <Thread label="Chat with Rosa Ndiaye" messages={messages} me={user.id} now={now} unreadFrom={firstUnread} onRetry={resend} />
 */
export function Thread({
  label,
  messages,
  me,
  now,
  unreadFrom,
  onReply,
  onRetry,
  onDiscard,
  onEarlier,
  loadingEarlier = false,
  renderBody,
  renderAttachments,
  empty,
  className,
  ...rest
}: ThreadProps) {
  const text = useMessages(threadMessages);
  const { locale, timeZone } = useUiSettings();
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(0);
  const [held, setHeld] = useState<string>();
  const unreadAt = unreadFrom === undefined ? -1 : messages.findIndex(({ id }) => id === unreadFrom);
  // All unread messages are rendered, because the thread opens at the first of them.
  const drawn = Math.max(page + more, unreadAt < 0 ? 0 : messages.length - unreadAt + 20);
  const shown = useMemo(() => messages.slice(-drawn), [messages, drawn]);
  const rows = useMemo(() => threadRows(shown, timeZone, unreadFrom), [shown, timeZone, unreadFrom]);
  const hidden = messages.length - shown.length;
  const goEarlier = () => (hidden > 0 ? setMore(more + page) : loadingEarlier ? undefined : onEarlier?.());
  const { onScroll, toEnd, unseen, atEnd } = useThreadScroll({
    log,
    content,
    messages: shown,
    me,
    onNearStart: hidden > 0 || onEarlier ? goEarlier : undefined,
  });
  const today = now === undefined ? undefined : zonedDay(now, timeZone);
  const last = messages.at(-1);
  const stop = shown.some(({ id }) => id === held) ? held : last?.id;

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -shown.length, End: shown.length }[event.key];
    const target = event.target as HTMLElement;
    // Leave keys pressed on a button inside a message to the button.
    if (step === undefined || target.dataset.message === undefined) return;
    event.preventDefault();
    const at = shown.findIndex(({ id }) => id === target.dataset.message);
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + step))];
    if (!next) return;
    setHeld(next.id);
    log.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div {...rest} data-component="Thread.Root" className={cx(styles.root, className)}>
      {/* The status below announces new messages. The log itself would also announce earlier messages as they load. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One place handles arrow keys and focus for all messages inside. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={label}
        aria-busy={loadingEarlier || undefined}
        onScroll={onScroll}
        onKeyDown={walk}
        onFocus={({ target }) => setHeld(target.closest<HTMLElement>('[data-message]')?.dataset.message ?? held)}
        data-component="Thread.Log"
        className={styles.log}
      >
        <div ref={content} className={styles.content}>
          {(hidden > 0 || onEarlier) && (
            <div data-component="Thread.Earlier" className={styles.earlier}>
              <Button size="sm" emphasis="plain" loading={loadingEarlier} onClick={goEarlier}>
                {text(loadingEarlier ? 'loading' : 'earlier')}
              </Button>
            </div>
          )}
          {messages.length === 0 && <div className={styles.empty}>{empty ?? text('empty')}</div>}
          {rows.map((row) => {
            if (row.kind === 'day')
              return (
                <p key={row.day} data-component="Thread.Day" className={styles.day}>
                  <time dir="auto" dateTime={row.day}>
                    {dayWords(row.day, locale, today)}
                  </time>
                </p>
              );
            if (row.kind === 'unread')
              return (
                <p key="unread" data-component="Thread.Unread" className={styles.unread}>
                  {text('unread')}
                </p>
              );
            const { message, follows } = row;
            return (
              <ThreadMessageView
                key={message.id}
                message={message}
                own={message.from.id === me}
                follows={follows}
                stop={message.id === stop}
                onReply={onReply}
                onRetry={onRetry}
                onDiscard={onDiscard}
              >
                {/* The text direction follows the message's own language. */}
                {message.body !== '' && (
                  <div dir="auto" className={styles.body}>
                    {renderBody ? renderBody(message) : message.body}
                  </div>
                )}
                {renderAttachments?.(message)}
              </ThreadMessageView>
            );
          })}
        </div>
      </div>
      {!atEnd && (
        <div data-component="Thread.Latest" className={styles.latest}>
          <Button size="sm" leading={<ArrowDownIcon size={16} />} onClick={toEnd} className={styles.latestButton}>
            {text('latest', { count: unseen })}
          </Button>
        </div>
      )}
      <VisuallyHidden asChild>
        <output>
          {last &&
            (last.state === 'failed'
              ? text('said', { name: text('failed'), words: last.body })
              : last.from.id !== me
                ? text('said', { name: last.from.name, words: last.body })
                : '')}
        </output>
      </VisuallyHidden>
    </div>
  );
}

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
  /** Whose conversation it is: "Chat with Rosa Ndiaye". */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** The id of the reader, whose own messages stand on the other side. */
  readonly me: string;
  /** The present, as an ISO instant: with it days are called today and yesterday. The component asks no clock. */
  readonly now?: string;
  /** The id of the first message that was not read when the conversation was opened. */
  readonly unreadFrom?: string;
  readonly onReply?: (message: ThreadMessage) => void;
  /** Sends again what was not sent. */
  readonly onRetry?: (id: string) => void;
  /** Gives up what was not sent. */
  readonly onDiscard?: (id: string) => void;
  /** Brings earlier messages; leave it out when these are all. */
  readonly onEarlier?: () => void;
  /** Earlier messages are on their way.
   * @defaultValue false */
  readonly loadingEarlier?: boolean;
  /** Draws the words of a message, where they are more than plain text. */
  readonly renderBody?: (message: ThreadMessage) => ReactNode;
  /** Draws what is attached to a message. */
  readonly renderAttachments?: (message: ThreadMessage) => ReactNode;
  /** Shown while there are no messages. */
  readonly empty?: ReactNode;
}

/** So many messages are drawn at first, and more of them as one goes up. */
const page = 150;

/**
 * A conversation: messages under their days, together as they were written, with a mark before the unread ones. It
 * follows what arrives while one is at the end and stays where it is while one reads further up. Give it a height.
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
  // The unread ones are drawn however many they are, for it opens there.
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
    // Keys pressed on a button inside a message are the button's.
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
      {/* New words are said by the status below; the log itself would also read out what is brought from earlier. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrow keys and focus of the messages inside it are heard here, once for all. */}
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
                {/* The words run as their own language does. */}
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
